"""What Asztal says when something is wrong: one clear sentence, never a traceback."""

from __future__ import annotations


class AsztalError(Exception):
    """Something was asked for that can't be done; the message says what was wrong and what would be right.

    ``key`` is the text that says it on a page, in the reader's language; ``said`` and its arguments that for the
    command line, where there is one.
    """

    key = "error-refused"

    def __init__(self, message: str = "", said: str = "", **arguments: str | int) -> None:
        super().__init__(message)
        self.said = said
        self.arguments = arguments


class UnknownGame(AsztalError):
    """No folder of that name."""

    key = "error-no-game"


class BadOption(AsztalError):
    """A table option or a value that the game does not have."""

    key = "error-form"


class OptionNeedsSeats(BadOption):
    """A table option that is for other numbers of seats."""

    key = "error-option-seats"


class BadSeats(AsztalError):
    """A number of seats that the game can't be played with, or an occupant nobody knows."""

    key = "error-form"


class IllegalChoice(AsztalError):
    """A choice that is not on the menu, or by the wrong seat."""

    key = "error-illegal"


class StaleChoice(IllegalChoice):
    """A choice for an older decision: somebody, or the same seat elsewhere, has answered it already."""

    key = "error-stale"


class CannotUndo(AsztalError):
    """There is nothing to take back, or something final has happened since."""

    key = "error-undo"


class BadRecord(AsztalError):
    """A record that is cut off, edited, of another game or of other rules."""

    key = "error-record"


class LongRecord(BadRecord):
    """A record with more choices than are taken."""

    key = "error-record-long"


class OtherRules(BadRecord):
    """A record that was played by another version of the rules."""

    key = "error-record-rules"


class BadData(AsztalError):
    """A data file of a game with a wrong entry."""


class UnknownLanguage(AsztalError):
    """A language Asztal does not speak."""


class BadBot(AsztalError):
    """A bot nobody knows, or a budget it can't have."""

    key = "error-form"


class BadLadder(AsztalError):
    """Bots that make no ladder, or a ladder file that is damaged or was played on other terms."""


class BadPage(AsztalError):
    """A page that has no place for the results of a game."""


class NotInstalled(AsztalError):
    """Something that needs a package which is optional and not there."""
