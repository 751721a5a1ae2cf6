//! Who sees what.

use kernel::{Input, Observer, Rng, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use super::state::winner;
use super::{Action, Card, Chip, Player, State};

/// What one observer may know of a [`State`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "ToyView")]
pub struct View {
    /// Who looks.
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

/// Something worth telling an observer about an input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "ToyEvent")]
pub enum Event {
    /// A seat was dealt a card, which only it sees (TOY-2).
    Dealt {
        /// Whose card it is.
        seat: Seat,
        /// The card, told to its owner.
        card: Option<Card>,
    },
    /// You have chosen this chip (TOY-3); nobody else is told.
    Chosen(Chip),
    /// A seat has committed (TOY-4).
    Committed(Seat),
    /// A seat has taken its commit back (TOY-4).
    Reopened(Seat),
    /// All have committed and show their chips (TOY-5).
    Revealed {
        /// The chips, by seat.
        bids: Vec<Chip>,
        /// Who takes the pot, if anybody.
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

    /// A state that looks like this: unknown cards dealt from those of `cards` that are not known,
    /// chips chosen for whoever has committed and perhaps for the others.
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

/// What `who` is told about the step from `before` over `input` to `after`.
pub(super) fn events(
    before: &State,
    input: Input<Action, Card>,
    after: &State,
    who: Observer,
    over: bool,
    out: &mut Vec<Event>,
) {
    match input {
        Input::Chance(card) => out.extend(
            before
                .next_dealt()
                .map(|seat| Event::Dealt { seat, card: who.is(seat).then_some(card) }),
        ),
        Input::Act { seat, action: Action::Bid(chip) } => {
            out.extend(who.is(seat).then_some(Event::Chosen(chip)));
        }
        Input::Act { seat, action: Action::Reopen } => out.push(Event::Reopened(seat)),
        Input::Act { seat, action: Action::Commit } => {
            out.push(Event::Committed(seat));
            if after.rounds_over() > before.rounds_over() {
                let bids = after.last_bids();
                out.push(Event::Revealed { winner: winner(&bids), bids });
            }
            if over {
                let cards = after.players.iter().filter_map(|player| player.card);
                out.push(Event::Shown(cards.collect()));
            }
        }
    }
}
