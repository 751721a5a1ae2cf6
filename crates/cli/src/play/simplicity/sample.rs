//! A small known position for tests: four players in round 1, a slot blocked, one tile built.

use anstream::adapter::strip_str;
use kernel::{Game, Notation};
use record::{Record, Recorder};
use simplicity::{Library, Position, Simplicity, Slot, Space, Spaces, State, Tile};

use super::look::UNICODE;
use super::scene::Scene;
use crate::play::seats::Sitter;

/// Moon, which is last, has blocked slot 4; Wave has built K from slot 3 on the pentagon c4; Star is to
/// act.
///
/// ```text
/// [O]  c   t   p  [V]
///  c   p   h  [O]  t
///  s   t  [R]  h  [O]
///  h   _   p   t   s
///  p   h   s  [K]  c
/// [R]  s  [K]  c   h
///  t   c   c   s   p
/// ```
pub(super) const RECORD: &str = r#"{"format":"citywright-record/1","game":"simplicity","rules":1,
    "setup":{"players":4,"components":"standard","demolition":"by_players","first_face":"random",
             "tie_break":"final_pawns","stuck":"no_tile_fits","order":"random"},
    "seats":["Ana","Bo","Cy","Di"],
    "log":[{"strip":"3"},{"strip":"special"},{"strip":"1"},{"strip":"6"},{"strip":"2"},
           {"face":"a"},{"pawn":2},{"pawn":0},{"pawn":3},{"pawn":1},
           {"tile":"R"},{"tile":"K"},{"tile":"K"},{"tile":"V"},{"tile":"O"},{"tile":"O"},
           {"tile":"R"},{"team":1,"block":4},{"team":2,"take":3,"build":"c4"}]}"#;

/// A game at a moment, with what a scene needs.
pub(super) struct Sample {
    pub(super) table: Recorder<Simplicity>,
    /// The state to show, if a test makes one up instead of the table's.
    pub(super) state: State,
    pub(super) seats: Vec<Sitter<Simplicity>>,
}

impl Sample {
    /// [`RECORD`]
    pub(super) fn round_1() -> Sample {
        let record = Record::from_json(RECORD, 1).unwrap();
        let table = Recorder::resume(record, 1, &Library::standard()).unwrap();
        Sample { state: *table.state(), seats: seats(4), table }
    }

    /// [`Sample::round_1`] with parks of Heart everywhere except on the open pentagons and the blank
    /// space, which only slot 7's tile fits; `without_slot_7` removes that tile.
    pub(super) fn nearly_full(without_slot_7: bool) -> Sample {
        let mut sample = Sample::round_1();
        let left = ["d1", "b2", "a5", "e7", "b4"].map(|name| Space::from_name(name).unwrap());
        let full = sample.scene().game.open(&sample.state).iter();
        let full: Spaces = full.filter(|space| !left.contains(space)).collect();
        sample.state.city.tiles[Tile::Park.index()] = full;
        sample.state.city.discs[3] = full;
        if without_slot_7 {
            sample.state.offer[Slot::LAST.index()] = None;
        }
        sample
    }

    /// A finished game of this many players with these options: nothing is built, no team has a token.
    pub(super) fn over(players: u8, options: &[(&str, &str)]) -> Sample {
        let mut setup = Simplicity::default_setup(players);
        for (key, value) in options {
            setup.set(key, value).unwrap();
        }
        let seats = seats(players);
        let names = seats.iter().map(|seat| seat.name.clone()).collect();
        let table = Recorder::<Simplicity>::new(setup, names, &Library::standard()).unwrap();
        let mut state = table.game().start();
        kernel::Hints::play_out(table.game(), &mut state, &mut kernel::Rng::seed(1));
        state.city = simplicity::City::default();
        state.tokens = Default::default();
        Sample { table, state, seats }
    }

    /// The same game with this city and these tokens.
    pub(super) fn with(mut self, position: &Position) -> Sample {
        self.state.city = position.city;
        self.state.tokens = position.tokens;
        self
    }

    pub(super) fn scene(&self) -> Scene<'_> {
        Scene { game: self.table.game(), state: &self.state, seats: &self.seats, look: &UNICODE }
    }
}

fn seats(players: u8) -> Vec<Sitter<Simplicity>> {
    let names = ["Ana", "Bo", "Cy", "Di", "Eve", "Flo"];
    names.iter().take(usize::from(players)).map(|name| Sitter::named(name)).collect()
}

/// A text without its colours.
pub(super) fn plain(text: &str) -> String {
    strip_str(text).to_string()
}
