"""A flat search over imagined worlds against the bots: `python search.py --games 20`."""

import argparse

from citywright import OVER, Game, Luck, State, Whims


def search(state: State, seat: int, luck: Luck, worlds: int) -> int:
    """The action with the best mean value after random games in worlds that the seat can imagine."""
    legal = state.legal(seat)
    totals = [0.0] * len(legal)
    for _ in range(worlds):
        world = state.imagine(seat, luck)
        for at, action in enumerate(legal):
            after = world.clone(history=False)
            after.apply(int(action), seat)
            totals[at] += after.play_out(luck).value(seat)
    return int(legal[totals.index(max(totals))])


def main() -> None:
    """Plays seat 0 by search against three times `random`."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20)
    games, wins, own = parser.parse_args().games, 0, Luck(2)
    game = Game("simplicity", 4)
    for deal in range(games):
        luck, whims, state = Luck(1, deal), Whims(1, deal), game.start()
        state.settle(luck)
        while state.turn != OVER:
            seat = state.turn
            if seat == 0:
                state.apply(search(state, seat, own, worlds=4))
            else:
                state.apply(state.choose("random", seat, whims))
            state.settle(luck)
        ranks = state.ranks
        wins += int(ranks is not None and ranks[0] == 1)
    print(f"the search won {wins} of {games} games")


if __name__ == "__main__":
    main()
