# What is wrong with a position that somebody has written, in English.

wrong-of-player = { $seat }: { $what }
wrong-round = the round is { $round }, not 0 to { $rounds }
wrong-starting-player = there is no seat { $number } to be starting player
wrong-supply = { $n } more { $piece } than there are
wrong-goods = { $amount }
wrong-animals = not all animals have a place
wrong-known-card = a card that is known to be in the hand is not there
wrong-abilities = the abilities do not fit the cards
wrong-people = { $n } people, not 2 to { $most }
wrong-newborns = { $n } newborns among { $people } people
wrong-newborns-placed = { $n } newborns on action spaces, of { $born } born in this round
wrong-workers = { $home } people at home and { $placed } placed, of { $working } who can work
wrong-negative = a negative number of begging markers or occupations
wrong-stock = fewer than no goods on an action space
wrong-round-cards = the order of round cards is not one of all round cards
wrong-stage = a round card lies in the wrong stage
wrong-crop-number = more on the field { $cell } than can be sown there
wrong-crowd = { $n } people in { $rooms } rooms, before a family can grow without room
wrong-traveling = { $card } lies open, which travels on when it is played
wrong-goods-there = goods on { $space }, where none are put
wrong-closed-space = a person on { $space }, which is not in play yet
wrong-two-people = two people on { $space }
wrong-occupied = the occupied spaces are not those where people stand
wrong-majors = a major improvement is missing or there twice
wrong-two-places = a card is in two places
wrong-pile = a card of another kind in the pile of minor improvements or of occupations
wrong-promise = goods wait on round { $round }, which is over
wrong-one-space = two things stand on one farmyard space, or one outside the yard
wrong-rooms-apart = the rooms are not connected with those at a2 and a3
wrong-fields-apart = the fields are not connected
wrong-stables = more than { $most } stables
wrong-fences = more than { $most } fences
wrong-fence-shape = the fences are not allowed: open, around a tile, or two separate groups of pastures
wrong-crop = a crop on { $cell }, which is no field
wrong-crop-kind = something other than grain or vegetables on the field { $cell }
wrong-house = { $material ->
    [wood] a house of wood
    [clay] a house of clay
   *[stone] a house of stone
}
wrong-few-rooms = { $n } rooms, fewer than those of the starting house
wrong-few-tiles = fewer than no tiles or stables

## What is wrong with what is still to happen: one entry (a frame) of the stack

wrong-frame = stack frame { $number } ({ $effect }): { $what }
frame-not-first = it can't stand there: a stack begins with '{ $effect }', which stands nowhere else
frame-not-on = it must stand on '{ $effect }'
frame-nobody-left = { $seat } has nobody left to place
frame-steps = it can't have { $n } steps behind it
frame-needs-space = it needs a space
frame-other-space = it belongs to { $space }
frame-needs-price = it needs a price
frame-needs-reactions = it needs reactions and their event
frame-needs-card = it needs an event with a card
frame-needs-event = it needs an event
frame-few-fences = it tells of { $n } new fences, and not so many are there
