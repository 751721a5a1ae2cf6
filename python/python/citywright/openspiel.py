"""Both games for OpenSpiel: importing this module registers `python_simplicity` and `python_small_city`.

`pyspiel.load_game("python_simplicity(players=4,options=demolition:always;stuck:per_tile)")`; words of an option are
separated by spaces, as in `modules:police traders`. Every draw is a chance node, so a history leads to one state. Common turns
of Small City are turns one after the other, and no observation tells the plan of another seat. Its information state
is all that a seat has seen and done, as text.

OpenSpiel's MCTS in C++ ends the process with games written in Python, its own too; use the one in Python.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from citywright import CHANCE, OVER, Game
from citywright.padded import flat_lists, list_features
from citywright.payoffs import payoffs

MOST = 4096
"""The longest list of actions of Small City."""
OUTCOMES = 45
"""More than the numbers of any draw."""
LONGEST = {"simplicity": 200, "small-city": 4000}
"""Moves of a game, draws included, at most."""


def _game_type(name: str, seats: tuple[int, int], usual: int) -> pyspiel.GameType:
    perfect = name == "simplicity"
    return pyspiel.GameType(
        short_name=f"python_{name.replace('-', '_')}",
        long_name=f"Citywright: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION
        if perfect
        else pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM
        if perfect
        else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[1],
        min_num_players=seats[0],
        provides_information_state_string=not perfect,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": usual, "options": ""},
    )


SIMPLICITY = _game_type("simplicity", (2, 6), 4)
SMALL_CITY = _game_type("small-city", (2, 4), 3)


class CitywrightGame(pyspiel.Game):
    """A game with its set-up."""

    def __init__(self, kind: pyspiel.GameType, name: str, params: dict[str, Any] | None) -> None:
        params = params or {}
        players = int(params.get("players", kind.parameter_specification["players"]))
        pairs = [pair.split(":", 1) for pair in str(params.get("options", "")).split(";") if pair]
        options: dict[str, Any] = dict(pairs)
        self.rules = Game(name, players, **options)
        actions = self.rules.num_actions
        info = pyspiel.GameInfo(
            num_distinct_actions=actions or MOST,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=players - 1.0,
            # Only games of constant sum have one for their type.
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.CONSTANT_SUM else None,
            max_game_length=LONGEST[name],
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> CitywrightState:
        """The start of a game."""
        return CitywrightState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Any:
        """What a seat sees, as a tensor and as text; in Small City with perfect recall its record, as text. None
        for the parts of an observation, public or private, which Small City does not tell apart."""
        if params:
            raise ValueError(f"an observer of these games takes no parameters, but got {params}")
        kind, single = iig_obs_type, pyspiel.PrivateInfoType.SINGLE_PLAYER
        if self.rules.num_actions is not None:
            if kind is None or (kind.public_info and not kind.perfect_recall):
                return CitywrightObserver(self.rules)
            return IIGObserverForPublicInfoGame(kind, params)
        if kind is not None and not (kind.public_info and kind.private_info == single):
            return None
        return RecordObserver() if kind is not None and kind.perfect_recall else CitywrightObserver(self.rules)


class SimplicityGame(CitywrightGame):
    """`python_simplicity`"""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(SIMPLICITY, "simplicity", params)


class SmallCityGame(CitywrightGame):
    """`python_small_city`"""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(SMALL_CITY, "small-city", params)


class CitywrightState(pyspiel.State):
    """A position."""

    def __init__(self, game: CitywrightGame) -> None:
        super().__init__(game)
        self.now = game.rules.start()

    def current_player(self) -> int:
        """The seat that is asked; in a common turn the lowest that still owes an action."""
        turn = self.now.turn
        if turn == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else self.now.due[0]

    def _legal_actions(self, player: int) -> list[int]:
        return self.now.legal(player).tolist() if self.now.due[:1] == (player,) else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The numbers of the draw with their probabilities."""
        numbers, chances = self.now.outcomes()
        return list(zip(numbers.tolist(), chances.tolist(), strict=True))

    def _apply_action(self, action: int) -> None:
        if self.now.turn == CHANCE:
            self.now.draw(action)
        else:
            self.now.apply(action, self.now.due[0])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == pyspiel.PlayerId.CHANCE else f"action {action}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.now.turn == OVER

    def returns(self) -> list[float]:
        """P - 1 for a win, -1 for a loss, 0 before the end; ties share."""
        return payoffs(self.now) if self.is_terminal() else [0.0] * self.now.game.seats

    def __str__(self) -> str:
        return self.now.show()


class CitywrightObserver:
    """What a seat sees: the arrays of the encoding in one tensor, the text of the terminal."""

    def __init__(self, rules: Game) -> None:
        self._actions = rules.num_actions
        size = rules.layout.features if self._actions else list_features(rules, MOST)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CitywrightState, player: int) -> None:
        """Writes what a seat sees."""
        if self._actions:
            self.tensor[:] = state.now.observe(player)["observation"]
        else:
            self.tensor[:] = flat_lists(state.now, player, MOST)[0]

    def string_from(self, state: CitywrightState, player: int) -> str:
        """The text that the terminal shows to a seat."""
        return state.now.show(player)


class RecordObserver:
    """All that a seat has seen and done since the start: equal for histories that it cannot tell apart."""

    tensor = None
    dict: ClassVar[Mapping[str, Any]] = {}

    def set_from(self, state: CitywrightState, player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: CitywrightState, player: int) -> str:
        """The events that a seat could see, and its own actions."""
        done = [one.action for one in state.full_history() if one.player == player]
        return json.dumps({"seat": player, "actions": done, "events": state.now.events(player, first=0)})


def register() -> Iterable[str]:
    """Registers both games; returns their names."""
    pyspiel.register_game(SIMPLICITY, SimplicityGame)
    pyspiel.register_game(SMALL_CITY, SmallCityGame)
    return SIMPLICITY.short_name, SMALL_CITY.short_name


register()
