//! The order of a set of puzzles.

use std::collections::{HashMap, HashSet};

use super::document::PuzzleDoc;

/// How many days pass before a reason comes again.
const MONTH: usize = 28;
/// How many days pass before a task comes again, if others are left.
const APART: usize = 3;
/// The difficulty of each day of a week from Thursday on, because day 0 of 1970 was one, and whether the
/// day has no other puzzles: Sunday and Monday.
const WEEK: [(u8, bool); 7] =
    [(2, false), (2, false), (3, false), (3, true), (1, true), (1, false), (2, false)];
/// The day of a week for special puzzles: Friday.
const SPECIAL: usize = 1;

/// As many whole weeks as these puzzles fill, at most so many puzzles, in the order in which days show
/// them and with their numbers. Each comes with whether it is special. Mondays have the easiest ones and
/// Sundays the hardest, special ones come on Fridays alone, no position comes twice, and no reason within
/// four weeks, also where the last day is followed by the first. As far as the puzzles allow, the other
/// weekdays have their difficulty too, and tasks alternate.
pub fn in_order(found: &[(PuzzleDoc, bool)], most: usize) -> Vec<PuzzleDoc> {
    let mut positions = HashSet::new();
    let found: Vec<_> =
        found.iter().filter(|(puzzle, _)| positions.insert(&*puzzle.position)).collect();
    let weeks = found.len().min(most) / WEEK.len();
    let sets = (1..=weeks).rev().filter_map(|weeks| Set::fill(&found, WEEK.len() * weeks));
    let order = sets.into_iter().next().unwrap_or_default();
    let numbered = order.into_iter().enumerate();
    numbered.map(|(number, place)| PuzzleDoc { number, ..found[place].0.clone() }).collect()
}

struct Set<'a> {
    found: &'a [&'a (PuzzleDoc, bool)],
    count: usize,
    /// The places of the puzzles that are set, in `found`.
    order: Vec<usize>,
    /// Whether a puzzle is set, by its place.
    has: Vec<bool>,
    /// By task, how many puzzles there are, and how many of them are set.
    tasks: HashMap<&'a str, (usize, usize)>,
}

impl<'a> Set<'a> {
    /// The places of `count` puzzles in order; `None` if a day has no puzzle that suits it.
    fn fill(found: &'a [&'a (PuzzleDoc, bool)], count: usize) -> Option<Vec<usize>> {
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
        let (want, is_strict) = WEEK[day % WEEK.len()];
        let is_friday = day % WEEK.len() == SPECIAL;
        let spare = [1, 2, 3].map(|difficulty| self.spares(difficulty));
        let fits = |place: &usize| {
            let (puzzle, is_special) = &self.found[*place];
            let suits = match (is_special, is_strict) {
                (true, _) => is_friday,
                (_, true) => puzzle.difficulty == want,
                _ => spare[usize::from(puzzle.difficulty) - 1],
            };
            suits && !self.has[*place] && !self.repeats(*place)
        };
        (0..self.found.len()).filter(fits).min_by_key(|&place| {
            let (puzzle, is_special) = &self.found[place];
            let recent = self.order.iter().rev().take(APART - 1);
            let is_recent = recent.into_iter().any(|&one| self.found[one].0.task == puzzle.task);
            let (all, set) = self.tasks.get(&*puzzle.task).copied().unwrap_or((1, 0));
            let misses = *is_special != is_friday;
            (misses, puzzle.difficulty.abs_diff(want), is_recent, 1_000 * set / all, place)
        })
    }

    /// Whether more puzzles of a difficulty are left than the coming Sundays or Mondays need.
    fn spares(&self, difficulty: u8) -> bool {
        let days = self.order.len()..self.count;
        let needed = days.filter(|day| WEEK[day % WEEK.len()] == (difficulty, true)).count();
        let is_left = |place: &usize| {
            let (puzzle, is_special) = self.found[*place];
            !self.has[*place] && !is_special && puzzle.difficulty == difficulty
        };
        (0..self.found.len()).filter(is_left).count() > needed
    }

    /// Whether its reason is too near to the next day, forward or back around the end of the set.
    fn repeats(&self, place: usize) -> bool {
        let day = self.order.len();
        let near = |other: usize| day - other < MONTH || other + self.count - day < MONTH;
        let puzzle = &self.found[place].0;
        (0..day).any(|other| near(other) && self.found[self.order[other]].0.reason == puzzle.reason)
    }
}
