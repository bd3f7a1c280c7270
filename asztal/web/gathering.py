"""Gathering: what whoever comes to a table sees of it before its match has begun, as parts of HTML."""

from __future__ import annotations

from asztal.board import escape
from asztal.bots import LEVELS
from asztal.match.record import BOT, OPEN
from asztal.web.chairs import Chair
from asztal.web.render import words_for
from asztal.web.tables import Table
from asztal.words import Words

USUAL_LEVEL = "medium"
"""The level that a form proposes."""


def parts(table: Table, guest: str, language: str) -> dict[str, str]:
    """Everything that changes while people gather: id -> the element that has this id."""
    words = words_for(table, language)
    chairs = "".join(_chair(table, seat, guest, words) for seat in range(len(table.chairs)))
    return {
        "gathered": f'<h2 id="gathered">{escape(_headline(table, guest, words))}</h2>',
        "chairs": f'<ul id="chairs" class="lists">{chairs}</ul>',
        "starting": f'<section id="starting" class="starting">{_starting(table, guest, words)}</section>',
    }


def _headline(table: Table, guest: str, words: Words) -> str:
    mine, free = table.seats_of(guest), table.free()
    host = table.seats_of(table.host)
    if table.free_for(guest) and not mine and host:
        return words.say("gather-invited", name=words.names[host[0]])
    return words.say("gather-title" if free else "gather-all-here")


def _chair(table: Table, seat: int, guest: str, words: Words) -> str:
    """A seat: who sits there or may, and what the visitor can do about it."""
    chair, colour = table.chairs[seat], table.colours[seat]
    mine = seat in table.seats_of(guest)
    if guest == table.host and chair.who in (OPEN, BOT):
        # What the seat is for stands in the field in which it can be changed.
        who, giving = "", _give(table, seat, words)
    else:
        who, giving = _who(table, seat, mine, words), ""
    return (
        f'<li id="chair-{seat}" class="listed seat-{colour}">'
        f'<svg class="mark" viewBox="-11 -11 22 22" aria-hidden="true"><circle class="disc" r="10"/>'
        f'<use href="#mark-{colour}" x="-5" y="-5" width="10" height="10"/></svg>'
        f'<span class="grow"><b>{escape(words.names[seat])}</b>'
        f' <span class="soft">{escape(who)}</span></span>'
        f"{_ready_mark(chair, words)}{_sit(table, seat, guest, words)}{_rise(table, words) if mine else ''}"
        f"{giving}</li>"
    )


def _who(table: Table, seat: int, mine: bool, words: Words) -> str:
    chair = table.chairs[seat]
    if chair.who == OPEN:
        return words.say("gather-kept" if chair.guest else "gather-free")
    if chair.who == BOT:
        return words.say("role-bot", level=words.say(f"level-{chair.bot}"))
    if mine:
        return words.say("role-you")
    return "" if table.presence.is_here(chair.guest) else words.say("role-absent")


def _ready_mark(chair: Chair, words: Words) -> str:
    return f'<span class="chosen">✓ {escape(words.say("gather-ready"))}</span>' if chair.ready else ""


def _sit(table: Table, seat: int, guest: str, words: Words) -> str:
    """Sends the form above the seats, in which the name stands."""
    if table.seats_of(guest) or seat not in table.free_for(guest):
        return ""
    label = escape(words.say("gather-sit"))
    return f'<button class="main" type="submit" form="join" name="seat" value="{seat}">{label}</button>'


def _rise(table: Table, words: Words) -> str:
    return (
        f'<form method="post" action="/t/{table.id}/rise">'
        f'<button type="submit">{escape(words.say("gather-rise"))}</button></form>'
    )


def _give(table: Table, seat: int, words: Words) -> str:
    """For the host: who may take a seat on which nobody sits."""
    chair = table.chairs[seat]
    kept = [("kept", words.say("gather-kept"))] if chair.who == OPEN and chair.guest else []
    offered = [*kept, ("friend", words.say("make-friend")), *((f"bot-{level}", _bot(level, words)) for level in LEVELS)]
    chosen = f"bot-{chair.bot}" if chair.who == BOT else offered[0][0]
    label = escape(words.say("gather-who", seat=words.names[seat]))
    return (
        f'<form method="post" action="/t/{table.id}/give" class="inline" data-auto>'
        f'<input type="hidden" name="seat" value="{seat}">'
        f'<select name="who" aria-label="{label}" autocomplete="off">{_options(offered, chosen)}</select>'
        f'<button type="submit">{escape(words.say("settings-save"))}</button></form>'
    )


def _bot(level: str, words: Words) -> str:
    return words.say("make-bot", level=words.say(f"level-{level}"))


def _options(offered: list[tuple[str, str]], chosen: str) -> str:
    return "".join(
        f'<option value="{value}"{" selected" if value == chosen else ""}>{escape(text)}</option>'
        for value, text in offered
    )


# -- how it begins ----------------------------------------------------------------------------------------------------


def _starting(table: Table, guest: str, words: Words) -> str:
    """The host lets the match begin; the others say that they are ready; whoever looks on reads how it goes."""
    hosting, seated = guest == table.host, bool(table.seats_of(guest))
    free = len(table.free())
    told = [_line(words.say("gather-how-host" if hosting else "gather-how"))]
    if hosting and not free:
        told.append(_button(table, "begin", "", words.say("gather-begin"), "main large"))
        told.append(_waiting_for(table, guest, words))
    elif seated:
        told.append(_readiness(table, guest, words))
    if hosting and free:
        told.append(_fill(table, words))
    return "".join(told)


def _line(text: str) -> str:
    return f'<p class="soft">{escape(text)}</p>' if text else ""


def _waiting_for(table: Table, guest: str, words: Words) -> str:
    others = [words.names[seat] for seat in table.unready() if table.chairs[seat].guest != guest]
    return _line(words.say("gather-unready", count=len(others), names=words.joined(others)) if others else "")


def _readiness(table: Table, guest: str, words: Words) -> str:
    """The same button takes it back."""
    if set(table.seats_of(guest)) & set(table.unready()):
        return _button(table, "ready", "yes", words.say("gather-say-ready"), "main large")
    waiting = _waiting_for(table, guest, words) or _line(words.say("list-gathering", free=len(table.free())))
    return _button(table, "ready", "no", words.say("gather-not-ready"), "") + waiting


def _button(table: Table, action: str, ready: str, text: str, look: str) -> str:
    field = f'<input type="hidden" name="ready" value="{ready}">' if ready else ""
    return (
        f'<form method="post" action="/t/{table.id}/{action}">{field}'
        f'<button class="{look}" type="submit">{escape(text)}</button></form>'
    )


def _fill(table: Table, words: Words) -> str:
    label = escape(words.say("gather-fill"))
    offered = [(level, _bot(level, words)) for level in LEVELS]
    return (
        f'<form method="post" action="/t/{table.id}/fill" class="row">'
        f'<select id="fill-level" name="level" aria-label="{label}" autocomplete="off">{_options(offered, USUAL_LEVEL)}'
        f'</select><button type="submit">{label}</button></form>'
    )
