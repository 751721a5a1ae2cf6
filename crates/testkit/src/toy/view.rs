//! What each observer sees.

use kernel::{Audience, Input, Observer, Rng, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use super::state::winner;
use super::{Action, Card, Chip, Player, State};

/// What one observer may know of a [`State`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "ToyView")]
pub struct View {
    /// The observer.
    pub who: Observer,
    /// How many seats have been dealt a card.
    pub dealt: usize,
    /// One per seat, less the cards and chosen chips that are secret (TOY-2, TOY-3).
    pub players: Vec<Player>,
    /// The points nobody has won yet.
    pub pot: u8,
    /// The points nobody can win any more.
    pub lost: u8,
}

/// News about an input, for an observer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "ToyEvent")]
pub enum Event {
    /// Luck dealt a card to a seat; only that seat sees it (TOY-2).
    Dealt {
        /// Whose card it is.
        seat: Seat,
        /// The card, if the observer owns it.
        card: Option<Card>,
    },
    /// You have chosen this chip (TOY-3); only you learn it.
    Chosen(Chip),
    /// A seat has committed (TOY-4).
    Committed(Seat),
    /// A seat has taken its commit back (TOY-4).
    Reopened(Seat),
    /// All have committed and show their chips (TOY-5).
    Revealed {
        /// The chips, by seat.
        bids: Vec<Chip>,
        /// The winner of the pot, if there is one.
        winner: Option<Seat>,
    },
    /// The game is over and the cards are shown, by seat (TOY-6).
    Shown(Vec<Card>),
}

impl View {
    pub(super) fn new(state: &State, who: Observer, over: bool) -> View {
        let known = |(seat, player): (usize, &Player)| {
            let own = who.is(Seat::new(seat));
            Player {
                card: player.card.filter(|_| own || over),
                chosen: player.chosen.filter(|_| own),
                ..player.clone()
            }
        };
        View {
            who,
            dealt: state.players.iter().filter(|player| player.card.is_some()).count(),
            players: state.players.iter().enumerate().map(known).collect(),
            pot: state.pot,
            lost: state.lost,
        }
    }

    /// A state with this view: deals the unknown cards from the rest of `cards`, and chooses chips for
    /// each seat that has committed and perhaps for the others.
    pub(super) fn imagine(&self, cards: Vec<Card>, rng: &mut Rng) -> State {
        let View { who, dealt, pot, lost, .. } = *self;
        let (mut deck, mut players) = (cards, self.players.clone());
        let shown = players.iter().all(|player| player.card.is_some());
        for known in players.iter().filter_map(|player| player.card) {
            let place = deck.iter().position(|card| *card == known).expect("a card of the game");
            deck.remove(place);
        }
        for player in players.iter_mut().take(dealt).filter(|player| player.card.is_none()) {
            player.card = Some(deck.remove(rng.below(deck.len() as u32) as usize));
        }
        for (seat, player) in players.iter_mut().enumerate() {
            let has_chosen = player.committed || rng.below(2) == 0;
            if dealt == self.players.len() && !shown && has_chosen && !who.is(Seat::new(seat)) {
                player.chosen = rng.pick(&player.chips).copied();
            }
        }
        State { deck, players, pot, lost }
    }
}

/// Tells the events of the step from `before` over `input` to `after`.
pub(super) fn happened(
    before: &State,
    input: Input<Action, Card>,
    after: &State,
    over: bool,
    tell: &mut impl FnMut(Audience, Event),
) {
    match input {
        Input::Chance(card) => {
            if let Some(seat) = before.next_dealt() {
                tell(Audience::Only(seat), Event::Dealt { seat, card: Some(card) });
                tell(Audience::Except(seat), Event::Dealt { seat, card: None });
            }
        }
        Input::Act { seat, action: Action::Bid(chip) } => {
            tell(Audience::Only(seat), Event::Chosen(chip));
        }
        Input::Act { seat, action: Action::Reopen } => tell(Audience::All, Event::Reopened(seat)),
        Input::Act { seat, action: Action::Commit } => {
            tell(Audience::All, Event::Committed(seat));
            if after.rounds_over() > before.rounds_over() {
                let bids = after.last_bids();
                tell(Audience::All, Event::Revealed { winner: winner(&bids), bids });
            }
            if over {
                let cards = after.players.iter().filter_map(|player| player.card);
                tell(Audience::All, Event::Shown(cards.collect()));
            }
        }
    }
}
