"""What the adapters pay at the end of a game."""

from __future__ import annotations

from citywright._citywright import State


def payoffs(end: State) -> list[float]:
    """By seat, P - 1 for a win and -1 for a loss; ties share, so that the sum is 0. Alone, the score."""
    winners, scores = end.winners, end.scores
    if winners is None or scores is None:
        raise ValueError("the game is not over, so it pays nothing yet")
    if len(scores) == 1:
        return [float(scores[0])]
    won = (len(scores) - len(winners)) / max(len(winners), 1)
    return [won if seat in winners else -1.0 for seat in range(len(scores))]
