"""Many matches of a game stepped by one call, on one core or on several: ``Batch("tara", seats=2, count=1024)``."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from asztal.engine.actions import choose_all, mask_all, observe_all, seat_all
from asztal.engine.errors import AsztalError, IllegalChoice
from asztal.engine.rng import seeded
from asztal.engine.state import State
from asztal.games import find
from asztal.research.numbers import whole
from asztal.research.rewards import rewards_of

T = TypeVar("T", bound=np.generic)

_READY = b"ready"
_STEP = b"step"
_CLOSED = "The batch was closed, or a process of it has ended; make a new one."
# A process of its own knows nothing of its parent's threads and pipes, so it ends when its parent does.
_PROCESSES = get_context("spawn")


@dataclass(frozen=True)
class _Plan:
    """What is played: all that a process must know to take part."""

    game: str
    seats: int
    seed: int
    options: dict[str, str]

    def begin(self, seed: int) -> State:
        return find(self.game).new(self.seats, seed, self.options)

    def fields(self, count: int) -> dict[str, tuple[type[Any], tuple[int, ...]]]:
        """The arrays that matches are seen through: their types and shapes, one row a match."""
        game = find(self.game)
        return {
            "seeds": (np.int64, (count,)),
            "actions": (np.int64, (count,)),
            "rewards": (np.float32, (count, self.seats)),
            "done": (np.bool_, (count,)),
            "seats": (np.uint8, (count,)),
            "masks": (np.int8, (count, game.action_count)),
            "observations": (np.uint8, (count, len(game.thinking.observe(self.begin(0), 0)))),
        }


class _Arrays:
    """The arrays of a batch, over memory that processes may share."""

    def __init__(self, plan: _Plan, count: int, memory: dict[str, Any], part: slice) -> None:
        arrays = {
            name: np.frombuffer(memory[name], kind).reshape(shape)[part]
            for name, (kind, shape) in plan.fields(count).items()
        }
        self.seeds: NDArray[np.int64] = arrays["seeds"]
        self.actions: NDArray[np.int64] = arrays["actions"]
        self.rewards: NDArray[np.float32] = arrays["rewards"]
        self.done: NDArray[np.bool_] = arrays["done"]
        self.seats: NDArray[np.uint8] = arrays["seats"]
        self.masks: NDArray[np.int8] = arrays["masks"]
        self.observations: NDArray[np.uint8] = arrays["observations"]


class _Part:
    """The matches of one process."""

    def __init__(self, plan: _Plan, arrays: _Arrays, first: int) -> None:
        self.plan = plan
        self.game = find(plan.game)
        self.arrays = arrays
        self.generators = [seeded(plan.seed, "match", first + at) for at in range(len(arrays.seeds))]
        self.states = [self._begin(at) for at in range(len(arrays.seeds))]
        self._show()

    def _begin(self, at: int) -> State:
        seed = self.generators[at].word()
        self.arrays.seeds[at] = seed
        return self.plan.begin(seed)

    def step(self) -> None:
        """Makes the choices that the actions stand for; what is over then is begun anew."""
        arrays = self.arrays
        arrays.rewards[:] = 0.0
        arrays.done[:] = False
        for at in choose_all(self.states, arrays.actions.tolist()):
            result = self.states[at].result
            assert result is not None
            arrays.rewards[at] = rewards_of(result.payoffs())
            arrays.done[at] = True
            self.states[at] = self._begin(at)
        self._show()

    def _show(self) -> None:
        arrays, states = self.arrays, self.states
        arrays.seats[:] = np.frombuffer(seat_all(states), np.uint8)
        arrays.masks.ravel()[:] = np.frombuffer(mask_all(states, self.game.action_count), np.int8)
        arrays.observations.ravel()[:] = np.frombuffer(observe_all(states, self.game.thinking.observe), np.uint8)


def _take_part(plan: _Plan, count: int, memory: dict[str, Any], part: slice, pipe: Connection) -> None:
    """What a process does: it steps its part whenever it is told to, until nobody is there to tell it."""
    # Whoever is interrupted at the keyboard closes the batch, and then this ends as well.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    matches = _Part(plan, _Arrays(plan, count, memory, part), part.start)
    try:
        pipe.send_bytes(_READY)
        while pipe.recv_bytes() == _STEP:
            matches.step()
            pipe.send_bytes(_READY)
    except (EOFError, OSError):
        pass


class Batch:
    """So many matches of a game, each at a decision of its own.

    ``observations``, ``masks`` and ``seats`` show what the seat that is asked may know, which actions it has, and which
    seat it is; ``seeds`` which match it is. They are overwritten by the next step: copy what is to be kept. With
    several ``jobs`` the matches are divided among as many processes; what is played is the same.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        count: int,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        jobs: int = 1,
    ) -> None:
        self.count = count = whole("count", count, 1)
        jobs = whole("number of jobs", jobs, 1)
        if jobs > count:
            raise AsztalError(f"A batch of {count} matches has from 1 to {count} jobs, not {jobs}.")
        plan = _Plan(game, seats, whole("seed", seed), {**find(game).thinking.simulation, **(options or {})})
        memory = {
            name: _memory(int(np.prod(shape)) * np.dtype(kind).itemsize, jobs)
            for name, (kind, shape) in plan.fields(count).items()
        }
        self._arrays = _Arrays(plan, count, memory, slice(0, count))
        self.seeds = _read_only(self._arrays.seeds)
        self.seats = _read_only(self._arrays.seats)
        self.masks = _read_only(self._arrays.masks)
        self.observations = _read_only(self._arrays.observations)
        self._open = True
        self._pipes: list[Connection] = []
        self._part: _Part | None = None
        if jobs == 1:
            self._part = _Part(plan, self._arrays, 0)
        else:
            for job in range(jobs):
                self._start(plan, memory, slice(count * job // jobs, count * (job + 1) // jobs))
            with self._in_step():
                for pipe in self._pipes:
                    pipe.recv_bytes()

    def _start(self, plan: _Plan, memory: dict[str, Any], part: slice) -> None:
        pipe, theirs = _PROCESSES.Pipe()
        _PROCESSES.Process(target=_take_part, args=(plan, self.count, memory, part, theirs), daemon=True).start()
        theirs.close()
        self._pipes.append(pipe)

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Makes a choice in each match; returns everybody's rewards, and which matches are over.

        A match that is over is begun anew in the same step (Gymnasium calls this mode SAME_STEP): its rewards are those
        of the old match, its observation and mask the first of the new one. If any action is illegal, none is taken.
        """
        if not self._open:
            raise AsztalError(_CLOSED)
        self._arrays.actions[:] = self._checked(np.asarray(actions))
        if self._part is not None:
            self._part.step()
        else:
            self._step_processes()
        return self._arrays.rewards.copy(), self._arrays.done.copy()

    def _checked(self, actions: NDArray[Any]) -> NDArray[Any]:
        """The actions, if each is a number of its match's mask."""
        if actions.shape != (self.count,) or actions.dtype.kind not in "iu":
            raise IllegalChoice(f"A step takes {self.count} whole numbers, one action for each match.")
        known = (actions >= 0) & (actions < self.masks.shape[1])
        legal = known & (self.masks[np.arange(self.count), np.where(known, actions, 0)] == 1)
        if not legal.all():
            at = int(np.flatnonzero(~legal)[0])
            raise IllegalChoice(f"Match {at} can't take action {actions[at]} now; masks[{at}] shows what it can.")
        return actions

    def _step_processes(self) -> None:
        """All of them at once."""
        with self._in_step():
            for pipe in self._pipes:
                pipe.send_bytes(_STEP)
            for pipe in self._pipes:
                pipe.recv_bytes()

    @contextmanager
    def _in_step(self) -> Iterator[None]:
        """Whatever interrupts this, nobody could tell afterwards whose answer is to which step, so the batch ends."""
        try:
            yield
        except BaseException as error:
            self.close()
            if isinstance(error, EOFError | OSError):
                raise AsztalError(_CLOSED) from None
            raise

    def close(self) -> None:
        """Ends the batch, and lets its processes go; they also go with it."""
        self._open = False
        for pipe in self._pipes:
            pipe.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _memory(size: int, jobs: int) -> Any:
    """Zeros that the processes share, or that need not be shared."""
    return bytearray(size) if jobs == 1 else _PROCESSES.RawArray("B", size)


def _read_only(array: NDArray[T]) -> NDArray[T]:
    view = array.view()
    view.flags.writeable = False
    return view
