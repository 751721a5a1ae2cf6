//! What the games of a batch pay.

use kernel::{Seat, Standings};

/// What a game pays at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rewards {
    Win,
    Rank,
    Lead,
    Score,
    /// What a position is worth, which only the game can say; see [`kernel::Hints::values`].
    Value,
}

impl Rewards {
    /// The kind of a name.
    pub(crate) fn named(name: &str) -> Option<Rewards> {
        Some(match name {
            "win" => Rewards::Win,
            "rank" => Rewards::Rank,
            "lead" => Rewards::Lead,
            "score" => Rewards::Score,
            "value" => Rewards::Value,
            _ => return None,
        })
    }

    /// Writes what each seat gets.
    pub(crate) fn pay(self, standings: &Standings, out: &mut [f32]) {
        let places = &standings.0;
        let players = places.len() as f32;
        for (seat, out) in out.iter_mut().enumerate() {
            let place = places[seat];
            let same = places.iter().filter(|other| other.rank == place.rank).count() as f32;
            *out = match self {
                Rewards::Win if place.has_won() => (players - same) / same,
                Rewards::Win => -1.0,
                // Those who tie share the ranks that they take up.
                Rewards::Rank => {
                    let mean = f32::from(place.rank) + (same - 1.0) / 2.0;
                    1.0 - 2.0 * (mean - 1.0) / (players - 1.0)
                }
                // Once the game is over, a position is worth the lead.
                Rewards::Lead | Rewards::Value => standings.lead(Seat::new(seat)) as f32,
                Rewards::Score => place.score as f32,
            };
        }
    }
}
