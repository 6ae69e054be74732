"""The parts of the contributors' dictionary; card files import them through `agricola.cards.words`."""
