//! Positions set up directly, without a game that leads there: for puzzles, explanations and tests.

use kernel::Seat;

use crate::event::Log;
use crate::game::SmallCity;
use crate::hooks::Run;
use crate::map::Cells;
use crate::pieces::{Kind, Person};
use crate::site::Site;
use crate::state::{Borough, State};
use crate::steps;

impl SmallCity {
    /// Puts a tile onto a map as if it had been built long ago. It checks no criteria, but takes the
    /// tile from the stock, so that the pieces still add up.
    ///
    /// # Panics
    /// If none is left in stock or the cells are taken.
    pub fn put(&self, state: &mut State, seat: Seat, kind: Kind, cells: Cells) {
        let borough = &mut state.boroughs[seat.index()];
        assert!(!borough.built.meets(cells), "{cells} are taken");
        let stock = match self.rules().tile(kind).stock {
            crate::pieces::Stock::Common(_) => &mut state.stock[kind.index()],
            crate::pieces::Stock::Own(_) => &mut borough.own_stock[kind.index()],
        };
        assert!(*stock > 0, "no tile is left in stock");
        *stock -= 1;
        borough.built |= cells;
        borough.tiles.push(kind, cells);
        let mut site = Site::of(state, seat, false);
        site.stands(self.rules(), kind, cells);
        site.put_into(state);
    }

    /// Puts a person from the Career Center or beside the borough onto a space.
    ///
    /// # Panics
    /// If there is no person of that kind.
    pub fn seat_person(&self, borough: &mut Borough, person: Person, cells: Cells) {
        borough.aside[person.index()] -= cells.len() as u8;
        borough.people[person.index()] |= cells;
    }

    /// Makes a step such as `p3.move` the current one, at its beginning, and goes on from there until a
    /// seat or chance must act.
    ///
    /// # Panics
    /// If there is no such step.
    pub fn go_to(&self, state: &mut State, anchor: &str) {
        let at = self.rules().steps.iter().position(|slot| slot.anchor == anchor);
        state.step = at.expect("the step exists") as u8;
        state.place = 0;
        state.begun = false;
        state.now = crate::state::Now::default();
        state.round = state.round.max(1);
        let seat = state.host;
        steps::settle(&mut Run { rules: self.rules(), state, seat, log: Log::mute() });
    }
}
