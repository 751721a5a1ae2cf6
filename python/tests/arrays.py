"""Arrays agree with the rules and with the documents of the server."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from citywright import CHANCE, OVER, Batch, Game, Illegal, Luck, State

SIZES = {2: (252, 634, 25), 3: (350, 966, 30), 4: (252, 634, 25), 5: (301, 793, 30), 6: (350, 966, 30)}
OPTIONS: list[dict[str, Any]] = [
    {},
    {"demolition": "always"},
    {"demolition": "never"},
    {"stuck": "per_tile"},
]
PLAYERS = st.integers(2, 6)
GOLDEN = Path(__file__).parent / "golden" / "simplicity-arrays.json"


def somewhere(game: Game, seed: int, steps: int) -> State:
    """A position of a random game, at most this many decisions from its start."""
    luck, state = Luck(seed), game.start()
    state.settle(luck)
    for _ in range(steps):
        if state.turn == OVER:
            break
        legal = state.legal()
        state.apply(int(legal[luck.below(len(legal))]))
        state.settle(luck)
    return state


@pytest.mark.parametrize("players", SIZES)
def test_sizes_are_those_of_the_encoding(players: int) -> None:
    game = Game("simplicity", players)
    batch = Batch(game, 2)
    actions, features, decisions = SIZES[players]
    assert (game.num_actions, batch.mask.shape[1], batch.obs.shape[1]) == (actions, actions, features)
    assert (game.layout.num_actions, game.layout.features) == (actions, features)
    luck = Luck(5)
    for step in range(decisions):
        assert not batch.done.any(), step
        batch.step(batch.sample(luck))
    assert batch.done.all()


@pytest.mark.parametrize("players", SIZES)
def test_the_numbers_of_draws(players: int) -> None:
    """A set-up draws a strip for each column, a face, a pawn for each team and a tile for each slot."""
    ranges = {"strip": range(32), "face": range(32, 34), "team": range(34, 40), "tile": range(40, 45)}
    game, drawn = Game("simplicity", players), []
    state = game.start()
    while state.turn == CHANCE:
        numbers, chances = state.outcomes()
        assert numbers.dtype == np.int32 and chances.sum() == pytest.approx(1.0) and (chances > 0).all()
        (kind,) = (kind for kind, among in ranges.items() if int(numbers[0]) in among)
        assert {int(number) in ranges[kind] for number in numbers} == {True}
        drawn.append(kind)
        state.draw(int(numbers[-1]))
    columns = game.layout.columns
    assert drawn == ["strip"] * columns + ["face"] + ["team"] * game.teams + ["tile"] * 7


@settings(max_examples=60, deadline=None, derandomize=True)
@given(PLAYERS, st.sampled_from(OPTIONS), st.integers(0, 10**6), st.integers(0, 34))
def test_the_mask_is_what_the_rules_accept(
    players: int, options: dict[str, Any], seed: int, steps: int
) -> None:
    state = somewhere(Game("simplicity", players, **options), seed, steps)
    if state.turn == OVER:
        return
    mask = state.observe(state.turn)["action_mask"]
    assert np.flatnonzero(mask).tolist() == state.legal().tolist()
    for action in range(len(mask)):
        after = state.clone(history=False)
        try:
            after.apply(action)
        except Illegal:
            assert not mask[action] and after == state
        else:
            assert mask[action] and after != state


@settings(max_examples=60, deadline=None, derandomize=True)
@given(PLAYERS, st.sampled_from(OPTIONS), st.integers(0, 10**6), st.integers(0, 34))
def test_an_observation_reads_back_as_the_view(
    players: int, options: dict[str, Any], seed: int, steps: int
) -> None:
    game = Game("simplicity", players, **options)
    state, layout = somewhere(game, seed, steps), game.layout
    view = state.view()
    seat = max(state.turn, 0)
    planes, vector = layout.split(state.observe(seat)["observation"])
    first = view["team"] if state.turn != OVER else seat
    spaces = [(at, space) for at, column in enumerate(view["columns"]) for space in enumerate(column)]
    for column, (row, space) in spaces:
        read = {name for name, plane in layout.planes.items() if planes[plane, column, row]}
        wanted = set()
        if space["tile"]:
            wanted.add(f"tile {space['tile']}")
            if space["team"] is None:
                wanted.add("printed")
            else:
                wanted.add(f"discs of team +{(space['team'] - first) % layout.teams}")
        else:
            wanted.add(f"open {space['symbol'] or 'blank'}")
        assert read == wanted, space


def test_mirrored_cities_score_the_same() -> None:
    """A mirrored game of random actions stays legal, step by step, with the same numbers."""
    game = Game("simplicity", 4)
    batch, luck, layout = Batch(game, 64, 9, threads=1), Luck(9), game.layout
    for _ in range(25):
        actions = batch.sample(luck)
        for rows, columns in [(True, False), (False, True), (True, True)]:
            turned, action = layout.mirror(batch.obs, actions, rows=rows, columns=columns)
            again, back = layout.mirror(turned, action, rows=rows, columns=columns)
            assert (again == batch.obs).all() and (back == actions).all()
            planes, vector = layout.split(turned)
            assert (vector == batch.vector).all()
            slot, space = np.divmod(action, layout.spaces)
            free = planes[:, layout.planes["tile R"] : layout.planes["printed"]].sum(axis=1)
            built = slot < 7
            chosen = free.reshape(64, -1)[np.flatnonzero(built), space[built]]
            assert (chosen == 0).all(), "a mirrored action builds on a free space"
        batch.step(actions)


def test_the_parts_share_the_memory_of_the_whole() -> None:
    batch = Batch(Game(), 4)
    planes, vector = batch.game.layout.split(batch.obs)
    assert (planes == batch.planes).all() and (vector == batch.vector).all()
    assert np.shares_memory(batch.planes, batch.obs) and np.shares_memory(batch.vector, batch.obs)
    assert not np.shares_memory(Batch(Game(), 4, copy=True).obs, batch.obs)
    assert batch.obs.flags.c_contiguous and batch.mask.flags.c_contiguous


def test_a_batch_shows_what_its_states_show() -> None:
    batch = Batch(Game("simplicity", 3), 70, 2, hints=True, threads=2)
    luck = Luck(2)
    for _ in range(33):
        batch.step(batch.sample(luck))
    gains = batch.gains
    assert gains is not None
    for at in (0, 31, 69):
        state = batch.states(at)
        seen = state.observe(state.turn)
        assert state.turn == batch.seat[at]
        assert (seen["observation"] == batch.obs[at]).all()
        assert (seen["action_mask"] == batch.mask[at]).all()
        assert (gains[at][batch.mask[at]] == state.gains(state.turn)).all()


def test_after_shows_every_choice() -> None:
    batch, luck = Batch(Game(), 5, 4), Luck(4)
    for _ in range(11):
        batch.step(batch.sample(luck))
    where = np.array([True, False, True, True, True])
    offsets, obs = batch.after(where)
    assert offsets.tolist() == [0, *np.cumsum(batch.mask.sum(axis=1) * where)]
    planes, _ = batch.game.layout.split(obs)
    own = planes[:, batch.game.layout.planes["discs of team +0"]]
    before = batch.planes[:, batch.game.layout.planes["discs of team +0"]]
    for at in np.flatnonzero(where):
        rows = slice(offsets[at], offsets[at + 1])
        assert (own[rows].sum(axis=(1, 2)) == before[at].sum() + 1).all()


@pytest.mark.parametrize("rewards", ["win", "rank", "lead", "score"])
def test_rewards_are_paid_at_the_end(rewards: str) -> None:
    batch, luck = Batch(Game("simplicity", 2), 16, rewards=rewards, final_obs=True), Luck(1)
    for _ in range(24):
        batch.step(batch.sample(luck))
        assert (batch.reward == 0).all()
    batch.step(batch.sample(luck))
    assert batch.final_obs is not None and batch.final_obs.shape == (16, 2, 634)
    scores, won = batch.scores.astype(np.float32), batch.ranks == 1
    wanted = {
        "win": np.where(won, 1.0, -1.0),
        "rank": np.where(won, 1.0, -1.0),
        "lead": scores - scores[:, ::-1],
        "score": scores,
    }
    assert (batch.reward == wanted[rewards]).all()
    assert (batch.deal == np.arange(16, 32)).all()


def golden(record: str) -> dict[str, Any]:
    """The names of encoding 1 and the arrays of the position where a record of 3 players ends."""
    # The revision of the kept record: newer ones are other games.
    game = Game("simplicity", 3, rules=1)
    layout, state = game.layout, game.replay(record)[0]
    seen = state.observe(state.turn)
    planes, vector = layout.split(seen["observation"])
    parts = {
        name: f"{part.at.start}:{part.at.stop} {part.shape} {part.low}..{part.high} {part.about}"
        for name, part in layout.vector.items()
    }
    drawn = {
        name: " ".join("".join(map(str, column)) for column in planes[plane])
        for name, plane in layout.planes.items()
    }
    return {
        "planes": layout.planes,
        "vector": parts,
        "position": {
            "record": state.record(),
            "planes": drawn,
            "vector": " ".join(map(str, vector)),
            "legal": " ".join(map(str, state.legal())),
        },
    }


def test_the_encoding_is_frozen() -> None:
    """A change of any part is a new number of the encoding: never write this file again."""
    kept = json.loads(GOLDEN.read_text())
    assert kept == golden(kept["position"]["record"])


if __name__ == "__main__":
    # Writes the file of a new encoding, once.
    record = somewhere(Game("simplicity", 3, rules=1), 7, 19).record()
    GOLDEN.write_text(json.dumps(golden(record), indent=1) + "\n")
