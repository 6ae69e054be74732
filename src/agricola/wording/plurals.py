"""The plural forms of whole numbers in the languages of the game, as the Unicode CLDR defines them."""

from __future__ import annotations


def plural_form(language: str, n: int) -> str:
    """Which form of a noun goes with a whole number: "one", "few", "many" or "other".

    >>> [plural_form("pl", n) for n in (1, 3, 5, 22)]
    ['one', 'few', 'many', 'few']
    """
    n = abs(n)
    if language == "fr":
        return "one" if n in (0, 1) else _millions(n)
    if language == "es":
        return "one" if n == 1 else _millions(n)
    if language == "pl":
        if n == 1:
            return "one"
        return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "many"
    if language == "ro":
        if n == 1:
            return "one"
        return "few" if n == 0 or 1 <= n % 100 <= 19 else "other"
    return "one" if n == 1 else "other"


def _millions(n: int) -> str:
    return "many" if n and n % 1_000_000 == 0 else "other"
