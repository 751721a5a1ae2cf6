//! The golden records: a referee in another language has confirmed their results.

use kernel::{Documents, Game, Notation, Seat};
use record::{Lines, Record, replay};
use simplicity::{Input, Simplicity, TeamDoc};

use crate::shared::{self, golden, goldens, inputs, library, unfold};

fn record(line: &str) -> Record<Simplicity> {
    Record::from_json(line, 1).expect("a golden record is sound")
}

#[test]
fn every_golden_record_replays_to_its_result() {
    let library = library();
    for (name, line) in goldens() {
        let record = record(&line);
        if let Err(error) = replay(&record, 1, &library) {
            panic!("{name}: {error}");
        }
        assert_eq!(record.result.is_none(), name.starts_with("running"), "{name}");
    }
}

#[test]
fn every_golden_record_prints_as_it_was_read() {
    for (name, line) in goldens() {
        let read = record(&line);
        assert_eq!(read.to_json(), line, "{name}");
        assert_eq!(record(&read.to_json()), read, "{name}");
    }
}

#[test]
fn every_golden_file_is_laid_out_an_entry_a_line() {
    for (name, line) in goldens() {
        let text = std::fs::read_to_string(shared::folder().join(format!("{name}.json")));
        assert_eq!(text.expect("the file is there"), unfold(&line), "{name}");
        let entries = line.matches("},{").count();
        assert!(unfold(&line).lines().count() > entries, "{name}");
    }
}

/// The files as they are, each entry on a line of its own.
#[test]
fn every_golden_file_is_read_as_one_record() {
    for (name, line) in goldens() {
        let text = std::fs::read_to_string(shared::folder().join(format!("{name}.json")));
        let text = text.expect("the file is there");
        let mut lines = Lines::new(text.as_bytes());
        let (number, laid_out) = lines.next_line().expect("a record").expect("text");
        assert_eq!((number, record(laid_out)), (1, record(&line)), "{name}");
        assert!(lines.next_line().is_none(), "{name}");
    }
}

/// Section 6 of the rules: some golden record plays every value of every option to the end.
#[test]
fn every_option_has_a_golden_record() {
    let finished = goldens().into_iter().filter(|(_, line)| line.contains("\"result\""));
    let finished: Vec<String> = finished.map(|(_, line)| line).collect();
    let values = [
        "\"players\":2",
        "\"players\":3",
        "\"players\":4",
        "\"players\":5",
        "\"players\":6",
        "\"components\":\"standard\"",
        "\"components\":\"hillside\"",
        "\"demolition\":\"by_players\"",
        "\"demolition\":\"always\"",
        "\"demolition\":\"never\"",
        "\"first_face\":\"random\"",
        "\"first_face\":\"a\"",
        "\"first_face\":\"b\"",
        "\"tie_break\":\"final_pawns\"",
        "\"tie_break\":\"last_round_order\"",
        "\"stuck\":\"no_tile_fits\"",
        "\"stuck\":\"per_tile\"",
        "\"order\":\"random\"",
        "\"order\":\"fixed\"",
    ];
    for value in values {
        assert!(finished.iter().any(|line| line.contains(value)), "none with {value}");
    }
}

#[test]
fn every_number_of_players_has_a_running_golden_record() {
    for players in 2..=6 {
        let record = record(&golden(&format!("running-{players}")));
        assert_eq!(record.setup.players, players);
        assert!(!record.log.is_empty() && record.result.is_none());
    }
}

/// Records named after something rare contain it.
#[test]
fn rare_turns_and_ties_have_golden_records() {
    type Show = fn(&Simplicity, &[Input]) -> bool;
    let shows: [(&str, Show); 6] = [
        ("stuck", shared::is_stuck),
        ("stuck-per-tile", shared::is_stuck_per_tile),
        ("blank-space", shared::is_blank_built),
        ("tie-by-pawns", shared::is_tie_break_decisive),
        ("tie-by-last-round-order", shared::is_tie_break_decisive),
        ("tie-of-two-teams", shared::is_tie_of_two_teams),
    ];
    for (name, shows) in shows {
        let record = record(&golden(name));
        let (game, _) = replay(&record, 1, &library()).expect("a golden record is sound");
        assert!(shows(&game, &inputs(&game, &record)), "{name}");
    }
}

/// SIM-5.6: one game, two ways to break its tie, two winners.
#[test]
fn the_two_tie_breaks_rank_one_game_differently() {
    let (pawns, order) =
        (record(&golden("tie-by-pawns")), record(&golden("tie-by-last-round-order")));
    assert_eq!(pawns.log, order.log);
    let result = |record: &Record<Simplicity>| record.result.clone().expect("it is over");
    assert_eq!(result(&pawns).teams, result(&order).teams);
    assert_ne!(result(&pawns).players, result(&order).players);
}

/// A build that is legal only with the option is refused without it.
#[test]
fn a_build_per_tile_needs_the_option() {
    let line = golden("stuck-per-tile").replace("per_tile", "no_tile_fits");
    let error = replay(&record(&line), 1, &library()).expect_err("it needs the option");
    assert_eq!(kernel::Fault::code(&error), "another_fits");
    assert_eq!(kernel::Fault::rule(&error), Some("SIM-3.6"));
}

/// An entry is written back as it was, in whatever form it was read.
#[test]
fn every_entry_is_written_as_it_was_read() {
    for (name, line) in goldens() {
        let record = record(&line);
        let replay = record.open(1, &library()).expect("a golden record is sound");
        let game = replay.game();
        assert_eq!(Simplicity::setup_doc(game.setup()), record.setup, "{name}");
        for (entry, input) in record.log.iter().zip(inputs(game, &record)) {
            assert_eq!(game.entry(&input), *entry, "{name}");
        }
    }
}

/// SIM-5: the text of each finished city, with the teams of each player and the pawns, counts as the
/// game did; the parts of a team add up to its points.
#[test]
fn every_finished_golden_city_counts_to_its_result() {
    for (name, line) in goldens() {
        let record = record(&line);
        let Some(result) = &record.result else { continue };
        let (game, state) = replay(&record, 1, &library()).expect("it replays");
        let word = |seat| game.teams_of(seat).map(|team| team.to_string()).collect::<String>();
        let players: Vec<String> = Seat::first(game.seats()).map(word).collect();
        let mut pawns: Vec<_> = game.teams().collect();
        pawns.sort_by_key(|team| state.pawns[team.index()]);
        if line.contains("last_round_order") {
            pawns = state.order.into_iter().flatten().collect();
        }
        let pawns: Vec<String> = pawns.iter().map(ToString::to_string).collect();
        let text = format!(
            "{}players: {}\npawns: {}",
            game.city_text(&state),
            players.join(" "),
            pawns.join(" ")
        );
        let count = game.count_doc(&text).expect("a city");
        assert_eq!(count.players, result.players, "{name}");
        assert_eq!(count.teams.len(), result.teams.len(), "{name}");
        for team in &count.teams {
            let owner = team.score.owner.as_deref().expect("a letter");
            let due = &result.teams[owner.parse::<usize>().expect("a number")];
            let TeamDoc { links, R, K, O, V, parks, total, .. } = team.score;
            let points = |source: &str| {
                let parts = team.parts.iter().filter(|part| part.source == source);
                parts.map(|part| part.points).sum::<u16>()
            };
            assert_eq!(TeamDoc { owner: None, ..team.score.clone() }, *due, "{name}");
            let sums = ["links", "R", "K", "O", "V", "parks"].map(points);
            assert_eq!(sums, [links, R, K, O, V, parks], "{name}, {total}");
        }
    }
}
