//! `--help` of every command.

use super::run;

fn help(command: &str) -> String {
    run(&[command, "--help"]).done().to_owned()
}

#[test]
fn every_help_has_an_example_and_fits_a_terminal() {
    let play = [
        "play", "simulate", "league", "train", "replay", "analyze", "puzzles", "show", "score",
        "rules", "bench",
    ];
    let operate = ["backup", "restore", "doctor", "export", "prune", "load"];
    for command in [&play[..], &operate].concat() {
        let help = help(command);
        assert!(help.contains("Example"), "{help}");
        assert!(help.contains(&format!("\n  citywright {command}")), "{help}");
        for line in help.lines() {
            assert!(line.chars().count() <= 80, "{command}: wider than 80 columns: {line}");
        }
        // Longer text wraps, and no line has only its last word.
        for (line, next) in help.lines().zip(help.lines().skip(1)) {
            let alone = !next.starts_with(' ') && !next.is_empty() && !next.contains(' ');
            assert!(!alone || line.len() < 72 || next.ends_with('.'), "{command}: {line}\n{next}");
        }
    }
}

#[test]
fn play_simulate_and_league_list_the_bots() {
    let list = |command| {
        let help = help(command);
        let (_, list) = help.split_once("\nBots:\n").expect("a list of bots");
        list.split("\n\n").next().unwrap_or_default().trim_end().to_owned()
    };
    let bots = list("play");
    assert_eq!(bots, list("simulate"));
    assert_eq!(bots, list("league"));
    for bot in search::REGISTRY {
        let row = bots.lines().find(|line| line.split_whitespace().next() == Some(bot.name));
        let first = bot.about.split(' ').next().expect("a word");
        assert!(row.is_some_and(|row| row.starts_with("  ") && row.contains(first)), "{bots}");
    }
    // Continuation lines stay in the second column.
    let column = bots.lines().next().and_then(|line| line.find("uniform")).expect("random");
    let started = bots.lines().filter(|line| line.starts_with(&" ".repeat(column)));
    assert!(started.clone().count() > 0, "{bots}");
    assert!(started.clone().all(|line| !line[column..].starts_with(' ')), "{bots}");
    assert!(bots.contains("greedy:noise=N"), "{bots}");
}

#[test]
fn simulate_says_how_to_read_its_figures() {
    let help = help("simulate").replace('\n', " ");
    assert!(help.contains("The seats rotate"), "{help}");
    assert!(help.contains("intervals treat games, and the seats of a bot that has several, as"));
}
