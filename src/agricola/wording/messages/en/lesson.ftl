# The first game: what the neighbour says. Each step has a heading, what to do, and one sentence more for those who ask.

lesson-title = Your first farm
lesson-neighbour-name = Neighbour
lesson-step = Your first farm, step { $n } of { $of }
lesson-minutes = { $n ->
    [one] about a minute left
   *[other] about { $n } minutes left
}
lesson-why = Why?
lesson-next = Go on
lesson-do = Do it for me
lesson-play-on = Play on from here
lesson-again = Begin the lesson again
lesson-leave = Leave the lesson
lesson-none = The lesson can't begin
lesson-end-turn = Well done. Nothing is final before you say so: look at your farm, then end the turn.

lesson-farm = This is your farm.
    .say = A wooden house with two rooms, two people who live there, and a meadow of 15 spaces to make something of. In each of 14 rounds every person works once.
    .why = In the end fields, pastures, crops, animals, rooms and people bring points; what you lack and what you leave empty costs some.
lesson-neighbour = A taken space is taken.
    .say = I begin and work as a day laborer for 2 food. Nobody else can go there until the next round. Then we take turns, one person at a time.
    .why = This is what the game is about: you want more than you have people for, and others want it too.
lesson-forest = Wood first.
    .say = Choose the Forest: your person goes there and takes the whole pile. Three wood lie there, and three more come every round.
    .why = Wood makes fences, rooms and stables. A pile that nobody takes keeps growing, so waiting may pay off, if nobody is faster.
lesson-farmland = Plow your first field.
    .say = Choose Farmland, then the lit space of your meadow. A field is for good, and nothing grows without one.
    .why = Two fields bring the first point, five or more bring four. Fields that follow must lie side by side.
lesson-seeds = A new round, a new space.
    .say = Each round turns up one more space, and all piles have grown. You have a field: now take the seed, a grain, at Grain Seeds.
    .why = A grain can be eaten, but a sown one becomes three.
lesson-sow = Sow: one becomes three.
    .say = Choose Grain Utilization, the new space. Your grain goes into the field, and two more are laid on top of it.
    .why = Every harvest takes one from each field, so this field feeds you three times. The same space bakes bread, once you have an oven.
lesson-table = After round 4 everybody eats.
    .say = Two people eat four food at a harvest, two each. Three bowls are full. Keep an eye on this table: there is a harvest after rounds 4, 7, 9, 11, 13 and 14.
    .why = Whoever has too little begs, and each food that is begged for costs 3 points for good.
lesson-wood = Six wood have waited.
    .say = Nobody was in the Forest for two rounds. Take the pile.
    .why = You have three wood already. Nine are enough for a good pasture, as you will see.
lesson-fences = Now fence a pasture.
    .say = Choose Fencing, the space of this round. Then paint two spaces of your meadow that touch and build: each fence costs one wood.
    .why = A pasture of two spaces holds four animals of one kind. Without pastures an animal has no place but one in the house.
lesson-sheep = Four sheep are waiting.
    .say = One came every round, and nobody took them. Choose Sheep Market: they all fit into your new pasture.
    .why = Animals bring points, and two of a kind have a young one at every harvest.
lesson-fish = Fill the table.
    .say = This is the last turn before the harvest, and one bowl is empty. Four food have gathered at the pond: go Fishing.
    .why = Food in store does not spoil. What is left over is there for the next harvest.
lesson-harvest = The harvest.
    .say = The field gave a grain. Your family ate four food. And there is a lamb: four sheep became five, and the fifth sleeps in the house.
    .why = Always in this order: crops come in, the family eats, animals breed.
lesson-worth = What it is worth.
    .say = These are your points as they stand. Still below zero? That is usual: each kind that you lack costs one, and so does each empty space. There are ten rounds to mend it.
    .why = More rooms make place for more people, and each person is one more action in every round. Most farms that win grow early.
lesson-over = You know how it goes.
    .say = Play on from here. A computer plays for me now, and a line above the board says what could be done.
    .why = Hints and undo stay with you.
lesson-wrong = That works too.
    .say = It is a fine turn, but the lesson goes another way. Take it back, and use what is lit.
    .why = You can go your own way as soon as the lesson is over.
lesson-left = You have found your own way.
    .say = The lesson can't follow you there. Play on from here against a computer, or begin the lesson again.
    .why = Both are fine.
