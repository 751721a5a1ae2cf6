//! Who won.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// The points that an eliminated seat loses on top of its score.
const OUT: f64 = 100.0;

/// How one seat ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The points that decide.
    pub score: i32,
    /// 1 for the best. Tied seats share the better rank.
    pub rank: u8,
    /// Whether the seat was eliminated. An eliminated seat ranks behind all others whatever its score,
    /// and wins nothing even if it plays alone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub out: bool,
}

impl Place {
    /// Whether the seat has won: it stands first and is not out.
    pub const fn has_won(&self) -> bool {
        self.rank == 1 && !self.out
    }
}

/// How the game ended, one [`Place`] per seat in seat order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Standings(pub Vec<Place>);

impl Standings {
    /// Ranks seats by `(score, tie)`, larger is better; `tie` decides between equal scores. Nobody is
    /// out.
    ///
    /// # Examples
    /// ```
    /// use kernel::{Seat, Standings};
    ///
    /// let standings = Standings::rank(&[(30, 2), (30, 5), (28, 9)]);
    /// assert_eq!(standings.winners().collect::<Vec<_>>(), [1]);
    /// assert_eq!(standings.lead(Seat::new(2)), -2.0);
    /// ```
    pub fn rank<T: Ord>(seats: &[(i32, T)]) -> Standings {
        let places = seats.iter().map(|seat| Place {
            score: seat.0,
            rank: 1 + seats.iter().filter(|other| *other > seat).count() as u8,
            out: false,
        });
        Standings(places.collect())
    }

    /// By how many points `seat` leads the best of the others; if it plays alone, its score. An
    /// eliminated seat counts 100 points less.
    ///
    /// # Panics
    /// If there is no such seat.
    pub fn lead(&self, seat: Seat) -> f64 {
        let worth = |place: &Place| f64::from(place.score) - if place.out { OUT } else { 0.0 };
        let others = self.0.iter().enumerate().filter(|(other, _)| *other != seat.index());
        let rival = others.map(|(_, place)| worth(place)).reduce(f64::max);
        worth(&self.0[seat.index()]) - rival.unwrap_or(0.0)
    }

    /// The indices of the seats with rank 1 that are not out.
    pub fn winners(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().filter(|(_, place)| place.has_won()).map(|(seat, _)| seat)
    }
}
