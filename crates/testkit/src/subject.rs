//! What a game's tests define for the suite.

use kernel::{Documents, Game, InputOf, Notation, Observer, Rng, Seat};

use crate::walk::pick_any;

/// A quantity that a game conserves (law 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sum {
    /// The thing to count, such as `tiles`.
    pub what: &'static str,
    /// How many there are, over all places.
    pub counted: i64,
    /// How many there must be by the set-up.
    pub due: i64,
}

/// A game under test: what the laws need to know beyond the game itself. Tests implement it on a
/// unit type of their own.
pub trait Subject {
    /// The game.
    type Game: Documents;

    /// The set-ups to play: every number of players and every option.
    fn setups() -> Vec<<Self::Game as Game>::Setup>;

    /// The library with everything that the set-ups name (law 3).
    fn library() -> <Self::Game as Notation>::Library {
        Self::Game::library()
    }

    /// A set-up, written and read back (law 3): unchanged by default. Override it if records keep part
    /// of it in their log.
    fn as_written(setup: &<Self::Game as Game>::Setup) -> <Self::Game as Game>::Setup {
        setup.clone()
    }

    /// Inputs to offer to `check` in any state (laws 1 and 2): the whole input space if it is small
    /// enough, else a large sample. Include seats that are not at the table, actions out of turn and
    /// things that do not exist, or nothing tests the refusals.
    fn all_inputs(game: &Self::Game) -> Vec<InputOf<Self::Game>>;

    /// A state that differs from `state` only in what `who` may not know (law 7). Write it from the
    /// rules, without `view` or `imagine`, because it judges them. Under perfect information it is a
    /// clone.
    fn redeal(
        game: &Self::Game,
        state: &<Self::Game as Game>::State,
        who: Observer,
        rng: &mut Rng,
    ) -> <Self::Game as Game>::State;

    /// Some of a page's questions for a seat in a state (law 7); by default none.
    fn questions(
        _game: &Self::Game,
        _state: &<Self::Game as Game>::State,
        _seat: Seat,
        _rng: &mut Rng,
    ) -> Vec<<Self::Game as Documents>::QuestionDoc> {
        vec![]
    }

    /// The conserved quantities (law 8).
    fn conserved(game: &Self::Game, state: &<Self::Game as Game>::State) -> Vec<Sum>;

    /// A seat's action in the judged games: any legal action, uniformly. Override it if random games
    /// leave out much of the rules.
    fn choose(
        game: &Self::Game,
        state: &<Self::Game as Game>::State,
        seat: Seat,
        rng: &mut Rng,
    ) -> Option<<Self::Game as Game>::Action> {
        pick_any(game, state, seat, rng)
    }

    /// The most inputs of a game (law 9). If seats may revise pending inputs without end, use more than
    /// any random game takes.
    fn bound(game: &Self::Game) -> usize;
}
