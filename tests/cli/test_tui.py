"""The full-screen game, driven by keys and clicks: whole games, undo, hints, hand-over, resume, every size."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input

import agricola
from agricola.cli.local.autosave import all_kept
from agricola.cli.local.game_options import SetUp
from agricola.cli.local.local_table import LocalTable, resumed
from agricola.cli.tui.app import AgricolaApp
from agricola.cli.tui.board import Board
from agricola.cli.tui.farm import Yard
from agricola.cli.tui.layout import Choices
from agricola.cli.tui.pages import HandOver, Page
from agricola.cli.tui.start import StartScreen
from agricola.cli.tui.table import TableScreen
from agricola.table import Table

PATIENCE = 120.0
"""How many seconds a test waits for what must come."""
_HOPS = 6
"""More than the widgets that pass on what comes of a key."""


async def press(pilot: Any, *keys: str) -> None:
    """Press keys, one after the other, each when all that came of the one before is to be seen.

    The pilot alone takes a process that gets little of the machine for one that has nothing left to do. What comes of a
    key is told from widget to widget, so each of them is asked several times whether it has heard everything.
    """
    for key in keys:
        await pilot.press(key)
        for _ in range(_HOPS):
            if not pilot.app.is_running:
                return
            await pilot.pause(0)


class Player:
    """Somebody at the terminal."""

    def __init__(self, app: AgricolaApp, pilot: Any) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def table(self) -> TableScreen:
        found = next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))
        return found

    @property
    def game(self) -> agricola.Game:
        return self.table.game

    def text(self, where: str) -> str:
        return str(self.table.query_one(where).render())

    async def press(self, *keys: str) -> None:
        await press(self.pilot, *keys)

    async def my_turn(self) -> None:
        """Wait until a person is asked, or the game is over, and the screen knows it."""

        def asked() -> bool:
            seat = self.game.current_player
            at_rest = all(worker.is_finished for worker in self.app.workers)
            return at_rest and (seat is None or seat in self.table.local.persons)

        await self.until(asked)

    async def until(self, happened: Callable[[], bool]) -> None:
        """Wait until something is to be seen; long enough for a machine that has other things to do."""
        end = time.monotonic() + PATIENCE
        await self.pilot.pause()
        while not happened():
            assert time.monotonic() < end, f"it does not happen: {self.text('#moment')}"
            await asyncio.sleep(0.005)
            await self.pilot.pause()


def at_the_table(
    local: LocalTable | None,
    plays: Callable[[Player], Awaitable[None]],
    size: tuple[int, int] = (120, 40),
    language: str = "en",
) -> str | None:
    """Let somebody play; gives what is said when the game is left."""

    async def run() -> str | None:
        app = AgricolaApp(local, language=language)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await plays(Player(app, pilot))
        return app.return_value

    return asyncio.run(run())


def new(edition: str = "revised", **given: Any) -> LocalTable:
    return SetUp(**{"edition": edition, "opponents": ("random",), "seed": 5, "ask_end_turn": True, **given}).begin()


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "ask_end_turn"),
    [
        ("revised", False),
        pytest.param("family", True, marks=pytest.mark.soak),
        pytest.param("original", False, marks=pytest.mark.soak),
    ],
)
def test_a_whole_game_with_the_enter_key(edition: str, ask_end_turn: bool) -> None:
    """The cursor always stands on something that can be done, so Enter alone plays a game to its end."""
    local = new(edition, ask_end_turn=ask_end_turn)

    async def plays(player: Player) -> None:
        for _ in range(400):
            await player.my_turn()
            if player.game.is_terminal():
                break
            moves = len(player.game.history)
            await player.press("enter")
            assert len(player.game.history) > moves, player.game.question
        assert player.game.is_terminal()
        assert isinstance(player.app.screen, Page)
        assert player.app.screen.page_title == "The game is over"
        for score in player.game.scores():
            assert f"Player {score.seat + 1}: {score.total} point" in str(player.app.screen.text)
        await player.press("escape", "q")

    assert at_the_table(local, plays, (80, 24)) == "Goodbye."
    record = local.game.record()
    assert agricola.replay(str(record)).is_terminal()
    assert ("end" in [code for _, code in record.moves]) == ask_end_turn


def test_a_game_by_clicks_and_numbers_on_a_small_screen() -> None:
    local = new("original", players=5, opponents=("random",) * 4, cards=False)

    async def plays(player: Player) -> None:
        await player.my_turn()
        board = player.table.query_one(Board)
        for number in ("1", "2"):
            await player.my_turn()
            before = len([seat for seat, _ in player.game.record().moves if seat == 0])
            await player.press(number)
            assert len([seat for seat, _ in player.game.record().moves if seat == 0]) == before, "Enter chooses"
            await player.press("enter")
            assert len([seat for seat, _ in player.game.record().moves if seat == 0]) > before
            while not player.table.local.ends_turn and player.game.current_player == 0:
                await player.press("enter")
            await player.press("e")
        await player.my_turn()
        while player.game.question.code != "ask-place":
            await player.press("enter")
            await player.my_turn()
        usable = board.highlighted
        assert usable is not None
        space = board.space
        await player.pilot.click(Board, offset=(5, usable - board.scroll_offset.y))
        assert (0, f"place:{space}") in player.game.record().moves

    at_the_table(local, plays, (80, 24))


# --- the farm ---------------------------------------------------------------------------------------------------------


def test_a_field_is_plowed_by_a_click_and_by_keys() -> None:
    async def plays(player: Player) -> None:
        await player.my_turn()
        player.table.act("Farmland")
        await player.pilot.pause()
        yard = player.table.query_one(Yard)
        assert yard.has_focus
        await player.press("right", "right", "enter")
        assert "c1" in player.game.view(0)["seats"][0]["fields"]
        assert player.table.local.ends_turn
        await player.press("u")
        assert "c1" not in player.game.view(0)["seats"][0]["fields"]
        size = yard.size_of_cells
        await player.pilot.click(Yard, offset=(2 + 4 * (size.width + 1) + 2, 1 + 1))
        assert "e1" in player.game.view(0)["seats"][0]["fields"]

    at_the_table(new(cards=False, players=1, opponents=()), plays)


def test_a_pasture_is_painted_and_fenced() -> None:
    position = {"edition": "revised", "players": 1, "round": 4, "seats": [{"goods": {"wood": 15}}]}

    async def plays(player: Player) -> None:
        player.table.act("Fencing")
        await player.pilot.pause()
        await player.press("right", "space", "right", "space")
        assert player.table.query_one(Yard).painted == {"b1", "c1"}
        listed = [str(option.prompt) for option in player.table.query_one(Choices).options]
        assert listed[0].endswith("fence b1 c1 (6 fences)")
        assert all("b1" in line and "c1" in line for line in listed if "fence" in line)
        await player.press("enter")
        assert "fence:b1c1" in [code for _, code in player.game.record().moves]

    at_the_table(LocalTable(Table(agricola.from_position(position))), plays)


def test_a_cell_or_a_space_that_can_not_be_used_says_why() -> None:
    async def plays(player: Player) -> None:
        player.table.take_space("fencing")
        player.table.take_space("farm_expansion")
        await player.pilot.pause()
        assert "5 wood short" in player.text("#detail")
        assert player.game.record().moves == ()
        board = player.table.query_one(Board)
        await player.press("home", "w")
        assert board.space == "farm_expansion"
        assert "5 wood short" in player.text("#detail")
        player.table.act("Farmland")
        await player.pilot.pause()
        await player.press("down", "enter")
        assert "A2: " in player.text("#detail")

    at_the_table(new(cards=False, players=1, opponents=()), plays)


# --- undo, hints, pages -----------------------------------------------------------------------------------------------


def test_undo_takes_back_a_step_or_the_whole_turn_and_says_why_not() -> None:
    async def plays(player: Player) -> None:
        await player.my_turn()
        start = player.game.key()
        await player.press("u")
        assert "so nothing can be taken back" in player.text("#detail") or "no decision" in player.text("#detail")
        player.table.act("Farmland")
        player.table.act("plow b1")
        await player.press("u")
        assert player.game.question.code == "do-plow"
        player.table.act("plow b2")
        await player.press("U")
        assert player.game.key() == start
        await player.press("e")
        assert "can't end yet" in player.text("#detail")

    at_the_table(new(cards=False), plays)


def test_a_hint_names_legal_actions() -> None:
    async def plays(player: Player) -> None:
        await player.my_turn()
        await player.press("h")
        await player.until(lambda: "1. " in player.text("#detail"))
        lines = player.text("#detail").splitlines()
        legal = [player.game.words(action) for action in player.game.legal_actions()]
        assert 1 <= len(lines) <= 3
        for line in lines:
            assert any(line.partition(". ")[2].startswith(f"{action}: ") for action in legal)

    at_the_table(new(cards=False), plays)


@pytest.mark.parametrize(
    ("edition", "size"), [("revised", (80, 24)), ("original", (80, 24)), ("family", (120, 40)), ("original", (180, 50))]
)
def test_every_page_opens_and_closes_at_every_size(edition: str, size: tuple[int, int]) -> None:
    async def plays(player: Player) -> None:
        await player.my_turn()
        for key, title in (("question_mark", "Help"), ("c", "Cards"), ("o", "Farms"), ("l", "Log"), ("s", "Points")):
            await player.press(key)
            assert isinstance(player.app.screen, Page)
            assert player.app.screen.page_title.startswith(title)
            await player.press("down", "escape")
            assert isinstance(player.app.screen, TableScreen)
        for where in ("#moment", "#strip", "#goods"):
            lines = player.text(where).splitlines()
            assert max(map(len, lines)) <= size[0], where
        assert f"food {player.game.view(0)['seats'][0]['goods'].get('food', 0)} of" in player.text("#strip")

    most = agricola.EDITIONS[edition].most_players
    at_the_table(new(edition, players=most, opponents=("random",) * (most - 1)), plays, size)


def test_a_game_is_saved_but_never_over_another_file() -> None:
    Path("diary.txt").write_text("dear diary", encoding="utf-8")

    async def plays(player: Player) -> None:
        await player.my_turn()
        await player.press("S", *"diary", "full_stop", *"txt", "enter")
        assert "exists already" in player.text("#detail")
        await player.press("S", *"mine", "full_stop", *"txt", "enter")
        assert "Saved." in player.text("#detail")
        await player.press("S", "escape")

    at_the_table(new(), plays)
    assert Path("diary.txt").read_text(encoding="utf-8") == "dear diary"
    assert agricola.load(Path("mine.txt")).setup["edition"] == "revised"


# --- several persons --------------------------------------------------------------------------------------------------


def test_the_screen_is_blank_between_two_persons_with_hands() -> None:
    local = new(opponents=(), ask_end_turn=False)

    async def plays(player: Player) -> None:
        seats = []
        for _ in range(4):
            assert isinstance(player.app.screen, HandOver)
            await player.press("enter")
            assert isinstance(player.app.screen, TableScreen)
            seats.append(player.table.seat)
            legal = player.game.legal_actions()
            player.table.act(next((one for one in legal if one.code == "place:forest"), legal[0]))
            await player.pilot.pause()
            while isinstance(player.app.screen, TableScreen):
                await player.press("enter")
        assert set(seats) == {0, 1}
        before = len(player.game.record().moves)
        if player.app.screen.can_undo:  # type: ignore[attr-defined]
            await player.press("u")
            assert len(player.game.record().moves) < before

    at_the_table(local, plays)


def test_a_second_person_can_not_see_the_first_hand() -> None:
    mine, others = ["Corn Scoop", "Canoe", "Wood Cutter"], ["Milk Jug", "Lasso", "Priest"]
    game = agricola.new_game("revised", players=2, seed=3, hands=[mine, others])
    assert game.current_player == 0

    async def plays(player: Player) -> None:
        shot = player.app.export_screenshot()
        assert not any(name.replace(" ", "&#160;") in shot for name in (*mine, *others))
        await player.press("enter")
        shot = player.app.export_screenshot()
        assert "Wood&#160;Cutter" in shot
        assert "Priest" not in shot

    at_the_table(LocalTable(Table(game)), plays, (180, 60))


# --- start and resume -------------------------------------------------------------------------------------------------


def test_the_first_page_sets_a_game_up() -> None:
    async def plays(player: Player) -> None:
        assert isinstance(player.app.screen, StartScreen)
        await player.press("home", "right", "right")
        assert player.app.screen.rows["edition"].value == "family"
        await player.press("down", "right", "down", "right", "end", "enter")
        await player.my_turn()
        view = player.game.view(0)
        assert (view["edition"], view["players"]) == ("family", 3)
        assert player.table.local.persons == [0, 1]
        assert player.table.local.opponents == ("farmer",)

    at_the_table(None, plays, (80, 24))


def test_the_first_page_offers_every_mix_of_decks() -> None:
    async def plays(player: Player) -> None:
        screen = player.app.screen
        assert isinstance(screen, StartScreen)
        await player.press("home", "right")
        while screen.rows["edition"].value != "original":
            await player.press("right")
        assert screen.rows["decks"].value == "EIK"
        mixes = list(screen.rows["decks"].values)
        assert len(mixes) == len(set(mixes)) == 14
        for mix in mixes:
            agricola.new_game("original", players=5, decks=mix)
        await _goes_to(player, "decks")
        await player.press("left")
        assert screen.rows["decks"].value == "EIKZ"
        await player.press(*["right"] * (1 + mixes.index("EZ")))
        await player.press("home", *["down"] * len(screen.asked_for()), "enter")
        assert player.game.view(0)["options"]["decks"] == "EZ"

    at_the_table(None, plays, (100, 50))


def test_the_first_page_folds_other_ways_to_play() -> None:
    async def plays(player: Player) -> None:
        screen = player.app.screen
        assert isinstance(screen, StartScreen)
        assert "way" not in screen.asked_for()
        place = screen.asked_for().index("more")
        await player.press("home", *["down"] * place, "right")
        assert {"way", "variant-petri", "variant-szongott"} <= set(screen.asked_for())
        way = list(screen.rows["way"].values).index("draft-quick")
        await player.press("down", *["right"] * way)
        petri = screen.asked_for().index("variant-petri")
        await player.press("home", *["down"] * petri, "right")
        await player.press("home", *["down"] * len(screen.asked_for()), "enter")
        options = player.game.view(0)["options"]
        assert options["variants"] == ["draft-quick", "petri"]
        await player.my_turn()
        pack = player.game.view(0)["pack"]
        assert len(pack) == 14
        await player.press("enter")
        assert len(player.game.view(0)["picked"]) == 1

    at_the_table(None, plays, (100, 50))


async def _goes_to(player: Player, setting: str) -> None:
    """Move to a setting of the first page."""
    screen = player.app.screen
    assert isinstance(screen, StartScreen)
    await player.press("home", *["down"] * screen.asked_for().index(setting))


async def _types(player: Player, setting: str, text: str) -> None:
    """Type the names of a setting into its line, in place of what stands there."""
    await _goes_to(player, setting)
    await player.press("right")
    line = player.app.screen.query_one(Input)
    line.value = text
    await player.press("enter")


def test_the_first_page_takes_a_hand_banned_cards_and_an_order() -> None:
    """Revised 14.2: alone one may choose the hand and the order of the round cards."""
    board = agricola.EDITIONS["revised"].board(1, {}, True)
    order = [space.id for space in board.spaces if space.stage]
    order[0], order[1] = order[1], order[0]

    async def plays(player: Player) -> None:
        screen = player.app.screen
        assert isinstance(screen, StartScreen)
        await _goes_to(player, "players")
        await player.press("left")
        await _goes_to(player, "more")
        await player.press("right")
        assert {"hand", "exclude", "order"} <= set(screen.asked_for())
        await _types(player, "hand", "Manger, Nobody at All")
        await _types(player, "exclude", "Wood Cutter")
        await _goes_to(player, "order")
        await player.press("right")
        line = player.app.screen.query_one(Input)
        assert line.value.split(", ")[:2] == order[1::-1]
        line.value = ", ".join(order)
        await player.press("enter")
        await player.press("b")
        assert "no minor improvement or occupation 'Nobody at All'" in str(screen.query_one("#about").render())
        await _goes_to(player, "hand")
        await player.press("right", "escape")
        assert screen.typed["hand"] == "Manger, Nobody at All"
        await _types(player, "hand", "Manger")
        await player.press("b")
        view = player.game.view(0)
        names = [view["cards"][card]["name"] for card in view["hand"]]
        assert "Manger" in names
        assert "Wood Cutter" not in names
        assert view["round_cards"] == order

    at_the_table(None, plays, (100, 50))


def test_the_first_page_offers_the_readings_of_a_way_to_play() -> None:
    async def plays(player: Player) -> None:
        screen = player.app.screen
        assert isinstance(screen, StartScreen)
        await _goes_to(player, "more")
        await player.press("right")
        assert "order" not in screen.asked_for()
        way = list(screen.rows["way"].values).index("draft-combined:right")
        await _goes_to(player, "way")
        await player.press(*["right"] * way)
        assert screen.shown_value("way").endswith("(Cards go to the right)")
        await _goes_to(player, "variant-szongott")
        await player.press("left")
        assert screen.shown_value("variant-szongott") == "With a Grove for 2 wood"
        await _goes_to(player, "variant-petri")
        await player.press("right", "right")
        await player.press("b")
        options = player.game.view(0)["options"]
        assert options["variants"] == ["draft-combined:right", "petri:1"]
        assert options["house_rules"] == ["szongott:grove"]

    at_the_table(None, plays, (100, 50))


def test_leaving_keeps_the_game_and_the_first_page_goes_on_with_it() -> None:
    local = new(opponents=("apprentice",))

    async def leaves(player: Player) -> None:
        await player.my_turn()
        await player.press("enter", "q")

    said = at_the_table(local, leaves)
    assert said is not None
    assert "Your game is kept. Go on with it: " in said
    moves = local.game.record().moves
    assert all_kept()[0].opponents == ("apprentice",)

    async def goes_on(player: Player) -> None:
        await player.press("end", "enter")
        assert player.game.record().moves[: len(moves)] == moves
        assert player.table.local.opponents == ("apprentice",)
        assert "1" in player.text("#log") or player.table.local.table.journal
        await player.press("q")

    assert at_the_table(None, goes_on) == "Goodbye."


def test_a_table_can_be_left_while_a_computer_thinks() -> None:
    local = new(opponents=("search:60s",), ask_end_turn=False)

    async def leaves(player: Player) -> None:
        def thinks() -> bool:
            return "▮" in player.text("#moment") or bool(player.table.deadline and player.table.deadline.simulations)

        await player.pilot.pause()
        while player.game.current_player == 0:
            await player.press("enter")
        await player.until(thinks)
        assert "Player 2 is thinking" in player.text("#moment")
        await player.press("c", "escape", "q")

    said = at_the_table(local, leaves)
    assert said is not None
    assert said.startswith("Goodbye.")
    assert local.game.current_player == 1


def test_a_resumed_game_has_its_log() -> None:
    game = agricola.new_game("original", players=2, cards=False, seed=1)
    for _ in range(12):
        game.apply(game.legal_actions()[0])

    async def plays(player: Player) -> None:
        await player.press("l")
        assert isinstance(player.app.screen, Page)
        assert str(player.app.screen.text).count("\n") >= 10

    at_the_table(resumed(game.record(), ()), plays)
