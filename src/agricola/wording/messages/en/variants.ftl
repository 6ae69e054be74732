# Other ways to play: `variant-<name>` is its name, `.about` tells it in a sentence.

variant-deifuss = One traveling card each
    .about = Everybody is dealt 6 ordinary minor improvements and 1 that travels from player to player.
variant-lopez = Occupations by group
    .about = Everybody is dealt 3 occupations for any number of players, 2 for three and more, 2 for four.

variant-draft-separate = Draft, one kind after the other
    .about = Packs of 7 occupations go round: everybody keeps 1 and passes the rest on; then the same with 7 minor improvements.
variant-draft-combined = Draft of both kinds
    .about = Packs of 7 occupations and 7 minor improvements go round: everybody keeps 1 of each kind and passes the rest on.
variant-draft-8 = Draft of eight
    .about = Packs of 8 occupations go round, then packs of 8 minor improvements; the last card of each pack leaves the game.
variant-draft-quick = Quick draft
    .about = Packs of 7 and 7 go round: keep 3 of each kind, then 2, and the last 2.
variant-7-of-10 = 7 of 10
    .about = Everybody is dealt 10 cards of each kind and keeps 7.
variant-mulligan = Mulligan
    .about = Before the game you may put away all cards of a kind and draw one fewer, again and again.
variant-living-5 = Living hand of 5
    .about = 5 cards of each kind; after each card that you play you draw one of either kind, and at the end of each harvest you may exchange one.
variant-living-3 = Living hand of 3
    .about = 3 cards of each kind, of which you may exchange up to six before the game; after each card that you play you draw one of either kind.
variant-petri = Cards face up
    .about = Some cards lie face up. Once a round somebody may skip a turn to take one of them.
variant-exchange-3-1 = Three for one
    .about = Whenever it is your turn you may put 3 hand cards away and draw 1 of the kind that you name.

# Teams

variant-team = Teams of two
    .about = Those who sit opposite are a team: they trade at the Marketplace, build and plow for each other and share what lowers building costs; of each category the lower value of both counts.
variant-team-product = Teams of two, multiplied
    .about = As the team game, but the totals of both partners are multiplied.

# For learners

variant-suggestion-markers = Suggestion markers
    .about = Before a person is placed, three spaces are marked for beginners to choose from.
variant-solo-target = A target to reach
    .about = Alone, with a number of points to reach: 50 in the first game of a series.

# House rules

variant-accommodate-first = Accommodate first
    .about = Animals must have had a place on the farm before they may be turned into food; new ones that find none are lost.
variant-one-pasture-per-kind = One pasture for each kind
    .about = A kind of animal may live in one pasture at most, besides stables, the house and cards.
variant-take-what-fits = Take what fits
    .about = From an animal space you take only what you accommodate or cook; the rest stays there.
variant-open-fences = Open fences
    .about = Fences need not complete a pasture in the same action.
variant-free-pastures = Pastures anywhere
    .about = Pastures need not be adjacent to one another.
variant-larkin-start = There and back
    .about = Everybody starts with 3 food; in round 1 the second people are placed in reverse turn order.
variant-szongott = Large tile for two
    .about = With 2 players the large additional tile is on the board, with its Copse.
variant-strict-adjacency = Everything adjacent
    .about = Whatever is built must touch a room, a field, a stable or a pasture: the first field and the first pasture too.

# The lines of the scoring pad, where two partners are compared

pad-fields = Fields
pad-pastures = Pastures
pad-grain = Grain
pad-vegetables = Vegetables
pad-sheep = Sheep
pad-boar = Wild boar
pad-cattle = Cattle
pad-unused-spaces = Unused spaces
pad-fenced-stables = Fenced stables
pad-clay-rooms = Clay rooms
pad-stone-rooms = Stone rooms
pad-people = People
pad-cards = Cards
pad-bonus = Bonus points
pad-begging = Begging
