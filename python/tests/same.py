"""The same seed and deal give the same game everywhere, on any number of threads.

The golden files were written by `citywright simulate --seed 7`.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from citywright import CHANCE, OVER, Batch, Game, Luck, Whims
from citywright._citywright import _Seating
from citywright.league import joined, play

GOLDEN = Path(__file__).parent / "golden"
FIELDS = [
    ("simplicity", 4, ["greedy", "random"]),
    ("simplicity", 3, ["random", "greedy:noise=30", "random"]),
    ("small-city", 2, ["random", "greedy"]),
]


def golden(name: str, players: int) -> list[str]:
    return (GOLDEN / f"{name}-{players}.jsonl").read_text().splitlines()


def by_state(game: Game, bots: list[str], index: int) -> str:
    names = [bots[(seat + index) % game.seats % len(bots)] for seat in range(game.seats)]
    luck, whims = Luck(7, index), Whims(7, index)
    state = game.start()
    state.settle(luck)
    while state.turn != OVER:
        seat = state.due[0]
        state.apply(state.choose(names[seat], seat, whims), seat)
        state.settle(luck)
    return state.record(names)


@pytest.mark.parametrize(("name", "players", "bots"), FIELDS)
def test_a_state_plays_the_games_of_the_program(name: str, players: int, bots: list[str]) -> None:
    game = Game(name, players)
    assert [by_state(game, bots, index) for index in range(3)] == golden(name, players)


@pytest.mark.parametrize(("name", "players", "bots"), FIELDS)
@pytest.mark.parametrize("threads", [1, 2, 8])
def test_a_league_plays_the_games_of_the_program(
    name: str, players: int, bots: list[str], threads: int
) -> None:
    results = play(Game(name, players), bots, 3, 7, seats="simulate", records=True, threads=threads)
    assert results.records == golden(name, players)
    ends = [json.loads(record)["result"]["players"] for record in results.records]
    assert results.scores.tolist() == [[seat["score"] for seat in end] for end in ends]


def test_a_field_plays_the_games_of_the_program() -> None:
    """The golden file is that of `citywright league simplicity --games 7 --seats 3 --seed 7 --file`."""
    head, *lines = map(json.loads, (GOLDEN / "league-simplicity-3.jsonl").read_text().splitlines())
    game, specs = Game("simplicity", 3, rules=1), [one["player"] for one in head["players"]]
    wanted = [told for line in lines for told in line["games"]]
    assert len(specs) == 4 and [line["number"] for line in lines] == [0, 1, 2]
    for parts in ([(0, 3)], [(0, 1), (1, 2)]):
        results = joined([play(game, specs, deals, 7, first=first, seats="league") for first, deals in parts])
        assert results.player.tolist() == [told["players"] for told in wanted]
        assert results.scores.tolist() == [[place["score"] for place in told["places"]] for told in wanted]
        assert results.ranks.tolist() == [[place["rank"] for place in told["places"]] for told in wanted]
    with pytest.raises(ValueError, match='seats="league"'):
        play(game, specs, 1, 7)
    with pytest.raises(ValueError, match="seats is 'turn'"):
        play(game, specs[:2], 1, 7, seats="turn")


@pytest.mark.parametrize("threads", [1, 2, 8])
@pytest.mark.parametrize("n", [3, 200])
def test_a_batch_plays_the_games_of_the_program(threads: int, n: int) -> None:
    game, bots = Game("simplicity", 4), ["greedy", "random"]
    batch = Batch(game, n, 7, autoreset=False, threads=threads)
    while (batch.seat != OVER).any():
        sits = (batch.seat + batch.deal.astype(np.int64)) % 4 % 2
        chosen = [batch.choose(bot, sits == number) for number, bot in enumerate(bots)]
        batch.step(np.maximum(0, np.where(sits == 0, *chosen)))
    for index, line in enumerate(golden("simplicity", 4)):
        assert batch.states(index).record(json.loads(line)["seats"]) == line


def test_tables_of_a_field_do_not_depend_on_the_order_of_questions() -> None:
    game = Game("simplicity", 3)
    whole = _Seating(game, 5, 7).tables(0, 60)
    drawn = _Seating(game, 5, 7)
    for first, deals in [(0, 10), (10, 7), (40, 20), (3, 50), (3, 0), (59, 1)]:
        assert (drawn.tables(first, deals) == whole[first : first + deals]).all()
    with pytest.raises(ValueError, match="1 to 32767 players, not 0"):
        _Seating(game, 0, 7)


@pytest.mark.parametrize("threads", [0, 2, 5])
def test_any_number_of_threads_writes_the_same_arrays(threads: int) -> None:
    """Of 700 slots each thread has many, and the last share is smaller."""
    one, other = (Batch(Game("simplicity", 2), 700, 7, threads=many) for many in (1, threads))
    luck, twin = Luck(1), Luck(1)
    for _ in range(55):
        one.step(one.sample(luck))
        other.step(other.sample(twin))
    assert one.states(699) == other.states(699) and luck == twin
    for name in ("obs", "mask", "seat", "team", "deal", "done", "reward", "scores", "ranks"):
        assert (getattr(one, name) == getattr(other, name)).all(), name
    assert (one.deal >= 1400).all()
    (offsets, after), (wanted_offsets, wanted) = one.after(), other.after()
    assert np.array_equal(offsets, wanted_offsets) and np.array_equal(after, wanted)
    one.reset()
    other.reset()
    assert (one.obs == other.obs).all() and one.deal.tolist() == list(range(700))


def test_every_split_of_deals_plays_the_same() -> None:
    def ends(batch: Batch, steps: int) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        deals, luck = batch.deal.copy(), Luck(1)
        for _ in range(steps):
            batch.step(batch.choose("greedy"))
            found |= {int(deals[at]): batch.scores[at].tolist() for at in np.flatnonzero(batch.done)}
            deals = batch.deal.copy()
        assert luck == Luck(1)
        return found

    game = Game("simplicity", 2)
    whole = ends(Batch(game, 8, 3, threads=1), 50)
    parts = ends(Batch(game, 4, 3, stride=8), 50) | ends(Batch(game, 4, 3, first=4, stride=8), 50)
    assert sorted(whole) == list(range(16)) and whole == parts


@pytest.mark.parametrize("game", [Game("simplicity", 3), Game("small-city", 2)], ids=repr)
def test_events_from_any_input_on_are_those_of_each_input(game: Game) -> None:
    luck, whims, state = Luck(4), Whims(4), game.start()
    told: list[list[list[dict[str, Any]]]] = [[], []]
    for _ in range(40):
        if state.turn == CHANCE:
            state.draw(rng=luck)
        else:
            state.apply(state.choose("random", state.due[0], whims), state.due[0])
        for seat in (0, 1):
            told[seat].append(state.events(seat))
    for seat in (0, 1):
        assert sum(map(len, told[seat][:20])) and sum(map(len, told[seat][20:]))
        for first in (0, 1, 20, 39, 40, 99):
            assert state.events(seat, first=first) == [event for one in told[seat][first:] for event in one]


def test_records_are_replayed() -> None:
    game = Game("small-city", 2)
    text = (GOLDEN / "small-city-2.jsonl").read_text()
    states = game.replay(text)
    assert len(states) == 3 and all(state.turn == OVER for state in states)
    with pytest.raises(ValueError, match="another set-up"):
        Game("small-city", 3).replay(text)
