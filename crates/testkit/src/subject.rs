//! What a game's tests tell the suite about the game.

use kernel::{Documents, Game, InputOf, Notation, Observer, Rng, Seat};

use crate::walk::pick_any;

/// Something that a game conserves (law 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sum {
    /// What is counted, such as `tiles`.
    pub what: &'static str,
    /// How many there are, over every place where one can be.
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

    /// The library in which all that the set-ups refer to by name is found (law 3).
    fn library() -> <Self::Game as Notation>::Library {
        Self::Game::library()
    }

    /// What a set-up reads back as when it has been written down (law 3): the same, the default,
    /// unless records say something of it in their log instead.
    fn as_written(setup: &<Self::Game as Game>::Setup) -> <Self::Game as Game>::Setup {
        setup.clone()
    }

    /// Inputs to offer to `check` in any state (laws 1 and 2): the whole space of inputs if that is
    /// small enough, else a large sample. Seats that are not at the table, actions out of turn and
    /// things that do not exist belong to it, or refusals are not tested.
    fn all_inputs(game: &Self::Game) -> Vec<InputOf<Self::Game>>;

    /// A state that differs from `state` only in what `who` may not know (law 7): written from the
    /// rules, without a look at `view` or `imagine`, which it is there to judge. Under perfect
    /// information nothing is left to differ: a clone.
    fn redeal(
        game: &Self::Game,
        state: &<Self::Game as Game>::State,
        who: Observer,
        rng: &mut Rng,
    ) -> <Self::Game as Game>::State;

    /// Some of what a page may ask for a seat in a state (law 7), by default nothing.
    fn questions(
        _game: &Self::Game,
        _state: &<Self::Game as Game>::State,
        _seat: Seat,
        _rng: &mut Rng,
    ) -> Vec<<Self::Game as Documents>::QuestionDoc> {
        vec![]
    }

    /// What is conserved (law 8).
    fn conserved(game: &Self::Game, state: &<Self::Game as Game>::State) -> Vec<Sum>;

    /// What a seat does in the games that are judged: any legal action, uniformly, unless games so
    /// played leave out much of what the rules are about.
    fn choose(
        game: &Self::Game,
        state: &<Self::Game as Game>::State,
        seat: Seat,
        rng: &mut Rng,
    ) -> Option<<Self::Game as Game>::Action> {
        pick_any(game, state, seat, rng)
    }

    /// The most inputs of a game (law 9). Where seats may revise pending inputs without end, more
    /// than any random game takes.
    fn bound(game: &Self::Game) -> usize;
}
