# What the engine says, in English. A message is found by its code; its variables are the parameters of the code.
# Goods, cards, spaces, tiles and players come as words; numbers choose the plural.

## Goods

good-wood = wood
good-clay = clay
good-reed = reed
good-stone = stone
good-grain = grain
good-vegetable = vegetables
good-food = food
good-sheep = sheep
good-boar = wild boar
good-cattle = cattle

count-wood = { $n } wood
    .all = wood
count-clay = { $n } clay
    .all = clay
count-reed = { $n } reed
    .all = reed
count-stone = { $n } stone
    .all = stone
count-grain = { $n } grain
    .all = grain
count-vegetable = { $n ->
    [one] { $n } vegetable
   *[other] { $n } vegetables
}
    .all = vegetables
count-food = { $n } food
    .all = food
count-sheep = { $n } sheep
    .all = sheep
count-boar = { $n } wild boar
    .all = wild boar
count-cattle = { $n } cattle
    .all = cattle

goods-nothing = nothing
goods-join = {", "}
list-join = {", "}
reasons-join = {"; "}

## Names

player = player { $number }
players-join = {" and "}

tile-small = small pasture
tile-two = 2-square pasture
tile-three = 3-square pasture
tile-corner = corner pasture
tile-four = 4-square pasture
tile-room = room

kind-major = major improvement
kind-minor = minor improvement
kind-occupation = occupation

## What is counted

count-occupations = { $n ->
    [one] { $n } occupation
   *[other] { $n } occupations
}
    .all = occupations
count-later-occupations = { $n ->
    [one] { $n } occupation played later
   *[other] { $n } occupations played later
}
    .all = occupations played later
count-improvements = { $n ->
    [one] { $n } improvement
   *[other] { $n } improvements
}
    .all = improvements
count-grain-fields = { $n ->
    [one] { $n } grain field
   *[other] { $n } grain fields
}
    .all = grain fields
count-vegetable-fields = { $n ->
    [one] { $n } vegetable field
   *[other] { $n } vegetable fields
}
    .all = vegetable fields
count-empty-fields = { $n ->
    [one] { $n } empty field
   *[other] { $n } empty fields
}
    .all = empty fields
count-empty-field-tiles = { $n ->
    [one] { $n } empty field in the farmyard
   *[other] { $n } empty fields in the farmyard
}
    .all = empty fields in the farmyard
count-rooms = { $n ->
    [one] { $n } room
   *[other] { $n } rooms
}
    .all = rooms
count-added-rooms = { $n ->
    [one] { $n } room beyond the first two
   *[other] { $n } rooms beyond the first two
}
    .all = rooms beyond the first two
count-planted-fields = { $n ->
    [one] { $n } planted field
   *[other] { $n } planted fields
}
    .all = planted fields
count-field-tiles = { $n ->
    [one] { $n } field in the farmyard
   *[other] { $n } fields in the farmyard
}
    .all = fields in the farmyard
count-animals = { $n ->
    [one] { $n } animal
   *[other] { $n } animals
}
    .all = animals
count-rooms-of-wood = { $n ->
    [one] { $n } wooden room
   *[other] { $n } wooden rooms
}
    .all = wooden rooms
count-rooms-of-clay = { $n ->
    [one] { $n } clay room
   *[other] { $n } clay rooms
}
    .all = clay rooms
count-rooms-of-stone = { $n ->
    [one] { $n } stone room
   *[other] { $n } stone rooms
}
    .all = stone rooms
count-grain-in-all = { $n ->
    [one] { $n } grain in all
   *[other] { $n } grain in all
}
    .all = grain in all
count-vegetable-in-all = { $n ->
    [one] { $n } vegetable in all
   *[other] { $n } vegetables in all
}
    .all = vegetables in all
count-people = { $n ->
    [one] { $n } person
   *[other] { $n } people
}
    .all = people
count-unused-spaces = { $n ->
    [one] { $n } unused farmyard space
   *[other] { $n } unused farmyard spaces
}
    .all = unused farmyard spaces
count-pasture-spaces = { $n ->
    [one] { $n } farmyard space in pastures
   *[other] { $n } farmyard spaces in pastures
}
    .all = farmyard spaces in pastures
count-pastures = { $n ->
    [one] { $n } pasture
   *[other] { $n } pastures
}
    .all = pastures
count-stables = { $n ->
    [one] { $n } stable
   *[other] { $n } stables
}
    .all = stables
count-unfenced-stables = { $n ->
    [one] { $n } unfenced stable
   *[other] { $n } unfenced stables
}
    .all = unfenced stables
count-gained-in-work = { $n ->
    [one] { $n } building resource gained in this work phase
   *[other] { $n } building resources gained in this work phase
}
    .all = building resources gained in this work phase
count-completed-rounds = { $n ->
    [one] { $n } completed round
   *[other] { $n } completed rounds
}
    .all = completed rounds
count-rounds-left = { $n ->
    [one] { $n } complete round left
   *[other] { $n } complete rounds left
}
    .all = complete rounds left
count-round = round { $n }
    .all = the number of the round
count-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
    .all = players
count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
    .all = points

## What can be done

do-ask-again = let the others think again
do-nothing = nothing
do-then = { $parts }
    .join = {", then "}
do-or = { $parts }
    .join = {" or "}
do-and-or = { $parts }
    .join = {" and/or "}
do-may = may { $what }
do-take = take { $goods }
do-take-what = take { $what }
do-take-all = take the goods
do-others-take = everybody else takes { $goods }
do-they-take = that player takes { $goods }
do-keep-cooked = keep what you cooked
do-pay = pay { $price }
do-get-paid = get paid { $price }
do-pay-owner = pay { $price } to the owner
do-pay-owners = pay { $goods } to the owner of each card
do-fill-space = put { $goods } on the space of this card
do-leave-on-space = leave { $goods } on the space
do-promise = put { $goods } on round spaces
do-plow = plow a field
do-plow-up-to = plow up to { $n } fields
do-plow-for-each = plow as many fields as { $what }
do-sow = sow
do-sow-crop = sow { $good }
do-bake = bake bread
do-grow = family growth
do-starting-player = become starting player
do-build-room = build 1 room
do-build-rooms = build rooms
do-build-rooms-of = { $material ->
    [wood] build wood rooms
    [clay] build clay rooms
   *[stone] build stone rooms
}
do-renovate = renovate
do-build-stable = build 1 stable
do-build-stables = build stables
do-build-fences = build fences
do-fences-for-partner = build fences for the partner
do-trade = trade with the partner
do-pay-one-good = pay one good
do-rebuild-fences = rebuild the fences
do-fence-one-space = fence one space
do-build-pastures = build pastures
do-build-card = build { $card }
do-build-improvement = build an improvement
do-major = major improvement
do-minor = minor improvement
do-major-or-minor = major or minor improvement
do-occupation = play an occupation
do-harvest-more = harvest more { $good }
do-breed = breed
do-place-another = place another person
do-guest-comes = a guest comes
do-place-guest = place a guest
do-place-newborn = pay { $price } to place a newborn
do-move-person = move a person
do-play-for-nothing = play it for nothing
do-score = score { $points }
do-score-by-situation = score points
do-note = note it

amount-times = { $goods } times the number of { $what }
amount-for-every = { $goods } for every { $what }
amount-at = { $goods } for { $what }
amount-for-each-done = { $goods } for each of them
amount-as-much = as much { $good } again
amount-by-steps = { $parts }
    .join = {" / "}

cost-goods = { $goods }
cost-return = return 1 { $returns }
cost-goods-and-return = { $goods } and return 1 { $returns }

## Questions

ask-nothing = nothing
ask-place = place a person
ask-end-turn = end the turn
ask-pick = { $n ->
    [one] keep one card of each kind
   *[other] keep { $n } cards of each kind
}
ask-pick-occupations = { $n ->
    [one] keep one occupation
   *[other] keep { $n } occupations
}
ask-pick-minors = { $n ->
    [one] keep one minor improvement
   *[other] keep { $n } minor improvements
}
ask-discard-down-to = put cards away until you hold { $n } of each kind
ask-mulligan = put all cards of a kind away and draw one fewer, or keep what you have
ask-exchange = { $n ->
    [one] exchange a hand card
   *[other] exchange up to { $n } hand cards
}
ask-put-away = put { $n } hand cards away
ask-draw = draw a card
ask-choose = choose one
ask-first = choose what to do first
ask-pay = choose how to pay
ask-keep = choose which animals to keep
ask-take-animals = choose how many animals to take
ask-feed = feed the family
ask-breed = choose which animals to have after breeding
ask-any-time = use cards that work at any time
ask-which-card = choose which card acts first
ask-major = build a major improvement
ask-minor = play a minor improvement
ask-major-or-minor = build a major or play a minor improvement
ask-occupation = play an occupation ({ $food } food)
ask-occupation-by-number = { $cheaper ->
    [1] { $first ->
        [0] play an occupation (the first is free, then { $food } food)
       *[other] play an occupation (the first costs { $first } food, then { $food } food)
    }
   *[other] { $first ->
        [0] play an occupation (the first { $cheaper } are free, then { $food } food)
       *[other] play an occupation (the first { $cheaper } cost { $first } food each, then { $food } food)
    }
}

## Answers

act-place = { $space }
act-choose = { $what }
act-react = { $card }
act-react-by = { $card }: { $what }
act-collect = take what lies on the round space
act-room = room { $cell }
act-rooms = { $n ->
    [one] build { $n } room
   *[other] build { $n } rooms
}
act-renovate = renovate to { $material ->
    [wood] wood
    [clay] clay
   *[stone] stone
}
act-stable = stable { $cell }
act-stable-beside = build a stable beside the farm
act-stable-in = build a stable in a { $tile }
act-pasture = build a { $tile }
act-pasture-with-stable = build a { $tile } and move a stable into it
act-plow-with = plow up to { $n } fields with { $card }
act-plow = plow { $cell }
act-fence = fence { $cells }
act-edge = one fence at { $edge }
act-partner = { $what } for the partner
act-give = give { $goods }
act-receive = receive { $goods }
act-sow = sow { $goods }
act-sow-by-the-house = sow { $goods } beside the house
act-sow-one-field = sow { $goods } on one field
act-sow-one-field-by-the-house = sow { $goods } on one field beside the house
act-bake = bake { $n } grain
act-build = build { $card }
act-play = play { $card }
act-pay = pay { $goods }
act-pay-returning = pay { $goods } and return { $card }
act-pay-by-returning = pay by returning { $card }
act-pay-converting = pay { $goods } (convert { $conversions })
act-pay-returning-converting = pay { $goods } and return { $card } (convert { $conversions })
act-pay-by-returning-converting = pay by returning { $card } (convert { $conversions })
conversion = { $give } to { $get }
act-keep = keep { $goods }
act-take-animals = take { $goods }
act-keep-cooked = put { $goods } on { $card }
act-lay-for-cooked = put { $goods } on { $card } for { $cooked }
act-keep-cook = keep { $goods }; cook { $cooked } for { $got }
act-keep-release = keep { $goods }; let { $released } go
act-keep-cook-release = keep { $goods }; cook { $cooked } for { $got }; let { $released } go
act-convert = convert { $give } to { $get }
act-use = { $card }: { $what }
act-harvest-more = harvest 1 more { $good } from { $parts }
    .join = {" and "}
field-card-with = { $card } with { $lying }
fields-with = { $n ->
    [one] { $n } field with { $lying }
   *[other] { $n } fields with { $lying }
}
act-child = a new person
act-draw-occupation = let another player draw an occupation
act-lodger = a lodger moves in
act-beg = beg { $n }
act-pick = keep { $card }
act-discard = put { $card } away
act-mulligan-occupations = put all occupations away and draw { $n }
act-mulligan-minors = put all minor improvements away and draw { $n }
act-draw-occupations = draw an occupation
act-draw-minors = draw a minor improvement
act-exchange = put { $n } hand cards away for a new one
act-take = skip the turn and take { $card }
act-done = done
act-end-turn = end turn

## Why not

why-game-over = the game is over
why-earlier-position = an earlier position is shown; go to the last one to play on
why-first = first comes: { $what } ({ $seat })
why-short = { $amount } short
why-price = the price can't be paid
why-nothing-to-return = no { $returns } to return
why-of = { $what }: { $why }
why-toll = { $card } asks for it: { $why }
why-card = { $card }: { $why }
why-tile = { $tile }: { $why }
why-only = only { $what }
why-needs = it needs { $what }
why-not-possible = { $what } is not possible
why-nothing-there = nothing lies there
why-opens-later = it opens in round { $round }
why-not-turned-up = its card has not been turned up yet (stage { $stage })
why-space-on-card = { $card } has not been played
why-occupied = it is occupied by { $seats }
why-tile-occupied = its tile is occupied by { $seats }
why-from-round = it can't be used before round { $round }
why-nobody-home = nobody is at home
why-not-carried-through = what it offers can't be carried through
why-no-cell-asked = no farmyard space is to be chosen now
why-room-there = a room stands there
why-field-there = a field lies there
why-stable-there = a stable stands there
why-no-fences = no fences
why-nothing-to-trade = neither partner has anything to give
why-fence-there = a fence stands there
why-inside-pasture = it lies inside a pasture
why-beside-no-room = it does not touch the house
why-beside-no-field = it does not touch a field
why-beside-nothing = it touches no room, field, stable or pasture
why-no-space-beside-house = no free space beside the house
why-no-space-beside-field = no free space beside a field
why-no-free-space = no free space
why-finest-house = { $material ->
    [wood] a wood house can't be renovated
    [clay] a clay house can't be renovated
   *[stone] a stone house can't be renovated
}
why-renovation-forbidden = a card forbids to renovate
why-no-stable-left = no stable left
why-no-space-for-stable = no space for a stable
why-no-single-space = no single space can be fenced
why-no-pasture = no pasture can be fenced
why-no-pasture-with-cell = no pasture with this space can be fenced and paid
why-fences = { $needed ->
    [one] { $needed } fence needed, { $left } left
   *[other] { $needed } fences needed, { $left } left
}
why-room-in-pasture = a room can't be inside a pasture
why-field-in-pasture = a field can't be inside a pasture
why-pasture-apart = the spaces of a pasture must touch along their sides
why-pasture-not-beside = a new pasture must share a side with one that you have
why-pasture-mixed = it lies half inside a pasture
why-nothing-to-sow = nothing to sow
why-nothing-to-plow = no field to plow
why-no-empty-field = no empty field
why-no-field-for-crop = no empty field for this crop
why-no-oven = no baking improvement
why-no-grain = no grain
why-no-person-left = no person left
why-no-room = no room: { $rooms } rooms for { $people } people
why-house-of = { $material ->
    [wood] the house is made of wood
    [clay] the house is made of clay
   *[stone] the house is made of stone
}
why-no-room-tile = no room is left
why-no-tile-left = no tile is left
why-no-small-tile = no small tile is left
why-no-improvement-left = no improvement is left
why-no-improvement = no improvement can be built ({ $why })
why-no-occupation-in-hand = no occupation in hand
why-no-occupation = no occupation can be played ({ $why })
why-no-occupations-in-game = there are no occupations in the beginner game
why-none-on-fields = no { $good } on any field
why-no-newborn = no newborn on an action space
why-no-space-for-guest = there is no space for a guest
why-no-space-for-newborn = the newborn could use no space
why-nobody-to-move = nobody can be moved
why-they-lack = the other player does not have { $goods }
why-owned = already owned by { $seat }
why-not-to-be-had = it is not to be had
why-not-built-while = it can't be built now; first comes: { $what } ({ $seat })
why-not-played-while = it can't be played now; first comes: { $what } ({ $seat })

## What a card asks for

need-at-least = at least { $what }
need-at-most = at most { $what }
need-exactly = exactly { $what }
need-all = { $parts }
    .join = {" and "}
need-not = not { $what }
need-another-player = of another player: { $what }
need-only-player = as the only player: { $what }
need-feeding = in a feeding phase
need-harvest = in a harvest
need-from-round = from round { $round } on
need-rounds = in rounds { $rounds }
need-person-on = a person on { $space }
need-on-round-space = on round space { $round }
need-nobody-else = while nobody else is on { $space }
need-occupied = { $space } is occupied
need-from-the-space = from the space
need-several-resources = several kinds of building resources
need-in-that-way = in that way
need-animals-cooked = animals turned into food
need-drawn = drawn by another player
need-an-occupation = an occupation
need-an-improvement = an improvement
need-no-food-there = while no food lies there
house-of = { $material ->
    [wood] a wood house
    [clay] a clay house
   *[stone] a stone house
}

## What a card remembers

note-times = done { $n } of { $most } times
note-done = done
note-not-done = not done yet

## The score sheet

score-fields = { $n ->
    [one] { $n } field tile
   *[other] { $n } field tiles
}
score-pastures = { $n ->
    [one] { $n } pasture
   *[other] { $n } pastures
}
score-goods = { $amount }
score-grain-on-fields = { $n } grain on fields
score-unused = { $n ->
    [one] { $n } unused space
   *[other] { $n } unused spaces
}
score-fenced-stables = { $n ->
    [one] { $n } fenced stable
   *[other] { $n } fenced stables
}
score-stables-in-pastures = { $n ->
    [one] { $n } stable in a pasture
   *[other] { $n } stables in pastures
}
score-rooms = { $material ->
    [wood] { $n ->
        [one] { $n } wood room
       *[other] { $n } wood rooms
    }
    [clay] { $n ->
        [one] { $n } clay room
       *[other] { $n } clay rooms
    }
   *[stone] { $n ->
        [one] { $n } stone room
       *[other] { $n } stone rooms
    }
}
score-people = { $n ->
    [one] { $n } person
   *[other] { $n } people
}
score-begging = { $n ->
    [one] { $n } begging marker
   *[other] { $n } begging markers
}
score-card = { $card }
score-card-bonus = { $card }: { $why }
score-earned = earned during the game
score-the-most = the most { $what }
