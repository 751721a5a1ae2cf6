"""Every object with a game can be copied, pickled and compared."""

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from citywright import OVER, TOGETHER, Batch, Game, ListBatch, Luck, State, Whims

KEPT = Path(__file__).parent / "golden" / "version-0.1.pickle"

AGAIN: list[Callable[[Any], Any]] = [
    copy.copy,
    copy.deepcopy,
    lambda one: pickle.loads(pickle.dumps(one)),
]
MODULES = ["police", "traders", "forest", "buildings", "promises", "special", "historic", "roads"]
GAMES = [Game("simplicity", 2, demolition="never"), Game("small-city", 3)]


def go_on(state: State, luck: Luck, whims: Whims, decisions: int) -> State:
    state.settle(luck)
    while decisions and state.turn != OVER:
        state.apply(state.choose("random", state.due[0], whims), state.due[0])
        state.settle(luck)
        decisions -= 1
    return state


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("decisions", [0, 7, 30, 10_000])
def test_copies_go_on_equally(game: Game, decisions: int) -> None:
    luck, whims = Luck(3), Whims(3)
    state = go_on(game.start(), luck, whims, decisions)
    for again in AGAIN:
        ends = []
        for one in (state, again(state)):
            assert one == state and one.record() == state.record()
            ends.append(go_on(again(one), copy.copy(luck), again(whims), 9))
        assert ends[0] == ends[1] and ends[0].record() == ends[1].record()
    assert (decisions == 0) or state != game.start()


def test_a_common_turn_is_pickled() -> None:
    state = go_on(Game("small-city", 3).start(), Luck(1), Whims(1), 12)
    while state.turn != TOGETHER or len(state.due) != 2:
        go_on(state, Luck(1), Whims(1), 1)
    assert pickle.loads(pickle.dumps(state)) == state


def test_states_without_history() -> None:
    state = go_on(Game().start(), Luck(1), Whims(1), 5)
    bare = state.clone(history=False)
    again = pickle.loads(pickle.dumps(bare))
    assert again == bare == state and hash(again) == hash(state)
    with pytest.raises(ValueError, match="no history"):
        again.record()
    with pytest.raises(TypeError, match="no hash"):
        hash(Game("small-city").start())


@pytest.mark.parametrize("options", [{}, {"advanced": True, "modules": MODULES}])
def test_states_of_small_city_without_history(options: dict[str, Any]) -> None:
    """Also with plans begun, and with secrets that are only imagined."""
    state, luck, whims = Game("small-city", 3, **options).start(), Luck(4), Whims(4)
    commons = 0
    while go_on(state, luck, whims, 3).turn != OVER:
        commons += state.turn == TOGETHER
        seat = state.due[-1]
        worlds = [state.clone(history=False), state.imagine(seat, luck), state.foresee(seat, luck)]
        for world in [*worlds, worlds[1].play_out(luck)]:
            again = pickle.loads(pickle.dumps(world))
            assert again == world
            assert world.turn != OVER or (again.scores == world.scores).all()
            assert world.turn == OVER or (again.legal(seat) == world.legal(seat)).all()
            with pytest.raises(ValueError, match="no history"):
                again.record()
    assert commons > 5
    lists = ListBatch(state.game, 2, 1)
    lists.set(1, worlds[1])
    assert pickle.loads(pickle.dumps(lists)) == lists


@pytest.mark.parametrize("game", [*GAMES, Game("simplicity", 5, order=[4, 3, 2, 1, 0])])
def test_games_are_equal_by_their_set_up(game: Game) -> None:
    again = pickle.loads(pickle.dumps(game))
    assert again == game and hash(again) == hash(game) and {game: 1}[again] == 1
    assert game != Game("simplicity", 6) and game != "simplicity"


@pytest.mark.parametrize("again", AGAIN)
def test_a_batch_goes_on(again: Any) -> None:
    batch, luck = Batch(Game(), 6, 5, final_obs=True), Luck(5)
    for _ in range(31):
        batch.step(batch.sample(luck))
    other = again(batch)
    assert other == batch
    for name in ("obs", "mask", "seat", "team", "deal", "done", "reward", "scores", "ranks", "final_obs"):
        assert (getattr(other, name) == getattr(batch, name)).all(), name
    for _ in range(40):
        batch.step(batch.choose("random"))
        other.step(other.choose("random"))
    assert other == batch and (other.scores == batch.scores).all()
    assert other.states(3).record() == batch.states(3).record()


def test_a_state_is_put_into_a_slot() -> None:
    batch, state = Batch(Game(), 3, 1), go_on(Game().start(), Luck(8), Whims(8), 9)
    batch.set(1, state)
    assert batch.states(1) == state and (batch.obs[1] == state.observe(state.turn)["observation"]).all()
    assert not np.array_equal(batch.obs[1], batch.obs[0])
    with pytest.raises(ValueError, match="another game"):
        batch.set(0, Game("simplicity", 2).start())


@pytest.mark.parametrize("again", AGAIN)
def test_a_list_batch_goes_on(again: Any) -> None:
    """Also in a common turn, with plans begun."""
    batch, luck = ListBatch(Game("small-city", 2), 3, 5, until_round=2), Luck(5)
    for _ in range(70):
        batch.step(batch.sample(luck))
    other = again(batch)
    assert other == batch and (batch.deal > 2).any()
    names = ("offsets", "rows", "cells", "grid", "seats", "table", "seat", "deal", "done", "reward", "ranks")
    for _ in range(20):
        assert all(np.array_equal(getattr(other, name), getattr(batch, name)) for name in names)
        batch.step(batch.choose("random"))
        other.step(other.choose("random"))
    assert other == batch and other.states(1).record() == batch.states(1).record()


def kept() -> list[Any]:
    """One of everything that can be pickled."""
    # The revisions of version 0.1: newer ones are other games.
    city, luck = go_on(Game("small-city", 3, rules=3).start(), Luck(1), Whims(1), 14), Luck(2)
    batch, lists = Batch(Game(rules=1), 2, 5), ListBatch(Game("small-city", 2, rules=3), 2, 5)
    for _ in range(31):
        batch.step(batch.sample(luck))
        lists.step(lists.sample(luck))
    state = go_on(Game(rules=1).start(), Luck(1), Whims(1), 9)
    return [state, city, Game("simplicity", 5, rules=1), luck, Whims(3), batch, lists]


def test_pickles_of_version_0_1_are_read() -> None:
    """By every later version: never write this file again."""
    read, wanted = pickle.loads(KEPT.read_bytes()), kept()
    assert read == wanted
    assert [one.record() for one in read[:2]] == [one.record() for one in wanted[:2]]
    assert (read[5].obs == wanted[5].obs).all() and (read[6].rows == wanted[6].rows).all()


def test_bytes_of_another_version_are_refused() -> None:
    batch = Batch(Game(), 2)
    made: Any = batch.__reduce__()
    make, (game, _, *rest) = made
    assert make(game, "0.0.1", *rest) == batch
    batch.set(1, go_on(Game().start(), Luck(1), Whims(1), 5).clone(history=False))
    assert pickle.loads(pickle.dumps(batch)) == batch
    made = batch.__reduce__()
    make, (game, _, *rest) = made
    with pytest.raises(ValueError, match="pickled by citywright 0.0.1"):
        make(game, "0.0.1", *rest)


if __name__ == "__main__":
    # Writes the file of a version, once.
    KEPT.write_bytes(pickle.dumps(kept(), protocol=4))
