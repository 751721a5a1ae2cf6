//! Bugs of sums and ends (laws 8 and 9).

use kernel::{Game, InputOf, Place, Standings, Turn};
use testkit::toy::{State, Toy};

use crate::caught_by;
use crate::game::Bug;

#[derive(Default)]
pub(crate) struct LosesACard;
impl Bug for LosesACard {
    fn apply_unchecked(&self, toy: &Toy, state: &mut State, input: InputOf<Toy>) {
        toy.apply_unchecked(state, &input);
        if state.next_dealt().is_none() {
            state.deck.truncate(1);
        }
    }
}
#[test]
fn a_card_vanishes() {
    caught_by::<LosesACard>(&[8]);
}

#[derive(Default)]
struct NeverEnds;
impl Bug for NeverEnds {
    fn apply_unchecked(&self, toy: &Toy, state: &mut State, input: InputOf<Toy>) {
        let before = state.clone();
        toy.apply_unchecked(state, &input);
        if toy.turn(state) == Turn::Over {
            *state = before;
            for player in &mut state.players {
                (player.chosen, player.committed) = (None, false);
            }
        }
    }
}
#[test]
fn the_last_round_begins_again_forever() {
    caught_by::<NeverEnds>(&[9]);
}

#[derive(Default)]
struct LastShallBeFirst;
impl Bug for LastShallBeFirst {
    fn standings(&self, toy: &Toy, state: &State) -> Option<Standings> {
        let negative = |place: &Place| (-place.score, ());
        let ranks =
            Standings::rank(&toy.standings(state)?.0.iter().map(negative).collect::<Vec<_>>());
        let upright = |place: Place| Place { score: -place.score, ..place };
        Some(Standings(ranks.0.into_iter().map(upright).collect()))
    }
}
#[test]
fn ranks_disagree_with_scores() {
    caught_by::<LastShallBeFirst>(&[9]);
}

#[derive(Default)]
struct SkipsARank;
impl Bug for SkipsARank {
    fn standings(&self, toy: &Toy, state: &State) -> Option<Standings> {
        let lower = |place: Place| Place { rank: place.rank + 1, ..place };
        Some(Standings(toy.standings(state)?.0.into_iter().map(lower).collect()))
    }
}
#[test]
fn no_seat_is_first() {
    caught_by::<SkipsARank>(&[9]);
}

#[derive(Default)]
struct WonBeforeTheEnd;
impl Bug for WonBeforeTheEnd {
    fn standings(&self, toy: &Toy, state: &State) -> Option<Standings> {
        let all_first = vec![Place { score: 0, rank: 1, out: false }; toy.seats()];
        toy.standings(state).or(Some(Standings(all_first)))
    }
}
#[test]
fn standings_exist_before_the_end() {
    caught_by::<WonBeforeTheEnd>(&[9]);
}
