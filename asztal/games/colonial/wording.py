"""The words of Colonial that do not lie in ``text/*.ftl`` as they are, but are put together of those that do."""

from __future__ import annotations

from functools import cache

from asztal.engine.phrase import Phrase
from asztal.games import find
from asztal.games.colonial.data import GOOD_OF, TERRITORY_OF
from asztal.words import Words


@cache
def noun(name: str, value: int, language: str) -> dict[str, str] | None:
    """Boxes are named by good and territory, payments by who pays how much."""
    if name == "box":
        return _box(value, Words(language, find("colonial")))
    if name == "payment":
        return _payment(value, Words(language, find("colonial")))
    return None


def _box(box: int, words: Words) -> dict[str, str]:
    """The good in its territory: Gold in New Spain. A sentence can have either by itself."""
    good, territory = GOOD_OF[box], TERRITORY_OF[box]
    return {
        "": words.phrase(Phrase("box-name", {"good": good, "territory": territory})),
        "good": words.noun("good", good),
        "territory": words.noun("territory", territory),
        "in": words.attribute(f"territory-{territory}", "in"),
        "into": words.attribute(f"territory-{territory}", "into"),
    }


def _payment(payment: int, words: Words) -> dict[str, str]:
    """What the asker pays for goods, or gets if it is less than nothing (C20.6); and how a sentence ends with it."""
    if payment == 0:
        return {"": words.say("payment-none"), "clause": ""}
    key = "payment-pay" if payment > 0 else "payment-get"
    return {"": words.say(key, amount=abs(payment)), "clause": words.say(f"{key}-clause", amount=abs(payment))}
