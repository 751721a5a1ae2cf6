//! The order of a set of puzzles.

use std::collections::HashMap;

use super::document::PuzzleDoc;

/// How many days pass before a reason comes again.
const MONTH: usize = 28;
/// How many days pass before a task comes again, if others are left.
const APART: usize = 3;
/// The difficulty of each day of a week from Thursday on, because day 0 of 1970 was one, and whether
/// other days need such puzzles more.
const WEEK: [(u8, bool); 7] =
    [(2, false), (2, false), (3, true), (3, false), (1, false), (1, true), (2, false)];
/// The difficulty of a day whose own puzzles other days need.
const MIDDLE: u8 = 2;
/// The day of a week for special puzzles: Friday.
const SPECIAL: usize = 1;

/// Whole weeks of at most so many of these puzzles, in the order in which days show them and with their
/// numbers. Each comes with whether it is special. As far as they allow, the weekday decides the
/// difficulty, and special puzzles come on Fridays alone; no position comes twice, and no reason within
/// four weeks, also where the last day is followed by the first.
pub fn in_order(found: &[(PuzzleDoc, bool)], most: usize) -> Vec<PuzzleDoc> {
    let weeks = found.len().min(most) / WEEK.len();
    let sets = (1..=weeks).rev().filter_map(|weeks| Set::fill(found, WEEK.len() * weeks));
    let order = sets.into_iter().next().unwrap_or_default();
    let numbered = order.into_iter().enumerate();
    numbered.map(|(number, place)| PuzzleDoc { number, ..found[place].0.clone() }).collect()
}

struct Set<'a> {
    found: &'a [(PuzzleDoc, bool)],
    count: usize,
    /// The places of the puzzles that are set, in `found`.
    order: Vec<usize>,
    /// Whether a puzzle is set, by its place.
    has: Vec<bool>,
    /// By task, how many puzzles there are, and how many of them are set.
    tasks: HashMap<&'a str, (usize, usize)>,
}

impl<'a> Set<'a> {
    /// The places of `count` puzzles in order; `None` if there are too few with other reasons.
    fn fill(found: &'a [(PuzzleDoc, bool)], count: usize) -> Option<Vec<usize>> {
        let mut tasks = HashMap::<_, (usize, usize)>::new();
        for (puzzle, _) in found {
            tasks.entry(&*puzzle.task).or_default().0 += 1;
        }
        let mut set = Set { found, count, order: vec![], has: vec![false; found.len()], tasks };
        while set.order.len() < count {
            let place = set.next()?;
            set.has[place] = true;
            set.order.push(place);
            set.tasks.entry(&*found[place].0.task).or_default().1 += 1;
        }
        Some(set.order)
    }

    /// The puzzle that suits the next day best.
    fn next(&self) -> Option<usize> {
        let day = self.order.len();
        let fits = |place: &usize| !self.has[*place] && !self.repeats(*place);
        let want = self.difficulty(day);
        (0..self.found.len()).filter(fits).min_by_key(|&place| {
            let (puzzle, is_special) = &self.found[place];
            let recent = self.order.iter().rev().take(APART - 1);
            let is_recent = recent.into_iter().any(|&one| self.found[one].0.task == puzzle.task);
            let (all, set) = self.tasks.get(&*puzzle.task).copied().unwrap_or((1, 0));
            let misses = *is_special != (day % WEEK.len() == SPECIAL);
            (misses, puzzle.difficulty.abs_diff(want), is_recent, 1_000 * set / all, place)
        })
    }

    /// The difficulty of a day. A Saturday and a Tuesday leave the last hard and easy ones to the other
    /// days.
    fn difficulty(&self, day: usize) -> u8 {
        let (want, yields) = WEEK[day % WEEK.len()];
        let is_left = |place: &usize| !self.has[*place] && self.found[*place].0.difficulty == want;
        let left = (0..self.found.len()).filter(is_left).count();
        let weeks = (self.count - day).div_ceil(WEEK.len());
        if yields && left <= weeks { MIDDLE } else { want }
    }

    /// Whether its position is set, or its reason too near to the next day, forward or back around the
    /// end of the set.
    fn repeats(&self, place: usize) -> bool {
        let day = self.order.len();
        let near = |other: usize| day - other < MONTH || other + self.count - day < MONTH;
        let puzzle = &self.found[place].0;
        (0..day).any(|other| {
            let set = &self.found[self.order[other]].0;
            near(other) && set.reason == puzzle.reason || set.position == puzzle.position
        })
    }
}
