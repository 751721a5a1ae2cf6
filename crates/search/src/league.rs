//! Counts a league: what its games show about its players.

use kernel::Standings;

use crate::ratings::Orders;
use crate::tally::Tally;

/// The results of the deals of a league.
///
/// # Examples
/// A deal of two games, in which the two players change seats. Player 0 wins both.
/// ```
/// use kernel::Standings;
/// use search::League;
///
/// let mut league = League::new(2, 2);
/// let (first, second) =
///     (Standings::rank(&[(30, ()), (25, ())]), Standings::rank(&[(20, ()), (25, ())]));
/// league.count([(&[0, 1][..], &first), (&[1, 0][..], &second)].into_iter());
/// assert_eq!(league.pair(0, 1).ahead(), Some(1.0));
/// ```
#[derive(Clone, Debug)]
pub struct League {
    /// Wins, scores and seats, with the players as bots.
    pub tally: Tally,
    /// The finishing orders that the ratings derive from.
    pub orders: Orders,
    /// By player and player, how the two finished.
    pairs: Vec<Vec<Pair>>,
}

/// One player against another: every meeting of a seat of the one with a seat of the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pair {
    /// How many meetings.
    pub met: u64,
    /// How often the first player's seat finished ahead.
    pub before: u64,
    /// How often the two tied.
    pub tied: u64,
}

impl League {
    /// An empty league of this many players at tables of at most this many seats.
    pub fn new(players: usize, seats: usize) -> League {
        League {
            tally: Tally::new(players, seats),
            orders: Orders::new(players),
            pairs: vec![vec![Pair::default(); players]; players],
        }
    }

    /// Counts the games of one deal: the player of each seat, and the standings.
    pub fn count<'a>(&mut self, deal: impl Iterator<Item = (&'a [usize], &'a Standings)>) {
        self.orders.start_deal();
        for (players, standings) in deal {
            self.tally.count(standings, players);
            let ranks = standings.0.iter().map(|place| place.rank);
            let seats: Vec<(usize, u8)> = players.iter().copied().zip(ranks).collect();
            self.orders.count(&seats);
            for &(one, rank) in &seats {
                for &(other, behind) in seats.iter().filter(|(other, _)| *other != one) {
                    self.pairs[one][other].add(&Pair {
                        met: 1,
                        before: u64::from(rank < behind),
                        tied: u64::from(rank == behind),
                    });
                }
            }
        }
    }

    /// Appends the deals of another league of the same players.
    pub fn add(&mut self, other: &League) {
        self.tally.add(&other.tally);
        self.orders.add(&other.orders);
        for (pair, more) in self.pairs.iter_mut().flatten().zip(other.pairs.iter().flatten()) {
            pair.add(more);
        }
    }

    /// How `one` finished against `other`.
    pub fn pair(&self, one: usize, other: usize) -> Pair {
        self.pairs[one][other]
    }
}

impl Pair {
    fn add(&mut self, more: &Pair) {
        self.met += more.met;
        self.before += more.before;
        self.tied += more.tied;
    }

    /// How often the first finished ahead, counting a tie as half; `None` if they never met.
    pub fn ahead(&self) -> Option<f64> {
        (self.met > 0).then(|| (self.before as f64 + self.tied as f64 / 2.0) / self.met as f64)
    }
}

#[cfg(test)]
mod tests {
    use kernel::Standings;

    use super::{League, Pair};

    /// Player 0 has two seats in the first game: first and third, with player 1 between them. In the
    /// second it ties with player 2.
    #[test]
    fn every_meeting_of_two_seats_counts() {
        let mut league = League::new(3, 3);
        let seated =
            [(&[0, 1, 0], [(30, 0), (20, 0), (10, 0)]), (&[2, 0, 1], [(20, 0), (20, 0), (30, 0)])];
        let games = seated.map(|(players, scores)| (players, Standings::rank(&scores)));
        league.count(games.iter().map(|(players, standings)| (&players[..], standings)));
        assert_eq!(league.pair(0, 1), Pair { met: 3, before: 1, tied: 0 });
        assert_eq!(league.pair(1, 0), Pair { met: 3, before: 2, tied: 0 });
        assert_eq!(league.pair(0, 2), Pair { met: 1, before: 0, tied: 1 });
        assert_eq!(league.pair(0, 2).ahead(), Some(0.5));
        assert_eq!(league.pair(0, 0).ahead(), None);
        assert_eq!((league.tally.games, league.tally.bots[0].games), (2, 3));
    }

    /// Tables of two, then of three, which add sets of players that the first tables lack.
    #[test]
    fn leagues_add_up() {
        let games = [(vec![0, 1], [1, 2, 0]), (vec![2, 1], [3, 2, 0]), (vec![1, 2, 0], [3, 9, 7])];
        let mut whole = League::new(3, 3);
        let mut parts = [League::new(3, 2), League::new(3, 3)];
        for (players, scores) in games {
            let scores: Vec<(i32, i32)> =
                scores.iter().take(players.len()).map(|&score| (score, 0)).collect();
            let standings = Standings::rank(&scores);
            let part = &mut parts[players.len() - 2];
            for league in [&mut whole, part] {
                league.count([(&players[..], &standings)].into_iter());
            }
        }
        let mut sum = League::new(3, 3);
        for part in &parts {
            sum.add(part);
        }
        assert_eq!((sum.tally, sum.pairs), (whole.tally, whole.pairs));
        assert_eq!(sum.orders.deals(), 3);
        assert_eq!(sum.orders.intervals(1), whole.orders.intervals(1));
    }
}
