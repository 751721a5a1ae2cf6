//! The central trait.

use std::fmt::Debug;

use crate::{Fault, Observer, Rng, Seat, SeatSet, Standings};

/// Who is to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// One seat, openly.
    Seat(Seat),
    /// Several seats, in any order, each in secret. The set holds the seats that still owe
    /// something; each of them can act. What a seat does is pending and private, and it may revise
    /// it as far as the game's rules allow, until it leaves the set by an action that commits it;
    /// the input that empties the set ends the common turn and reveals everything.
    ///
    /// Where the rules let a seat revise until then, a seat outside the set has legal actions too:
    /// each takes its commit back, which puts it into the set again. Whoever drives a game asks
    /// the seats of the set alone, so that games end, and takes from the others what they send.
    Together(SeatSet),
    /// Nobody: luck is due.
    Chance,
    /// Nobody: the game is over.
    Over,
}

impl Turn {
    /// Whether it is this seat's turn, alone or with others.
    pub fn is_due(self, seat: Seat) -> bool {
        match self {
            Turn::Seat(due) => due == seat,
            Turn::Together(seats) => seats.contains(seat),
            Turn::Chance | Turn::Over => false,
        }
    }
}

/// Anything that happens in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Input<A, C> {
    /// A seat acts.
    Act {
        /// Who acts.
        seat: Seat,
        /// What it does.
        action: A,
    },
    /// Luck decides.
    Chance(C),
}

/// The input type of a game.
pub type InputOf<G> = Input<<G as Game>::Action, <G as Game>::Chance>;

/// A game: rules compiled from a set-up, over a state that is a plain value.
///
/// Every implementation keeps the laws that `testkit` runs on random games of every set-up.
pub trait Game: Sized + Send + Sync + 'static {
    /// What is agreed before the game: number of players, options, components.
    type Setup: Clone + Debug + PartialEq + Send + Sync;
    /// The whole truth about a running game. Only a server holds it.
    type State: Clone + Debug + PartialEq + Send + Sync;
    /// What a seat does.
    type Action: Clone + Debug + PartialEq + Send + Sync;
    /// What luck decides.
    type Chance: Clone + Debug + PartialEq + Send + Sync;
    /// What one observer may know of a state.
    type View: Clone + Debug + PartialEq + Send + Sync;
    /// Something worth telling an observer about an input.
    type Event: Clone + Debug + PartialEq + Send + Sync;
    /// Why an input is refused.
    type Illegal: Fault + PartialEq;
    /// Why a set-up is refused: every reason at once.
    type BadSetup: Fault;

    /// Compiles the rules for a set-up.
    ///
    /// # Errors
    /// Every reason why this set-up cannot be played.
    fn new(setup: &Self::Setup) -> Result<Self, Self::BadSetup>;

    /// The set-up that the rules were compiled from.
    fn setup(&self) -> &Self::Setup;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// The state before the first input.
    fn start(&self) -> Self::State;

    /// Who is to act.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Appends every action that `seat` may take now, in a stable order without duplicates;
    /// nothing when it is not to act and, in [`Turn::Together`], has no commit to take back.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Appends every outcome that luck can have now with its weight (probabilities are weights
    /// over their sum), in a stable order; nothing unless [`Turn::Chance`].
    fn outcomes(&self, state: &Self::State, out: &mut Vec<(Self::Chance, u32)>);

    /// Judges an input without applying it.
    ///
    /// # Errors
    /// The rule that `input` breaks.
    fn check(&self, state: &Self::State, input: &InputOf<Self>) -> Result<(), Self::Illegal>;

    /// Applies an input that [`Game::check`] accepts. On any other the resulting state is
    /// meaningless, though never unsafe; it may panic.
    fn apply_unchecked(&self, state: &mut Self::State, input: &InputOf<Self>);

    /// Checks an input and applies it.
    ///
    /// # Errors
    /// The rule that `input` breaks; `state` is then as it was.
    fn apply(&self, state: &mut Self::State, input: &InputOf<Self>) -> Result<(), Self::Illegal> {
        self.check(state, input)?;
        self.apply_unchecked(state, input);
        Ok(())
    }

    /// What `who` may know of `state`.
    fn view(&self, state: &Self::State, who: Observer) -> Self::View;

    /// Appends what `who` may be told about the step from `before` over `input` to `after`.
    fn events(
        &self,
        before: &Self::State,
        input: &InputOf<Self>,
        after: &Self::State,
        who: Observer,
        out: &mut Vec<Self::Event>,
    );

    /// A state that fits all that the owner of `view` knows, what it does not know dealt by `rng`.
    fn imagine(&self, view: &Self::View, rng: &mut Rng) -> Self::State;

    /// How the game ended; `None` until [`Turn::Over`].
    fn standings(&self, state: &Self::State) -> Option<Standings>;
}
