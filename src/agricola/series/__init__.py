"""Several games that belong together: the solo series of both grid editions, and the campaign of the revised one.

>>> series = SoloSeries(Settings("revised", seed=1))
>>> game = series.next_game()
>>> game.view(0)["target"]
{'points': 50, 'now': -14}
"""

from agricola.series.campaign import Campaign, Standing
from agricola.series.files import load, loads, text_of
from agricola.series.history import history
from agricola.series.series import NOTHING, PlayedGame, Series, Settings
from agricola.series.solo import SoloSeries

__all__ = [
    "NOTHING",
    "Campaign",
    "PlayedGame",
    "Series",
    "Settings",
    "SoloSeries",
    "Standing",
    "history",
    "load",
    "loads",
    "text_of",
]
