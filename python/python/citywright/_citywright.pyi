from collections.abc import Sequence
from os import PathLike
from typing import Any, TypedDict, final

import numpy as np
from numpy.typing import NDArray

from citywright.layout import Layout, ListLayout

__all__ = [
    "__version__",
    "REVISIONS",
    "ENCODINGS",
    "Illegal",
    "BadSetup",
    "NotDue",
    "Game",
    "State",
    "_Player",
    "Luck",
    "Whims",
    "Batch",
    "ListBatch",
    "_game",
    "_state_of_record",
    "_state_of_bytes",
    "_luck",
    "_whims",
    "_batch",
    "_list_batch",
    "_list_layout",
    "_play",
    "_Seating",
    "_ratings",
]

__version__: str
REVISIONS: dict[str, int]
ENCODINGS: dict[str, int]

class Illegal(ValueError):
    code: str
    rule: str | None
    document: dict[str, Any] | None
    index: int | None

class BadSetup(ValueError):
    faults: list[dict[str, Any]]

class NotDue(RuntimeError): ...

class _Arrays(TypedDict, total=False):
    """The first two in Simplicity, the others in Small City."""

    observation: NDArray[np.uint8]
    action_mask: NDArray[np.bool_]
    rows: NDArray[np.int16]
    cells: NDArray[np.uint8]
    grid: NDArray[np.uint8]
    seats: NDArray[np.int16]
    table: NDArray[np.int16]

@final
class Luck:
    def __new__(cls, seed: int, deal: int = 0) -> Luck: ...
    def below(self, bound: int) -> int: ...
    def __copy__(self) -> Luck: ...
    def __deepcopy__(self, _memo: Any) -> Luck: ...
    def __eq__(self, other: object, /) -> bool: ...

@final
class Whims:
    def __new__(cls, seed: int, index: int = 0) -> Whims: ...
    def below(self, bound: int) -> int: ...
    def __copy__(self) -> Whims: ...
    def __deepcopy__(self, _memo: Any) -> Whims: ...
    def __eq__(self, other: object, /) -> bool: ...

@final
class Game:
    def __new__(
        cls,
        name: str = "simplicity",
        players: int = 4,
        *,
        rules: int | None = None,
        data: str | PathLike[str] | Sequence[str | PathLike[str]] | None = None,
        **options: Any,
    ) -> Game: ...
    @property
    def name(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def teams(self) -> int: ...
    @property
    def options(self) -> dict[str, Any]: ...
    @property
    def revision(self) -> int: ...
    @property
    def levels(self) -> list[str]: ...
    @property
    def players(self) -> list[dict[str, Any]]: ...
    @property
    def layout(self) -> Layout: ...
    @property
    def list_layout(self) -> ListLayout: ...
    @property
    def num_actions(self) -> int | None: ...
    def tables(self) -> dict[str, Any]: ...
    def explain(self, rule_id: str) -> str: ...
    def start(self) -> State: ...
    def replay(self, text: str) -> list[State]: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, _memo: Any) -> Game: ...

@final
class State:
    @property
    def game(self) -> Game: ...
    @property
    def turn(self) -> int: ...
    @property
    def due(self) -> tuple[int, ...]: ...
    def legal(self, seat: int | None = None, *, take_back: bool = False) -> NDArray[np.int32]:
        """int32 (n,)"""
    def outcomes(self) -> tuple[NDArray[np.int32], NDArray[np.float64]]:
        """int32 (n,) and float64 (n,)"""
    def apply(self, action: int, seat: int | None = None) -> None: ...
    def draw(self, outcome: int | None = None, *, rng: Luck | None = None) -> None: ...
    def settle(self, luck: Luck) -> int: ...
    def clone(self, history: bool = True) -> State: ...
    def observe(self, seat: int, *, truth: bool = False) -> _Arrays:
        """uint8 (F,) and bool (A,); or int16 (n, 20), uint8 (n, 13), uint8 (P, 20, 10, 10), int16 (P, S),
        int16 (B,)
        """
    def view(self, seat: int | None = None) -> dict[str, Any]: ...
    def choice(self, seat: int, action: int) -> dict[str, Any]: ...
    def events(self, seat: int | None = None, *, first: int | None = None) -> list[dict[str, Any]]: ...
    def imagine(self, seat: int, luck: Luck) -> State: ...
    def foresee(self, seat: int, luck: Luck) -> State: ...
    def gains(self, seat: int) -> NDArray[np.int32]:
        """int32 (n, 3)"""
    def value(self, seat: int) -> float: ...
    def play_out(self, luck: Luck) -> State: ...
    def likely(self, seat: int, luck: Luck, until: int | None = None) -> State: ...
    def choose(self, player: str, seat: int, whims: Whims) -> int: ...
    @property
    def scores(self) -> NDArray[np.int16] | None:
        """int16 (P,)"""
    @property
    def ranks(self) -> NDArray[np.int8] | None:
        """int8 (P,)"""
    @property
    def history(self) -> list[tuple[int, int]]: ...
    @property
    def winners(self) -> tuple[int, ...] | None: ...
    def record(self, names: Sequence[str] | None = None) -> str: ...
    def show(self, seat: int | None = None) -> str: ...
    def __copy__(self) -> State: ...
    def __deepcopy__(self, _memo: Any) -> State: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class _Player:
    def __new__(cls, game: Game, spec: str) -> _Player: ...
    def choose(self, state: State, seat: int, whims: Whims) -> int: ...

@final
class Batch:
    def __new__(
        cls,
        game: Game,
        n: int,
        seed: int = 0,
        *,
        first: int = 0,
        stride: int | None = None,
        autoreset: bool = True,
        rewards: str = "win",
        hints: bool = False,
        final_obs: bool = False,
        threads: int = 0,
        copy: bool = False,
    ) -> Batch: ...
    def __len__(self) -> int: ...
    @property
    def game(self) -> Game: ...
    def reset(
        self, deals: NDArray[np.uint64] | None = None, index: NDArray[np.uint64] | None = None
    ) -> None: ...
    def step(
        self,
        actions: NDArray[np.int32] | NDArray[np.int64],
        where: NDArray[np.bool_] | None = None,
    ) -> None: ...
    def sample(self, luck: Luck) -> NDArray[np.int32]:
        """int32 (N,)"""
    def choose(self, player: str, where: NDArray[np.bool_] | None = None) -> NDArray[np.int32]:
        """int32 (N,)"""
    def after(
        self, where: NDArray[np.bool_] | None = None
    ) -> tuple[NDArray[np.int64], NDArray[np.uint8]]:
        """int64 (N+1,) and uint8 (M, F)"""
    def states(self, index: int) -> State: ...
    def set(self, index: int, state: State) -> None: ...
    @property
    def obs(self) -> NDArray[np.uint8]:
        """uint8 (N, F)"""
    @property
    def planes(self) -> NDArray[np.uint8]:
        """uint8 (N, 12 + T, W, 7)"""
    @property
    def vector(self) -> NDArray[np.uint8]:
        """uint8 (N, V)"""
    @property
    def mask(self) -> NDArray[np.bool_]:
        """bool (N, A)"""
    @property
    def seat(self) -> NDArray[np.int8]:
        """int8 (N,)"""
    @property
    def team(self) -> NDArray[np.int8]:
        """int8 (N,)"""
    @property
    def deal(self) -> NDArray[np.uint64]:
        """uint64 (N,)"""
    @property
    def done(self) -> NDArray[np.bool_]:
        """bool (N,)"""
    @property
    def reward(self) -> NDArray[np.float32]:
        """float32 (N, P)"""
    @property
    def scores(self) -> NDArray[np.int16]:
        """int16 (N, P)"""
    @property
    def ranks(self) -> NDArray[np.int8]:
        """int8 (N, P)"""
    @property
    def final_obs(self) -> NDArray[np.uint8] | None:
        """uint8 (N, P, F)"""
    @property
    def gains(self) -> NDArray[np.int32] | None:
        """int32 (N, A, 3)"""
    def __eq__(self, other: object, /) -> bool: ...

@final
class ListBatch:
    def __new__(
        cls,
        game: Game,
        n: int,
        seed: int = 0,
        *,
        first: int = 0,
        stride: int | None = None,
        autoreset: bool = True,
        rewards: str | None = None,
        hints: bool = False,
        take_back: bool = False,
        seat_order: str = "fixed",
        until_round: int | None = None,
        threads: int = 0,
        copy: bool = False,
    ) -> ListBatch: ...
    def __len__(self) -> int: ...
    @property
    def game(self) -> Game: ...
    def reset(
        self, deals: NDArray[np.uint64] | None = None, index: NDArray[np.uint64] | None = None
    ) -> None: ...
    def step(
        self,
        actions: NDArray[np.int32] | NDArray[np.int64],
        where: NDArray[np.bool_] | None = None,
    ) -> None: ...
    def sample(self, luck: Luck) -> NDArray[np.int32]:
        """int32 (N,)"""
    def choose(self, player: str, where: NDArray[np.bool_] | None = None) -> NDArray[np.int32]:
        """int32 (N,)"""
    def state(self, *, truth: bool) -> _Arrays:
        """uint8 (N, P, 20, 10, 10), int16 (N, P, S) and int16 (N, B)"""
    def states(self, index: int) -> State: ...
    def set(self, index: int, state: State) -> None: ...
    @property
    def offsets(self) -> NDArray[np.int64]:
        """int64 (N+1,)"""
    @property
    def rows(self) -> NDArray[np.int16]:
        """int16 (M, 20)"""
    @property
    def cells(self) -> NDArray[np.uint8]:
        """uint8 (M, 13)"""
    @property
    def gains(self) -> NDArray[np.int32] | None:
        """int32 (M, 3)"""
    @property
    def grid(self) -> NDArray[np.uint8]:
        """uint8 (N, P, 20, 10, 10)"""
    @property
    def seats(self) -> NDArray[np.int16]:
        """int16 (N, P, S)"""
    @property
    def table(self) -> NDArray[np.int16]:
        """int16 (N, B)"""
    @property
    def seat(self) -> NDArray[np.int8]:
        """int8 (N,)"""
    @property
    def deal(self) -> NDArray[np.uint64]:
        """uint64 (N,)"""
    @property
    def done(self) -> NDArray[np.bool_]:
        """bool (N,)"""
    @property
    def reward(self) -> NDArray[np.float32]:
        """float32 (N, P)"""
    @property
    def scores(self) -> NDArray[np.int16]:
        """int16 (N, P)"""
    @property
    def ranks(self) -> NDArray[np.int8]:
        """int8 (N, P)"""
    def __eq__(self, other: object, /) -> bool: ...

def _list_layout() -> dict[str, Any]: ...
def _luck(text: str) -> Luck: ...
def _whims(text: str) -> Whims: ...
def _state_of_record(game: Game, record: str) -> State: ...
def _state_of_bytes(game: Game, version: str, bytes: bytes) -> State: ...
def _batch(
    game: Game, version: str, options: dict[str, Any], slots: list[Any], arrays: dict[str, Any]
) -> Batch: ...
def _list_batch(
    game: Game, options: dict[str, Any], stored: list[Any], arrays: dict[str, Any]
) -> ListBatch: ...
def _game(
    name: str, players: int, rules: int, data: list[str], options: list[tuple[str, str]]
) -> Game: ...

class _Played(TypedDict):
    scores: NDArray[np.int16]
    ranks: NDArray[np.int8]
    records: list[str]

def _play(
    game: Game,
    specs: list[str],
    players: NDArray[np.int16],
    seed: int,
    deal: NDArray[np.uint64],
    index: NDArray[np.uint64],
    records: bool,
    threads: int,
) -> _Played: ...
@final
class _Seating:
    def __new__(cls, game: Game, players: int, seed: int) -> _Seating: ...
    def tables(self, first: int, deals: int) -> NDArray[np.int16]:
        """int16 (deals, P)"""

def _ratings(
    count: int,
    deal: NDArray[np.uint64],
    players: NDArray[np.int16],
    scores: NDArray[np.int16],
    ranks: NDArray[np.int8],
    seed: int,
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]: ...
