//! Bugs of simultaneous choices and secrets (laws 5, 6 and 7).

use kernel::{Audience, Game, Input, InputOf, Observer, Rng, Seat, Turn};
use testkit::toy::{Action, Card, Chip, Event, Illegal, State, Toy, View};

use crate::caught_by;
use crate::game::Bug;

#[derive(Default)]
struct LastCommitWins;
impl Bug for LastCommitWins {
    fn apply_unchecked(&self, toy: &Toy, state: &mut State, input: InputOf<Toy>) {
        let lost = state.lost;
        toy.apply_unchecked(state, &input);
        if let Input::Act { seat, .. } = input {
            state.players[seat.index()].points += state.lost - lost;
            state.lost = lost;
        }
    }
}
#[test]
fn the_order_of_commits_matters() {
    caught_by::<LastCommitWins>(&[5]);
}

#[derive(Default)]
struct ReservesTheLowestChip;
impl ReservesTheLowestChip {
    fn is_reserved(state: &State, seat: Seat, action: Action) -> bool {
        let taken = |(other, player): (usize, &testkit::toy::Player)| {
            other != seat.index() && player.chosen == Some(Chip(1))
        };
        action == Action::Bid(Chip(1)) && state.players.iter().enumerate().any(taken)
    }
}
impl Bug for ReservesTheLowestChip {
    fn legal(&self, toy: &Toy, state: &State, seat: Seat, out: &mut Vec<Action>) {
        toy.legal(state, seat, out);
        out.retain(|action| !Self::is_reserved(state, seat, *action));
    }
    fn check(&self, toy: &Toy, state: &State, input: InputOf<Toy>) -> Result<(), Illegal> {
        toy.check(state, &input)?;
        match input {
            Input::Act { seat, action } if Self::is_reserved(state, seat, action) => {
                Err(Illegal::NoSuchChip)
            }
            _ => Ok(()),
        }
    }
}
#[test]
fn legal_depends_on_a_pending_bid() {
    caught_by::<ReservesTheLowestChip>(&[5, 7]);
}

#[derive(Default)]
struct RefusalTellsABid;
impl Bug for RefusalTellsABid {
    fn check(&self, toy: &Toy, state: &State, input: InputOf<Toy>) -> Result<(), Illegal> {
        let bid_one = |player: &testkit::toy::Player| player.chosen == Some(Chip(1));
        toy.check(state, &input).map_err(|refusal| match input {
            Input::Act { seat, .. } => {
                let mut others = state.players.iter().enumerate();
                let told = others.any(|(other, player)| other != seat.index() && bid_one(player));
                if told { Illegal::NoSuchSeat } else { refusal }
            }
            Input::Chance(_) => refusal,
        })
    }
}
#[test]
fn a_refusal_shows_a_pending_bid() {
    caught_by::<RefusalTellsABid>(&[7]);
}

#[derive(Default)]
struct OneReopensForAll;
impl Bug for OneReopensForAll {
    fn apply_unchecked(&self, toy: &Toy, state: &mut State, input: InputOf<Toy>) {
        toy.apply_unchecked(state, &input);
        if matches!(input, Input::Act { action: Action::Reopen, .. }) {
            state.players.iter_mut().for_each(|player| player.committed = false);
        }
    }
}
#[test]
fn taking_back_a_commit_takes_back_those_of_others() {
    // More than one seat returns to the set (1), and another has nothing to take back (5).
    caught_by::<OneReopensForAll>(&[1, 5]);
}

#[derive(Default)]
struct ForgetsItsOwnChip;
impl Bug for ForgetsItsOwnChip {
    fn imagine(&self, toy: &Toy, view: &View, rng: &mut Rng) -> State {
        let mut state = toy.imagine(view, rng);
        if let Observer::Seat(seat) = view.who {
            state.players[seat.index()].chosen = None;
        }
        state
    }
}
#[test]
fn an_imagined_world_contradicts_the_view() {
    caught_by::<ForgetsItsOwnChip>(&[6]);
}

#[derive(Default)]
struct DealsTheSameCards;
impl Bug for DealsTheSameCards {
    fn imagine(&self, toy: &Toy, view: &View, rng: &mut Rng) -> State {
        let mut state = toy.imagine(view, rng);
        for (player, seen) in state.players.iter_mut().zip(&view.players) {
            player.card = seen.card.or(player.card.and(Some(Card(2))));
        }
        state
    }
}
#[test]
fn an_imagined_world_is_impossible() {
    caught_by::<DealsTheSameCards>(&[6]);
}

#[derive(Default)]
struct ShowsBids;
impl Bug for ShowsBids {
    fn view(&self, toy: &Toy, state: &State, who: Observer) -> View {
        let mut view = toy.view(state, who);
        view.players[0].chosen = state.players[0].chosen;
        view
    }
}
#[test]
fn a_view_shows_a_pending_bid() {
    // A correct imagination does not repeat it, so the imagined world looks different (6).
    caught_by::<ShowsBids>(&[6, 7]);
}

#[derive(Default)]
struct ShowsCardsToSpectators;
impl Bug for ShowsCardsToSpectators {
    fn view(&self, toy: &Toy, state: &State, who: Observer) -> View {
        let mut view = toy.view(state, who);
        for (shown, player) in view.players.iter_mut().zip(&state.players) {
            shown.card = player.card.filter(|_| who == Observer::Spectator).or(shown.card);
        }
        view
    }
}
#[test]
fn a_view_shows_cards_to_spectators() {
    caught_by::<ShowsCardsToSpectators>(&[7]);
}

#[derive(Default)]
struct TellsTheCard;
impl Bug for TellsTheCard {
    fn tell(&self, before: &State, input: InputOf<Toy>) -> Option<(Audience, Event)> {
        let Input::Chance(card) = input else { return None };
        let seat = before.next_dealt()?;
        Some((Audience::All, Event::Dealt { seat, card: Some(card) }))
    }
}
#[test]
fn an_event_shows_the_card_to_all() {
    caught_by::<TellsTheCard>(&[7]);
}

#[derive(Default)]
struct TellsTheBid;
impl Bug for TellsTheBid {
    fn tell(&self, _before: &State, input: InputOf<Toy>) -> Option<(Audience, Event)> {
        match input {
            Input::Act { action: Action::Bid(chip), .. } => {
                Some((Audience::All, Event::Chosen(chip)))
            }
            _ => None,
        }
    }
}
#[test]
fn an_event_shows_a_bid_before_the_reveal() {
    caught_by::<TellsTheBid>(&[7]);
}

#[derive(Default)]
struct ReopenReveals;
impl Bug for ReopenReveals {
    fn tell(&self, before: &State, input: InputOf<Toy>) -> Option<(Audience, Event)> {
        match input {
            Input::Act { seat, action: Action::Reopen } => {
                Some((Audience::All, Event::Chosen(before.players[seat.index()].chosen?)))
            }
            _ => None,
        }
    }
}
#[test]
fn an_event_shows_the_bid_that_is_taken_back() {
    caught_by::<ReopenReveals>(&[7]);
}

#[derive(Default)]
struct ShowsWhatIsTakenBack;
impl Bug for ShowsWhatIsTakenBack {
    fn view(&self, toy: &Toy, state: &State, who: Observer) -> View {
        let mut view = toy.view(state, who);
        for (shown, player) in view.players.iter_mut().zip(&state.players) {
            shown.chosen = player.chosen.filter(|_| !player.committed).or(shown.chosen);
        }
        view
    }
}
#[test]
fn a_view_shows_the_bid_that_is_taken_back() {
    caught_by::<ShowsWhatIsTakenBack>(&[6, 7]);
}

#[derive(Default)]
struct TellsWhatLiesThere;
impl Bug for TellsWhatLiesThere {
    fn tell(&self, before: &State, input: InputOf<Toy>) -> Option<(Audience, Event)> {
        let Input::Act { seat, .. } = input else { return None };
        Some((Audience::Only(seat), Event::Chosen(before.players[0].chosen?)))
    }
}
#[test]
fn an_event_about_its_own_bid_shows_another() {
    caught_by::<TellsWhatLiesThere>(&[7]);
}

#[derive(Default)]
struct WaitsForHighCards;
impl Bug for WaitsForHighCards {
    fn turn(&self, toy: &Toy, state: &State) -> Turn {
        match toy.turn(state) {
            Turn::Together(set) => {
                let card = |seat: &Seat| state.players[seat.index()].card;
                let best = set.iter().map(|seat| card(&seat)).max().flatten();
                Turn::Together(set.iter().filter(|seat| card(seat) == best).collect())
            }
            turn => turn,
        }
    }
    fn legal(&self, toy: &Toy, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if matches!(self.turn(toy, state), Turn::Together(all) if all.contains(seat)) {
            toy.legal(state, seat, out);
        }
    }
    fn check(&self, toy: &Toy, state: &State, input: InputOf<Toy>) -> Result<(), Illegal> {
        match (input, self.turn(toy, state)) {
            (Input::Act { seat, .. }, Turn::Together(all)) if !all.contains(seat) => {
                toy.check(state, &input).and(Err(Illegal::Committed))
            }
            _ => toy.check(state, &input),
        }
    }
}
#[test]
fn the_turn_shows_who_has_the_highest_card() {
    caught_by::<WaitsForHighCards>(&[7]);
}
