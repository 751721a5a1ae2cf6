//! What the fuzz targets do with their bytes. It is ordinary code, so ordinary tests can run their
//! seeds.

// Each target uses one of the two.
#![allow(dead_code, unreachable_pub)]

use std::sync::LazyLock;

use kernel::{Game, Notation, Seat};
use record::{Lines, Record, game_of, replay};
use simplicity::{
    Action, COLUMNS, Chance, Face, Input, Library, ROWS, SetupDoc, Simplicity, Slot, Space, State,
    Strip, Team, Tile,
};

static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let mut library = Library::standard();
    library.add(include_str!("../golden/own.toml")).expect("own.toml is sound");
    library
});

/// The bytes are a file of records. Reading and replaying never panics, and every record read
/// prints to a text that reads as the same record.
pub fn record(bytes: &[u8]) {
    let mut lines = Lines::new(bytes);
    while let Some(line) = lines.next_line() {
        let Ok((number, text)) = line else { continue };
        let game = game_of(text, number);
        let Ok(record) = Record::<Simplicity>::from_json(text, number) else { continue };
        assert_eq!(game.as_deref(), Ok(Simplicity::NAME));
        let printed = record.to_json();
        let again = Record::<Simplicity>::from_json(&printed, number).expect("our own print");
        assert!(again == record && again.to_json() == printed, "{printed}");
        if let Ok((game, state)) = replay(&record, number, &LIBRARY) {
            assert_eq!(game.result(&state), record.result);
        }
    }
}

/// The bytes choose a set-up and then inputs, sensible or not. Judging never panics; an input is
/// accepted exactly if it is listed; a refusal changes nothing; every applied input survives
/// writing and reading.
pub fn apply(bytes: &[u8]) {
    let mut bytes = Bytes(bytes);
    let Ok(setup) = bytes.setup().resolve(&LIBRARY) else { return };
    let Ok(game) = Simplicity::new(&setup) else { return };
    let mut state = game.start();
    while let Some(kind) = bytes.next() {
        let listed = listed(&game, &state);
        // Most inputs are listed ones; otherwise few games would get far.
        let input = if kind < 128 && !listed.is_empty() {
            listed[bytes.below(listed.len())]
        } else {
            bytes.input(kind)
        };
        judge(&game, &mut state, &input, listed.contains(&input));
    }
}

/// Every input that the rules list now.
fn listed(game: &Simplicity, state: &State) -> Vec<Input> {
    let mut draws = Vec::new();
    game.outcomes(state, &mut draws);
    let mut inputs: Vec<Input> = draws.into_iter().map(|(draw, _)| Input::Chance(draw)).collect();
    for seat in Seat::first(game.seats()) {
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        inputs.extend(legal.into_iter().map(|action| Input::Act { seat, action }));
    }
    inputs
}

fn judge(game: &Simplicity, state: &mut State, input: &Input, is_listed: bool) {
    let before = *state;
    let verdict = game.check(state, input);
    assert_eq!(*state, before, "judging {input:?} changed the state");
    assert_eq!(verdict.is_ok(), is_listed, "{input:?}: {verdict:?}");
    assert_eq!(game.apply(state, input), verdict, "{input:?}");
    let entry = game.entry(input);
    if verdict.is_ok() {
        assert_eq!(game.input(&entry).as_ref(), Ok(input));
    } else {
        assert_eq!(*state, before, "{input:?} was refused and changed the state");
        let _ = game.input(&entry);
    }
    assert!(verdict.is_ok() || !verdict.unwrap_err().to_string().is_empty());
    let over = game.turn(state) == kernel::Turn::Over;
    assert_eq!(game.result(state).is_some(), over);
}

/// Reads choices from bytes; 0 when there are none left.
struct Bytes<'b>(&'b [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::from(self.next().unwrap_or(0)) % bound
    }

    fn setup(&mut self) -> SetupDoc {
        let mut setup = SetupDoc::new(2 + self.below(5) as u8);
        for (key, values) in [
            ("components", &["standard", "hillside"][..]),
            ("demolition", &["by_players", "always", "never"]),
            ("first_face", &["random", "a", "b"]),
            ("tie_break", &["final_pawns", "last_round_order"]),
            ("stuck", &["no_tile_fits", "per_tile"]),
            ("order", &["random", "fixed", "3,2,1,0", "4,0,3,1,2", "0,5,1,4,2,3"]),
        ] {
            let value = values[self.below(values.len())];
            setup.set(key, value).expect("every value here is known");
        }
        setup
    }

    /// Any input that can be expressed, in this game or not: any team, strip, space and seat.
    fn input(&mut self, kind: u8) -> Input {
        let team = Team::ALL[self.below(Team::COUNT)];
        let slot = Slot::ALL[self.below(Slot::COUNT)];
        let seat = Seat::new(self.below(Seat::MAX));
        match kind % 6 {
            0 => Input::Chance(Chance::Strip(Strip::ALL[self.below(Strip::COUNT)])),
            1 => Input::Chance(Chance::Face(Face::ALL[self.below(2)])),
            2 => Input::Chance(Chance::Pawn(team)),
            3 => Input::Chance(Chance::Tile(Tile::ALL[self.below(5)])),
            4 => Input::Act { seat, action: Action::Block { team, slot } },
            _ => {
                let space = Space::new(self.below(COLUMNS), self.below(ROWS));
                Input::Act { seat, action: Action::Take { team, slot, space } }
            }
        }
    }
}
