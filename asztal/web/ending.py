"""The end of a match, as each person reads it: who has won, what has become of oneself, and whether to play again."""

from __future__ import annotations

from asztal.board import escape
from asztal.engine.game import SPECTATOR
from asztal.web.chairs import OUT_OF_TIME, RESIGNED
from asztal.web.tables import TOO_LONG, Table
from asztal.words import Words

_CUP = (
    '<svg class="cup" viewBox="0 0 24 24" aria-hidden="true"><path d="M7 3h10v2h3v2a4 4 0 0 1-3.6 4A5 5 0 0 1 13 13.9'
    'V17h3v3H8v-3h3v-3.1A5 5 0 0 1 7.6 11 4 4 0 0 1 4 7V5h3zM6 7a2 2 0 0 0 1 1.7V7zm11 1.7A2 2 0 0 0 18 7h-1z"/></svg>'
)


def result_line(table: Table, words: Words, seat: int = SPECTATOR) -> str:
    """Who has won, said to whoever reads it."""
    result = table.result()
    assert result is not None
    winners = [words.names[winner] for winner in result.winners() if winner != seat]
    if has_won(table, seat):
        return words.say("result-you-share", names=words.joined(winners)) if winners else words.say("result-you-win")
    names = [words.names[winner] for winner in result.winners()]
    if len(names) == 1:
        return words.say("result-winner", name=names[0])
    return words.say("result-shared", names=words.joined(names))


def has_won(table: Table, seat: int) -> bool:
    """Whether whoever reads this through a seat's eyes has won; people at one screen are called by their names."""
    result = table.result()
    if result is None or seat < 0 or seat not in result.winners() or table.chairs[seat].away in (RESIGNED, OUT_OF_TIME):
        return False
    return len(table.seats_of(table.chairs[seat].guest)) == 1


def heading(table: Table, words: Words, seat: int) -> str:
    """The end in one line; it is the winner's moment, and whoever has not played to the end reads what happened."""
    won = has_won(table, seat)
    start = f'<h2 class="won">{_CUP}' if won else "<h2>"
    return f"{start}{escape(result_line(table, words, seat))}</h2>{fate(table, words, seat)}"


def story(table: Table, words: Words, seat: int) -> str:
    """Why the match is over, and where one has come in."""
    result = table.result()
    if result is None:
        return ""
    resigned = result.reason == RESIGNED
    gone = [words.names[at] for at, chair in enumerate(table.chairs) if chair.away == RESIGNED and at != seat]
    reasons = {
        RESIGNED: words.say("end-resigned", names=words.joined(gone), count=len(gone)),
        TOO_LONG: words.say("end-too-long"),
    }
    told = [reasons.get(result.reason) or words.say(f"reason-{result.reason}")]
    if seat >= 0 and result.ranks[seat] > 1:
        place = words.say("end-your-place", rank=result.ranks[seat], seats=len(result.ranks))
        # Whoever has resigned is not told that others have.
        told = [place] if resigned else [*told, place]
    return " ".join(told)


def fate(table: Table, words: Words, seat: int) -> str:
    """What has become of somebody for whom a bot plays on for good, or who has ended the match by resigning."""
    away = table.chairs[seat].away if seat >= 0 else ""
    result = table.result()
    if away not in (RESIGNED, OUT_OF_TIME):
        return ""
    ended = result is not None and result.reason == RESIGNED == away
    when = "end" if ended else "over" if table.over else "playing"
    return f'<p class="fate">{escape(words.say(f"fate-{away}-{when}"))}</p>'


# -- once more --------------------------------------------------------------------------------------------------------


def invitation(table: Table, words: Words, seat: int) -> str:
    """Who has asked for a rematch, said to the others."""
    asking = table.seats_of(table.asked_by) if table.rematch else []
    if not asking or (seat >= 0 and table.chairs[seat].guest == table.asked_by):
        return ""
    return words.say("rematch-asked", name=words.names[asking[0]])


def rematch(table: Table, words: Words, seat: int) -> str:
    """The way to a rematch: to ask for one, to join one, to watch one."""
    asked = invitation(table, words, seat)
    told = f"<p><strong>{escape(asked)}</strong></p>" if asked else ""
    if seat >= 0:
        label = escape(words.say("rematch-join" if asked else "rematch-open" if table.rematch else "end-rematch"))
        way = (
            f'<form method="post" action="/t/{table.id}/rematch">'
            f'<button class="main" type="submit">{label}</button></form>'
        )
    elif asked:
        way = f'<a class="button" href="/t/{table.rematch}">{escape(words.say("list-watch"))}</a>'
    else:
        return ""
    return f'<div class="rematch">{told}{way}</div>'
