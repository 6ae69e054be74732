# Other ways to play: `variant-<name>` is its name, `.about` tells it in a sentence.

variant-deifuss = One traveling card each
    .about = Everybody is dealt 6 ordinary minor improvements and 1 that travels from player to player.
variant-lopez = Occupations by group
    .about = Everybody is dealt 3 occupations for any number of players, 2 for three and more, 2 for four.

variant-draft-separate = Draft, one kind after the other
    .short = Keep one card, pass the rest on.
    .about = Packs of 7 occupations go round: everybody keeps 1 and passes the rest on; then the same with 7 minor improvements.
variant-draft-combined = Draft of both kinds
    .about = Packs of 7 occupations and 7 minor improvements go round: everybody keeps 1 of each kind and passes the rest on.
variant-draft-8 = Draft of eight
    .about = Packs of 8 occupations go round, then packs of 8 minor improvements; the last card of each pack leaves the game.
variant-draft-quick = Quick draft
    .about = Packs of 7 and 7 go round: keep 3 of each kind, then 2, and the last 2.
variant-7-of-10 = 7 of 10
    .short = Ten to choose from instead of seven.
    .about = Everybody is dealt 10 cards of each kind and keeps 7.
variant-mulligan = Mulligan
    .short = Exchange a bad hand for one card fewer.
    .about = Before the game you may put away all cards of a kind and draw one fewer, again and again.
variant-living-5 = Living hand of 5
    .about = 5 cards of each kind; after each card that you play you draw one of either kind, and at the end of each harvest you may exchange one.
variant-living-3 = Living hand of 3
    .about = 3 cards of each kind, of which you may exchange up to six before the game; after each card that you play you draw one of either kind.
variant-petri = Cards face up
    .about = Some cards lie face up. Once a round somebody may skip a turn to take one of them.
variant-exchange-3-1 = Three for one
    .about = Whenever you are asked something you may put 3 hand cards away and draw 1 of the kind that you name.

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

# The sheet of a team, and its Marketplace

team-wins = This team wins.
team-lower = Of each line the lower value counts.
team-totals = The totals of both partners make the points.
team-counts = Counts
trade-title = Trade with the partner
trade-which = Which good
trade-both = { $good }: you have { $own }, your partner has { $other }
trade-less = Give less, or receive more
trade-more = Give more, or receive less
trade-fee = For it you pay

# Choosing a hand together

draft-pass = Keep { $n } of { $of }, the rest goes on to { $name }.
    .last = Keep { $n } of { $of }, the rest leaves the game.
draft-occupation = Occupations
draft-minor = Minor improvements
draft-next = come next
draft-kept = Kept so far
draft-kept-of = { $n } of { $of } kept
draft-table = Round the table
draft-chooses = chooses
draft-chosen = has chosen
draft-left = cards go to the left
draft-right = cards go to the right

# The form of a new game: what may follow the name of a variant

house-rules = House rules
house-rules-chosen = { $n } of { $of }
parameter-title = { $name }: which
parameter-left = Cards go to the left
parameter-right = Cards go to the right
parameter-english = As the English and Spanish appendix say
parameter-french = As the French appendix says
parameter-polish = As the Polish appendix says
parameter-copse = With a Copse
parameter-grove = With a Grove for 2 wood
parameter-of-petri = Cards face up: { $n }
parameter-of-solo-target = Points to reach: { $n }

# Series and campaigns on the page

series-title = Series and campaigns
series-about = Several games that belong together: what you reach in one goes over to the next.
series-solo = Solo series
series-campaign = Campaign
series-solo-about = Alone, with a higher target each time. After a game that reached it an occupation becomes permanent, and half of what you had more is food for the next game.
series-campaign-about = Three games for points by rank. The winner begins the next game, the last one has 1 food more.
series-new = Begin a series
series-begin = Begin
series-name = Name
series-all = All series
series-seat = Player { $letter }
series-path = Game { $number }: { $target } points to reach
series-next = What comes next
series-next-solo = Game { $number }: reach { $target } points. You begin with { $n } food.
series-next-campaign = Game { $number } of 3.
series-play = Play this game
series-resume = Go on with this game
series-which = Which occupation stays?
series-which-of = { $who }: which occupation stays?
series-none-stays = None stays
series-complete = All printed targets are reached; you may go on.
series-over = The series is over: the last target was missed.
series-won = The campaign is won: { $who }
series-ended = over
series-permanent = Permanent occupations: { $list }
series-standings = Standings
series-all-scores = all scores together: { $n }
series-history = The games so far
series-game = Game { $number }
series-reached = reached
series-missed = missed
series-stays = stays: { $list }
series-repeat = A game that missed its target may be repeated
campaign-keeps = Which occupations stay
campaign-keeps-english = Each may keep an occupation, chosen anew after each game
campaign-keeps-french = Each must keep an occupation, chosen anew after each game (French appendix)
campaign-keeps-polish = Each may keep an occupation of the first game for both later games (Polish appendix)
series-watch = Watch again
series-export = Save the series as a file, with the records of its games

## new game

start-players = Players
start-hand = How the hand comes to you
start-hand-all = Every way to a hand
start-hand-dealt = Dealt, 7 cards of each kind
    .short = You play with what you get.
start-seat = Seat { $letter }
start-open = A friend, by link
start-person = A person at this screen
start-for = 1 to { $n } players
start-opponents = Opponents
start-with-cards = Hand cards
    .about = Each card gives you something that the others lack.
start-decks = Decks
start-decks-about = Any mix, with at least one of { $usual }.
start-people = People
start-more = Options and names
start-clock = Clock
start-private = Private: only those with the link can find it
start-talk = Players may talk to each other
start-watch-delay = Those who watch see it one round later
start-hand-over = Hide hands when the screen is handed over
start-names = Names of the people at this screen
start-name-of = Name of player { $letter }
start-go = Start the game
start-loading = Just a moment …
level-about-apprentice = for a first game
level-about-farmer = plays soundly
level-about-landlord = knows the game, errs now and then
level-about-steward = seldom errs
level-about-master = the strongest, takes its time
option-side_job = Side Job: one more space for beginners
option-additional_tile = More action spaces: the additional tile
option-meeting_place_token_optional = Meeting Place: the starting player token may be left
option-family_two_resources_must_differ = The two building resources must differ
start-clock-none = none
start-clock-turn-1 = 1 minute a turn
start-clock-turn-3 = 3 minutes a turn
start-clock-turn-1440 = 1 day a turn
start-clock-game-20 = 20 minutes for all turns
start-clock-game-45 = 45 minutes for all turns
start-more-ways = More ways to play

# Cards that are chosen for a game

chosen-title = Choose cards and round cards
chosen-hand = Cards of your hand; the rest is dealt
chosen-banned = Cards that nobody is dealt
chosen-order = Choose the order of the round cards
chosen-earlier = { $name } earlier
chosen-later = { $name } later
chosen-remove = Leave { $name } out
