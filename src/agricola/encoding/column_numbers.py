"""Where each number of an encoded position, action and card stands, for ever. Version 2.

What the columns mean is told by `agricola.encoding.columns`.
"""

from __future__ import annotations

from typing import Final

from agricola.engine.farm.grid import EDGES

VERSION: Final = 2
"""Grows whenever a column changes its meaning, so that a trained network knows what it can read."""
MOST_SEATS: Final = 5
SLOTS: Final = 64
"""Places for action spaces; which space has which is fixed for each edition (`agricola.encoding.numbering`)."""
CARD_SPACE: Final = SLOTS - 1
"""The place of every space that a card brings into play; the action tells which card it is."""
EDITION_SLOTS: Final = 6
RULE_SLOTS: Final = 12
PHASE_SLOTS: Final = 6
KIND_SLOTS: Final = 24
MAJOR_SLOTS: Final = 24
TILE_SHAPES: Final = 5

# --- the columns of an observation: the game, the spaces, then a block for each seat ----------------------------------
#
# There is room for editions, rules, kinds of action, spaces and major improvements that are still to come, and a few
# columns are spare: what is new takes those, so that no column ever changes its meaning. They are 0 until then.

G_EDITION: Final = 0
G_SEATS: Final = G_EDITION + EDITION_SLOTS
G_CARDS: Final = 12
G_RULES: Final = 13  # one column for each rule that can be chosen
G_ROUND: Final = G_RULES + RULE_SLOTS
G_IN_ROUND: Final = 26  # one column for each round
G_STAGE: Final = 40
G_TO_HARVEST: Final = 41
G_HARVESTS: Final = 42
G_PHASE: Final = 43  # preparation, work, feeding, breeding, another part of the harvest
G_PLACEMENTS: Final = G_PHASE + PHASE_SLOTS
G_OPTIONS: Final = 50
G_STEPS: Final = 51
G_KINDS: Final = 52  # one column for each kind of action that may be chosen
G_MAJORS: Final = G_KINDS + KIND_SLOTS
G_SUPPLY: Final = G_MAJORS + MAJOR_SLOTS  # rooms, stables and each shape of pasture in the common supply of tiles
G_SPARE: Final = G_SUPPLY + 2 + TILE_SHAPES
GAME_SIZE: Final = 112

S_OPEN: Final = 0
S_MINE: Final = 1
S_OTHERS: Final = 2
S_GOODS: Final = 3
S_REST: Final = 4
S_ASKED: Final = 5
S_SOONEST: Final = 6
S_LATEST: Final = 7
SPACE_SIZE: Final = 8
FIRST_SPACE: Final = GAME_SIZE

P_PRESENT: Final = 0
P_START: Final = 1
P_ASKED: Final = 2
P_NEXT: Final = 3
P_TURN: Final = 4
P_GOODS: Final = 5
P_FAMILY: Final = 15
P_NEWBORNS: Final = 16
P_LODGERS: Final = 17
P_HOME: Final = 18
P_BEGGING: Final = 19
P_BONUS: Final = 20
P_ROOMS: Final = 21
P_HOUSE: Final = 22
P_BEDS: Final = 23
P_FIELDS: Final = 24
P_EMPTY_FIELDS: Final = 25
P_GRAIN_FIELDS: Final = 26
P_VEGETABLE_FIELDS: Final = 27
P_GRAIN_GROWING: Final = 28
P_VEGETABLES_GROWING: Final = 29
P_PASTURES: Final = 30
P_PASTURE_CELLS: Final = 31
P_STABLES: Final = 32
P_FENCED_STABLES: Final = 33
P_FENCES: Final = 34
P_UNUSED: Final = 35
P_PLACES: Final = 36
P_FREE_PLACES: Final = 37
P_ANYWHERE: Final = 38
P_PENS: Final = 39
P_OCCUPATIONS: Final = 42
P_IMPROVEMENTS: Final = 43
P_HAND: Final = 44
P_CARD_POINTS: Final = 45
P_CARD_BONUS: Final = 46
P_POINTS: Final = 47
P_TABLE_POINTS: Final = 48
P_COOKING: Final = 55
P_OVEN: Final = 60
P_OVENS: Final = 61
P_OVEN_LIMIT: Final = 62
P_CRAFTS: Final = 63
P_CRAFTS_READY: Final = 64
P_NEED: Final = 65
P_LARDER: Final = 66
P_SHORT: Final = 67
P_HUNGRY: Final = 68
P_FED: Final = 69
P_FOOD_COMING: Final = 70
P_PROMISED: Final = 71
P_PROMISED_DEEDS: Final = 81
P_GAINED: Final = 82
P_SPENT: Final = 83
P_ROOM_LACKS: Final = 84
P_ROOM_LACKS_REED: Final = 85
P_RENOVATION_LACKS: Final = 86
P_MAJORS: Final = 87
P_TILE_FIELDS: Final = P_MAJORS + MAJOR_SLOTS
P_TILE_PASTURES: Final = 115
P_TILE_STABLED: Final = 120
P_TILE_STABLES: Final = 125
P_CELL_ROOMS: Final = 126
P_CELL_FIELDS: Final = 141
P_CELL_GRAIN: Final = 156
P_CELL_VEGETABLES: Final = 171
P_CELL_STABLES: Final = 186
P_CELL_PASTURES: Final = 201
P_EDGES: Final = 216
P_STANDS: Final = P_EDGES + EDGES  # a bit for each place of an action space on which somebody of this seat stands
P_SPARE: Final = P_STANDS + SLOTS // 8
SEAT_SIZE: Final = 264
FIRST_SEAT: Final = FIRST_SPACE + SLOTS * SPACE_SIZE
OBSERVATION_SIZE: Final = FIRST_SEAT + MOST_SEATS * SEAT_SIZE

# --- the columns of an action: new ones are added at the end ----------------------------------------------------------

A_KIND: Final = 0
A_SPACE: Final = 1
A_CARD: Final = 2  # low byte, high byte
A_ASKED_BY: Final = 4  # low byte, high byte
A_NUMBER: Final = 6
A_TIMES: Final = 7
A_GOODS: Final = 8
A_FOOD: Final = 18
A_BEGGED: Final = 19
A_CELLS: Final = 20
A_CELL: Final = 21
A_NEW_FENCES: Final = 36
A_CAPACITY: Final = 37
A_WITHIN: Final = 38
A_COVERS: Final = 39
A_STABLES: Final = 40
A_TILE: Final = 41
A_STEPS: Final = 42
A_NEAR_ROOMS: Final = 43
A_NEAR_FIELDS: Final = 44
A_NEAR_PASTURES: Final = 45
A_NEAR_FREE: Final = 46
A_LEAVES: Final = 47  # sheep, boar, cattle
ACTION_SIZE: Final = 50

# --- the cards that a seat knows of -----------------------------------------------------------------------------------

MOST_CARDS: Final = 192
CARD_SIZE: Final = 4
"""For each card its number (low byte, high byte), where it is, and the first thing that it remembers."""
IN_HAND: Final = 1
ON_BOARD: Final = 2
IN_PLAY: Final = 3
"""In front of the observer; of the next seat one more, and so on."""
HELD_GROUPS: Final = 3
"""In the hand of the observer, in front of the observer, in front of others."""
SEEN_IN_HAND: Final = 8
"""Passed on in the open: of the observer, of the next seat one more, and so on."""
