//! The longest Road of a borough (SP-ROA-12).

use super::data::MOST_ROADS;
use crate::border::{Border, Lines, Point};
use crate::hooks::At;
use crate::rules::TileQuery;

/// A path of Roads that grows.
struct Path {
    /// By Road, its ends.
    ends: [[Point; 2]; MOST_ROADS],
    /// The points on it, in order, none twice; one more than it has Roads.
    points: [Point; MOST_ROADS + 1],
    /// The most Roads so far.
    best: usize,
}

/// The most Roads on a path that comes to no point twice, unless it ends where it began.
pub(super) fn longest(lines: &Lines) -> u8 {
    let mut roads = lines.iter().map(Border::ends);
    let count = lines.len();
    let Some(first) = roads.next() else { return 0 };
    let mut ends = [first; MOST_ROADS];
    ends[1..].iter_mut().zip(roads).for_each(|(place, road)| *place = road);
    let mut path = Path { ends, points: [first[0]; MOST_ROADS + 1], best: 1 };
    for start in ends[..count].iter().flatten() {
        path.points[0] = *start;
        path.grow(count, 0);
    }
    path.best as u8
}

impl Path {
    /// Tries every Road, of `count`, that continues the path of `length` Roads.
    fn grow(&mut self, count: usize, length: usize) {
        let last = self.points[length];
        self.best = self.best.max(length);
        if self.best == count {
            return;
        }
        for road in 0..count {
            let [one, other] = self.ends[road];
            let next = match last {
                last if last == one => other,
                last if last == other => one,
                _ => continue,
            };
            // Closing a ring: with fewer Roads it would go back along the first one.
            if next == self.points[0] && length > 1 {
                self.best = self.best.max(length + 1);
            } else if !self.points[..=length].contains(&next) {
                self.points[length + 1] = next;
                self.grow(count, length + 1);
            }
        }
    }
}

/// The length of the seat's longest Road.
pub(super) fn own(at: At<'_>, _: &TileQuery) -> i32 {
    longest(&at.borough().modules.roads.lines).into()
}

/// How many boroughs of other seats that still play have a longer one.
pub(super) fn longer(at: At<'_>, query: &TileQuery) -> i32 {
    let length = own(at, query);
    let others = at.state.active(at.rules.seats).filter(|seat| *seat != at.seat);
    others.filter(|&seat| own(At { seat, ..at }, query) > length).count() as i32
}
