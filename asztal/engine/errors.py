"""What Asztal says when something is wrong: one clear sentence, never a traceback."""

from __future__ import annotations


class AsztalError(Exception):
    """Something was asked for that can't be done; the message says what was wrong and what would be right."""


class UnknownGame(AsztalError):
    """No folder of that name."""


class BadOption(AsztalError):
    """A table option or a value that the game does not have."""


class BadSeats(AsztalError):
    """A number of seats that the game can't be played with, or an occupant nobody knows."""


class IllegalChoice(AsztalError):
    """A choice that is not on the menu, by the wrong seat, or for an older decision."""


class CannotUndo(AsztalError):
    """There is nothing to take back, or something final has happened since."""


class BadRecord(AsztalError):
    """A record that is cut off, edited, of another game or of other rules."""


class BadData(AsztalError):
    """A data file of a game with a wrong entry."""


class UnknownLanguage(AsztalError):
    """A language Asztal does not speak."""


class BadBot(AsztalError):
    """A bot nobody knows, or a budget it can't have."""
