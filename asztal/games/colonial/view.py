"""What a seat may know of Colonial (C29), built up by addition; and what must always hold."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from asztal.engine.bits import bits
from asztal.engine.game import EVERYTHING, SPECTATOR
from asztal.games.colonial import data
from asztal.games.colonial import state as table
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps.control import may_control
from asztal.games.colonial.steps.victory import net


class Territory(TypedDict):
    """What lies on a territory; one that is not in play has nothing."""

    in_play: bool
    prestige: int
    """Tokens still there; a territory with none is explored."""
    natives: int
    """Native strength, doubled in an Independent State."""
    unrest: int
    missions: int
    colony: int | None
    independent: bool
    city: int
    """The value of the booming city here, or 0."""


class Box(TypedDict):
    """A resource box: its stack from the bottom up as [seat, counters], and who controls it."""

    stack: list[list[int]]
    controller: int | None


class Throw(TypedDict):
    """Dice thrown: what for, by whom, where, how many, and what came of it."""

    purpose: str
    seat: int
    territory: int | None
    dice: int
    result: int
    """Successes; of an exploration, the number thrown."""


class Loss(TypedDict):
    """What a side has lost in a year of war: counters, goods, treasure, squadrons, fleets or pirates."""

    year: int
    seat: int
    what: str
    count: int


class Player(TypedDict):
    """What is public of a seat."""

    prestige: int
    treasury: int
    fleets: int
    squadrons: int
    goods: int
    loans: list[int]
    unrest: int
    pirates: list[int]
    """By owner, those that lie in wait for this seat's fleets."""
    diplomacy: int
    tracks: list[int]
    """The space on each progress track, from 0."""
    values: list[int]
    """What these spaces count."""
    monopolies: int
    production: int
    trades: int
    """Goods that its Trader can sell."""
    nation: int | None
    cards: list[int | None]
    """The four slots: a card that has been turned over, or None."""
    used: list[int | None]
    """The character used in each of the five rounds."""
    aside: list[int] | None
    """The cards set aside, once they can be known."""
    revolt: bool
    """Whether a home revolution keeps its four cards from use in this turn."""


class War(TypedDict):
    """The war that is being fought."""

    attacker: int
    defender: int
    year: int


class Request(TypedDict):
    """Goods of another that the Merchant or Trader asks for."""

    asker: int
    owner: int
    number: int
    payment: int
    """From the asker to the owner; less than nothing is from the owner to the asker."""


class Offer(TypedDict):
    """Treasure that is offered or asked for, until it is answered."""

    proposer: int
    other: int
    gives: bool
    amount: int
    message: int


class TableView(TypedDict):
    """The table as a seat sees it; what only its owner knows is not always there."""

    phase: str
    turn: int
    turn_limit: int
    round: int
    """0 while programming, 1 to 4, then 5, the last chance."""
    start: int
    active: int | None
    territories: list[Territory]
    boxes: list[Box]
    monopolies: list[int | None]
    """By colour, who has its monopoly; gold has none, each of its boxes is one."""
    circumnavigation: int
    circumnavigator: int | None
    """Who has sailed around the world."""
    america: int
    """The prestige that waits for whoever explores in America first; 0 when it is gone or not used."""
    discoverer: int | None
    """Who has discovered America."""
    abolished: bool
    players: list[Player]
    throws: list[Throw]
    losses: list[Loss]
    """What both sides have lost in the present war, year by year; and in the last one, until dice are thrown anew."""
    war: War | None
    request: Request | None
    offer: Offer | None
    needs: NotRequired[list[int | None]]
    """For the viewer: the least number that explores each territory, and at the end the circumnavigation."""
    programme: NotRequired[list[int]]
    """The viewer's own cards in the slots, as far as they are filled."""
    aside: NotRequired[list[int]]
    """The viewer's other cards."""
    programmes: NotRequired[list[list[int]]]
    """Everybody's, for those who look back with all cards open."""


_PHASES = ["nations", "program", "rounds", "fleets", "naval", "piracy", "interest"]
_LOST = ["counters", "goods", "treasure", "squadrons", "fleets", "pirates"]
_PURPOSES = ["exploration", "pirates", "counter-attack", "rebellion", "land", "trade", "europe", "sea"]


def view(state: Colonial, seat: int) -> TableView:
    """Everything but programmes that are face down lies open; a seat knows its own."""
    seen: TableView = {
        "phase": _phase(state),
        "turn": int(state.turn),
        "turn_limit": int(state.turn_limit),
        "round": int(state.round),
        "start": int(state.start),
        "active": _active(state),
        "territories": [_territory(state, at) for at in range(data.TERRITORIES)],
        "boxes": [_box(state, at) for at in range(data.BOXES)],
        "monopolies": _monopolies(state),
        "circumnavigation": int(state.circumnavigation),
        "circumnavigator": _seat(state.circumnavigator),
        "america": int(state.america),
        "discoverer": _seat(state.discoverer),
        "abolished": bool(state.abolished()),
        "players": [_player(state, at) for at in range(state.seats)],
        "throws": _throws(state),
        "losses": _losses(state),
        "war": _war(state),
        "request": _request(state),
        "offer": _offer(state),
    }
    if seat >= 0:
        seen["needs"] = needs(state, seat)
        slots = range(int(state.cards_placed(seat)))
        seen["programme"] = [int(state.card_in(seat, slot)) for slot in slots]
        seen["aside"] = [card for card in range(data.CARDS) if card not in seen["programme"]]
    elif seat == EVERYTHING:
        seen["programmes"] = [
            [int(state.card_in(at, slot)) for slot in range(int(state.cards_placed(at)))] for at in range(state.seats)
        ]
    return seen


def _phase(state: Colonial) -> str:
    if state.result is not None:
        return "over"
    if state.attacker != data.NOBODY:
        return "war"
    if state.phase == table.ENDEAVOUR and state.round == data.LAST_CHANCE:
        return "last-chance"
    return _PHASES[state.phase]


_NOBODYS_TURN = (table.SETUP, table.PROGRAMMING, table.INTEREST)


def _active(state: Colonial) -> int | None:
    """Whose turn it is, where one is on turn."""
    return None if state.result is not None or state.phase in _NOBODYS_TURN else int(state.active)


def _seat(seat: int) -> int | None:
    return None if seat == data.NOBODY else int(seat)


def _territory(state: Colonial, at: int) -> Territory:
    return {
        "in_play": bool(state.in_play >> at & 1),
        "prestige": data.PRESTIGE[at] if state.unexplored >> at & 1 else 0,
        "natives": int(state.natives(at)),
        "unrest": state.unrest[at],
        "missions": state.missions[at],
        "colony": _seat(state.colony_of(at)),
        "independent": bool(state.independent >> at & 1),
        "city": int(state.city_value) if state.city == at else 0,
    }


def _box(state: Colonial, box: int) -> Box:
    stack = [[owner, state.counters[box * data.SEATS + owner]] for owner in state.owners_of(box)]
    return {"stack": stack, "controller": _seat(state.controller(box))}


def _monopolies(state: Colonial) -> list[int | None]:
    """By colour, who alone controls boxes of it (C5.4)."""
    holders: list[int | None] = []
    for colour, boxes in enumerate(data.OF_COLOUR):
        seats = [seat for seat in range(state.seats) if state.controls[seat] & boxes]
        holders.append(seats[0] if len(seats) == 1 and colour != data.GOLD_COLOUR else None)
    return holders


def _player(state: Colonial, seat: int) -> Player:
    shown = int(state.shown())
    return {
        "prestige": state.prestige[seat],
        "treasury": state.treasury[seat],
        "fleets": state.fleets[seat],
        "squadrons": state.squadrons[seat],
        "goods": state.goods[seat],
        "loans": [loan for loan, owner in zip(state.loans, state.lenders, strict=True) if owner == seat],
        "unrest": state.home_unrest[seat],
        "pirates": [state.pirates[seat * data.SEATS + owner] for owner in range(state.seats)],
        "diplomacy": state.diplomacy[seat],
        "tracks": [state.tracks[track * data.SEATS + seat] for track in range(len(data.TRACKS))],
        "values": [int(state.value(track, seat)) for track in range(len(data.TRACKS))],
        "monopolies": int(state.monopolies(seat)),
        "production": int(state.production(seat, (1 << data.BOXES) - 1)),
        "trades": int(state.trade_capacity(seat)),
        "nation": _seat(state.nation[seat]),
        "cards": [_seat(state.card_in(seat, slot)) if slot < shown else None for slot in range(data.SLOTS)],
        "used": _used(state, seat),
        "aside": _aside(state, seat),
        "revolt": bool(state.revolts >> seat & 1),
    }


def _used(state: Colonial, seat: int) -> list[int | None]:
    used = [(state.used[seat] >> 4 * at & 15) - 1 for at in range(data.LAST_CHANCE)]
    return [None if character < 0 else character for character in used]


def _aside(state: Colonial, seat: int) -> list[int] | None:
    """After the fourth card everybody can tell which two were set aside."""
    if state.shown() < data.SLOTS or not state.programme[seat]:
        return None
    placed = state.placed(seat)
    return [card for card in range(data.CARDS) if not placed >> card & 1]


def _throws(state: Colonial) -> list[Throw]:
    throws = state.throws
    return [
        {
            "purpose": _PURPOSES[throws[at]],
            "seat": throws[at + 1],
            "territory": _seat(throws[at + 2]),
            "dice": throws[at + 3],
            "result": throws[at + 4],
        }
        for at in range(0, len(throws), table.THROW)
    ]


def _losses(state: Colonial) -> list[Loss]:
    losses = state.losses
    return [
        {"year": losses[at], "seat": losses[at + 1], "what": _LOST[losses[at + 2]], "count": losses[at + 3]}
        for at in range(0, len(losses), table.LOSS)
    ]


def _war(state: Colonial) -> War | None:
    if state.attacker == data.NOBODY:
        return None
    return {"attacker": int(state.attacker), "defender": int(state.defender), "year": int(state.year)}


def _request(state: Colonial) -> Request | None:
    """The goods asked for, while their owner is asked."""
    if state.step is None or state.result is not None or state.step.kind.name not in ("ship-answer", "sell-answer"):
        return None
    return {
        "asker": int(state.active),
        "owner": int(state.other),
        "number": int(state.number),
        "payment": int(state.payment),
    }


def _offer(state: Colonial) -> Offer | None:
    if state.step is None or state.result is not None or state.step.kind.name != "offer-answer":
        return None
    return {
        "proposer": int(state.proposer),
        "other": int(state.other),
        "gives": bool(state.gives),
        "amount": int(state.number),
        "message": int(state.message),
    }


def needs(state: Colonial, seat: int) -> list[int | None]:
    """What the seat must throw to explore each territory, and to sail around the world."""
    open_to = int(state.open_to(seat) & state.unexplored & state.in_play)
    lands: list[int | None] = [None] * data.TERRITORIES
    for territory in bits(open_to):
        lands[territory] = int(state.need(seat, territory))
    return [*lands, int(state.need_around(seat)) if state.circumnavigation else None]


# -- the end ----------------------------------------------------------------------------------------------------------


def breakdown(state: Colonial) -> list[tuple[str, list[int]]]:
    """What the places are decided by, in this order (C27.4), and what the seats have on the map."""
    return standing(view(state, SPECTATOR))


def standing(seen: TableView) -> list[tuple[str, list[int]]]:
    """The same on the way, of what all can see."""
    players = seen["players"]
    debts = [sum(player["loans"]) for player in players]
    holders = [box["controller"] for box in seen["boxes"]]
    owners = [territory["colony"] for territory in seen["territories"]]
    return [
        ("net-prestige", [int(net(player["prestige"], debt)) for player, debt in zip(players, debts, strict=True)]),
        ("prestige", [player["prestige"] for player in players]),
        ("debt", debts),
        ("treasure", [player["treasury"] for player in players]),
        ("boxes", [holders.count(seat) for seat in range(len(players))]),
        ("monopolies", [player["monopolies"] for player in players]),
        ("colonies", [owners.count(seat) for seat in range(len(players))]),
    ]


# -- what must always hold --------------------------------------------------------------------------------------------


def invariants(state: Colonial) -> list[str]:
    """Complaints, by the rule that is broken; none in a sound state."""
    return [*_stacks(state), *_lands(state), *_boards(state), *_tracks(state), *_programmes(state)]


def _stacks(state: Colonial) -> list[str]:
    """Counters lie in stacks on boxes, and who controls a box follows from them (C5)."""
    complaints = []
    present = [0] * state.seats
    for box in range(data.BOXES):
        territory = data.TERRITORY_OF[box]
        name = f"{data.GOODS[data.GOOD_OF[box]]} in {data.TERRITORY_NAMES[territory]}"
        counters = state.counters[box * data.SEATS : (box + 1) * data.SEATS]
        owners = state.owners_of(box)
        if min(counters) < 0 or sorted(owners) != [seat for seat in range(state.seats) if counters[seat]]:
            complaints.append(f"C5.1: {counters} counters, but a stack of {owners}: {name}")
            continue
        for seat in owners:
            present[seat] |= 1 << territory
        if not _is_moving(state, territory):
            complaints += [f"{complaint}: {name}" for complaint in _control(state, box, owners)]
    if state.present[: state.seats] != present:
        complaints.append("C2.1: where the seats have counters is not where they are said to have some")
    if any(mask & ~state.explored() for mask in present):
        complaints.append("C16.3: counters on a territory that is not explored")
    return complaints


def _is_moving(state: Colonial, territory: int) -> bool:
    """Whether counters come or go here one by one, and control is determined afterwards (C23.5, R-53)."""
    step = state.step
    moves = step is not None and bool(state.menu) and step.kind.name in ("viceroy-box", "war-counter")
    return moves and territory == state.place


def _control(state: Colonial, box: int, owners: list[int]) -> list[str]:
    """Who has most counters controls a box; where several have, one who did before or who lies lowest (C5.10)."""
    controllers = [seat for seat in range(state.seats) if state.controls[seat] >> box & 1]
    if len(controllers) > 1:
        return [f"C5.2: seats {controllers} control it"]
    eligible = [seat for seat in owners if may_control(state, seat, box)]
    if not controllers:
        return [f"C5.10: seat {eligible[0]} does not take control"] if eligible else []
    controller = controllers[0]
    if controller not in eligible:
        return [f"{'C6.4' if controller in owners else 'C5.2'}: seat {controller} may not control it"]
    complaints = [] if owners[0] == controller else [f"C5.2: seat {controller} controls it, but is not at the bottom"]
    counts = {seat: state.counters[box * data.SEATS + seat] for seat in eligible}
    most = [seat for seat in eligible if counts[seat] == max(counts.values())]
    if len(most) == 1 and most != controllers:
        complaints.append(f"C5.3: seat {controller} controls it, but seat {most[0]} has most counters")
    return complaints


def _lands(state: Colonial) -> list[str]:
    """What may lie on territories."""
    complaints = []
    explored = int(state.explored())
    colonies = 0
    for seat in range(state.seats):
        own = state.colonies[seat]
        if own & colonies:
            complaints.append("C8.1: two colonies on one territory")
        if any(not _is_moving(state, territory) for territory in bits(own & ~state.present[seat])):
            complaints.append(f"C8.4: seat {seat} has a colony, but no counter there")
        colonies |= own
    if colonies & ~explored:
        complaints.append("C15.1: a colony on a territory that is not explored")
    if colonies & state.independent:
        complaints.append("C8.6: a colony in an Independent State")
    if (state.unexplored | state.independent) & ~state.in_play or state.independent & ~explored:
        complaints.append("C26.2: something on a territory that is not in play or not explored")
    for at, name in enumerate(data.TERRITORY_NAMES):
        unrest, missions = state.unrest[at], state.missions[at]
        if not 0 <= unrest < data.REVOLUTION or missions < 0:
            complaints.append(f"C9.3: {unrest} unrest and {missions} missions in {name}")
        if (unrest or missions) and not explored >> at & 1:
            complaints.append(f"C9.1: unrest or a mission in {name}, which is not explored")
    if state.city == data.NOWHERE:
        if state.city_value:
            complaints.append("C18.3: a value without a city")
    elif not 1 <= state.city_value <= data.CITY_MOST or not (colonies | state.independent) >> state.city & 1:
        complaints.append("C18.5: a city without value, or in no colony nor Independent State")
    return [*complaints, *_discoveries(state)]


def _discoveries(state: Colonial) -> list[str]:
    """Tokens lie where they were put or are gone (C3.1); what else gives prestige comes out of an endless supply."""
    complaints = []
    if any(not data.PRESTIGE[at] for at in bits(state.unexplored)):
        complaints.append("C2.3: a territory without tokens is not explored")
    if state.circumnavigation not in (0, data.CIRCUMNAVIGATION_PRESTIGE):
        complaints.append(f"C11: {state.circumnavigation} tokens for sailing around the world")
    if state.america not in (0, data.AMERICA_PRESTIGE):
        complaints.append(f"C12.2: {state.america} tokens for the discovery of America")
    if state.america and state.explored() & data.ON_CONTINENT[data.AMERICA]:
        complaints.append("C12.2: America is discovered, but its token is still there")
    if state.circumnavigation and state.circumnavigator != data.NOBODY:
        complaints.append("C11: somebody has sailed around the world, but the tokens are still there")
    if state.america and state.discoverer != data.NOBODY:
        complaints.append("C12.2: somebody has discovered America, but its token is still there")
    return complaints


def _boards(state: Colonial) -> list[str]:
    """What lies on nation boards, and the loans."""
    complaints = []
    for seat in range(state.seats):
        goods = (state.treasury, state.fleets, state.squadrons, state.goods, state.prestige, state.home_unrest)
        pirates = state.pirates[seat * data.SEATS : (seat + 1) * data.SEATS]
        if min([counts[seat] for counts in goods] + pirates) < 0:
            complaints.append(f"C2.2: seat {seat} has less than nothing of something")
        if pirates[seat]:
            complaints.append(f"C4.5: seat {seat} has pirates on its own board")
        owed = sum([loan for loan, owner in zip(state.loans, state.lenders, strict=True) if owner == seat])
        if owed != state.debt[seat]:
            complaints.append(f"C17.1: seat {seat} has loans of {owed}, but a debt of {state.debt[seat]}")
        if state.prestige[seat] >= data.PRESTIGE_TO_WIN and not owed and state.result is None:
            complaints.append(f"C27.1: seat {seat} has won, but the match goes on")
        complaints += _nation(state, seat)
    if any(loan <= 0 for loan in state.loans):
        complaints.append("C17.2: an empty loan stack")
    if any(not 0 <= seat < state.seats for seat in state.lenders):
        complaints.append("C17.1: a loan of nobody")
    return complaints


def _nation(state: Colonial, seat: int) -> list[str]:
    """Nations are the seats' own, and grow up at their threshold (C26.1)."""
    nation = state.nation[seat]
    if nation == data.NOBODY:
        return []
    if not state.with_nations or nation in state.nation[:seat]:
        return [f"C26.1: seat {seat} has a nation that it can't have"]
    if state.prestige[seat] >= data.THRESHOLD[nation] > 0 and not state.grown >> seat & 1:
        return [f"C26.1: seat {seat} has {state.prestige[seat]} prestige and plays by the early rules of its nation"]
    return []


def _tracks(state: Colonial) -> list[str]:
    complaints = []
    for seat in range(state.seats):
        nation = state.nation[seat]
        for track, name in enumerate(data.TRACKS):
            last = data.SPACES - 1 if nation == data.NOBODY else data.LAST_SPACE[nation][track]
            if not 0 <= state.tracks[track * data.SEATS + seat] <= last:
                complaints.append(f"C6.2: seat {seat} is not on a space of {name}")
        if not 1 <= state.diplomacy[seat] <= data.DIPLOMACY_SPACES:
            complaints.append(f"C10.1: seat {seat} is on space {state.diplomacy[seat]} of diplomacy")
    return complaints


def _programmes(state: Colonial) -> list[str]:
    """A card lies in one slot at most, and a character is used once at most, from the card of its round (C4.1)."""
    complaints = []
    for seat in range(state.seats):
        cards = [int(state.card_in(seat, slot)) for slot in range(int(state.cards_placed(seat)))]
        if len(cards) > data.SLOTS or len(set(cards)) < len(cards) or not set(cards) <= set(range(data.CARDS)):
            complaints.append(f"C4.1.2: seat {seat} has programmed {cards}")
            continue
        for at, character in enumerate(_used(state, seat)):
            if character is None:
                continue
            usable = [cards[at]] if at < data.SLOTS else [card for card in range(data.CARDS) if card not in cards]
            if not any(character in data.ON_CARD[card] for card in usable):
                complaints.append(f"C4.1.3: seat {seat} has used {data.CHARACTERS[character]} in round {at + 1}")
    return complaints
