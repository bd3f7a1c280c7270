"""The words of Island Fortress that do not lie in ``text/*.ftl``: favors and cells."""

from __future__ import annotations

from functools import cache

from asztal.games.island_fortress.data import FAVORS, WIDTH

# Letters whose Hungarian names begin with a vowel: az A2, az F1, a C3.
_AFTER_AZ = frozenset("AEFILMNORSUXY")


def cell_name(cell: int) -> str:
    """A cell as it is called: the letter of its column through the whole wall, and its level."""
    return f"{chr(ord('A') + cell % WIDTH)}{cell // WIDTH + 1}"


@cache
def noun(name: str, value: int, language: str) -> dict[str, str] | None:
    """Favors are named by their table, cells by letter and number."""
    if name == "favor":
        return {"": FAVORS[value].names[language]}
    if name == "cell":
        label = cell_name(value)
        if language != "hu":
            return {"": label, "the": label, "onto": label, "on": label}
        article = "az" if label[0] in _AFTER_AZ else "a"
        # As the numbers are spoken: egy, kettő, három, négy.
        onto, on = {"1": ("re", "en"), "2": ("re", "n"), "3": ("ra", "on"), "4": ("re", "en")}[label[1]]
        return {
            "": label,
            "the": f"{article} {label}",
            "onto": f"{article} {label}-{onto}",
            "on": f"{article} {label}-{on}",
        }
    return None
