//! The stored row of a table, and what is parsed from it.

use std::ops::Deref;

use kernel::{Seat, SeatSet};
use store::{SeatKind, SeatRow, Status, TableRow};

use super::terms::agreement;
use crate::wire::Pace;

/// The stored row of a table. It reads like the row, and changes only as a whole.
pub(super) struct Row {
    row: TableRow,
    pace: Pace,
    /// How far the rematch has come, once it has been offered.
    rematch: Option<Accepted>,
}

/// The seats that accepted a rematch, and whether it is dealt.
pub(super) type Accepted = (SeatSet, bool);

impl Row {
    /// Parses a row.
    pub(super) fn new(row: TableRow) -> Row {
        Row { pace: pace(&row), row, rematch: None }
    }

    /// Takes a newer version of the row.
    pub(super) fn replace(&mut self, row: TableRow) {
        self.pace = pace(&row);
        self.row = row;
    }

    /// The pace of the game.
    pub(super) fn pace(&self) -> Pace {
        self.pace
    }

    /// The agreement on the game.
    pub(super) fn agreement(&self) -> catalog::Agreement {
        agreement(&self.row)
    }

    /// The name of a seat's player: at a running table every seat has one.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.row.seats[seat.index()].name.clone().unwrap_or_default()
    }

    /// Notes the table of the rematch, which the store knows already.
    pub(super) fn offer_rematch(&mut self, id: String) {
        self.row.rematch = Some(id);
    }

    /// Notes how far the rematch has come.
    pub(super) fn set_rematch(&mut self, accepted: Accepted) {
        self.rematch = Some(accepted);
    }

    /// The seats that accepted the rematch, and whether it is dealt.
    pub(super) fn rematch(&self) -> Accepted {
        self.rematch.unwrap_or_default()
    }
}

impl Deref for Row {
    type Target = TableRow;

    fn deref(&self) -> &TableRow {
        &self.row
    }
}

fn pace(row: &TableRow) -> Pace {
    serde_json::from_str(&row.pace).unwrap_or_default()
}

/// The seats that accepted this rematch, and whether it is dealt.
pub(super) fn accepted(row: &TableRow) -> Accepted {
    let dealt = row.status != Status::Lobby;
    let wants = |seat: &SeatRow| seat.kind == SeatKind::Person && (dealt || seat.ready);
    let seats = Seat::first(row.seats.len()).zip(&row.seats);
    (seats.filter(|(_, row)| wants(row)).map(|(seat, _)| seat).collect(), dealt)
}
