"""Lists and arrays of Small City agree with the rules and the server's documents, and keep secrets."""

import json
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from citywright import OVER, TOGETHER, Game, Illegal, ListBatch, Luck, Padded, State, Whims
from citywright.layout import SIDE

GOLDEN = Path(__file__).parent / "golden" / "small-city-arrays.json"
GAMES = [
    Game("small-city", 1),
    Game("small-city", 2),
    Game("small-city", 3, advanced=True),
    Game("small-city", 4, advanced=True, modules=["police", "traders", "cities", "cards", "buildings"]),
    Game("small-city", 3, advanced=True, modules=["police", "traders", "forest", "buildings", "promises", "special", "historic", "roads"]),
]


def cells_of(words: str) -> set[int]:
    """The numbers of cells such as `c4 d4`."""
    return {10 * (int(word[1:]) - 1) + "abcdefghij".index(word[0]) for word in words.split()}


def walk(game: Game, seed: int, player: str = "random") -> Any:
    """Every position of a game in which somebody is due, with whom to ask."""
    luck, whims, state = Luck(seed), Whims(seed), game.start()
    state.settle(luck)
    while state.turn != OVER:
        seat = state.due[whims.below(len(state.due))]
        yield state, seat
        state.apply(state.choose(player, seat, whims), seat)
        state.settle(luck)


def on(plane: NDArray[np.uint8]) -> set[int]:
    return {int(cell) for cell in np.flatnonzero(plane)}


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_arrays_read_back_as_the_view(game: Game) -> None:
    layout = game.list_layout
    codes = [tile["tile"] for tile in game.tables()["tiles"]]
    for number, (state, asked) in enumerate(walk(game, 3)):
        if number % 7:
            continue
        for seat in range(game.seats):
            seen, view = state.observe(seat), state.view(seat)
            grid, seats, table = seen["grid"], seen["seats"], seen["table"]
            assert len(seen["rows"]) == (len(state.legal(seat)) if seat in state.due else 0)
            assert table[layout.table["round"].at] == view["round"]
            assert table[layout.table["phase"].at] == view["phase"]
            assert layout.steps[table[layout.table["step"].at][0]] == view["step"]
            assert (seat + table[layout.table["host"].at][0]) % game.seats == view["host"]
            assert table[layout.table["supply"].at].tolist() == [
                view["supply"][name] for name in ("wood", "stone", "metal")
            ]
            stock = table[layout.table["stock"].at]
            assert {code: stock[codes.index(code)] for code in view["stock"]} == view["stock"]
            assert table[layout.table["stacks"].at].tolist() == list(view["stacks"].values())
            for after in range(game.seats):
                whose = (seat + after) % game.seats
                told, row = view["seats"][whose], seats[after]
                plan = told["plan"]
                borough = plan["borough"] if plan else told["borough"]
                planes = {name: grid[after, part.at.start] for name, part in layout.grid.items()}
                wanted = np.zeros((SIDE * SIDE,), np.uint8)
                for tile in borough["tiles"].values():
                    for cell in cells_of(tile["cells"]):
                        wanted[cell] = codes.index(tile["tile"]) + 1
                assert (planes["kind"].ravel() == wanted).all()
                assert ((planes["tile"] > 0) == (planes["kind"] > 0)).all()
                assert on(planes["mayor"]) == cells_of(borough["mayor"])
                assert on(planes["cemetery"]) == cells_of(borough["cemetery"])
                assert planes["zone"].sum() == borough["zone"] ** 2
                people = dict(borough.get("standing", {}))
                people |= {cell: space["who"] for cell, space in borough["spaces"].items() if space["who"]}
                own = {cell for cell, who in people.items() if who["seat"] == whose}
                kinds = [planes[f"people_{kind}"] for kind in range(3)]
                assert set().union(*map(on, kinds)) == cells_of(" ".join(own))
                for guest in range(4):
                    there = {
                        cell
                        for cell, who in people.items()
                        if who["seat"] != whose and (who["seat"] - seat) % game.seats == guest
                    }
                    assert on(planes[f"guest_{guest}"]) == cells_of(" ".join(there))
                idle = {cell for cell, who in people.items() if who["idle"]}
                assert on(planes["idle"]) == cells_of(" ".join(idle))
                lands = {cell for land in borough["land"] for cell in cells_of(land["cells"])}
                assert on(planes["land"]) == lands
                found = {name: int(row[part.at.start]) for name, part in layout.seat.items()}
                assert found["money"] == (plan["money"] if plan else told["money"])
                assert found["votes"] == told["votes"]
                assert found["pollution"] == told["pollution"]
                assert found["deaths"] == told["deaths"]
                assert found["out"] == (told["out"] or 0)
                assert found["owes"] == int(whose in view["to_act"])
                assert found["committed"] == int(told["committed"])
                assert found["neighbour"] == int(whose in view["seats"][seat]["neighbours"])
                assert row[layout.seat["store"].at].tolist() == [
                    (plan or told)["store"][name] for name in ("wood", "stone", "metal")
                ]
                assert row[layout.seat["kept"].at].tolist() == list(told["kept"].values())
                plans = plan and view["phase"] == 2 and state.turn == TOGETHER
                assert found["points"] == (plan["points"] if plans else -1)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_no_array_of_a_seat_changes_with_anothers_secret(game: Game) -> None:
    """Worlds that fit what a seat knows differ in promises and in hidden plans; its arrays do not."""
    luck, hidden, differed = Luck(4), 0, 0
    for number, (state, _) in enumerate(walk(game, 4)):
        hidden += state.turn == TOGETHER and len(state.due) < game.seats
        if number % 5:
            continue
        for seat in range(game.seats):
            seen = state.observe(seat)
            for world in (state.imagine(seat, luck), state.foresee(seat, luck)):
                differed += world != state
                other = world.observe(seat)
                for name, array in seen.items():
                    assert np.array_equal(array, other[name]), name
    assert game.seats == 1 or (hidden and differed)


def own_parts(game: Game, seen: Any, after: int) -> list[NDArray[Any]]:
    """The planes and columns of a seat that are the same for every observer."""
    layout = game.list_layout
    planes = [part.at.start for name, part in layout.grid.items() if not name.startswith("guest")]
    columns = np.ones(seen["seats"].shape[1], bool)
    columns[layout.seat["neighbour"].at] = False
    return [seen["grid"][after][planes], seen["seats"][after][columns]]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_truth_is_what_each_seat_knows_of_itself(game: Game) -> None:
    promises, hidden, batch = game.list_layout.table["promises"].at, 0, ListBatch(game, 1)
    for number, (state, asked) in enumerate(walk(game, 6)):
        secret = state.turn == TOGETHER and len(state.due) < game.seats
        if number % 9 and not (secret and number % 2):
            continue
        truth, plain = state.observe(asked, truth=True), state.observe(asked)
        assert np.array_equal(truth["rows"], plain["rows"]) and np.array_equal(truth["cells"], plain["cells"])
        places = truth["table"][promises]
        owners = (asked + places // 10) % game.seats
        for seat in range(game.seats):
            known, after = state.observe(seat), (seat - asked) % game.seats
            for told, own in zip(own_parts(game, truth, after), own_parts(game, known, 0), strict=True):
                assert np.array_equal(told, own), (seat, asked)
            # Drawn, kept and gone promises are known to the seat that has had them.
            own, theirs = known["table"][promises], (places % 10 >= 3) & (owners == seat)
            assert (own[theirs] == places[theirs] % 10).all()
            assert ((own >= 3) & (own < 10) <= theirs).all()
        hidden += not np.array_equal(truth["grid"], plain["grid"])
        hidden += not np.array_equal(truth["table"], plain["table"])
        batch.set(0, state)
        all_of, wanted = batch.state(truth=True), state.observe(int(batch.seat[0]), truth=True)
        assert np.array_equal(all_of["grid"][0], wanted["grid"])
        assert np.array_equal(all_of["seats"][0], wanted["seats"])
        assert np.array_equal(all_of["table"][0], wanted["table"])
    assert (hidden > 0) == (game.seats > 1)
    with pytest.raises(ValueError, match="truth=True"):
        batch.state(truth=False)


def test_a_seat_that_plans_later_learns_nothing() -> None:
    """In a common turn every array of a slot is the same whatever those asked before have planned."""
    game = Game("small-city", 2)
    one, other = (ListBatch(game, 1, 5, hints=True, threads=1) for _ in range(2))
    verbs, found = game.list_layout.verbs, 0
    for _ in range(5_000):
        state = one.states(0)
        # Who is out of money has nothing to choose.
        if state.turn == TOGETHER and state.due == (0, 1) and one.seat[0] == 0 and len(one.rows) > 1:
            other.set(0, state)
            one.step(np.zeros(1, np.int32))
            while one.seat[0] == 0:
                one.step(one.sample(Luck(found)))
            while other.seat[0] == 0:
                at = [verbs[verb] for verb in other.rows[:, 0]]
                last = at.index("commit") if "commit" in at else len(at) - 1
                other.step(np.array([last], np.int32))
            assert one.seat[0] == other.seat[0] == 1 and one.states(0) != other.states(0)
            for name in ("offsets", "rows", "cells", "gains", "grid", "seats", "table"):
                assert np.array_equal(getattr(one, name), getattr(other, name)), name
            found += 1
            if found == 4:
                break
        one.step(one.choose("random"))
    assert found == 4


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_rows_tell_the_actions(game: Game) -> None:
    layout, seen_verbs = game.list_layout, set()
    at = {name: part.at.start for name, part in layout.rows.items()}
    for number, (state, seat) in enumerate(walk(game, 5)):
        seen = state.observe(seat)
        rows, maps = seen["rows"], layout.unpack(seen["cells"])
        assert len(rows) == len(state.legal(seat)) > 0
        # No two actions of a list look alike.
        both = np.concatenate([rows.astype(np.int32), seen["cells"]], axis=1)
        assert len(np.unique(both, axis=0)) == len(rows)
        names = [layout.verbs[verb] for verb in rows[:, at["verb"]]]
        seen_verbs |= set(names)
        for action in range(number % 11, len(rows), 29):
            row, doc = rows[action], state.choice(seat, action)
            where = cells_of(doc["cells"])
            if names[action] in ("build", "hall", "mayor", "home", "victim", "grave"):
                assert on(maps[action]) == where
                assert row[at["to"]] == min(where)
            if names[action] in ("build", "grow", "enlarge", "upgrade", "free_home", "road", "roundabout"):
                assert row[at["money"]] == -doc["money"], doc
                assert row[at["points"]] == doc["points"], doc
            if names[action] == "build":
                spent = {change["material"]: -change["change"] for change in doc["materials"]}
                paid = row[layout.rows["materials"].at].tolist()
                assert paid == [spent.get(name, 0) for name in ("wood", "stone", "metal")]
            if names[action] == "council" and row[at["pay"]] == 0:
                assert row[at["money"]] > 0
    assert {"mayor", "take", "build", "commit", "move", "end"} <= seen_verbs


def test_bunches_stand_together() -> None:
    """A bunch is a run of rows, as policies that choose a bunch first need it."""
    column = GAMES[2].list_layout.rows["bunch"].at.start
    for state, seat in walk(GAMES[2], 8):
        bunches = state.observe(seat)["rows"][:, column]
        assert (bunches >= 0).all()
        runs = 1 + int((np.diff(bunches) != 0).sum())
        assert runs == len(np.unique(bunches))


def kept_game() -> Game:
    """The game of the kept record, in its revision: newer ones are other games."""
    modules = ["police", "traders", "cities", "cards", "buildings"]
    return Game("small-city", 4, advanced=True, modules=modules, rules=3)


def golden(record: str, seat: int) -> dict[str, Any]:
    """The names of encoding 1 and the arrays of one position: every third action, and planes that are not empty."""
    game = kept_game()
    layout, state = game.list_layout, game.replay(record)[0]
    parts = {"rows": layout.rows, "grid": layout.grid, "seats": layout.seat, "table": layout.table}
    columns = {
        name: {key: f"{part.at.start}:{part.at.stop} {part.about}" for key, part in named.items()}
        for name, named in parts.items()
    }
    seen = state.observe(seat)
    return {
        "columns": columns,
        "verbs": " ".join(layout.verbs),
        "steps": " ".join(layout.steps),
        "stages": " ".join(layout.stages),
        "places": " ".join(layout.places),
        "position": {
            "record": state.record(),
            "seat": seat,
            "rows": [" ".join(map(str, row)) for row in seen["rows"][::3]],
            "cells": [bytes(row).hex() for row in seen["cells"][::3]],
            "seats": [" ".join(map(str, row)) for row in seen["seats"]],
            "table": " ".join(map(str, seen["table"])),
            "grid": {
                f"{borough} {name}": [" ".join(map(str, line)) for line in planes[part.at.start]]
                for borough, planes in enumerate(seen["grid"])
                for name, part in layout.grid.items()
                if planes[part.at.start].any()
            },
        },
    }


def test_the_encoding_is_frozen() -> None:
    """A change of any column is a new number of the encoding: never write this file again."""
    kept = json.loads(GOLDEN.read_text())
    position = kept["position"]
    assert kept == golden(position["record"], position["seat"])


def test_a_batch_plays_the_games_of_the_program() -> None:
    game, bots = Game("small-city", 2), ["random", "greedy"]
    for threads in (1, 2):
        batch = ListBatch(game, 3, 7, autoreset=False, threads=threads)
        while (batch.seat != OVER).any():
            sits = (batch.seat + batch.deal.astype(np.int64)) % 2
            chosen = [batch.choose(bot, sits == number) for number, bot in enumerate(bots)]
            batch.step(np.maximum(0, np.where(sits == 0, *chosen)))
        lines = (GOLDEN.parent / "small-city-2.jsonl").read_text().splitlines()
        for index, line in enumerate(lines):
            told = json.loads(line)
            assert batch.states(index).record(told["seats"]) == line
            assert batch.scores[index].tolist() == [seat["score"] for seat in told["result"]["players"]]


def test_a_batch_shows_what_its_states_show() -> None:
    batch, luck = ListBatch(GAMES[2], 5, 9, hints=True, threads=2), Luck(9)
    for _ in range(120):
        batch.step(batch.sample(luck))
    gains = batch.gains
    assert gains is not None and len(gains) == len(batch.rows)
    for slot in range(5):
        state, rows = batch.states(slot), slice(batch.offsets[slot], batch.offsets[slot + 1])
        seen = state.observe(int(batch.seat[slot]))
        assert np.array_equal(batch.rows[rows], seen["rows"])
        assert np.array_equal(batch.cells[rows], seen["cells"])
        assert np.array_equal(batch.grid[slot], seen["grid"])
        assert np.array_equal(batch.seats[slot], seen["seats"])
        assert np.array_equal(batch.table[slot], seen["table"])


def test_games_end_early() -> None:
    game = Game("small-city", 2)
    batch, luck = ListBatch(game, 4, 1, until_round=2, autoreset=False), Luck(1)
    while (batch.seat != OVER).any():
        assert (batch.table[batch.seat != OVER, 0] < 2).all() and not batch.ranks.any()
        batch.step(batch.sample(luck))
        for slot in np.flatnonzero(batch.done).tolist():
            state = batch.states(slot)
            assert np.allclose(batch.reward[slot], [state.value(seat) for seat in range(2)])
    assert (batch.table[:, 0] == 2).all() and not batch.ranks.any() and not batch.scores.any()


def test_seats_are_asked_in_the_order_of_the_deal() -> None:
    game, first = Game("small-city", 4), []
    batch = ListBatch(game, 24, 3, seat_order="random", threads=1)
    again = ListBatch(game, 24, 3, seat_order="random", threads=2)
    while any(batch.states(slot).turn != TOGETHER for slot in range(24)):
        where = np.array([batch.states(slot).turn != TOGETHER for slot in range(24)])
        batch.step(np.zeros(24, np.int32), where)
        again.step(np.zeros(24, np.int32), where)
    assert (batch.seat == again.seat).all()
    first = batch.seat.tolist()
    assert set(first) == {0, 1, 2, 3}
    assert (ListBatch(game, 4, 3).states(0)) == ListBatch(game, 4, 3, seat_order="random").states(0)


def test_padded_lists() -> None:
    batch, luck = ListBatch(Game("small-city", 2), 3, 2), Luck(2)
    padded = Padded(batch)
    for _ in range(40):
        batch.step(batch.sample(luck))
        padded.refresh()
        counts = np.diff(batch.offsets)
        assert (padded.mask.sum(axis=1) == counts).all() and padded.mask[:, 0].all()
        assert np.array_equal(padded.rows[padded.mask], batch.rows)
        assert np.array_equal(padded.cells[padded.mask], batch.cells)
        assert (padded.rows[~padded.mask] == -1).all()
    with pytest.raises(ValueError, match="most is 1; make it larger"):
        Padded(batch, most=1)


def test_take_back() -> None:
    game = Game("small-city", 2)
    batch = ListBatch(game, 1, 1, take_back=True, threads=1)
    plain, luck = ListBatch(game, 1, 1, threads=1), Luck(1)
    column, undone = game.list_layout.rows["bunch"].at.start, 0
    for _ in range(60):
        action = plain.sample(luck)
        assert np.array_equal(batch.rows[: len(plain.rows)], plain.rows)
        assert (batch.rows[len(plain.rows) :, column] == -1).all()
        undone += len(batch.rows) - len(plain.rows)
        batch.step(action)
        plain.step(action)
    assert undone


def test_a_list_batch_refuses() -> None:
    game = Game("small-city", 2)
    batch, twin = ListBatch(game, 3, 1), ListBatch(game, 3, 1)
    for wrong in (-1, 10_000):
        with pytest.raises(Illegal, match="slot 2") as caught:
            batch.step(np.array([0, 0, wrong], np.int64))
        assert caught.value.index == 2 and batch == twin
    with pytest.raises(TypeError, match="int32 or int64"):
        batch.step([0, 0, 0])  # type: ignore[arg-type]
    with pytest.raises(AttributeError, match="list_layout"):
        game.layout  # noqa: B018
    with pytest.raises(AttributeError, match="use layout"):
        Game().list_layout  # noqa: B018


def test_states_of_a_list_batch(tmp_path: Path) -> None:
    game = Game("small-city", 2)
    batch, luck = ListBatch(game, 2, 6), Luck(6)
    for _ in range(30):
        batch.step(batch.sample(luck))
    state: State = batch.states(0)
    batch.set(1, state)
    assert batch.states(1) == state and (batch.grid[1] == batch.grid[0]).all()
    with pytest.raises(ValueError, match="another game"):
        batch.set(0, Game("small-city", 3).start())
    batch.reset(np.array([5, 9], np.uint64))
    assert batch.deal.tolist() == [5, 9]


if __name__ == "__main__":
    # Writes the file of a new encoding, once.
    state, seat = next(islice(walk(kept_game(), 2, "greedy"), 99, None))
    GOLDEN.write_text(json.dumps(golden(state.record(), seat), indent=1) + "\n")
