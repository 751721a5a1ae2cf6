//! A table at one moment.

use kernel::SeatSet;
use ledger::{Millis, Status};

use super::seating::Seating;
use crate::wire::Pace;

/// The table at one moment, by which presence and votes are judged.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    /// The time.
    pub now: Millis,
    /// Who sits where.
    pub seating: Seating<'a>,
    /// The seats whose people are connected to this server.
    pub connected: SeatSet,
    /// The seats that bots play for people.
    pub lent: SeatSet,
    /// The seats for which a bot moved because their time ran out, and whose people have not come
    /// back.
    pub ran_out: SeatSet,
    /// The pace of the game.
    pub pace: Pace,
    /// How far the table has come.
    pub status: Status,
    /// How long a person must be away before the others may lend the seat to a bot.
    pub absence: Millis,
    /// The same where one other person alone decides, unless the time of the absent one ran out.
    pub patience: Millis,
}
