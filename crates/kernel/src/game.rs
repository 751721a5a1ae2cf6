//! The central trait.

use std::fmt::Debug;

use crate::{Audience, Fault, Observer, Rng, Seat, SeatSet, Standings};

/// Who is to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// One seat, openly.
    Seat(Seat),
    /// Several seats, in any order, each in secret. The set holds the seats that still owe an action;
    /// each of them can act. A seat's actions are pending and private. The seat may revise them as far
    /// as the rules allow, until it commits, which removes it from the set. The input that empties the
    /// set ends the common turn and reveals everything.
    ///
    /// If the rules allow revision until then, a seat outside the set also has legal actions: each
    /// takes its commit back and returns the seat to the set. A driver asks only the seats in the set,
    /// so that games end, and accepts inputs from the others.
    Together(SeatSet),
    /// Nobody: chance decides next.
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
    /// Chance decides.
    Chance(C),
}

/// The input type of a game.
pub type InputOf<G> = Input<<G as Game>::Action, <G as Game>::Chance>;

/// A game: rules compiled from a set-up, over a state that is a plain value.
///
/// Every implementation obeys the laws that `testkit` checks on random games of every set-up.
pub trait Game: Sized + Send + Sync + 'static {
    /// What is agreed before the game: number of players, options, components.
    type Setup: Clone + Debug + PartialEq + Send + Sync;
    /// The full state of a running game. Only a server holds it.
    type State: Clone + Debug + PartialEq + Send + Sync;
    /// What a seat does.
    type Action: Clone + Debug + PartialEq + Send + Sync;
    /// What chance decides.
    type Chance: Clone + Debug + PartialEq + Send + Sync;
    /// What one observer may know of a state.
    type View: Clone + Debug + PartialEq + Send + Sync;
    /// News about an input, for an observer.
    type Event: Clone + Debug + PartialEq + Send + Sync;
    /// Why the game refuses an input.
    type Illegal: Fault + PartialEq;
    /// Why the game refuses a set-up: every reason at once.
    type BadSetup: Fault;

    /// Compiles the rules for a set-up.
    ///
    /// # Errors
    /// Every reason why this set-up cannot be played.
    fn new(setup: &Self::Setup) -> Result<Self, Self::BadSetup>;

    /// The set-up that the rules were compiled from.
    fn setup(&self) -> &Self::Setup;

    /// The number of seats.
    fn seats(&self) -> usize;

    /// The state before the first input.
    fn start(&self) -> Self::State;

    /// Who is to act.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Appends every action that `seat` may take now, in a stable order without duplicates. Appends
    /// nothing if the seat is not to act and, in [`Turn::Together`], has no commit to take back.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Appends every outcome that a draw can have now, with its weight (a probability is a weight over
    /// the sum of weights), in a stable order. Appends nothing unless [`Turn::Chance`].
    fn outcomes(&self, state: &Self::State, out: &mut Vec<(Self::Chance, u32)>);

    /// Draws one of [`Game::outcomes`] by its weight, as [`Rng::pick_weighted`] does from that list, with
    /// the same random numbers. Returns `None` unless [`Turn::Chance`]. A game may override it to draw
    /// without a list.
    fn luck(&self, state: &Self::State, rng: &mut Rng) -> Option<Self::Chance> {
        let mut outcomes = Vec::new();
        self.outcomes(state, &mut outcomes);
        rng.pick_weighted(&outcomes).cloned()
    }

    /// Judges an input without applying it.
    ///
    /// # Errors
    /// The rule that `input` breaks.
    fn check(&self, state: &Self::State, input: &InputOf<Self>) -> Result<(), Self::Illegal>;

    /// Applies an input that [`Game::check`] accepts. After any other input the state is meaningless
    /// but memory-safe; the call may panic.
    fn apply_unchecked(&self, state: &mut Self::State, input: &InputOf<Self>);

    /// Checks an input and applies it.
    ///
    /// # Errors
    /// The rule that `input` breaks; `state` is then unchanged.
    fn apply(&self, state: &mut Self::State, input: &InputOf<Self>) -> Result<(), Self::Illegal> {
        self.check(state, input)?;
        self.apply_unchecked(state, input);
        Ok(())
    }

    /// What `who` may know of `state`.
    fn view(&self, state: &Self::State, who: Observer) -> Self::View;

    /// Calls `tell` with each event of the step from `before` over `input` to `after`, and with its
    /// audience. An event with a secret comes twice: in full for its seat, without the secret for the
    /// others.
    fn happened(
        &self,
        before: &Self::State,
        input: &InputOf<Self>,
        after: &Self::State,
        tell: &mut impl FnMut(Audience, Self::Event),
    );

    /// Appends the events of a step ([`Game::happened`]) that `who` may know of.
    #[inline]
    fn events(
        &self,
        before: &Self::State,
        input: &InputOf<Self>,
        after: &Self::State,
        who: Observer,
        out: &mut Vec<Self::Event>,
    ) {
        self.happened(before, input, after, &mut |audience, event| {
            if audience.has(who) {
                out.push(event);
            }
        });
    }

    /// Samples a state that fits everything that the owner of `view` knows; `rng` deals the unknown
    /// (determinization).
    fn imagine(&self, view: &Self::View, rng: &mut Rng) -> Self::State;

    /// How the game ended; `None` until [`Turn::Over`].
    fn standings(&self, state: &Self::State) -> Option<Standings>;
}
