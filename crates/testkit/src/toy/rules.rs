//! The game itself.

use std::mem;

use kernel::{Audience, Faults, Game, Input, InputOf, Observer, Rng, Seat, Standings, Turn};

use super::state::winner;
use super::{Action, BadSetup, Card, Chip, Event, Illegal, Player, Setup, State, Tie, View};

/// The toy game, by its rules TOY-1 to TOY-6 (see the [module](super)).
#[derive(Clone, Debug)]
pub struct Toy {
    setup: Setup,
}

impl Toy {
    /// Every card of the game, lowest first (TOY-2).
    pub fn cards(&self) -> Vec<Card> {
        [1].into_iter().chain(1..=self.setup.seats + 1).map(Card).collect()
    }

    /// The chips that each seat starts with, lowest first (TOY-1).
    pub fn chips(&self) -> Vec<Chip> {
        (1..=self.setup.rounds + 1).map(Chip).collect()
    }

    fn check_act(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let player = state.players.get(seat.index()).ok_or(Illegal::NoSuchSeat)?;
        match self.turn(state) {
            Turn::Over => Err(Illegal::GameOver),
            Turn::Together(_) => match action {
                Action::Reopen if player.committed => Ok(()),
                Action::Reopen => Err(Illegal::NotCommitted),
                _ if player.committed => Err(Illegal::Committed),
                Action::Bid(chip) if !player.chips.contains(&chip) => Err(Illegal::NoSuchChip),
                Action::Bid(chip) if player.chosen == Some(chip) => Err(Illegal::ChosenAlready),
                Action::Commit if player.chosen.is_none() => Err(Illegal::NothingChosen),
                Action::Bid(_) | Action::Commit => Ok(()),
            },
            Turn::Chance | Turn::Seat(_) => Err(Illegal::StillDealing),
        }
    }

    fn check_deal(&self, state: &State, card: Card) -> Result<(), Illegal> {
        match self.turn(state) {
            Turn::Over => Err(Illegal::GameOver),
            Turn::Chance if state.deck.contains(&card) => Ok(()),
            Turn::Chance => Err(Illegal::NoSuchCard),
            Turn::Together(_) | Turn::Seat(_) => Err(Illegal::DealtAlready),
        }
    }

    /// Shows and spends the chosen chips and gives away the pot (TOY-5).
    fn reveal(&self, state: &mut State) {
        for player in &mut state.players {
            let chosen = player.chosen.take().expect("who committed has chosen");
            player.chips.retain(|chip| *chip != chosen);
            player.spent.push(chosen);
            player.committed = false;
        }
        state.pot += state.rounds_over();
        match (winner(&state.last_bids()), self.setup.tie) {
            (Some(seat), _) => state.players[seat.index()].points += mem::take(&mut state.pot),
            (None, Tie::Lost) => state.lost += mem::take(&mut state.pot),
            (None, Tie::Carried) => {}
        }
    }
}

impl Game for Toy {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Card;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;
    type BadSetup = BadSetup;

    fn new(setup: &Setup) -> Result<Toy, BadSetup> {
        let faults = setup.faults();
        if faults.is_empty() { Ok(Toy { setup: *setup }) } else { Err(Faults(faults)) }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> usize {
        usize::from(self.setup.seats)
    }

    fn start(&self) -> State {
        let player = Player {
            card: None,
            chips: self.chips(),
            chosen: None,
            committed: false,
            spent: vec![],
            points: 0,
        };
        State { deck: self.cards(), players: vec![player; self.seats()], pot: 0, lost: 0 }
    }

    fn turn(&self, state: &State) -> Turn {
        if state.next_dealt().is_some() {
            Turn::Chance
        } else if state.rounds_over() == self.setup.rounds {
            Turn::Over
        } else {
            let owes = |seat: &Seat| !state.players[seat.index()].committed;
            Turn::Together(Seat::first(self.seats()).filter(owes).collect())
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let chips = state.players[seat.index()].chips.iter();
        let bids = chips.map(|chip| Action::Bid(*chip));
        let actions = bids.chain([Action::Commit, Action::Reopen]);
        out.extend(actions.filter(|action| self.check_act(state, seat, *action).is_ok()));
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Card, u32)>) {
        if self.turn(state) == Turn::Chance {
            let alike = state.deck.chunk_by(|one, other| one == other);
            out.extend(alike.map(|cards| (cards[0], cards.len() as u32)));
        }
    }

    fn check(&self, state: &State, input: &InputOf<Toy>) -> Result<(), Illegal> {
        match *input {
            Input::Act { seat, action } => self.check_act(state, seat, action),
            Input::Chance(card) => self.check_deal(state, card),
        }
    }

    fn apply_unchecked(&self, state: &mut State, input: &InputOf<Toy>) {
        match *input {
            Input::Chance(card) => {
                let seat = state.next_dealt().expect("a card is due");
                let drawn = state.deck.iter().position(|other| *other == card);
                state.players[seat.index()].card = drawn.map(|place| state.deck.remove(place));
            }
            Input::Act { seat, action: Action::Bid(chip) } => {
                state.players[seat.index()].chosen = Some(chip);
            }
            Input::Act { seat, action: Action::Commit } => {
                state.players[seat.index()].committed = true;
                if state.players.iter().all(|player| player.committed) {
                    self.reveal(state);
                }
            }
            Input::Act { seat, action: Action::Reopen } => {
                state.players[seat.index()].committed = false;
            }
        }
    }

    fn view(&self, state: &State, who: Observer) -> View {
        View::new(state, who, self.turn(state) == Turn::Over)
    }

    fn happened(
        &self,
        before: &State,
        input: &InputOf<Toy>,
        after: &State,
        tell: &mut impl FnMut(Audience, Event),
    ) {
        let over = self.turn(after) == Turn::Over;
        super::view::happened(before, *input, after, over, tell);
    }

    fn imagine(&self, view: &View, rng: &mut Rng) -> State {
        view.imagine(self.cards(), rng)
    }

    fn standings(&self, state: &State) -> Option<Standings> {
        let score = |player: &Player| {
            i32::from(player.points) + player.card.map_or(0, |card| i32::from(card.0))
        };
        let scores: Vec<_> = state.players.iter().map(|player| (score(player), ())).collect();
        (self.turn(state) == Turn::Over).then(|| Standings::rank(&scores))
    }
}
