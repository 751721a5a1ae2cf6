//! Prints the tables of `docs/small-city-balance.md`, from games between bots of one kind:
//!
//! ```sh
//! balance="cargo run --release -p citywright-smallcity --example balance --"
//! $balance base 2000 planner        # the base game, of 1 to 4 seats
//! $balance modules 300 planner      # every module and city, of 2 seats
//! $balance rivals 200 2             # a planner against random play, every record replayed
//! ```
//!
//! All draws follow from seed 1, so the same command prints the same on every machine and any number
//! of cores, all of which are used.

mod games;
mod rivals;
mod sets;
mod tables;
mod tally;

use games::balanced;
use sets::Set;
use tables::Columns;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["base", games, bot] => base(number(games), bot),
        ["modules", games, bot] => modules(number(games), bot),
        ["rivals", games, seats] => rivals::print(number(games), number(seats) as u8),
        _ => panic!("say: base GAMES BOT, or modules GAMES BOT, or rivals GAMES SEATS"),
    }
}

fn number(text: &str) -> u64 {
    text.parse().unwrap_or_else(|_| panic!("{text} is no number"))
}

/// The base game at tables of all sizes.
fn base(games: u64, bot: &str) {
    let tallies = (1..=4).map(|seats| balanced(&Set::base(), seats, games, bot));
    let names = ["1 seat", "2 seats", "3 seats", "4 seats"];
    let columns = Columns { names: names.map(str::to_owned).into(), tallies: tallies.collect() };
    println!("Games of each: {games}, between {bot}.");
    columns.games();
    columns.boroughs(true);
    columns.pieces();
}

/// Every module and every city at two seats, each beside the base game.
fn modules(games: u64, bot: &str) {
    println!("Games of each: {games}, between {bot}, at two seats.");
    for (title, sets) in [("Modules", sets::modules()), ("Cities", sets::cities())] {
        println!("\n### {title}");
        let sets: Vec<Set> = [Set::base()].into_iter().chain(sets).collect();
        let tallies = sets.iter().map(|set| balanced(set, 2, games, bot)).collect();
        let names = sets.into_iter().map(|set| set.name).collect();
        let columns = Columns { names, tallies };
        columns.games();
        columns.boroughs(false);
        columns.pieces();
        columns.sources();
    }
}
