//! Prints the tables of `docs/small-city-balance.md`, from games between bots of one kind:
//! `cargo run --release -p citywright-smallcity --example balance -- 1000 planner`.

use std::collections::BTreeMap;

use kernel::{Game, Input, Observer, Seat};
use search::{Deal, Player, make_player, play_game};
use smallcity::{Action, Event, Setup, SmallCity, State, judged_promises};

/// What games of one number of seats come to.
#[derive(Default)]
struct Tally {
    games: u32,
    seats: u32,
    inputs: Vec<i32>,
    scores: Vec<i32>,
    votes: Vec<i32>,
    pollution: Vec<i32>,
    people: Vec<i32>,
    money: Vec<i32>,
    eliminated: u32,
    deaths: u32,
    idle: u32,
    builds: [u32; 9],
    failed: u32,
    tiles: BTreeMap<String, u32>,
    rows: [u32; 6],
    council_passes: u32,
    cards: BTreeMap<char, u32>,
    /// By key: kept, held.
    promises: BTreeMap<String, (u32, u32)>,
}

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(200);
    let bot = std::env::args().nth(2).unwrap_or_else(|| "planner".to_owned());
    let tallies: Vec<Tally> = (1..=4).map(|players| tally(players, games, &bot)).collect();
    let columns = ["1 seat", "2 seats", "3 seats", "4 seats"];
    println!("Games of each: {games}, between {bot}.\n\n| per game | {} |", columns.join(" | "));
    println!("|---|---|---|---|---|");
    row("inputs, median", &tallies, |tally| spread(&tally.inputs).to_string());
    println!("\n| per seat | {} |\n|---|---|---|---|---|", columns.join(" | "));
    row("score: median, best tenth", &tallies, |tally| both(&tally.scores));
    row("vote track", &tallies, |tally| both(&tally.votes));
    row("pollution in %", &tallies, |tally| both(&tally.pollution));
    row("people at the end", &tallies, |tally| both(&tally.people));
    row("money at the end", &tallies, |tally| both(&tally.money));
    row("eliminated in %", &tallies, |tally| percent(tally.eliminated, tally.seats));
    row("deaths", &tallies, |tally| each(tally.deaths, tally.seats));
    row("idle people", &tallies, |tally| each(tally.idle, tally.seats));
    row("steps that failed at the reveal", &tallies, |tally| each(tally.failed, tally.seats));
    for round in 1..=8 {
        let name = format!("builds and upgrades in round {round}");
        row(&name, &tallies, |tally| each(tally.builds[round], tally.seats));
    }
    table("tiles standing at the end, per seat", &columns, &tallies, |tally| {
        tally.tiles.iter().map(|(tile, n)| (tile.clone(), each(*n, tally.seats))).collect()
    });
    table("council moves per seat", &columns, &tallies, |tally| {
        let rows = (1..=5).map(|row| (format!("row {row}"), each(tally.rows[row], tally.seats)));
        let passes = ("passed".to_owned(), each(tally.council_passes, tally.seats));
        rows.chain([passes]).collect()
    });
    table("cards taken per seat", &columns, &tallies, |tally| {
        tally.cards.iter().map(|(card, n)| (card.to_string(), each(*n, tally.seats))).collect()
    });
    table("promises kept, in % of those held", &columns, &tallies, |tally| {
        let kept = tally.promises.iter();
        kept.map(|(key, (kept, held))| (key.clone(), percent(*kept, *held))).collect()
    });
}

fn tally(players: u8, games: u64, bot: &str) -> Tally {
    let game = SmallCity::new(&Setup::new(players)).expect("the set-up can be played");
    let mut tally = Tally::default();
    for index in 0..games {
        let mut bots: Vec<Box<dyn Player<SmallCity>>> =
            (0..players).map(|_| make_player(bot).expect("the bot is known")).collect();
        let mut seats: Vec<&mut dyn Player<SmallCity>> =
            bots.iter_mut().map(|bot| &mut **bot as _).collect();
        let mut state = game.start();
        let mut inputs = 0;
        let end = play_game(&mut Deal::new(&game, 1, index), &mut seats, |input| {
            inputs += 1;
            watch(&game, &mut state, input, &mut tally);
        });
        tally.inputs.push(inputs);
        finish(&game, &end, &mut tally);
    }
    tally
}

/// Counts what an input brings.
fn watch(
    game: &SmallCity,
    state: &mut State,
    input: &Input<Action, smallcity::Chance>,
    tally: &mut Tally,
) {
    let before = *state;
    game.apply_unchecked(state, input);
    if let Input::Act { action: Action::End, .. } = input {
        tally.council_passes += u32::from(game.step(&before) == "p7.council");
    }
    let mut events = vec![];
    game.events(&before, input, state, Observer::Spectator, &mut events);
    for event in events {
        match event {
            Event::Built { .. } | Event::Upgraded { .. } | Event::Enlarged { .. } => {
                tally.builds[usize::from(before.round.min(8))] += 1;
            }
            Event::Failed { .. } => tally.failed += 1,
            Event::Died { .. } => tally.deaths += 1,
            Event::Idle { count, .. } => tally.idle += u32::from(count),
            Event::CouncilMove { row, .. } => tally.rows[usize::from(row)] += 1,
            Event::CardTaken { card, .. } => *tally.cards.entry(card).or_default() += 1,
            _ => {}
        }
    }
}

fn finish(game: &SmallCity, state: &State, tally: &mut Tally) {
    let standings = game.standings(state).expect("the game is over");
    tally.games += 1;
    for (seat, place) in Seat::first(game.seats()).zip(&standings.0) {
        let borough = state.borough(seat);
        tally.seats += 1;
        tally.scores.push(place.score);
        tally.votes.push(borough.votes.into());
        tally.pollution.push(borough.pollution.into());
        tally.people.push(borough.people[0].len() as i32 + i32::from(borough.hall[0]));
        tally.money.push(borough.money.into());
        tally.eliminated += u32::from(place.out);
        for (_, kind, _) in borough.tiles.iter() {
            *tally.tiles.entry(game.rules().tile(kind).code.clone()).or_default() += 1;
        }
        for judged in judged_promises(game.rules(), state, seat) {
            let key = game.rules().promise(judged.card).key.clone();
            let (kept, held) = tally.promises.entry(key).or_default();
            *kept += u32::from(judged.kept);
            *held += 1;
        }
    }
}

fn row(name: &str, tallies: &[Tally], cell: impl Fn(&Tally) -> String) {
    let cells: Vec<String> = tallies.iter().map(cell).collect();
    println!("| {name} | {} |", cells.join(" | "));
}

fn table(
    name: &str,
    columns: &[&str],
    tallies: &[Tally],
    cells: impl Fn(&Tally) -> BTreeMap<String, String>,
) {
    println!("\n| {name} | {} |\n|---|---|---|---|---|", columns.join(" | "));
    let all: Vec<BTreeMap<String, String>> = tallies.iter().map(cells).collect();
    let keys: std::collections::BTreeSet<&String> = all.iter().flat_map(BTreeMap::keys).collect();
    for key in keys {
        let cell = |cells: &BTreeMap<String, String>| cells.get(key).cloned().unwrap_or_default();
        let line: Vec<String> = all.iter().map(cell).collect();
        println!("| {key} | {} |", line.join(" | "));
    }
}

/// The median.
fn spread(values: &[i32]) -> i32 {
    quantile(values, 50)
}

/// The median and the best tenth.
fn both(values: &[i32]) -> String {
    format!("{}, {}", quantile(values, 50), quantile(values, 90))
}

fn quantile(values: &[i32], percent: usize) -> i32 {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    sorted.get(sorted.len() * percent / 100).copied().unwrap_or(0)
}

fn each(count: u32, of: u32) -> String {
    format!("{:.2}", f64::from(count) / f64::from(of.max(1)))
}

fn percent(count: u32, of: u32) -> String {
    format!("{:.0}", 100.0 * f64::from(count) / f64::from(of.max(1)))
}
