//! Events add up to what the game did, for every number of players.

use kernel::{Game, Observer};
use simplicity::{Event, Simplicity, State, Team};

use crate::shared;

/// Every event of the random game of a seed, with the state before and after its input.
fn told(game: &Simplicity, seed: u64) -> Vec<(State, State, Event)> {
    let mut state = game.start();
    let mut told = vec![];
    for input in shared::inputs(game, seed) {
        let before = state;
        game.apply(&mut state, &input).expect("a random game is legal");
        let mut events = vec![];
        game.events(&before, &input, &state, Observer::Spectator, &mut events);
        told.extend(events.into_iter().map(|event| (before, state, event)));
    }
    told
}

#[test]
fn events_report_every_token() {
    for players in 2..=6 {
        let game = shared::game(players, &[]);
        for seed in 0..20 {
            let told = told(&game, seed);
            let mut tokens = [0; Team::COUNT];
            for (_, _, event) in &told {
                if let Event::TokenGiven { team } = event {
                    tokens[team.index()] += 1;
                }
            }
            let (_, end, _) = told.last().expect("something happens");
            // SIM-2.9, SIM-4.2: one in the set-up and one after each of rounds 1 to 4.
            assert_eq!((tokens, tokens.iter().sum()), (end.tokens, 5));
        }
    }
}

/// SIM-5.6: after round 5 the pawns from top to bottom break ties, and the game still returns them.
#[test]
fn the_last_order_is_the_final_order_of_pawns() {
    for players in 2..=6 {
        let game = shared::game(players, &[]);
        for seed in 0..20 {
            let states = shared::states(&game, seed);
            let end = states.last().expect("an end");
            let mut pawns: Vec<Team> = game.teams().collect();
            pawns.sort_by_key(|team| end.pawns[team.index()]);
            assert_eq!(game.next_order(end), pawns);
        }
    }
}

/// SIM-4.2: the event gives the order of the next round as the pawns stand; the game returns it
/// before.
#[test]
fn events_report_every_order() {
    for players in 2..=6 {
        let game = shared::game(players, &[]);
        let mut orders = 0;
        for (before, after, event) in (0..20).flat_map(|seed| told(&game, seed)) {
            let Event::OrderSet { order } = event else { continue };
            let order: Vec<Team> = order.into_iter().flatten().collect();
            let mut pawns: Vec<Team> = game.teams().collect();
            pawns.sort_by_key(|team| after.pawns[team.index()]);
            assert_eq!(order, pawns);
            // All teams except the last already had their place.
            let mover = game.team_to_act(&before).expect("a team ended the round");
            let placed: Vec<Team> = order.into_iter().filter(|team| *team != mover).collect();
            assert_eq!(game.next_order(&before), placed);
            orders += 1;
        }
        assert_eq!(orders, 20 * 4);
    }
}
