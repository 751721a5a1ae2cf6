//! The puzzles of the program: each is proved again, and the set is in its order. `docs/server.md` has the
//! command that makes it.

use std::collections::HashSet;

use catalog::{PuzzleDoc, in_order};
use testkit::often;

const SIMPLICITY: &str = "simplicity";

fn puzzles(game: &str) -> Vec<PuzzleDoc> {
    catalog::game(game).expect("the game").puzzles().to_vec()
}

/// How many puzzles of a set the gate proves.
const SAMPLE: usize = 21;

#[test]
fn the_puzzles_of_the_program_are_proved() {
    let face = catalog::game(SIMPLICITY).expect("the game");
    let all = face.puzzles();
    let step = often(all.len() / SAMPLE, 1).max(1);
    for puzzle in all.iter().step_by(step) {
        let proved = face.prove_puzzle(puzzle);
        assert!(proved.is_ok(), "{}: {}", puzzle.id, proved.unwrap_err());
    }
}

/// Whole weeks, with easy puzzles on Mondays and hard ones on Sundays; no reason twice in four weeks,
/// also where the set begins again.
#[test]
fn the_set_is_in_the_order_of_days() {
    let all = puzzles(SIMPLICITY);
    assert!(all.len() >= 203 && all.len().is_multiple_of(7), "{} puzzles", all.len());
    let ids: HashSet<&str> = all.iter().map(|puzzle| &*puzzle.id).collect();
    assert_eq!(ids.len(), all.len());
    for (number, puzzle) in all.iter().enumerate() {
        assert_eq!(puzzle.number, number);
        // 1 January 1970, day 0, was a Thursday.
        let difficulty = match number % 7 {
            3 => 3,
            4 => 1,
            _ => puzzle.difficulty,
        };
        assert_eq!(puzzle.difficulty, difficulty, "number {number}");
        let month = (1..28).map(|days| &all[(number + days) % all.len()]);
        assert!(!month.into_iter().any(|other| other.reason == puzzle.reason), "number {number}");
    }
}

/// What makes a good puzzle of Simplicity.
#[test]
fn puzzles_of_simplicity_have_one_tempting_wrong_answer() {
    let all = puzzles(SIMPLICITY);
    for puzzle in &all {
        let id = &puzzle.id;
        let is_block = puzzle.task == "block";
        assert!(is_block || (8..=45).contains(&puzzle.choices), "{id}: {}", puzzle.choices);
        let left = puzzle.task_values["left"].as_u64().expect("a number");
        assert!((1..=4).contains(&left), "{id}: {left} tiles");
        assert!(!puzzle.wrong.is_empty() && puzzle.wrong.len() <= 3, "{id}");
        assert!(puzzle.best.right && puzzle.answers.contains(&puzzle.best.plan), "{id}");
        // One class: type and space; the slot only if it decides.
        let spaces: HashSet<String> =
            puzzle.answers.iter().map(|plan| plan[0]["build"].to_string()).collect();
        assert_eq!(spaces.len(), 1, "{id}");
        let tempting = &puzzle.wrong[0];
        assert!(!tempting.right && tempting.gain >= puzzle.best.gain, "{id}");
        let own = puzzle.seat.index();
        for (choice, wins) in [(&puzzle.best, true)]
            .into_iter()
            .chain(puzzle.wrong.iter().map(|choice| (choice, false)))
        {
            let others = choice.score.iter().enumerate().filter(|(seat, _)| *seat != own);
            let most = others.map(|(_, score)| *score).max().expect("another seat");
            // Of equals the pawns decide.
            let is_sure = choice.score[own] != most;
            assert!(!is_sure || (choice.score[own] > most) == wins, "{id}: {:?}", choice.score);
            assert_eq!(choice.score.len(), usize::from(puzzle.seats));
        }
    }
    let tasks: HashSet<&str> = all.iter().map(|puzzle| &*puzzle.task).collect();
    assert!(tasks.len() >= 5, "{tasks:?}");
}

#[test]
fn all_choices_agree_with_the_answers() {
    let face = catalog::game(SIMPLICITY).expect("the game");
    for puzzle in face.puzzles().iter().step_by(often(40, 1)) {
        let choices = face.puzzle_choices(puzzle).expect("a sound position");
        assert_eq!(choices.len(), puzzle.choices);
        let right = choices.iter().filter(|choice| choice.right).count();
        assert_eq!(right, puzzle.answers.len());
        for choice in &choices {
            assert_eq!(choice.right, puzzle.answers.contains(&choice.plan));
        }
        assert!(choices.contains(&puzzle.best));
        assert!(puzzle.wrong.iter().all(|wrong| choices.contains(wrong)));
    }
}

#[test]
fn a_changed_puzzle_is_not_proved() {
    let face = catalog::game(SIMPLICITY).expect("the game");
    let sound = &face.puzzles()[0];
    let refused = |change: fn(&mut PuzzleDoc)| {
        let mut puzzle = sound.clone();
        change(&mut puzzle);
        face.prove_puzzle(&puzzle).expect_err("it was changed").to_string()
    };
    let answer = refused(|puzzle| puzzle.answers[0] = puzzle.wrong[0].plan.clone());
    assert!(answer.starts_with("line 1: answers is "), "{answer}");
    assert!(answer.contains("but by the rules it is"), "{answer}");
    let task = refused(|puzzle| puzzle.task = "riddle".to_owned());
    assert_eq!(task, "line 1: the position has no puzzle \"riddle\"");
    let game = refused(|puzzle| puzzle.position = puzzle.position.replacen("game:", "", 1));
    assert!(game.contains("game: simplicity 4"), "{game}");
    let seat = refused(|puzzle| {
        let seats = puzzle.seats as usize;
        puzzle.seat = kernel::Seat::new((puzzle.seat.index() + 1) % seats);
    });
    assert!(seat.contains("cannot act in this position"), "{seat}");
}

#[test]
fn a_file_of_puzzles_is_read_line_by_line() {
    let line = |puzzle: &PuzzleDoc| serde_json::to_string(puzzle).expect("plain data");
    let all = puzzles(SIMPLICITY);
    let text = [line(&all[0]), line(&all[1])].join("\n");
    assert_eq!(catalog::read(&text).expect("two sound lines"), all[..2]);
    let wrong = catalog::read(&[line(&all[0]), line(&all[0])].join("\n")).unwrap_err();
    let problem = "line 2: its number is 0, not 1; numbers count lines from 0";
    assert_eq!(wrong.to_string(), problem);
    assert_eq!(catalog::read("{}").unwrap_err().line, 1);
}

/// As many whole weeks as other reasons allow; special puzzles on Fridays.
#[test]
fn days_decide_the_order() {
    let one = puzzles(SIMPLICITY).remove(0);
    let found = |number: usize| {
        let difficulty = 1 + number as u8 % 3;
        let (reason, position) = (number.to_string(), number.to_string());
        (PuzzleDoc { difficulty, reason, position, ..one.clone() }, number.is_multiple_of(10))
    };
    let found: Vec<_> = (0..40).map(found).collect();
    let order = in_order(&found, 100);
    assert_eq!(order.len(), 35);
    for (number, puzzle) in order.iter().enumerate() {
        assert_eq!(puzzle.number, number);
        let is_special = puzzle.reason.ends_with('0');
        // Day 1 was a Friday; there are four special puzzles.
        assert_eq!(is_special, number % 7 == 1 && number < 28, "{number}: {}", puzzle.reason);
    }
    assert_eq!([order[3].difficulty, order[4].difficulty], [3, 1]);
    assert_eq!(in_order(&found, 20).len(), 14);
    let again = found.iter().cloned().map(|(puzzle, is_special)| {
        let reason = format!("again {}", puzzle.reason);
        (PuzzleDoc { reason, ..puzzle }, is_special)
    });
    let twice: Vec<_> = found.iter().cloned().chain(again).collect();
    assert_eq!(in_order(&twice, 100).len(), 35, "a position comes once");
    let few = found.iter().filter(|(puzzle, is_special)| {
        *is_special || puzzle.difficulty < 3 || puzzle.reason.len() == 1
    });
    let few: Vec<_> = few.cloned().collect();
    let weeks = in_order(&few, 100);
    assert_eq!(weeks.len(), 21, "three hard ones are left for Sundays");
    for (number, puzzle) in weeks.iter().enumerate() {
        let difficulty = match number % 7 {
            3 => 3,
            4 => 1,
            _ => puzzle.difficulty,
        };
        assert_eq!(puzzle.difficulty, difficulty, "number {number}");
    }
    let mut same = found;
    for (puzzle, _) in &mut same {
        puzzle.reason.clone_from(&one.reason);
    }
    assert!(in_order(&same, 100).is_empty(), "one reason comes again after four weeks only");
}
