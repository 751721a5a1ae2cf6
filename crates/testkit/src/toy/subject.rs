//! What the laws must know about the toy game.

use kernel::{Game, Input, InputOf, Observer, Rng, Seat, Turn};

use super::{Action, Card, Chip, Setup, State, Tie, Toy};
use crate::{Subject, Sum};

impl Subject for Toy {
    type Game = Toy;

    fn setups() -> Vec<Setup> {
        let sizes = (2..=4).flat_map(|seats| (1..=4).map(move |rounds| (seats, rounds)));
        let ties =
            |(seats, rounds)| [Tie::Lost, Tie::Carried].map(|tie| Setup { seats, rounds, tie });
        sizes.flat_map(ties).collect()
    }

    /// The whole space and a little more: eight seats, and chips and cards that do not exist.
    fn all_inputs(_game: &Toy) -> Vec<InputOf<Toy>> {
        let bids = (0..8).map(|chip| Action::Bid(Chip(chip)));
        let actions = bids.chain([Action::Commit, Action::Reopen]);
        let acts = actions
            .flat_map(|action| Seat::first(Seat::MAX).map(move |seat| Input::Act { seat, action }));
        acts.chain((0..8).map(|card| Input::Chance(Card(card)))).collect()
    }

    /// Puts the others' cards into the deck and draws them again. The others choose other chips, or
    /// none if they have not committed.
    fn redeal(game: &Toy, state: &State, who: Observer, rng: &mut Rng) -> State {
        let turn = game.turn(state);
        let State { mut deck, mut players, pot, lost } = state.clone();
        if turn == Turn::Over {
            return state.clone();
        }
        let is_other = |seat: usize| !who.is(Seat::new(seat));
        let others = || (0..game.seats()).filter(|seat| is_other(*seat));
        deck.extend(others().filter_map(|seat| state.players[seat].card));
        for seat in others() {
            let player = &mut players[seat];
            if player.card.is_some() {
                player.card = Some(deck.swap_remove(rng.below(deck.len() as u32) as usize));
            }
            if matches!(turn, Turn::Together(_)) {
                let chosen = rng.pick(&player.chips).copied();
                player.chosen = chosen.filter(|_| player.committed || rng.below(2) == 0);
            }
        }
        deck.sort_unstable();
        State { deck, players, pot, lost }
    }

    fn conserved(game: &Toy, state: &State) -> Vec<Sum> {
        let (rounds, players) = (game.setup().rounds, &state.players);
        let held = || players.iter().filter_map(|player| player.card).chain(state.deck.clone());
        let chips = players.iter().flat_map(|player| player.chips.iter().chain(&player.spent));
        let won: u8 = players.iter().map(|player| player.points).sum();
        let to_come: u8 = (state.rounds_over() + 1..=rounds).sum();
        let value =
            |cards: &mut dyn Iterator<Item = Card>| cards.map(|card| i64::from(card.0)).sum();
        let seats = game.seats() as i64;
        vec![
            Sum { what: "cards", counted: held().count() as i64, due: seats + 2 },
            Sum {
                what: "points on cards",
                counted: value(&mut held()),
                due: value(&mut game.cards().into_iter()),
            },
            Sum {
                what: "points on chips",
                counted: chips.map(|chip| i64::from(chip.0)).sum(),
                due: seats * game.chips().iter().map(|chip| i64::from(chip.0)).sum::<i64>(),
            },
            Sum {
                what: "points of rounds",
                counted: i64::from(won + state.pot + state.lost + to_come),
                due: (1..=i64::from(rounds)).sum(),
            },
        ]
    }

    /// A seat may exchange its chip without end, but a random one commits every few inputs.
    fn bound(game: &Toy) -> usize {
        let exchanges = 60;
        game.seats() * (1 + usize::from(game.setup().rounds) * exchanges)
    }
}
