# What only the page says: its buttons, headings and advice. What the game says is in game.ftl.

## app

app-name = Agricola

## error

error-offline = The service does not answer. Is it still running? Then try again.
error-http = The service answered with error { $status }. Try again.

## player

player-letter = Player { $letter }
player-you = You
player-starts = starting player
player-away = away
player-thinks = thinks

## title

title-your-turn = Your turn

## table

table-connecting = Connecting …
table-lost = Connection lost. Trying again; nothing is lost of the game.
table-frozen = This game stands still.
table-thinking = thinking
table-doing = Your turn
table-hint = Hint
table-hint-help = Three suggestions (h)
table-undo = Undo
table-undo-help = { $n ->
    [one] Take the last step back (u)
   *[other] Take the last step back, { $n } possible (u)
}
table-undo-turn = Undo the turn
table-undo-turn-help = Take the whole turn back (Shift+U)
table-end-turn-waits = First there is a choice to make.
table-menu = Menu

## moment

moment-place = { $who }: place person { $n } of { $of }
moment-end-turn = { $who }: end the turn, or undo
moment-ends-turn = { $who } ends the turn
moment-asked = { $who }: { $what }
moment-may = { $who } may { $what }
moment-may-card = { $who } may use
moment-at = { $who }: { $what } ({ $space })
moment-first = { $who }: { $space } – what first?
moment-over = Won by { $who }
moment-over-alone = The game is over: { $points } points
moment-waiting = Waiting for players
moment-nobody = Nobody has to decide
moment-pay = { $who }: { $what } – choose how to pay
moment-cooked = No place for { $animals }: cooked for { $food }. Undo to do otherwise.
moment-strayed = No place for { $animals }: they go back to the supply. Undo to do otherwise.
moment-watching = You are watching this game.
moment-late = You see this game one round later.
moment-opened = New: { $space }.
moment-choose-space = Choose a space
moment-tap-card = Tap a card to read it
moment-since = Since your last turn:
moment-so-far = So far:

## todo

todo-fences = Choose spaces to fence in.
todo-edges = Choose edges for the fences.
todo-fence-price = A fence costs 1 wood.
todo-animals = { $n ->
    [one] No room for { $n } animal. Choose who stays; the rest runs away.
   *[other] No room for { $n } animals. Choose who stays; the rest runs away.
}
todo-animals-cook = { $n ->
    [one] No room for { $n } animal. Choose who stays; the rest is cooked.
   *[other] No room for { $n } animals. Choose who stays; the rest is cooked.
}
todo-space = Choose a marked space of your farm.

## harvest

harvest-title = Harvest
harvest-after = after round { $round }
harvest-fields = In from the fields
harvest-table = At the table
harvest-hunger = Too few full bowls
harvest-births = Births
harvest-unsown = nothing sown
harvest-childless = none
    .empty = none: two animals of a kind are needed
    .few = none: { $animals }, two of a kind are needed
    .full = none: no room for a young one
harvest-fed = all fed
harvest-told = { $begged ->
    [0] Your family ate { $eaten } food, { $left } left.
   *[other] Your family ate { $eaten } food and begged for { $begged }: each costs points.
}
harvest-left = left
harvest-each = { $alone ->
    [yes] Alone, each eats { $n }
   *[no] Each eats { $n }
}
harvest-newborn = a newborn 1
harvest-on = Go on
harvest-skip = Skip
harvest-begged = begs { $n }

## strip

strip-title = Rounds and harvests
strip-round = round
strip-harvest = harvest
strip-short = { $short } food missing

## board

board-title = Board
board-always = Spaces that are always there
board-rounds = Round cards
board-taken = Occupied
board-not-yet = Not yet there
board-suggested = Suggestion { $n }
board-marked = Worth a look
board-usable = Can be used
board-lies = Lies there: { $goods }
board-adds = Each round: { $goods }
board-room = { $n ->
    [0] No free place on your farm
   *[other] Room for { $n } on your farm
}
board-room-house = { $n ->
    [0] No room: an animal lives in your house already
   *[other] Room for { $n }: in your house
}
board-used = Used by { $who }
board-new = new
board-more = { $n } more
    .all = { $n ->
        [one] One more space below
       *[other] { $n } more spaces below
    }
deed-minor = minor
deed-major = major
deed-occupation = occupation
deed-sow = sow
deed-bread = bake
deed-stable = stable
deed-room = room
deed-plow = plow
deed-fence = fences
deed-house-clay = renovate
deed-newborn = +1 person
board-coming = Still to come
coming-rest = Rounds { $first } to { $last }: show

## bar

bar-title = Goods: { $who }
bar-room = { $n ->
    [0] no room
   *[other] +{ $n } (room for { $n })
}
bar-owed = { $n } of it to pay
bar-fences = { $n ->
    [one] { $n } fence left
   *[other] { $n } fences left
}
bar-stables = { $n ->
    [one] { $n } stable left
   *[other] { $n } stables left
}
bar-begging = { $n ->
    [one] { $n } begging marker
   *[other] { $n } begging markers
}

## log

log-title = What has happened
log-filter = Show only
log-all = All
log-search = Search
log-round = Round { $round }
log-harvest = Harvest
log-nothing = Nothing yet.

## decision

decision-title = What to decide
decision-on-farm = On your farm: { $what }
decision-on-card = { $n ->
    [one] Choose the card that is lit
   *[other] Choose one of the { $n } cards that are lit
}
decision-more = More below
decision-aside = { $n ->
    [one] { $n } card can be used now
   *[other] { $n } uses of cards are open now
}
decision-pay = How to pay: { $what }
decision-with = with { $what }
decision-decline = Decline
enough-sow = Sow nothing
    .more = Sow no more
enough-fence = No fences
    .more = No more fences

## hint

hint-title = Suggestions
hint-away = Put the suggestions away
hint-thinking = Looking for suggestions …

## feeding

feeding-owed = Still owed: { $n }
feeding-enough = Enough food
feeding-less = One less
feeding-more = One more
feeding-propose = Fill the bowls for me
feeding-propose-help = Keeps points, breeding pairs and seed as far as it goes
feeding-done = Feed the family
feeding-beg = { $n ->
    [one] Beg: { $n } begging marker ({ $points } points)
   *[other] Beg: { $n } begging markers ({ $points } points)
}
feeding-table = Your table
feeding-aside = Look at the farm
feeding-bowls = { $empty ->
    [0] All { $need } bowls are full.
    [one] One bowl of { $need } is still empty.
   *[other] { $empty } bowls of { $need } are still empty.
}
feeding-say = Press + to cook something, and watch the bowls fill. You can still change everything.
feeding-full = Nobody goes hungry. You can still change what you cook.
feeding-eat = Everyone eats { $each }.
feeding-eat-newborn = Everyone eats { $each }, a newborn 1.
feeding-each = { $food } each
feeding-with = { $card }: { $food }
feeding-stays = { $goods } left
feeding-to-sow = { $n ->
    [0] none left to sow
   *[other] { $goods } left to sow
}
feeding-breeds = { $goods } left, enough to breed
feeding-too-few = { $goods } left, too few to breed
feeding-again = Start again
feeding-again-say = Put everything back
feeding-beg-costs = { $points } points at the end, for good
feeding-nobody-begs = Nobody begs
feeding-beg-for = Stop here and beg for { $n }

## tab

tab-hand = Hand ({ $n })
tab-played = Played ({ $n })
cards-later = Improvements are for later. { $card }: { $short }.
cards-nearest = { $card }: { $short }. { $gist }.
cards-now = You can pay for an improvement now.
cards-owned = You own: { $cards }.
cards-unfold = Show them
tab-majors = Major ({ $n })
tab-log = Log
tab-lit = { $n ->
    [one] { $n } card is lit
   *[other] { $n } cards are lit
}

## skip

skip-title = Jump to
skip-board = To the board
skip-farms = To the farms
skip-cards = To cards and log

## farms

farms-title = Farms
farms-back = Back to my farm
farms-partner = Build there

## cards

cards-title = Cards and log
cards-turn = More cards

## panes

panes-title = Parts of the table
panes-board = Farm & board
panes-cards = Cards
panes-others = Others
panes-score = Score

## scores

scores-final = Final scores
scores-now = Points as they stand
scores-live = Points now: { $points }. Open the score sheet.
scores-target = of { $n }
scores-now-short = now
scores-ended = Final points: { $points }. Open the score sheet.
scores-final-short = final
scores-below-short = What is still missing costs points
scores-of = { $who }: { $n }
scores-winner = Victory with { $n } points: { $who }.
scores-shared = { $who } share the victory with { $n } points.
scores-alone = { $n } points.
scores-tie-break = Victory with { $n } points, by the tie-break: { $who }.
scores-leads = { $who } is in front, with { $n } points.
scores-leads-you = You are in front, with { $n } points.
scores-level = { $who } are level with { $n } points.
scores-and = {" and "}
scores-below = A total below zero is usual early on: what a farm lacks counts against it until it is there. Only the end counts.
scores-category = Category
scores-counted = How points are counted
scores-total = Total
scores-so-far = So far
scores-whose = Whose sheet
scores-with = with { $what }:

## over

over-replay = Step through the game
over-record = Save the record
over-again = New game

## dialog

dialog-close = Close

## guide

guide-title = Guide
guide-away = Hide
guide-away-help = Hide the guide; the settings bring it back
guide-more = More
guide-place = Choose a bright space. One of your people goes to work there. You take what lies there; more comes each round.
guide-hand = Your { $n } cards: a yellow edge is an occupation, played at { $occupations }; a red edge is a minor improvement, played at { $minors }.
    .join = {" or "}
guide-looks = Let me see …
guide-good = A good space now: { $space }. { $why }.
guide-good-only = A good space now: { $space }.
guide-hungry = { $n ->
    [one] A harvest is near and { $n } food is missing. Take food, or something that can be turned into food.
   *[other] A harvest is near and { $n } food are missing. Take food, or something that can be turned into food.
}
guide-hungry-where = { $n ->
    [one] { $n } bowl is still empty, and a harvest is near. These bring food: { $parts }.
   *[other] { $n } bowls are still empty, and a harvest is near. These bring food: { $parts }.
}
guide-space = { $space }
guide-bare = Your field is bare: { $space } brings the seed for it.
guide-grow = You have a free room: { $space } brings one more person, so one more action every round.
guide-build = You can build another room now: { $space }. It makes way for another person, one more action a round.
guide-build-short = For another room, and with it another person, you still need { $goods }.
guide-early = Early on: { $parts }.
guide-early-room = building materials for another room
guide-early-cook = a way to cook
guide-early-field = a first field
guide-early-seed = a grain for your field
guide-early-sow = sowing your grain
guide-middle = In the end each kind of crop and animal that you lack costs a point, and so does each unused space.
guide-late = The last rounds: use empty spaces, get at least one of everything, renovate if you can.
guide-end = Nothing is final yet: undo step by step, or end the turn.
guide-strayed-house = Your house has room for one animal: { $goods } went back to the supply. Fence a pasture to keep more.
guide-strayed = Your farm has no more room: { $goods } went back to the supply. Pastures and stables make room.
guide-end-hungry = { $n ->
    [one] { $n } bowl stays empty at the harvest: { $points } points lost. Undo, or end the turn.
   *[other] { $n } bowls stay empty at the harvest: { $points } points lost. Undo, or end the turn.
}
guide-feed = Your family eats { $need } food. Turn goods into food here; what is missing is begged for, and costs points.
guide-laid = I have laid out what costs you least: { $goods }. Change it, or say yes.
guide-keep = Animals live in pastures, in stables, and one in the house. Cook or release those without a place.
guide-breed = Two animals of a kind have a young one, if there is a place for it.
guide-order = Choose what to do first; you may do the other one after it, or leave it.
guide-order-one = You can pay for one of them only. A room makes way for another person, one more action a round.
guide-fence = A pasture holds one kind of animal, two on each space; a stable doubles the places.
guide-pasture = Choose a pasture. It holds animals of one kind; larger ones and stables hold more.
guide-sow = A seed grows into several; at every harvest one comes off each field.
guide-plow = Choose a lit space of your farm. Fields lie side by side; sow them later.
guide-room = Choose a lit space beside your house. Each room has place for one person.
guide-stable = Choose a lit space. A stable keeps one animal and doubles its pasture.
guide-stable-only = Only stables can be built now: for a room you still need { $goods }. Undo takes it back.
guide-bake = Baked grain gives more food than raw grain. Keep one to sow.
guide-pay = Each row is one way to pay. Keep what you need next.
guide-card = Choose a lit card to play it; it says what it does.
guide-choose = Choose one of the rows; undo takes it back.
guide-wait = The others act, one after another. Their spaces are taken until the next round.
guide-over = The score sheet says what counted. The points open it again.

## settings

offline-title = Play without a network
offline-about = The game itself is fetched onto this device, once, some 16 MB: then you play alone and against computers on a train as at home. Games made so stay on this device.
offline-is-on = You play on this device, without a network.
offline-go = Fetch it and play
offline-leave = Back to the service
offline-loading = The game starts on this device:
offline-absent = This service does not offer it.
offline-failed = It did not work:
settings-title = Settings

## setting

setting-autoEnd = End my turn automatically
setting-autoEnd-about = When nothing is left to choose. A turn that has ended can't be taken back.
setting-skipForced = Skip forced choices
setting-skipForced-about = Where there is only one answer, it is given.
setting-guide = Guide for a first game
setting-guide-about = One line that says what can be done now and why.
setting-sound = Sounds
setting-sound-about = Small sounds for what happens, and a bell when it is your turn.
setting-volume = Volume
setting-textMode = Text mode
setting-textMode-about = The table as lists, moves by number or by name.
setting-hand = Order of the hand
setting-hand-playable = what can be played first
setting-hand-kind = occupations first
setting-hand-name = by name
setting-theme = Colours
setting-theme-system = As the system
setting-theme-light = Light
setting-theme-dark = Dark
setting-motion = Movement
setting-motion-system = As the system
setting-motion-on = On
setting-motion-off = Off
setting-language = Language

## menu

menu-title = Menu and help
menu-help = Help
menu-game = This game
menu-copy-link = Copy the link
menu-copied = The link is copied.
menu-hand-over = Let a computer play for me
menu-hand-over-asks = A computer plays on at once; against computers alone the game may soon be over. Hand your seat over?
menu-hand-over-yes = Yes, hand it over
menu-hand-over-no = No, I play on
menu-handed-over = A computer plays for you now.
menu-take-back = Take my seat back
menu-cards = All cards
menu-company = At the table
menu-what = What is this?

## help

help-keys = Keys
help-key-u = Undo a step
help-key-U = Undo the turn
help-key-e = End the turn
help-key-d = Done
help-key-h = Hint
help-key-1 = To the board
help-key-2 = To the farms
help-key-3 = To cards and log
help-key-help = This page
help-key-arrows = Move on the board

## text

text-move = Your move (a number or its name)
text-send = Play
text-choices = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
text-round = Round { $round }, { $phase }
text-empty = empty
text-goods = Goods: { $goods }
text-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
text-family = Family: { $n }, at home { $home }; the next harvest needs { $food } food
text-house = House of { $house }: { $cells }
text-fields = Fields: { $cells }
text-pasture = { $cells } (room for { $n })
text-pastures = Pastures: { $cells }
text-stables = Stables: { $cells }
text-left = Left: { $fences } fences, { $stables } stables
text-tiles = { $rooms } rooms ({ $house }), { $fields } fields, { $pastures } pastures, { $stables } stables
text-cards = Cards: { $cards }

## start

start-subtitle = Send your family to work, feed it at every harvest, and build the best farm in fourteen rounds.
start-learn = Learn in 15 minutes
start-learn-about = Your first farm, one step at a time
start-newcomer = First time? Start here
start-learn-go = Start the lesson
start-learn-go-on = Go on with the lesson
start-play = Play now
start-play-about = Against the computer, easy at first
start-play-again = Against the computer, like last time
start-first = Start a first game
start-change = Options
start-invite = Invite friends
start-invite-about = A link to send, no account needed
start-invite-go = Make a table
start-account = Account
start-own = How you played
start-rules = Rules
start-series = Series
start-with = Round { $round } of 14, with
start-alone = Round { $round } of 14, alone
start-go-on-do = Back to this game
start-new = New game
start-edition = Edition
start-cards-yes = With occupations and minor improvements
start-cards-no = Without: easier for a first game
start-computer = Computer
start-name = Name
start-go-on = Your game goes on
start-resume = Your games
start-over = over
start-round = round { $round }
start-join = Join or watch by link
start-join-short = Join a table
start-link = Link of the game
start-open-link = Open
start-record = Look at a record
start-links = More

## level

level-apprentice = Apprentice
level-farmer = Farmer
level-landlord = Landlord
level-steward = Steward
level-master = Master

## option


## room

room-none = There is no such game
room-home = To the first page

## page

page-none = There is nothing here
page-none-say = This address leads nowhere. Perhaps a letter of the link is missing.

## hand

hand-over-title = { $who } is next
hand-over-say = Hand over the screen. The button shows the hand.
hand-over-go = I am { $who }
hand-empty = No cards in hand.
hand-none = None of these.
card-pin = Pin to the front
card-unpin = Unpin
card-pinned = Pinned.
hand-filter = Which cards to show
hand-all = All
hand-now = Playable now: { $n }
hand-soon = Can’t be paid yet: { $n }
hand-not = Not yet: { $n }
hand-at-occupation = Occupations at { $spaces }
hand-at-minor = Minor improvements at { $spaces }
hand-nowhere = { $kind }: no space for it is free

## lobby

lobby-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
lobby-open = waiting for somebody with the link
lobby-you = you

## about

about-title = About

## farm

farm-edge-rim = Fence at the rim of { $cell }
farm-edge-between = Fence between { $one } and { $other }
farm-enlarge = Enlarge this farm: { $farm }
farm-rooms-wood = { $n ->
    [one] { $n } wooden room
   *[other] { $n } wooden rooms
}
farm-rooms-clay = { $n ->
    [one] { $n } clay room
   *[other] { $n } clay rooms
}
farm-rooms-stone = { $n ->
    [one] { $n } stone room
   *[other] { $n } stone rooms
}
farm-empty = empty
farm-fields = { $n ->
    [one] { $n } field
   *[other] { $n } fields
}
farm-pastures = { $n ->
    [one] { $n } pasture
   *[other] { $n } pastures
}
farm-pasture-for = { $cells } for { $n }
farm-stables = { $n ->
    [one] { $n } stable
   *[other] { $n } stables
}
farm-upright = a fence stands upright on { $cells }
farm-unused = { $n ->
    [one] { $n } unused space
   *[other] { $n } unused spaces
}
farm-family = { $n ->
    [one] { $n } person
   *[other] { $n } people
}
farm-begging = { $n ->
    [one] { $n } begging marker
   *[other] { $n } begging markers
}
farm-fences-left = { $n ->
    [one] { $n } fence left
   *[other] { $n } fences left
}
farm-stables-left = { $n ->
    [one] { $n } stable left
   *[other] { $n } stables left
}
farm-in-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
farm-bonus = { $n ->
    [one] { $n } bonus point
   *[other] { $n } bonus points
}
farm-each-costs = Each costs
farm-do-room = Build a room on { $cell }
farm-do-stable = Build a stable on { $cell }
farm-do-plow = Plow a field on { $cell }
farm-paint = Enclose { $cell }
farm-paint-not = { $cell }: in no pasture that can be fenced now

## tile

tile-with-stable = { $tile } with a stable

## fence

fence-title = Build fences
fence-how = How to choose
fence-by-cells = Whole spaces
fence-by-edges = Single fences
fence-paint = Paint the spaces of a new pasture.
fence-stands = Your pasture stands. Build another, or end.
    .divide = Your pasture stands. No further space can be fenced: divide it with a fence, or end.
fence-pick = Pick the edges where new fences go.
fence-more = Not yet a pasture: go on.
fence-not-offered = No pasture like this can be fenced now.
fence-new = { $n ->
    [one] { $n } new fence
   *[other] { $n } new fences
}
fence-bill = to pay
fence-holds = { $n ->
    [one] for { $n } animal
   *[other] for { $n } animals
}
fence-points = points
fence-points-counted = { $n } points
fence-left = { $n ->
    [one] { $n } fence left
   *[other] { $n } fences left
}
fence-near = These would work:
fence-use = Use this shape: { $cells }
fence-clear = Clear
fence-build = { $n ->
    [one] Build { $n } fence
   *[other] Build { $n } fences
}
fence-not-this = Not this one.
fence-room-for = room for { $n }
fence-of-one-kind = of one kind

## price

price-or = or
price-more = { $n ->
    [one] or { $n } other way
   *[other] or { $n } other ways
}
price-free = free

## sow

sow-title = Sow
sow-less = Sow less { $good }
sow-more = Sow more { $good }

## gate

gate-title = Animals at the gate
gate-waits = Not all animals find a place. Which do you keep?
gate-born = born: { $animals }
gate-cooked = cook { $animals }: { $food }
gate-gone = leave: { $animals }
gate-keep = Keep
gate-fewer = keep fewer: { $animal }
gate-more = keep more: { $animal }
gate-of = of { $n }
gate-born-short = born:
gate-gone-short = leave:
gate-cooked-short = cook
gate-wait = find no place yet.
gate-no-room = no room

## place

place-pasture = Pasture { $cells }
place-stable = Stable { $cell }
place-stable-beside = Stable beside the farm
place-house = House
place-gate = Gate
place-holds = { $place }: { $animals }; room for { $n }
place-waits = At the gate: { $animals }

## move

move-taken = Choose a place for { $animals }.
move-done = { $place }: { $animals }
move-full = { $place }: full.
move-only = { $place }: only for { $kind }.
move-no-room = { $animals } would find no other place.
move-all-fit = All animals find a place: none has to leave.
move-empty = Nobody stands here. Take animals first, then choose their place.

## card

card-price-varies = price varies
card-traveling = passed on to the left after play
card-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
card-needs = needs { $what }
card-met = condition met
card-not-met = condition not met
card-not-now = not now
card-pile = On it, from the top:
card-pile-empty = Nothing lies on it any more.
card-play = Play:
card-play-at = Play it at
card-build-at = Build it at
card-later = later
card-you-have = you have
card-not-yet = Not yet: { $why }
card-owned = built
card-close = Close
card-rulings = { $n ->
    [one] { $n } ruling
   *[other] { $n } rulings
}

## played

played-none = No cards played.
played-known = Known to be in hand

## majors

majors-built = Already built

## chart

chart-title = Points by round
chart-table = As a table
chart-round = Round

## phase

phase-preparation = preparation
phase-work = work
phase-feeding = feeding
phase-breeding = breeding
phase-between-phases = between phases
phase-end = end

## edition

edition-original = Original edition
    .short = Original
    .about = The older cards
edition-revised = Revised edition
    .short = Revised
    .about = The newer cards
edition-family = Family Edition
    .short = Family
    .about = Tiles, no cards, quicker

## category

category-sheep = Sheep
category-cards = Cards
category-vegetables = Vegetables
category-fields = Fields
category-boar = Wild boar
category-rooms = Rooms
category-fenced-stables = Fenced stables
category-bonus = Bonus points
category-stables = Stables
category-cattle = Cattle
category-unused-spaces = Unused spaces
category-pastures = Pastures
category-begging = Begging
category-people = People
category-grain = Grain

## short

# Names of action spaces, and why they can't be used, where the board has no room for the whole.

short-build_rooms_and_stables = Rooms and/or Stables
short-take_1_grain = 1 Grain
short-build_stable_bake_bread = 1 Stable and/or Bake Bread
short-major_minor_improvement = Major or Minor Improvement
short-renovate_improvement = Renovation, then Improvement
short-family_growth_minor = Family Growth, also 1 Minor
short-take_1_vegetable = 1 Vegetable
short-plow_sow = Plow and/or Sow
short-sow_bake = Sow and/or Bake Bread
short-family_growth_no_room = Growth without Room
short-renovate_fences = Renovation, then Fences
short-starting_player_minor = Starting Player, also 1 Minor
short-building_resource_1_3p = 1 Building Resource
short-building_resources_2_3p = 2 Building Resources
short-reed_stone_food_4p = 1 Reed, 1 Stone, 1 Food
short-building_resources_2_4p = 2 Building Resources
short-reed_stone_wood_5p = Reed, Stone, Wood
short-animals_5p = Animals
short-wood_2_master_forester = Master Forester
short-room_or_traveling_5p = Room or Travelers
short-building_resources_or_growth_5p = 2 Materials or Family Growth
short-occupation_or_growth_5p = Occupation or Family Growth
short-lessons_a = Lessons
short-lessons_x = More Lessons

short-why-short = { $goods } short
short-why-no-room = no free room
short-why-no-oven = nowhere to bake
short-why-no-occupations-in-game = not in the beginner game
short-why-fences = too few fences
short-why-no-space-beside-house = no space beside the house
short-why-no-space-beside-field = no space beside a field
short-why-finest-house = nothing to renovate
short-why-house-of = { $material ->
    [wood] house of wood
    [clay] house of clay
   *[stone] house of stone
}
short-why-no-person-left = nobody left
short-why-no-improvement-left = none left
short-why-no-pasture = no pasture possible
short-why-no-single-space = no space to fence
short-why-nothing-to-return = no { $returns }
short-why-needs = needs { $what }
short-need-at-least = needs { $what }
short-need-at-most = needs at most { $what }
short-need-exactly = needs just { $what }
short-none-count-unused-spaces = needs all spaces used
short-last-count-round = not after round { $n }

## food

food-in = after round { $n }
food-after = after this round
food-now = now
food-of = { $have } of { $need }
food-spare = { $n ->
    [0] just enough
   *[other] { $n } to spare
}
food-round = Round { $round } of { $rounds }
food-harvest = Harvest { $when }
food-eaten = { $crops ->
    [0] { $need } to eat: { $store } in store
   *[other] { $need } to eat: { $store } in store + { $crops } from your fields
}
food-enough = { $spare ->
    [0] Just enough
   *[other] Enough, with { $spare } to spare
}
food-cook = Could be eaten:
food-cook-each = { $good } gives { $food }
food-find = { $short } food to find
food-short-even = { $short } food missing, even with these
food-reach = { $short } food missing: eat { $goods }

## lacking

lacking-title = { $n ->
    [one] { $n } food is missing at the harvest
   *[other] { $n } food are missing at the harvest
}
lacking-say = The harvest follows this turn, and nothing on your farm could fill the table. Begging costs { $points } points for good. Undo the turn to do something else.
lacking-back = Back to the turn
lacking-end = End it and beg
