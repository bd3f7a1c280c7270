"""Attributes that boards give their elements; each begins with a space, and is empty where there is nothing to say."""

from __future__ import annotations

from collections.abc import Iterable


def about(thing: str) -> str:
    """Makes an element explain itself by the text ``about-<thing>``."""
    return f' data-about="{thing}"'


def thing(noun: str, value: int) -> str:
    """What an element stands for, whether or not it can be chosen now: pressed when it can't be, it says why not.

    Whatever is offered at some time (``Scene.offer``, ``Scene.stands_for``) has it at all times.
    """
    return f' data-thing="{noun}-{value}"'


def image(label: str) -> str:
    """Words (escaped) for those who don't see the element, where it is no choice that has words already."""
    return f' role="img" aria-label="{label}"'


def may(inside: str) -> str:
    """Marks a part in which something may be chosen: the page scrolls to it, and its tab glows."""
    return ' data-may=""' if "data-choice" in inside else ""


def lights(ids: Iterable[str], lacks: Iterable[str] = ()) -> str:
    """What lights up when the element is pointed at, and what is marked as lacking."""
    named = (("lights", " ".join(ids)), ("lacks", " ".join(lacks)))
    return "".join(f' data-{name}="{value}"' for name, value in named if value)
