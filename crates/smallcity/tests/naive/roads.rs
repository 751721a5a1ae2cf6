//! Roads and Roundabouts (SP-ROA), each Road as the two cells beside it.

use super::{At, SIZE, Town};

/// The points where a Road ends, counted from the upper left corner of the map.
fn ends((a, b): (At, At)) -> [At; 2] {
    let last = (a.0 + 1, a.1 + 1);
    // One cell below the other: the Road runs from left to right.
    if a.0 == b.0 { [(a.0, a.1 + 1), last] } else { [(a.0 + 1, a.1), last] }
}

/// Whether two Roads meet at a right angle.
fn is_corner(one: (At, At), other: (At, At)) -> bool {
    let runs = |road: (At, At)| road.0.0 == road.1.0;
    runs(one) != runs(other)
}

impl Town {
    /// SP-ROA-6: whether a Road separates two of some cells.
    pub(crate) fn is_cut(&self, cells: &[At]) -> bool {
        let roads = self.roads.iter().flatten();
        roads.clone().any(|(a, b)| cells.contains(a) && cells.contains(b))
    }

    /// Whether a Road may be laid in an empty plan (SP-ROA-1 to SP-ROA-5, SP-ROA-10, SP-ROA-11).
    pub(crate) fn may_lay(&self, road: (At, At)) -> bool {
        let Some(roads) = &self.roads else { return false };
        let zone = |at: At| (0..self.zone).contains(&at.0) && (0..self.zone).contains(&at.1);
        let inside = |cells: &[At]| cells.contains(&road.0) && cells.contains(&road.1);
        let angles = ends(road).into_iter().filter(|point| {
            let meets =
                |other: &&(At, At)| is_corner(road, **other) && ends(**other).contains(point);
            roads.iter().any(|other| meets(&other)) && !self.rounds.contains(point)
        });
        let needs = angles.count();
        let price = 1 + 2 * needs as i32;
        roads.len() < 10
            && zone(road.0)
            && zone(road.1)
            && !self.tiles.iter().any(|tile| inside(&tile.cells))
            && !(self.is_obstacle(road.0) && self.is_obstacle(road.1))
            && !ends(road).into_iter().any(|point| self.wall_touches(point))
            && !roads.contains(&road)
            && self.rounds.len() + needs <= 5
            && price <= self.money
    }

    /// Whether a Roundabout alone may be laid in an empty plan (SP-ROA-5).
    pub(crate) fn may_round(&self, point: At) -> bool {
        let inner = |at: i32| (1..SIZE).contains(&at);
        let roads = self.roads.iter().flatten();
        inner(point.0)
            && inner(point.1)
            && self.rounds.len() < 5
            && !self.rounds.contains(&point)
            && roads.clone().any(|road| ends(*road).contains(&point))
            && self.money >= 2
    }
}
