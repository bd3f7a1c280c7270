"""The games for OpenSpiel: every game folder as a ``pyspiel.Game``, registered as ``asztal_<name>``.

OpenSpiel wants chance in the open, as moves of a player of its own, while an Asztal state draws from a generator inside
it. So whenever something is about to be drawn, OpenSpiel's chance player first names the seed of that generator, digit
by digit, all with equal chances. The moves in OpenSpiel's history then determine everything, and no clone foresees the
next draw, because nobody has named its seed yet.

Seats that choose at once, in secret, are asked one after the other; what one of them chose shows in no information
state of the others.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
import pyspiel

from asztal import games
from asztal.engine.errors import BadOption
from asztal.engine.events import Event, EventKind
from asztal.engine.game import EVERYTHING, Game, Options, view_of
from asztal.engine.rng import seeded
from asztal.engine.state import State
from asztal.research.rewards import rewards_of
from asztal.research.wording import words_of
from asztal.words import Words

PREFIX = "asztal_"
BASE = 256
"""The outcomes of one chance node: what a digit of a seed counts to."""
DIGITS = 4
"""How many digits a seed has."""
LONGEST = 100_000
"""A bound on the choices of a match, which OpenSpiel asks for; with the options of bots none comes near it."""
CHOSEN = EventKind("chosen", "action")
"""What a seat remembers of itself."""
Move = int | tuple[int, str]
"""An action, also one of chance; or a redeal: for which seat, by which seed."""


def load(name: str, seats: int | None = None, options: Mapping[str, str] | None = None) -> Any:
    """A ``pyspiel.Game``; where no options are given, those that bots play with (``Thinking.simulation``)."""
    game = games.find(name)
    players = game.seats[0] if seats is None else seats
    # What can't be played is refused here, in words, before OpenSpiel sees it.
    Setting.of(game, players, options or {})
    return pyspiel.load_game(PREFIX + name, {"players": players, "options": _written(options or {})})


# -- a match, move by move ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Setting:
    """What a match starts from."""

    game: Game
    seats: int
    options: Options

    @classmethod
    def of(cls, game: Game, seats: int, options: Mapping[str, str]) -> Setting:
        """A setting, if it can be played."""
        full = game.full_options({**game.thinking.simulation, **options})
        game.new(seats, 0, full)
        return cls(game, seats, full)

    def first(self) -> Moment:
        """The first decision, or what comes before it if anything must be drawn first."""
        state = self.game.new(self.seats, 0, self.options)
        drawn = state.rng.counter != seeded(0).counter
        return Moment(self, (), ("",) * self.seats, None if drawn else state)


@dataclass(frozen=True, eq=False)
class Moment:
    """A match after some moves. It never changes, a move makes another one; so clones share it."""

    setting: Setting
    past: tuple[Move, ...]
    memory: tuple[str, ...]
    """For each seat a digest of all it was told and all it chose."""
    state: State | None
    """None until chance has dealt."""
    waiting: int | None = None
    """An action that draws, and waits for its seed."""
    digits: tuple[int, ...] = ()
    """What chance has named of a seed."""

    @property
    def is_chance(self) -> bool:
        """Whether something must be drawn."""
        return self.state is None or self.waiting is not None

    @property
    def is_over(self) -> bool:
        return self.state is not None and self.state.result is not None

    def actions(self) -> list[int]:
        """What the seat on turn may choose, in the game's flat numbering."""
        if self.state is None or self.state.step is None:
            return []
        offset = self.state.step.kind_for(self.state, self.state.seat).offset
        return sorted(offset + choice for choice in self.state.menu)

    def after(self, action: int) -> Moment:
        """The moment after one more action, of a seat or of chance."""
        past = (*self.past, action)
        if self.is_chance:
            digits = (*self.digits, action)
            return self._drawn(past, digits) if len(digits) == DIGITS else replace(self, past=past, digits=digits)
        assert self.state is not None
        state = self.state.copy()
        events = _choose(state, action)
        if state.rng.counter != self.state.rng.counter:
            return replace(self, past=past, waiting=action)
        return self._moved_on(past, state, events)

    def _drawn(self, past: tuple[Move, ...], digits: tuple[int, ...]) -> Moment:
        """What had to wait happens, with the seed that chance has named."""
        seed = int.from_bytes(digits, "big")
        if self.state is None:
            events: list[Event] = []
            state = self.setting.game.new(self.setting.seats, seed, self.setting.options, events)
            state.events = None
        else:
            assert self.waiting is not None
            state = self.state.copy()
            state.rng = seeded("draw", seed)
            events = _choose(state, self.waiting)
        return self._moved_on(past, state, events)

    def _moved_on(self, past: tuple[Move, ...], state: State, events: list[Event]) -> Moment:
        memory = tuple(
            _remember(before, [event for event in events if event.seen_by(seat)])
            for seat, before in enumerate(self.memory)
        )
        return Moment(self.setting, past, memory, state)

    def redealt(self, seat: int, seed: str) -> Moment:
        """Another possibility that fits what the seat knows; only its past remains the true one."""
        assert self.state is not None
        state = self.state.redeal(seat, seeded("resample", seed))
        return Moment(self.setting, (*self.past, (seat, seed)), (self.memory[seat],) * self.setting.seats, state)

    def view(self, seat: int) -> str:
        """What the seat may know, as text: the same for equal knowledge, to the letter."""
        if self.state is None:
            return ""
        view = view_of(self.setting.game, self.state, seat)
        if self.waiting is not None:
            view |= {"owing": [], "decision": None}
        return json.dumps(view, sort_keys=True, separators=(",", ":"))

    def numbers(self, seat: int) -> bytes:
        """What the seat may know, as numbers; none before the deal."""
        return b"" if self.state is None else self.setting.game.thinking.observe(self.state, seat)

    def words(self, action: int) -> str:
        """What an action is called."""
        if self.is_chance or self.state is None:
            return f"digit {action}"
        return words_of(self.setting.game, self.state, action)

    @cached_property
    def text(self) -> str:
        """The table with all cards open, for people who look for mistakes."""
        game = self.setting.game
        if self.state is None:
            table = "nothing dealt"
        elif game.wording.draw is None:
            table = self.view(EVERYTHING)
        else:
            table = str(game.wording.draw(view_of(game, self.state, EVERYTHING), Words("en", game)))
        chance = f"\nchance draws: {self.digits}" if self.is_chance else ""
        return table + chance

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self

    def __reduce__(self) -> tuple[Callable[..., Moment], tuple[Any, ...]]:
        """A moment is kept as its past and played again."""
        return _replayed, (self.setting.game.name, self.setting.seats, self.setting.options, self.past)


def _choose(state: State, action: int) -> list[Event]:
    """Makes the choice and says what it told, the chooser's own choice first."""
    assert state.step is not None
    state.events = events = [Event(CHOSEN, 1 << int(state.seat), [action])]
    state.choose(action - state.step.kind_for(state, state.seat).offset)
    state.events = None
    return events


def _remember(before: str, events: list[Event]) -> str:
    """A memory grows by what was told, and only by that."""
    for event in events:
        told = f"{before}/{event.kind.name}/{event.values}"
        before = hashlib.blake2b(told.encode(), digest_size=12).hexdigest()
    return before


def _replayed(name: str, seats: int, options: Options, past: Iterable[Move]) -> Moment:
    moment = Setting(games.find(name), seats, options).first()
    for move in past:
        moment = moment.after(move) if isinstance(move, int) else moment.redealt(*move)
    return moment


# -- OpenSpiel's side --------------------------------------------------------------------------------------------------


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options, played for the rewards of ``rewards_of``, which sum to zero."""

    name: str
    """Of the folder; each game has a class of its own."""

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        game = games.find(self.name)
        self.setting = Setting.of(game, parameters["players"], _read(parameters["options"]))
        self.first = self.setting.first()
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=BASE,
            num_players=self.setting.seats,
            min_utility=-1.0 / (self.setting.seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(game), info, dict(parameters))

    def __reduce__(self) -> tuple[Any, ...]:
        # OpenSpiel's own way needs the game to be registered already; loading this module sees to it.
        return _loaded, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.first)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS * (LONGEST + 1)

    def make_py_observer(self, kind: Any = None, parameters: Mapping[str, Any] | None = None) -> Observer:
        """What OpenSpiel looks through: what one seat may know, with perfect recall its memory as well."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if parameters or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise pyspiel.SpielError(
                "A seat sees what is public together with its own secrets; nothing else is offered."
            )
        sample = self.setting.game.new(self.setting.seats, 0, self.setting.options)
        return Observer(len(self.setting.game.thinking.observe(sample, 0)), kind.perfect_recall)


def _loaded(text: str) -> Any:
    return pyspiel.load_game(text)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match. OpenSpiel copies and keeps the attributes of a state, so there is only the moment."""

    def __init__(self, game: SpielGame, moment: Moment) -> None:
        super().__init__(game)
        self.moment = moment

    def current_player(self) -> int:
        moment = self.moment
        if moment.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if moment.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        assert moment.state is not None
        return int(moment.state.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1 / BASE) for digit in range(BASE)]

    def _apply_action(self, action: int) -> None:
        legal = range(BASE) if self.moment.is_chance else self.moment.actions()
        if action not in legal:
            offered = f"0 to {BASE - 1}" if self.moment.is_chance else ", ".join(map(str, legal)) or "none: it is over"
            raise pyspiel.SpielError(f"Action {action} can't be chosen now; there are {offered}.")
        self.moment = self.moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.moment.words(action)

    def is_terminal(self) -> bool:
        return self.moment.is_over

    def returns(self) -> list[float]:
        state = self.moment.state
        if state is None or state.result is None:
            return [0.0] * self.moment.setting.seats
        return rewards_of(state.result.payoffs())

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state as the seat may imagine it. Its history is empty: the true one would tell what is hidden."""
        if not 0 <= player_id < self.num_players():
            raise pyspiel.SpielError(f"The players are 0 to {self.num_players() - 1}, not {player_id}.")
        if self.moment.is_chance:
            raise pyspiel.SpielError("While chance draws, nobody can imagine anything; resample at a decision.")
        other = self.get_game().new_initial_state()
        other.moment = self.moment.redealt(player_id, repr(probability_sampler()))
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return self.moment.text


class Evaluator:
    """The game's own judgement for OpenSpiel's searches in Python, in place of random matches to the end."""

    def evaluate(self, state: SpielState) -> list[float]:
        """The reward each seat may expect, from its estimated share of the victory; nothing before the deal."""
        setting, truth = state.moment.setting, state.moment.state
        shares = [1 / setting.seats] * setting.seats if truth is None else setting.game.thinking.evaluate(truth)
        return rewards_of(shares)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """All choices alike."""
        actions = state.moment.actions()
        return [(action, 1 / len(actions)) for action in actions]


class Observer:
    """What a seat may know, as OpenSpiel asks for it: numbers and text."""

    def __init__(self, size: int, perfect_recall: bool) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}
        self.perfect_recall = perfect_recall

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills the tensor: the numbers of ``Thinking.observe``, or zeros before the deal."""
        numbers = state.moment.numbers(player)
        self.tensor[:] = np.frombuffer(numbers, np.uint8) if numbers else 0

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as text; with perfect recall after the digest of what the seat was told and chose."""
        view = state.moment.view(player)
        return f"{state.moment.memory[player]} {view}" if self.perfect_recall else view


def _written(options: Mapping[str, str]) -> str:
    """Options as OpenSpiel's parameter: ``round_limit:20;provinces:random``."""
    return ";".join(f"{name}:{value}" for name, value in sorted(options.items()))


def _read(text: str) -> Options:
    options = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise BadOption(f"'{part}' is no option; write options as name:value, with ; between them.")
        options[name] = value
    return options


def _game_type(game: Game) -> Any:
    kinds = pyspiel.GameType
    chance, information = kinds.ChanceMode, kinds.Information
    return kinds(
        short_name=PREFIX + game.name,
        long_name=Words("en", game).say("game-title"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if game.rules.chance else chance.DETERMINISTIC,
        information=information.IMPERFECT_INFORMATION if game.rules.secrets else information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "options": ""},
    )


def _register(game: Game) -> None:
    """OpenSpiel lets go of what makes a game only after Python has ended; nothing but a class survives until then."""

    class Registered(SpielGame):
        name = game.name

    pyspiel.register_game(_game_type(game), Registered)


for _name in games.names():
    _register(games.find(_name))
