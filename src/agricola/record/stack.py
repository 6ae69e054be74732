"""Whether the stack of a position that somebody hands us can be played on.

A stack is written by `Game.position()`, not by hand; what was edited or mixed up is found here rather than in mid-play.
"""

from __future__ import annotations

from agricola.engine.deeds.connectives import Deed, Repeat
from agricola.engine.deeds.fencing import BuildFences
from agricola.engine.deeds.hands import MOST_STEPS, HandDeed
from agricola.engine.deeds.improving import ENTER_PLAY
from agricola.engine.deeds.kept_occupations import PLAY_KEPT
from agricola.engine.deeds.placing import END_TURN, PLACE_PERSON, USE_SPACE, WORK, Work, could_place
from agricola.engine.deeds.yard_actions import own_steps
from agricola.engine.economy.costs import PAY_BILL
from agricola.engine.economy.supply import COOK_OR_LET_GO
from agricola.engine.farm.grid import CELLS
from agricola.engine.goods import ANIMALS
from agricola.engine.ids import NO_SPACE
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.player import grid
from agricola.engine.kernel.spaces import Space
from agricola.engine.kernel.state import GameState
from agricola.engine.kernel.triggers import REACT
from agricola.engine.message import Message, say
from agricola.engine.rounds.flow import Script
from agricola.engine.rounds.harvest import FEED


def broken_stack(g: GameState) -> list[Message]:
    """Everything that is wrong with a stack; an empty list for a sound one."""
    wrong: list[Message] = []
    below: Frame | None = None
    for number, frame in enumerate(g.stack):
        problem = _misplaced(g, frame, below) or _incomplete(g, frame)
        if problem is not None:
            wrong.append(say("wrong-frame", number=number, effect=frame.effect.name, what=problem))
        below = frame
    return wrong


def _misplaced(g: GameState, frame: Frame, below: Frame | None) -> Message | None:
    """What is wrong with a frame's place."""
    flow = g.board.flow
    if (below is None) != (frame.effect is flow):
        return say("frame-not-first", effect=flow.name)
    if isinstance(frame.effect, Work) and below is not None and below.effect is not flow:
        return say("frame-not-on", effect=flow.name)
    if frame.effect in (PLACE_PERSON, END_TURN) and (below is None or not isinstance(below.effect, Work)):
        return say("frame-not-on", effect=WORK.name)
    if frame.effect in (PLACE_PERSON, USE_SPACE) and not could_place(g, g.players[frame.seat]):
        return say("frame-nobody-left", seat=frame.seat)
    return None


def _incomplete(g: GameState, frame: Frame) -> Message | None:
    """What is missing in a frame, or can't be."""
    effect = frame.effect
    if not _can_have_come_to(g, frame):
        return say("frame-steps", n=frame.steps)
    home = _space_of(g, effect.name)
    if frame.space == NO_SPACE and (effect is USE_SPACE or home is not None):
        return say("frame-needs-space")
    if home is not None and frame.space != home.index:
        return say("frame-other-space", space=home.id)
    if effect is PAY_BILL and not frame.price:
        return say("frame-needs-price")
    if effect is REACT and (frame.event is None or (not frame.reactions and frame.event.seat >= 0)):
        return say("frame-needs-reactions")
    if effect in (ENTER_PLAY, PLAY_KEPT) and (frame.event is None or frame.event.card is None):
        return say("frame-needs-card")
    if effect is COOK_OR_LET_GO:
        goods = g.players[frame.seat].goods
        if frame.event is None or any([frame.event.goods[kind] > goods[kind] for kind in ANIMALS]):
            return say("frame-needs-event")
    if isinstance(effect, BuildFences) and own_steps(frame.steps):
        if frame.event is None:
            return say("frame-needs-event")
        if own_steps(frame.steps) > grid(g.players[frame.seat]).fences.bit_count():
            return say("frame-few-fences", n=own_steps(frame.steps))
    return None


def _can_have_come_to(g: GameState, frame: Frame) -> bool:
    """Whether an effect can have come as far as its frame says."""
    effect = frame.effect
    if isinstance(effect, Deed):
        return effect.can_have_come_to(g.players[frame.seat], frame.steps)
    if isinstance(effect, Script):
        return frame.steps <= len(effect.steps) + (effect is g.board.flow)
    if isinstance(effect, Work):
        return frame.steps <= g.board.players
    if isinstance(effect, HandDeed):
        return frame.steps <= MOST_STEPS
    if effect is FEED:
        return frame.steps <= 1
    if isinstance(effect, Repeat):
        return frame.steps <= CELLS
    return not frame.steps


def _space_of(g: GameState, name: str) -> Space | None:
    """The space that an effect of that name belongs to."""
    for space in g.board.spaces:
        if name == space.id or name.startswith(f"{space.id}/"):
            return space
    return None
