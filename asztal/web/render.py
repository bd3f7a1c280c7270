"""Rendering: what one pair of eyes sees of a table, as parts of HTML that can be sent one by one."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from typing import Any

from asztal.board import Board, Drawing, Scene, escape, slot
from asztal.board.parts import outermost
from asztal.bots.merits import AIMS, FURTHEST, HITS, HOPES, KEEPS
from asztal.engine.events import Event
from asztal.engine.game import Game, View
from asztal.engine.view import DecisionView
from asztal.match import Match
from asztal.match.record import BOT, HUMAN
from asztal.web import ending
from asztal.web.chairs import OUT_OF_TIME, RESIGNED, STANDS_IN
from asztal.web.lesson import Lesson
from asztal.web.menu import capital, menu
from asztal.web.tables import OFF, Table
from asztal.words import Words

LOG_LINES = 60
"""How much of the log an open page shows; the whole of it has a page of its own."""
_MESSAGES = 60


@dataclass(frozen=True)
class Eyes:
    """Who looks on: a seat, a spectator or, after the end, somebody who sees everything; and in which language."""

    seat: int
    language: str


def words_for(table: Table, language: str) -> Words:
    """The words of a table, with the names of those who sit there."""
    key = ("words", language)
    if key not in table.drawn:
        words = Words(language, table.game)
        seats = zip(table.chairs, table.colours, strict=False)
        words.names = [chair.name or words.say(f"seat-{colour}") for chair, colour in seats]
        table.drawn[key] = words
    found = table.drawn[key]
    assert isinstance(found, Words)
    return found


def draw(
    table: Table, match: Match, eyes: Eyes, view: View, final: frozenset[int] = frozenset()
) -> tuple[Scene[Any], Drawing]:
    """The game's own picture of a view; a game without a board gets its table as text."""
    words = words_for(table, eyes.language)
    scene = Scene(view, words, table.colours, final)
    if table.game.board is not None:
        return scene, table.game.board.draw(scene)
    text = str(table.game.wording.draw(view, words)) if table.game.wording.draw else ""
    parts = {"text-board": f'<pre id="text-board" class="text-board">{escape(text)}</pre>'}
    return scene, Drawing("", parts, [""] * len(table.chairs))


def parts(table: Table, eyes: Eyes) -> dict[str, str]:
    """Everything on an open page that can change: id -> the element that has this id, with slots for inner parts."""
    # Nothing happens when somebody has been away for long enough, but it shows.
    absent = tuple(filter(table.is_absent, range(len(table.chairs))))
    key = ("parts", eyes.seat, eyes.language, absent)
    if key not in table.drawn:
        table.drawn[key] = _parts(table, eyes)
    found = table.drawn[key]
    assert isinstance(found, dict)
    return found


def _parts(table: Table, eyes: Eyes) -> dict[str, str]:
    match = table.playing
    view = table.view(eyes.seat)
    decision = view["decision"]
    scene, drawing = draw(table, match, eyes, view, _asked_again(table.game, match, eyes.seat, decision))
    return {
        "headline": f'<p id="headline">{drawing.headline}</p>',
        "question": question(table, eyes, scene),
        "board": board(table, drawing),
        **drawing.parts,
        "hand": f'<div id="hand" class="hand {table.game.name}">{drawing.hand}</div>',
        **{f"panel-{seat}": panel(table, seat, eyes, drawing.panels[seat], match) for seat in range(len(table.chairs))},
        "log": log(table, eyes),
        **standing(table, scene),
        "chat": chat(table, eyes.language),
        "watching": watching(table, eyes.language),
        "news": news(table, eyes, decision is not None and eyes.seat in table.owing()),
    }


def _asked_again(game: Game, match: Match, seat: int, decision: DecisionView | None) -> frozenset[int]:
    """The choices before which the page asks whether they are meant: they can't be taken back."""
    wanted = game.confirms
    if decision is None or wanted is False:
        return frozenset()
    if wanted is True:
        return match.finals(seat)
    costly = frozenset(choice["value"] for choice in decision["choices"] if choice["phrase"]["key"] in wanted)
    return costly & match.finals(seat) if costly else costly


def board(table: Table, drawing: Drawing) -> str:
    """What holds the game's own parts: they may come and go."""
    slots = "".join(map(slot, outermost(drawing.parts)))
    return f'<div id="board" class="board {table.game.name}">{slots}</div>'


# -- the question ----------------------------------------------------------------------------------------------------


def question(table: Table, eyes: Eyes, scene: Scene[Any]) -> str:
    """Whose decision it is, what is asked, and the choices that are not on the board."""
    words = scene.words
    say = words.say
    mine = eyes.seat >= 0
    undo = mine and not table.over and table.can_undo(eyes.seat)
    decision = scene.view["decision"]
    yours = decision is not None and eyes.seat in table.owing()
    heads: list[str] = []
    tells: list[str] = []
    choices = ""
    if table.over:
        heads.append(ending.heading(table, words, eyes.seat))
        choices = ending.rematch(table, words, eyes.seat)
    else:
        if not yours:
            heads.append(f"<h2>{escape(waiting_line(table, eyes, words))}</h2>")
            heads.append(ending.fate(table, words, eyes.seat))
        heads.append(_latest(table, eyes))
        if decision is not None:
            text = words.plain(decision["question"])
            head, more = _sentences(_to(table, eyes, words, text) if yours else text)
            heads.append(f"<h2>{head}</h2>" if yours else f'<p class="asked">{head}</p>')
            tells.append(f"<p>{more}</p>" if more else "")
        if scene.kind and not table.lesson:
            tells.append(_about(words, scene.kind))
        kind = next((kind for kind in table.game.rules.kinds if kind.name == scene.kind), None)
        choices = menu(scene, kind) + _ways(table, eyes, words)
        if decision is not None and len(scene.left()) < len(decision["choices"]):
            tells.append(f'<p class="soft where">{escape(say("table-choose-on-board"))}</p>')
    attributes = f' data-seat="{eyes.seat}"' if mine else ""
    if mine and not table.over:
        attributes += f' data-number="{table.number(eyes.seat)}"'
    if yours:
        attributes += ' data-yours=""'
    uncoached = (table.lesson is None or table.lesson.is_over()) and table.hints != OFF
    tools = _tools(say, undo, yours, uncoached) if mine and not table.over else ""
    coach = _coach(table.lesson, scene, table.playing) if table.lesson and not table.over else ""
    # The page puts a hint here.
    coach += '<aside id="hint" class="coach" hidden></aside>' if tools else ""
    # What is asked and the answers stay in sight; what explains them scrolls where there is little room.
    asked = "".join(heads) + _block("explains", coach + "".join(tells)) + _block("answers", choices)
    return f'<section id="question" class="question"{attributes}>{asked}{tools}</section>'


def _block(name: str, inside: str) -> str:
    return f'<div class="{name}">{inside}</div>' if inside else ""


def _tools(say: Callable[..., str], undo: bool, deciding: bool, hints: bool) -> str:
    """Undo stays in the same place, also when there is nothing to take back; a coach is hint enough."""
    disabled = "" if undo else " disabled"
    wait = "" if deciding else " disabled"
    hint = f'<button type="button" data-hint=""{wait}>{escape(say("nav-hint"))}</button>' if hints else ""
    return (
        f'<div class="tools"><button type="button" data-undo="one"{disabled}>{escape(say("table-undo"))}</button>'
        f'<button type="button" data-undo="all"{disabled}>{escape(say("table-start-over"))}</button>{hint}</div>'
    )


def _ways(table: Table, eyes: Eyes, words: Words) -> str:
    """At a shared screen, the ways to whoever may choose although another is waited for, and back."""
    here = table.seats_of(table.chairs[eyes.seat].guest) if eyes.seat >= 0 else []
    if not set(here) & set(table.also()):
        return ""
    others = [seat for seat in here if seat != eyes.seat and seat in table.owing() + table.also()]
    return "".join(
        f'<p class="soft"><a href="/t/{table.id}{"" if table.game.rules.secrets else f"?seat={seat}"}">'
        f"{escape(words.say('curtain-show', name=words.names[seat]))}</a></p>"
        for seat in others
    )


def _to(table: Table, eyes: Eyes, words: Words, question: str) -> str:
    """A question, with the name of whom it is for where several people share a screen."""
    if len(table.seats_of(table.chairs[eyes.seat].guest)) < 2:
        return question
    return words.say("table-asked", name=words.names[eyes.seat], question=question)


def _sentences(text: str) -> tuple[str, str]:
    """The question itself, and what is said beside it."""
    head, mark, rest = text.partition(". " if "?" not in text else "? ")
    return escape(head + mark.strip()), escape(rest)


def _coach(lesson: Lesson, scene: Scene[Any], match: Match) -> str:
    """What a beginner is told at each kind of decision, and what the coach would choose, until the lesson is over."""
    words = scene.words
    told: list[str] = []
    attributes = ""
    if not lesson.is_over() and all(seat != scene.seat for seat, _ in match.choices):
        told.append(_welcome(words))
    # Before explanations: what is said once must not push it out of sight.
    advice = lesson.advice_for(scene.seat) if scene.seat is not None and scene.kind else None
    if advice is not None:
        attributes += f' data-advice="{advice.choice}"'
        label = escape(capital(scene.plain_label(advice.choice)))
        told.append(f"<p>{escape(words.say('coach-advice'))} <strong>{label}</strong></p>")
        told.extend(f"<p>{escape(line)}</p>" for line in merit_lines(words, advice.merit))
    if lesson.is_over():
        attributes += ' data-over=""'
        told.append(_explanation(words, "end", "coach-farewell"))
    if scene.kind:
        told.append(_explanation(words, scene.kind, "coach-explains"))
    else:
        told.append(_explanation(words, "wait", "coach-meanwhile"))
    return f'<aside class="coach"{attributes}>{"".join(told)}</aside>'


def _welcome(words: Words) -> str:
    """What a lesson begins with: it is read alone, and folds away when it has been."""
    return (
        f'<details id="welcome" open><summary>{escape(words.say("coach-welcome"))}</summary>'
        f"<p>{escape(words.say('lesson-start'))}</p>"
        f'<button type="button" class="main" data-understood>{escape(words.say("coach-understood"))}</button></details>'
    )


def merit_lines(words: Words, merit: dict[str, Any] | None) -> list[str]:
    """What speaks for a choice, and what it costs (``bots/merits.py``)."""
    if merit is None:
        return []
    lines = [_merit_line(words, merit)]
    cost, price = merit["cost"], merit["price"]
    if cost and words.has(f"cost-{cost}"):
        lines.append(words.say("merit-bears", what=words.say(f"cost-{cost}", count=price)))
    elif cost:
        lines.append(words.say("merit-cost", what=words.say(f"aspect-{cost}", count=price)))
    return lines


# What weighs on somebody, such as debts, is not lost, but got.
_WEIGHED_ON = {KEEPS: "merit-spares", HITS: "merit-burdens"}


def _merit_line(words: Words, merit: dict[str, Any]) -> str:
    kind, aspect = merit["kind"], merit["aspect"]
    if kind in (HOPES, AIMS):
        hope = words.say(f"hope-{aspect}")
        return hope if kind == HOPES else words.say("merit-aims", hope=hope)
    if kind == FURTHEST and aspect and words.has(f"hope-{aspect}"):
        return words.say("merit-furthest-hope", hope=words.say(f"hope-{aspect}"))
    if not aspect or not words.has(f"aspect-{aspect}"):
        return words.say(f"merit-{kind}")
    name = words.names[merit["seat"]] if merit["seat"] >= 0 else ""
    if kind == FURTHEST:
        kind = "furthest-against" if name else "furthest-for"
    weighs = kind in _WEIGHED_ON and words.has(f"cost-{aspect}")
    what = words.say(f"cost-{aspect}" if weighs else f"aspect-{aspect}", count=merit["count"])
    return words.say(_WEIGHED_ON[kind] if weighs else f"merit-{kind}", what=what, name=name)


def _explanation(words: Words, name: str, title: str) -> str:
    """What the coach says about a kind of decision; the page folds it away when it has been told."""
    if not words.has(f"lesson-{name}"):
        return ""
    text = escape(words.say(f"lesson-{name}"))
    return f'<details open data-tells="{name}"><summary>{escape(words.say(title))}</summary><p>{text}</p></details>'


def _about(words: Words, kind: str) -> str:
    """What a kind of decision is about, for whoever wants to know."""
    if not words.has(f"lesson-{kind}"):
        return ""
    title, text = escape(words.say("coach-explains")), escape(words.say(f"lesson-{kind}"))
    return f'<details class="what"><summary>{title}</summary><p>{text}</p></details>'


def _latest(table: Table, eyes: Eyes) -> str:
    """What happened last, where there is no room for the log; pressing it opens the log."""
    places = places_seen(table.playing, eyes.seat, 1)
    text = line(table, table.playing, eyes.language, places[0]).text if places else ""
    return f'<button type="button" class="logless latest" data-sheet="talk">{text}</button>' if text else ""


def waiting_line(table: Table, eyes: Eyes, words: Words) -> str:
    """Whom the table waits for."""
    names = [words.names[seat] for seat in table.owing()]
    if eyes.seat in table.owing():
        return words.say("table-bot-for-you")
    return words.say("table-waiting", count=len(names), names=words.joined(names))


# -- people ----------------------------------------------------------------------------------------------------------


def panel(table: Table, seat: int, eyes: Eyes, inside: str, match: Match) -> str:
    """A player: mark, name, who it is, whether it is their turn, what is public of them."""
    words = words_for(table, eyes.language)
    colour = table.colours[seat]
    owing = [] if table.over and match is table.match else match.owing()
    turn = ' data-turn=""' if seat in owing else ""
    chosen = ""
    if owing and seat not in owing and match.together:
        chosen = f'<span class="chosen">✓ {escape(words.say("table-has-chosen"))}</span>'
    elif seat in owing:
        chosen = f'<span class="chosen choosing">{escape(words.say("table-choosing-now"))}</span>'
    you = ' data-you=""' if seat == eyes.seat else ""
    what = escape(role(table, seat, eyes, words, _is_past(table, match)))
    return (
        f'<li id="panel-{seat}" class="panel seat-{colour}"{turn}{you}>'
        f'<svg class="mark" viewBox="-11 -11 22 22" aria-hidden="true"><circle class="disc" r="10"/>'
        f'<use href="#mark-{colour}" x="-5" y="-5" width="10" height="10"/></svg>'
        f'<div class="who"><b>{escape(words.names[seat])}</b>'
        f' <span class="soft">{what}</span>{chosen}{_clock(table, seat)}</div>'
        f'<div class="facts">{inside}{_stand_in(table, seat, eyes, words)}</div></li>'
    )


def _stand_in(table: Table, seat: int, eyes: Eyes, words: Words) -> str:
    """What the others may do about somebody who has been away for long."""
    if eyes.seat < 0 or seat == eyes.seat or table.over or not table.is_absent(seat):
        return ""
    return (
        f'<form method="post" action="/t/{table.id}/stand-in"><input type="hidden" name="absent" value="{seat}">'
        f'<button type="submit">{escape(words.say("table-stand-in"))}</button></form>'
    )


def _is_past(table: Table, match: Match) -> bool:
    """Whether somebody looks back to a moment before the last one."""
    return len(match.choices) < len(table.playing.choices)


def role(table: Table, seat: int, eyes: Eyes, words: Words, past: bool = False) -> str:
    """What a player is: you, a bot and how strong, away; in the past nobody is away yet."""
    chair = table.chairs[seat]
    if chair.who == BOT:
        level = f"level-{chair.bot}"
        return words.say("role-bot", level=words.say(level) if words.has(level) else chair.bot)
    if chair.away == RESIGNED and not past:
        return words.say("role-gave-up" if table.over else "role-resigned")
    if chair.away == OUT_OF_TIME and not past:
        return words.say("role-out-of-time")
    if chair.away == STANDS_IN and not past:
        return words.say("role-stand-in")
    if seat == eyes.seat:
        return words.say("role-you")
    if chair.who == HUMAN and not table.over and not table.presence.is_here(chair.guest):
        return words.say("role-absent")
    return ""


def _clock(table: Table, seat: int) -> str:
    """A seat's clock; what it shows is filled in when a page is sent."""
    if table.time_left(seat) is None:
        return ""
    running = ' data-running=""' if seat in table.owing() and not table.over else ""
    return f'<time class="clock"{running}\x04{seat}\x05</time>'


_CLOCK = re.compile("\x04(\\d+)\x05")


def with_clocks(table: Table, html: str) -> str:
    """What was drawn, with what the clocks show at this moment; so a drawing tells nobody when it was made."""
    return _CLOCK.sub(lambda found: _reading(table, int(found[1])), html) if table.clock.minutes else html


def _reading(table: Table, seat: int) -> str:
    left = table.time_left(seat) or 0.0
    minutes, seconds = divmod(int(left), 60)
    return f' data-left="{left:.0f}">{minutes}:{seconds:02}'


# -- what was said and done -------------------------------------------------------------------------------------------

_NAME = re.compile("\x02(.)([^\x03]*)\x03")


def marked_words(table: Table, language: str) -> Words:
    """The words of a table with marks around names, which ``Teller`` makes bold."""
    key = ("marked", language)
    if key not in table.drawn:
        plain = words_for(table, language)
        names = [f"\x02{chr(48 + seat)}{name}\x03" for seat, name in enumerate(plain.names)]
        table.drawn[key] = Words(language, table.game, names)
    found = table.drawn[key]
    assert isinstance(found, Words)
    return found


@dataclass(frozen=True)
class Line:
    """One line of the log, the same for all who may read it, but for the tint of what hits the reader."""

    event: Event
    start: str
    text: str
    victim: int

    def html(self, seat: int, moment: str) -> str:
        hit = ' class="hit"' if 0 <= seat == self.victim else ""
        return f'<li{hit}{self.start}<a href="{moment}">{self.text}</a></li>'


def line(table: Table, match: Match, language: str, place: int) -> Line:
    """A line of the log, whoever may read it. Lines are kept: most of a log was there a moment ago."""
    told = table.told.setdefault((language, table.colours), {}) if match is table.match else {}
    if place not in told:
        told[place] = Teller.of(table, language).line(match.events[place])
    found: Line = told[place]
    return found


def places_seen(match: Match, seat: int, most: int) -> list[int]:
    """The places in the log of the last events that a seat may know of, so many at most."""
    places = (at for at in range(len(match.events) - 1, -1, -1) if match.events[at].seen_by(seat))
    return list(islice(places, most))[::-1]


@dataclass(frozen=True)
class Teller:
    """Tells what happened, in one language; it depends on nothing that changes."""

    words: Words
    colours: tuple[str, ...]
    board: Board | None

    @classmethod
    def of(cls, table: Table, language: str) -> Teller:
        return cls(marked_words(table, language), table.colours, table.game.board)

    def line(self, event: Event) -> Line:
        """Names are bold; pointing at a line lights up what it is about."""
        text = _NAME.sub(
            lambda found: f'<b class="seat-{self.colours[ord(found[1]) - 48]}">{found[2]}</b>',
            escape(self.words.event(event)),
        )
        spots = self.board.spots(event) if self.board is not None else []
        lights = f' data-lights="{" ".join(spots)}"' if spots else ""
        heading = ' class="round"' if event.kind.name == "round-begins" else ""
        victim = dict(zip(event.kind.fields, event.values, strict=True)).get("victim", -1)
        return Line(event, f"{heading}{lights}>", text, victim)

    def lines(self, told: list[tuple[Event, str]], seat: int) -> list[str]:
        """What a seat reads of events that it may know of, each with the way to its moment."""
        return [self.line(event).html(seat, moment) for event, moment in told]


def log_lines(table: Table, match: Match, eyes: Eyes, most: int, through: str | None = None) -> list[str]:
    """The last lines that a pair of eyes may read; each leads to its moment, where one looks through the same eyes."""
    way = way_to_moments(table, eyes, through)
    return [
        line(table, match, eyes.language, place).html(eyes.seat, way.format(match.moment_of(place)))
        for place in places_seen(match, eyes.seat, most)
    ]


def way_to_moments(table: Table, eyes: Eyes, through: str | None = None) -> str:
    """The address of a moment of the match, as the same eyes see it; its number is still to be put in."""
    if through is None:
        shared = eyes.seat >= 0 and len(table.seats_of(table.chairs[eyes.seat].guest)) > 1
        through = str(eyes.seat) if shared else ""
    way = f"&amp;eyes={through}" if through else ""
    return f"/t/{table.id}/replay?at={{}}{way}"


def log(table: Table, eyes: Eyes) -> str:
    """The last lines of the log, the newest at the end; what came since the viewer's last turn is marked."""
    words = words_for(table, eyes.language)
    found = log_lines(table, table.playing, eyes, LOG_LINES + 1)
    shown = found[-LOG_LINES:]
    seat = f"?seat={eyes.seat}" if eyes.seat >= 0 else ""
    new = _since_last_turn(table, eyes.seat)
    if 0 < new < len(shown):
        shown.insert(len(shown) - new, f'<li class="since"><span>{escape(words.say("log-since"))}</span></li>')
    older = (
        f'<li class="older"><a href="/t/{table.id}/log{seat}">{escape(words.say("log-all"))}</a></li>'
        if len(found) > LOG_LINES
        else ""
    )
    empty = f'<li class="soft">{escape(words.say("log-empty"))}</li>' if not found else ""
    return f'<ol id="log" class="log">{older}{empty}{"".join(shown)}</ol>'


def standing(table: Table, scene: Scene[Any]) -> dict[str, str]:
    """The score so far with its parts, as far as the viewer may know it; in games that have one."""
    if table.game.rules.standing is None or table.over:
        return {}
    words = scene.words
    heads = "".join(
        f'<th scope="col" class="seat-{colour}"><span>{escape(name)}</span></th>'
        for colour, name in zip(table.colours, words.names, strict=False)
    )
    rows = "".join(
        f"<tr{' class=total' if at == 0 else ''}><th scope=row>{escape(words.say(f'score-{name}'))}</th>"
        f"{''.join(f'<td>{count}</td>' for count in counts)}</tr>"
        for at, (name, counts) in enumerate(table.game.rules.standing(scene.table))
    )
    return {"standing": f'<table id="standing"><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table>'}


def _since_last_turn(table: Table, seat: int) -> int:
    """How many events the seat has not seen when it last chose."""
    if seat < 0 or not table.news[seat]:
        return 0
    return sum(1 for event in table.playing.events[table.news[seat] :] if event.seen_by(seat))


def chat(table: Table, language: str) -> str:
    """The last messages."""
    words = words_for(table, language)
    lines = []
    for message in table.messages[-_MESSAGES:]:
        seats = table.seats_of(message["guest"])
        colour = f' class="seat-{table.colours[seats[0]]}"' if seats else ""
        lines.append(f"<li><b{colour}>{escape(message['name'])}</b> {escape(message['text'])}</li>")
    if not lines:
        lines.append(f'<li class="soft">{escape(words.say("chat-empty"))}</li>')
    inside = "".join(lines) + slot("watching")
    return f'<ol id="chat" class="chat" data-messages="{table.said}" tabindex="0">{inside}</ol>'


def watching(table: Table, language: str) -> str:
    """How many look on."""
    count = table.spectators()
    if not count:
        return '<li id="watching" hidden></li>'
    return (
        f'<li id="watching" class="soft">{escape(words_for(table, language).say("chat-spectators", count=count))}</li>'
    )


def news(table: Table, eyes: Eyes, deciding: bool) -> str:
    """What just happened, for screen readers; with the pieces that travel, and what it is about."""
    events = [event for event in table.playing.events[table.news_from :] if event.seen_by(eyes.seat)]
    words = words_for(table, eyes.language)
    said = ending.invitation(table, words, eyes.seat) or " ".join(words.event(event) for event in events[-4:])
    board = table.game.board
    moves = [move for event in events for move in board.motion(event)] if board is not None else []
    spots = dict.fromkeys(spot for event in events for spot in board.spots(event)) if board is not None else {}
    turn = ' data-turn=""' if deciding else ""
    motion = escape(json.dumps(moves)) if moves else ""
    return (
        f'<div id="news" class="unseen" aria-live="polite" data-at="{table.number(eyes.seat)}"'
        f' data-motion="{motion}" data-spots="{" ".join(spots)}"{turn}>{escape(said)}</div>'
    )
