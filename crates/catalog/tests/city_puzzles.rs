//! The puzzles of Small City: each is proved again by listing every plan.
//! `docs/server.md` has the command that makes the set.

use catalog::{Face, PuzzleDoc};
use serde_json::Value;
use testkit::often;

fn face() -> Box<dyn Face> {
    catalog::game("small-city").expect("the game")
}

/// How many puzzles the gate proves: those with the fewest plans.
const SAMPLE: usize = 5;

#[test]
fn the_puzzles_of_small_city_are_proved() {
    let face = face();
    let mut all: Vec<&PuzzleDoc> = face.puzzles().iter().collect();
    all.sort_by_key(|puzzle| puzzle.choices);
    for puzzle in all.iter().take(often(SAMPLE, all.len())) {
        let proved = face.prove_puzzle(puzzle);
        assert!(proved.is_ok(), "{}: {}", puzzle.id, proved.unwrap_err());
    }
}

fn value(facts: &Value) -> Option<i64> {
    facts["value"].as_i64()
}

/// One class is ahead of all others by two or more, and there are plans to choose from.
#[test]
fn right_plans_of_small_city_are_ahead() {
    let all = face().puzzles().to_vec();
    assert!(!all.is_empty() && all.len().is_multiple_of(7), "{} puzzles", all.len());
    for puzzle in &all {
        let id = &puzzle.id;
        assert!(puzzle.choices >= 8, "{id}: {}", puzzle.choices);
        assert!(puzzle.seats == 1 && puzzle.best.right, "{id}");
        assert!(puzzle.answers.contains(&puzzle.best.plan), "{id}");
        let best = value(&puzzle.best.facts).expect("a right plan has a value");
        assert_eq!(puzzle.task_values["best"].as_i64(), Some(best), "{id}");
        assert!(!puzzle.wrong.is_empty() && puzzle.wrong.len() <= 3, "{id}");
        for wrong in &puzzle.wrong {
            let behind = value(&wrong.facts).is_none_or(|value| best - value >= 2);
            assert!(!wrong.right && behind, "{id}: {}", wrong.facts);
        }
    }
}

/// The first wrong plan of the list is the next best, as the answer says, also where a right one does the same.
#[test]
fn the_list_of_small_city_begins_with_the_next_best() {
    let face = face();
    let is_like = |puzzle: &&PuzzleDoc| puzzle.task == "score" && puzzle.choices < 400;
    let mut count = 0;
    for puzzle in face.puzzles().iter().filter(is_like) {
        let listed = face.puzzle_choices(puzzle).expect("a list");
        let next = listed.iter().find(|choice| !choice.right).map(|choice| &choice.facts["value"]);
        assert_eq!(next, Some(&puzzle.task_values["second"]), "{}", puzzle.id);
        count += 1;
    }
    assert!(count >= 5, "{count} puzzles");
}

/// Fifteen puzzles or more of each task but `clean`, which games seldom have. Those with modules come on
/// Fridays, easy ones on Mondays and hard ones on Sundays.
#[test]
fn the_set_of_small_city_has_its_days() {
    let all = face().puzzles().to_vec();
    let has_modules = |puzzle: &PuzzleDoc| puzzle.position.contains("modules=");
    assert!(all.iter().filter(|puzzle| has_modules(puzzle)).count() >= 7);
    for puzzle in &all {
        // 1 January 1970, day 0, was a Thursday.
        let day = puzzle.number % 7;
        assert!(!has_modules(puzzle) || day == 1, "{}", puzzle.id);
        assert!(day != 3 || puzzle.difficulty == 3, "{}", puzzle.id);
        assert!(day != 4 || puzzle.difficulty == 1, "{}", puzzle.id);
    }
    for (task, least) in
        [("votes", 15), ("money", 15), ("score", 15), ("promises", 15), ("clean", 1)]
    {
        let count = all.iter().filter(|puzzle| puzzle.task == task).count();
        assert!(count >= least, "{task}: {count}");
    }
}

/// Right plans keep the limit and lose nobody; every other plan breaks one of the two.
#[test]
fn clean_plans_alone_keep_the_limit() {
    let face = face();
    let clean = face.puzzles().iter().filter(|puzzle| puzzle.task == "clean");
    for puzzle in clean {
        let limit = puzzle.task_values["limit"].as_u64().expect("a limit");
        assert!([20, 40, 60, 80].contains(&limit), "{limit} is a level at which people die");
        for choice in puzzle.wrong.iter().chain([&puzzle.best]) {
            let number = |key: &str| choice.facts[key].as_u64().expect("a number");
            let keeps = number("pollution") < limit && number("deaths") == 0;
            assert_eq!(keeps, choice.right, "{}: {}", puzzle.id, choice.facts);
        }
    }
}

/// A right plan keeps all promises of the task, two at least; every other plan breaks one or loses
/// somebody.
#[test]
fn right_plans_alone_keep_the_promises() {
    let face = face();
    let promises = face.puzzles().iter().filter(|puzzle| puzzle.task == "promises");
    for puzzle in promises {
        let asked = puzzle.task_values["promises"].as_array().expect("a list");
        assert!(asked.len() >= 2, "{}", puzzle.id);
        for choice in puzzle.wrong.iter().chain([&puzzle.best]) {
            let kept = choice.facts["kept"].as_array().expect("a list");
            let keeps = asked.iter().all(|promise| kept.contains(promise));
            let keeps = keeps && choice.facts["deaths"] == 0;
            assert_eq!(keeps, choice.right, "{}: {}", puzzle.id, choice.facts);
        }
    }
}

#[test]
fn any_plan_of_small_city_is_judged() {
    let face = face();
    let puzzle = &face.puzzles()[0];
    assert_eq!(face.judge_puzzle(puzzle, &puzzle.best.plan).expect("legal"), puzzle.best);
    let wrong = &puzzle.wrong[0];
    assert_eq!(&face.judge_puzzle(puzzle, &wrong.plan).expect("legal"), wrong);
    let half = &puzzle.best.plan[..puzzle.best.plan.len() - 1];
    assert!(face.judge_puzzle(puzzle, half).is_err(), "the decision is not over");
    let entry = serde_json::json!({"seat": 0, "riddle": true});
    let refused = face.judge_puzzle(puzzle, &[entry]).expect_err("no entry");
    assert!(refused.to_string().starts_with("entry 1 of the plan"), "{refused}");
}
