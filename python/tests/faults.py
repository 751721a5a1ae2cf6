"""Every refusal says what is wrong, and changes nothing."""

from typing import Any

import numpy as np
import pytest

from citywright import BadSetup, Batch, Game, Illegal, Luck, NotDue, Whims
from citywright.league import play


def begun() -> Any:
    state = Game().start()
    state.settle(Luck(1))
    return state


def test_an_illegal_action_names_its_rule() -> None:
    state = begun()
    before = state.record()
    build = state.game.layout.build(0, 0, 0)
    with pytest.raises(Illegal, match="blocked before") as caught:
        state.apply(build)
    assert caught.value.code == "block_first" and caught.value.rule == "SIM-3.2"
    assert caught.value.document is not None and caught.value.index is None
    for number in (-1, 252, 10**9):
        with pytest.raises(Illegal, match="no action has the number"):
            state.apply(number)
    assert state.record() == before


def test_nobody_acts_out_of_turn() -> None:
    state = Game().start()
    with pytest.raises(NotDue, match="chance is to draw"):
        state.apply(0)
    assert len(state.legal()) == 0
    with pytest.raises(Illegal):
        state.draw(44)
    state.settle(Luck(1))
    with pytest.raises(NotDue, match="seat is to act"):
        state.draw(0)
    with pytest.raises(NotDue, match="is to act"):
        state.apply(int(state.legal()[0]), (state.turn + 1) % 4)
    with pytest.raises(NotDue, match="nothing to choose"):
        state.choose("greedy", (state.turn + 1) % 4, Whims(1))
    with pytest.raises(ValueError, match="no seat 4"):
        state.observe(4)


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        ({"name": "chess"}, "simplicity, small-city"),
        ({"players": 9}, "SIM-2.2"),
        ({"demolition": "often"}, "often"),
        ({"colour": "red"}, "colour"),
        ({"rules": 99}, "99"),
    ],
)
def test_a_bad_set_up_lists_its_faults(arguments: dict[str, Any], text: str) -> None:
    with pytest.raises(BadSetup, match=text) as caught:
        Game(**arguments)
    assert {"code", "rule", "message"} == set(caught.value.faults[0])


def test_every_fault_of_a_set_up_is_listed() -> None:
    with pytest.raises(BadSetup) as caught:
        Game(players=4, demolition="often", stuck="never")
    assert len(caught.value.faults) == 2


def test_players_are_registered() -> None:
    with pytest.raises(BadSetup, match="gredy"):
        begun().choose("gredy", 0, Whims(1))
    with pytest.raises(BadSetup, match="gredy"):
        Batch(Game(), 2).choose("gredy")
    with pytest.raises(BadSetup, match="gredy"):
        play(Game(), ["gredy"], 1)


def test_one_illegal_action_moves_no_slot() -> None:
    batch = Batch(Game(), 3)
    twin, actions = Batch(Game(), 3), batch.sample(Luck(1))
    for wrong in (0, -1, 252):
        bad = actions.copy()
        bad[2] = wrong
        with pytest.raises(Illegal, match="slot 2") as caught:
            batch.step(bad)
        assert caught.value.index == 2 and batch == twin and (batch.obs == twin.obs).all()


@pytest.mark.parametrize(
    "actions",
    [
        np.zeros(3, np.float32),
        np.zeros(3, np.uint8),
        np.zeros((3, 1), np.int32),
        np.zeros(2, np.int64),
        [0, 0, 0],
    ],
)
def test_actions_have_one_form(actions: Any) -> None:
    with pytest.raises(TypeError):
        Batch(Game(), 3).step(actions)


def test_strided_and_read_only_actions_are_read() -> None:
    batch, twin = Batch(Game(), 3), Batch(Game(), 3)
    actions = np.repeat(batch.sample(Luck(1)), 2)
    actions.flags.writeable = False
    batch.step(actions[::2])
    twin.step(twin.sample(Luck(1)))
    assert batch == twin


def test_arrays_that_cannot_be_written_are_named() -> None:
    batch = Batch(Game(), 3)
    batch.obs.flags.writeable = False
    with pytest.raises(ValueError, match="cannot be written"):
        batch.step(batch.sample(Luck(1)))


@pytest.mark.parametrize("arguments", [{"rewards": "gold"}, {"game": Game("small-city")}])
def test_a_batch_that_cannot_be(arguments: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        Batch(**{"game": Game(), "n": 2, **arguments})
    with pytest.raises(ValueError, match="at least one"):
        Batch(Game(), 0)
