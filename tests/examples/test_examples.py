"""The examples run."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from agricola.batch import Games

EXAMPLES = Path(__file__).parents[2] / "examples"


def loaded(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(__import__("sys").modules, name, module)  # dataclasses look for it there
    spec.loader.exec_module(module)
    return module


def test_the_small_learner_prefers_what_brought_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two actions that are always open, the one that brings points becomes likely."""
    example = loaded("train_policy", monkeypatch)
    rng = np.random.default_rng(1)
    policy = example.Policy.new(6, 4, 8, rng)
    observations = rng.integers(0, 9, (64, 6)).astype(np.uint8)
    masks = np.tile(np.array([1, 0, 1, 0], np.uint8), (64, 1))
    assert policy.think(observations, masks)[2][0].tolist() == [0.5, 0.0, 0.5, 0.0]
    for _ in range(60):
        actions = example.drawn(policy.think(observations, masks)[2], rng)
        assert set(actions.tolist()) <= {0, 2}
        policy.learn(observations, masks, actions, (actions == 2).astype(np.float32), 0.02)
    _, _, chances, expected = policy.think(observations, masks)
    assert chances[:, 2].mean() > 0.9
    assert expected.mean() == pytest.approx(1.0, abs=0.35)


def test_the_small_learner_learns_from_games(monkeypatch: pytest.MonkeyPatch) -> None:
    example = loaded("train_policy", monkeypatch)
    rng = np.random.default_rng(1)
    with Games(8, "family", players=1, reward="shaped", seed=1, masks=True, processes=1) as games:
        policy = example.Policy.new(games.observation_size, games.actions.size, 16, rng)
        before = {name: weights.copy() for name, weights in policy.weights.items()}
        ended = example.train(policy, games, rng, updates=6, minutes=5.0)
        assert len(ended) >= 8
        assert all((policy.weights[name] != before[name]).any() for name in before)
        assert np.isfinite(example.mean_score(games, rng, 4, policy))


def test_the_notebook_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """All of its cells but those that only draw, with fewer games."""
    cells = json.loads((EXAMPLES / "openings.ipynb").read_text(encoding="utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code" and not cell["metadata"]]
    assert not any(cell.get("outputs") for cell in cells)
    names: dict[str, object] = {}
    for text in code:
        exec(text.replace('"greedy", 200', '"random", 6'), names)
    out = capsys.readouterr().out
    assert out.startswith("6 games, ")
    assert "points more than the other" in out
    assert " then " in out


def test_the_notebook_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    matplotlib = pytest.importorskip("matplotlib", reason="matplotlib is not installed: it is for the notebook alone")
    matplotlib.use("Agg")
    cells = json.loads((EXAMPLES / "openings.ipynb").read_text(encoding="utf-8"))["cells"]
    names: dict[str, object] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]).replace('"greedy", 200', '"random", 6'), names)
    assert len(names["plt"].get_fignums()) == 2  # type: ignore[attr-defined]
