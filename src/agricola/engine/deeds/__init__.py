"""What people and cards do: build, plow, sow, bake, play cards, place people, act at any time."""
