//! The stored row of a table, and what is parsed from it.

use std::ops::Deref;

use kernel::{Seat, SeatSet};
use ledger::{SeatKind, SeatRow, Status, TableRow};

use super::agreement::agreement;
use crate::wire::Pace;

/// The stored row of a table. It reads like the row, and changes only as a whole.
pub struct Row {
    stored: TableRow,
    pace: Pace,
    /// How far the rematch has come, once it has been offered.
    rematch: Option<Accepted>,
}

/// The seats that accepted a rematch, and whether it is dealt.
pub type Accepted = (SeatSet, bool);

impl Row {
    /// Parses a row.
    pub fn new(row: TableRow) -> Row {
        Row { pace: pace(&row), stored: row, rematch: None }
    }

    /// Takes a newer version of the row.
    pub fn replace(&mut self, row: TableRow) {
        self.pace = pace(&row);
        self.stored = row;
    }

    /// The pace of the game.
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// The agreement on the game.
    pub fn agreement(&self) -> catalog::Agreement {
        agreement(&self.stored)
    }

    /// The name of a seat's player: at a running table every seat has one.
    pub fn name(&self, seat: Seat) -> String {
        self.stored.seats[seat.index()].name.clone().unwrap_or_default()
    }

    /// Notes the table of the rematch, which the store knows already.
    pub fn offer_rematch(&mut self, id: String) {
        self.stored.rematch = Some(id);
    }

    /// Notes how far the rematch has come.
    pub fn set_rematch(&mut self, accepted: Accepted) {
        self.rematch = Some(accepted);
    }

    /// The seats that accepted the rematch, and whether it is dealt.
    pub fn rematch(&self) -> Accepted {
        self.rematch.unwrap_or_default()
    }
}

impl Deref for Row {
    type Target = TableRow;

    fn deref(&self) -> &TableRow {
        &self.stored
    }
}

fn pace(row: &TableRow) -> Pace {
    serde_json::from_str(&row.pace).unwrap_or_default()
}

/// The seats that accepted this rematch, and whether it is dealt.
pub fn accepted(row: &TableRow) -> Accepted {
    let dealt = row.status != Status::Lobby;
    let wants = |seat: &SeatRow| seat.kind == SeatKind::Person && (dealt || seat.ready);
    let seats = Seat::first(row.seats.len()).zip(&row.seats);
    (seats.filter(|(_, row)| wants(row)).map(|(seat, _)| seat).collect(), dealt)
}
