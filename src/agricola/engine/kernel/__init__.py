"""The machine: the state, effects on their stack, events, cards and spaces as records, actions as codes."""
