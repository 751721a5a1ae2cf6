//! Bugs of documents: the view behind them reveals nothing, so only law 7 can detect them.

use kernel::{Documents, Seat};
use testkit::toy::{Chip, Event, OffersDoc, State, Toy, View};

use crate::caught_by;
use crate::game::{Bug, Seen};

/// The hidden chip of the first other seat that has chosen one.
fn pending(state: &State, own: Option<Seat>) -> Option<Chip> {
    let mut others = (0..).zip(&state.players);
    let other = others.find(|(seat, _)| Some(Seat::new(*seat)) != own);
    other.and_then(|(_, player)| player.chosen)
}

#[derive(Default)]
struct ViewShowsABid;
impl Bug for ViewShowsABid {
    fn view_doc(&self, toy: &Toy, seen: &Seen) -> View {
        let mut doc = toy.view_doc(&seen.view);
        doc.players[0].chosen = seen.behind.players[0].chosen;
        doc
    }
}
#[test]
fn a_document_of_a_view_shows_a_pending_bid() {
    caught_by::<ViewShowsABid>(&[7]);
}

#[derive(Default)]
struct CommitTellsTheBid;
impl Bug for CommitTellsTheBid {
    fn event_doc(&self, toy: &Toy, before: &Seen, event: &Event) -> Event {
        match event {
            Event::Committed(seat) => {
                let chosen = before.behind.players[seat.index()].chosen;
                chosen.map_or(event.clone(), Event::Chosen)
            }
            event => toy.event_doc(&before.view, event),
        }
    }
}
#[test]
fn a_document_of_an_event_shows_a_pending_bid() {
    caught_by::<CommitTellsTheBid>(&[7]);
}

#[derive(Default)]
struct ChoiceTellsABid;
impl Bug for ChoiceTellsABid {
    fn choice_doc(&self, seen: &Seen, seat: Seat) -> Option<Chip> {
        pending(&seen.behind, Some(seat))
    }
}
#[test]
fn a_document_of_a_choice_shows_a_pending_bid() {
    caught_by::<ChoiceTellsABid>(&[7]);
}

#[derive(Default)]
struct OffersKeepABidFree;
impl Bug for OffersKeepABidFree {
    fn offers_doc(&self, toy: &Toy, seen: &Seen, seat: Seat) -> OffersDoc {
        let mut doc = toy.offers_doc(&seen.view, seat);
        let taken = pending(&seen.behind, Some(seat));
        doc.bid.retain(|chip| Some(*chip) != taken);
        doc
    }
}
#[test]
fn a_document_of_offers_shows_a_pending_bid() {
    caught_by::<OffersKeepABidFree>(&[7]);
}

#[derive(Default)]
struct RefusalNamesABid;
impl Bug for RefusalNamesABid {
    fn refusal_doc(&self, seen: &Seen) -> Option<Chip> {
        pending(&seen.behind, None)
    }
}
#[test]
fn a_document_of_a_refusal_shows_a_pending_bid() {
    caught_by::<RefusalNamesABid>(&[7]);
}

#[derive(Default)]
struct AnswerTellsABid;
impl Bug for AnswerTellsABid {
    fn answer_doc(&self, seen: &Seen, seat: Seat) -> Option<Chip> {
        pending(&seen.behind, Some(seat))
    }
}
#[test]
fn an_answer_shows_a_pending_bid() {
    caught_by::<AnswerTellsABid>(&[7]);
}
