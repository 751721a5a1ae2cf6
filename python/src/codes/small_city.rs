//! Small City: an action is its place in the list of legal ones.

use kernel::{Notation, Seat};
use search::Compiled;
use smallcity::{Action, SmallCity, State};

use super::Coded;
use crate::encode::{Seen, small_city};

/// Its name.
pub(crate) const NAME: &str = SmallCity::NAME;

impl Coded for SmallCity {
    const BOTS: &'static Compiled<SmallCity> = &players::SMALL_CITY;

    fn observe(&self, state: &State, seat: Seat, truth: bool) -> Seen {
        let seats = self.rules().seats;
        let look = if truth { small_city::Seen::truth } else { small_city::Seen::of };
        let seen = look(self, state, seat);
        let numbered = if seen.owes(seat) { self.numbered(state, seat) } else { Vec::new() };
        let actions: Vec<Action> = numbered.into_iter().map(|(_, action)| action).collect();
        let (mut rows, mut cells) = (Vec::new(), Vec::new());
        seen.actions(&actions, &mut rows, &mut cells);
        // Those that take something back come last.
        rows.retain(|row| row[small_city::BUNCH] >= 0);
        cells.truncate(rows.len());
        let mut grid = vec![0; seats * small_city::GRID];
        let mut columns = vec![0; seats * small_city::SEAT];
        let mut table = vec![0; small_city::TABLE];
        seen.grid(&mut grid);
        seen.seats_into(&mut columns);
        seen.table(&mut table);
        Seen::Lists { rows, cells, grid, seats: columns, table }
    }
}
