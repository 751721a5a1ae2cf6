"""Players, registered ones and in Python, and whole games between them."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from citywright import OVER, BadSetup, Game, Luck, NotDue, Whims, league
from citywright.padded import pad

GAME = Game("simplicity", 3)
CITY = Game("small-city", 2, advanced=True)


def test_a_duel_of_equals_is_even() -> None:
    duel = league.duel(GAME, "random", "random", 120, 3)
    assert duel.games == 360 and duel.low < 1 / 3 < duel.high
    won = league.duel(GAME, "greedy", "random", 40, 3)
    assert won.low > 1 / 3 and 0 <= won.low <= won.wins <= won.high <= 1
    with pytest.raises(ValueError, match="at least 2 deals"):
        league.duel(GAME, "greedy", "random", 1)


def last(seen: Any, legal: NDArray[np.int32]) -> int:
    """A player in Python: the last action of its list."""
    sees = len(seen["rows"]) if "rows" in seen else int(seen["action_mask"].sum())
    assert sees == len(legal) > 0
    return len(legal) - 1


def lasts(seen: Any, offsets: NDArray[np.int64]) -> NDArray[np.int64]:
    """The same for many games."""
    n, rows = len(offsets) - 1, offsets[-1]
    assert (np.diff(offsets) > 0).all()
    if isinstance(seen, dict):
        assert (len(seen["rows"]), len(seen["cells"])) == (rows, rows)
        assert (len(seen["grid"]), len(seen["seats"]), len(seen["table"])) == (n, n, n)
        mask, *_ = pad(seen["rows"], seen["cells"], offsets, 3000)
        return np.asarray(mask.sum(axis=1) - 1)
    assert len(seen) == rows
    return np.diff(offsets) - 1


IN_PYTHON = [
    (GAME, last),
    (GAME, league.Batched("last", lasts)),
    (CITY, last),
    (CITY, league.Batched("last", lasts)),
]


@pytest.mark.parametrize(("game", "python"), IN_PYTHON)
def test_players_in_python_sit_beside_registered_ones(game: Game, python: league.Player) -> None:
    """Their games are those that a loop over states plays with the same luck and whims."""
    specs: list[league.Player] = ["random", python, "greedy"][: game.seats]
    results = league.play(game, specs, 2, 5, first=3, records=True)
    assert results.specs == ("random", "last", "greedy")[: game.seats]
    for number, record in enumerate(results.records):
        deal, index = int(results.deal[number]), 3 * game.seats + number
        names = [results.specs[one] for one in results.player[number]]
        luck, whims, state = Luck(5, deal), Whims(5, index), game.start()
        state.settle(luck)
        while state.turn != OVER:
            seat, legal = state.due[0], state.legal(state.due[0])
            is_own = names[seat] == "last"
            state.apply(legal[-1] if is_own else state.choose(names[seat], seat, whims), seat)
            state.settle(luck)
        assert record == state.record(names)
        scores, ranks = state.scores, state.ranks
        assert scores is not None and np.array_equal(results.scores[number], scores)
        assert ranks is not None and np.array_equal(results.ranks[number], ranks)


def test_players_in_python_are_held_to_their_lists() -> None:
    def beyond(seen: Any, legal: NDArray[np.int32]) -> int:
        return len(legal)

    with pytest.raises(ValueError, match="beyond chose place 7 of 7 actions"):
        league.play(Game("simplicity", 4), [beyond], 1)
    with pytest.raises(TypeError, match="late must return integers of shape"):
        league.duel(GAME, league.Batched("late", lambda obs, offsets: offsets), "random", 2)

    def always(answer: Any) -> league.Choose:
        return lambda seen, legal: answer

    for wrong in (0.0, 1.9, "1"):
        with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
            league.play(GAME, [always(wrong)], 1)


def test_wrong_players_are_refused_before_a_game_starts() -> None:
    with pytest.raises(BadSetup, match="gredy"):
        league.play(GAME, ["gredy", last], 0)
    for wrong in (["random"] * 4, []):
        with pytest.raises(ValueError, match="name 1 to 3"):
            league.play(GAME, wrong, 0)
        with pytest.raises(ValueError, match="name 1 to 3"):
            league.Players(GAME, wrong)
    with pytest.raises(BadSetup, match="gredy"):
        league.Players(GAME, [last, "gredy"])


def by_players(game: Game, specs: list[league.Player], seed: int, index: int) -> str:
    """The record of a game that the players of one table decide."""
    luck, whims, state = Luck(seed, index), Whims(seed, index), game.start()
    # The seats of `citywright simulate`.
    turned = [specs[(seat + index) % game.seats % len(specs)] for seat in range(game.seats)]
    players = league.Players(game, turned)
    state.settle(luck)
    while state.turn != OVER:
        seat = state.due[0]
        state.apply(players.choose(state, seat, whims), seat)
        state.settle(luck)
    return state.record([league.name_of(one) for one in turned])


def test_players_remember_their_game() -> None:
    """Such a player decides a whole plan and then follows it, as in a league; asked anew each time, it does not."""
    game, spec = Game("small-city", 2), "plans:worlds=2"

    def forgets(seen: Any, legal: NDArray[np.int32]) -> int:
        return int(legal.tolist().index(now.choose(spec, now.due[0], whims)))

    (wanted,) = league.play(game, [spec, "greedy"], 1, 7, seats="simulate", records=True).records
    assert by_players(game, [spec, "greedy"], 7, 0) == wanted
    luck, whims, now = Luck(7), Whims(7), game.start()
    now.settle(luck)
    players = league.Players(game, [forgets, "greedy"])
    while now.turn != OVER:
        now.apply(players.choose(now, now.due[0], whims), now.due[0])
        now.settle(luck)
    assert now.record([spec, "greedy"]) != wanted


@pytest.mark.parametrize(("game", "python"), IN_PYTHON)
def test_players_in_python_sit_at_a_table(game: Game, python: league.Player) -> None:
    specs: list[league.Player] = ["random", python]
    results = league.play(game, specs, 2, 7, seats="simulate", records=True)
    assert [by_players(game, specs, 7, index) for index in range(2)] == results.records


def test_players_decide_for_the_seat_that_is_due() -> None:
    again: list[Callable[[league.Players], league.Players]] = [
        lambda players: players,
        copy.deepcopy,
        lambda players: pickle.loads(pickle.dumps(players)),
    ]
    state = GAME.start()
    state.settle(Luck(1))
    seat, other = state.turn, (state.turn + 1) % 3
    for players in (make(league.Players(GAME, ["greedy", last])) for make in again):
        assert len(players) == 3 and players.specs == ("greedy", last)
        legal = state.legal(seat).tolist()
        assert players.choose(state, seat, Whims(1)) in legal
        for off in range(3):
            if off != seat:
                with pytest.raises(NotDue, match="nothing to choose"):
                    players.choose(state, off, Whims(1))
        with pytest.raises(ValueError, match="no seat 3"):
            players.choose(state, 3, Whims(1))
        with pytest.raises(ValueError, match="another game"):
            players.choose(CITY.start(), other, Whims(1))
