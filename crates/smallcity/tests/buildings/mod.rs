//! SP-BLD: Statues, Gardens and Palaces: vector SV-17, the interactions with other modules, and
//! what the plans of SV-16 and SV-24 in `vectors/plans.toml` leave out.

mod palaces;
mod statues;

use kernel::Seat;
use smallcity::{Setup, SmallCity, Whereabouts, judged_promises};

use crate::set_up::Table;

/// A table with this many seats, City Hall in the middle and $9 each; the first seat is host.
fn table(seats: u8, modules: &[&str]) -> Table {
    of(&Setup::new(seats).with(modules))
}

fn of(setup: &Setup) -> Table {
    let mut table = Table::of(setup);
    for seat in 0..usize::from(setup.players) {
        table.put(seat, &["Hall c3:e4"]);
        table.state.boroughs[seat].money = 9;
    }
    table.state.host = Seat::new(0);
    table
}

/// The number of a promise.
fn promise(game: &SmallCity, key: &str) -> u8 {
    game.rules().promise_named(key).unwrap_or_else(|| panic!("{key} is in the game"))
}

/// What the promises of the first seat bring now, each with its rule.
fn brings<const COUNT: usize>(table: &Table, keys: [&str; COUNT]) -> [(i32, &'static str); COUNT] {
    let (game, seat) = (&table.game, Seat::new(0));
    keys.map(|key| {
        let (mut state, card) = (table.state, promise(game, key));
        state.promises.at[usize::from(card)] = Whereabouts::Kept(seat);
        let judged = judged_promises(game.rules(), &state, seat).find(|one| one.card == card);
        judged.map(|one| (one.points, one.rule)).expect("it is kept")
    })
}
