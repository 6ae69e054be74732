"""The page's arithmetic for networks, in JavaScript, says what NumPy says."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from array import array
from base64 import b64encode
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from agricola import Deck  # noqa: E402
from agricola.agents import arithmetic  # noqa: E402
from agricola.agents.learned import BoardNetwork  # noqa: E402
from agricola.agents.network import load_network  # noqa: E402
from agricola.agents.page_network import PAGE, PageNetwork, read_arrays  # noqa: E402
from agricola.agents.roster import make_agent  # noqa: E402
from agricola.cards.words import gain, minor, played, wood  # noqa: E402
from agricola.engine.kernel.state import GameState  # noqa: E402
from agricola.game import new_game  # noqa: E402

WEB = Path(__file__).parents[2] / "web"
ESBUILD = WEB / "node_modules" / ".bin" / "esbuild"
NETWORKS = sorted(Path(arithmetic.__file__).with_name("networks").glob("*.npz"))

pytestmark = pytest.mark.skipif(
    shutil.which("node") is None or not ESBUILD.exists(), reason="the page's tools are not installed: npm ci in web/"
)

_DRIVER = """
import { createInterface } from "node:readline";
import { Network } from "./network.mjs";
const bytes = (text) => new Uint8Array(Buffer.from(text, "base64"));
let network;
for await (const line of createInterface({ input: process.stdin })) {
  const { make, judge } = JSON.parse(line);
  if (make) network = new Network(make[0].map(([name, sort, data]) => [name, sort, bytes(data)]), make[1], make[2]);
  else {
    const [rows, used, actions, counts] = judge;
    console.log(JSON.stringify([...network.judge(bytes(rows), used, bytes(actions), counts)]));
  }
}
"""


class Page:
    """The page's side, in a process: as `agricola_page` in a browser, for one network at a time."""

    __spec__ = ModuleSpec(PAGE, None)

    def __init__(self, folder: Path) -> None:
        (folder / "driver.mjs").write_text(_DRIVER, encoding="utf-8")
        source = WEB / "src" / "offline" / "network.ts"
        subprocess.run([ESBUILD, source, "--format=esm", f"--outfile={folder / 'network.mjs'}"], check=True)
        self.node = subprocess.Popen(
            ["node", folder / "driver.mjs"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def say(self, **what: Any) -> None:
        assert self.node.stdin is not None
        self.node.stdin.write(json.dumps(what, default=lambda data: b64encode(data).decode()) + "\n")
        self.node.stdin.flush()

    def make_network(self, *given: Any) -> Page:
        self.say(make=given)
        return self

    def judge(self, *given: Any) -> Any:
        assert self.node.stdout is not None
        self.say(judge=given)
        told = array("f", json.loads(self.node.stdout.readline()))
        return SimpleNamespace(to_py=lambda: memoryview(told))


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    page = Page(tmp_path_factory.mktemp("page"))
    sys.modules[PAGE] = page  # type: ignore[assignment]
    with page.node:
        yield page
        del sys.modules[PAGE]
        page.node.kill()


def test_a_network_is_read_without_numpy() -> None:
    for path in NETWORKS:
        network = load_network(path)
        arrays = read_arrays(BytesIO(path.read_bytes()))
        assert arrays["cards"] == ("<i4", network.inputs.cards.tobytes())
        assert arrays["w_mid"] == ("<f2", network.weights["mid"].astype(np.float16).tobytes())
        assert len(arrays) == len(network.weights) + len(network.about) + 6


@pytest.mark.parametrize("path", NETWORKS, ids=lambda path: path.stem)
def test_the_page_and_numpy_say_the_same(page: Page, path: Path) -> None:
    """How likely each action is and what each position is worth, to 1e-4, over games as they are played."""
    numpy_network = load_network(path)
    page_network = PageNetwork(BytesIO(path.read_bytes()))
    assert page_network.games == numpy_network.games
    assert page_network.held_rows == numpy_network.held_rows
    for edition, players, cards in numpy_network.games:
        game = new_game(edition, players=players, cards=cards, seed=players)
        assert page_network.knows(game.state.board)
        mover = make_agent("random", 1)
        states: list[GameState] = []
        while not game.is_terminal() and len(states) < 40:
            if game.round % 3 == 0:
                states.append(game.clone().state)
            game.apply(mover.choose(game))
        ours = BoardNetwork(numpy_network, game.state.board)
        theirs = BoardNetwork(page_network, game.state.board)
        for begin in range(0, len(states), 8):
            priors, values = ours.judge(states[begin : begin + 8], eyes=0)
            page_priors, page_values = theirs.judge(states[begin : begin + 8], eyes=0)
            for one, other in zip(priors + values, page_priors + page_values, strict=True):
                assert other == pytest.approx(one, abs=1e-4)


def test_a_network_for_another_encoding_is_refused() -> None:
    network = load_network(NETWORKS[0])
    file = BytesIO()
    network.save(file)
    with np.load(BytesIO(file.getvalue())) as data:
        arrays = {name: data[name] for name in data.files}
    arrays["version"] = np.array(0)
    other = BytesIO()
    np.savez(other, **arrays)
    with pytest.raises(ValueError, match="encoding 0"):
        PageNetwork(other)


def test_without_numpy_new_cards_are_left_to_the_search(page: Page) -> None:
    network = PageNetwork(BytesIO(next(path for path in NETWORKS if path.stem == "revised-2-cards").read_bytes()))
    stick = minor("Walking Stick", id="own-stick", text="You get 1 wood at once.", on=[played >> gain(wood(1))])
    board = new_game("revised", players=2, decks=[Deck("sticks", [stick])], seed=1).state.board
    assert arithmetic.with_cards_of(network, board) is network
    assert not network.knows(board)


def test_where_the_page_computes_its_networks_are_used(page: Page) -> None:
    arithmetic.shipped_network.cache_clear()
    assert isinstance(arithmetic.shipped_network("revised-2"), PageNetwork)
    arithmetic.shipped_network.cache_clear()
