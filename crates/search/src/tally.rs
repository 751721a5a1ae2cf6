//! Counts results: wins with intervals, mean scores, seats. Sums are integers, so tallies add up to the
//! same numbers in any order and with any number of threads.

use std::collections::BTreeMap;

use kernel::Standings;

/// The results of one bot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BotTally {
    /// Seats played, one for each seat and game.
    pub games: u64,
    /// Seats that won.
    pub wins: u64,
    /// How often each score was reached.
    pub scores: BTreeMap<i32, u64>,
}

/// The results of many games.
///
/// # Examples
/// One game: bot 1 sat at seat 0 and won.
/// ```
/// use kernel::Standings;
/// use search::Tally;
///
/// let mut tally = Tally::new(2, 2);
/// tally.count(&Standings::rank(&[(30, ()), (25, ())]), &[1, 0]);
/// assert_eq!((tally.bots[1].wins, tally.bots[0].wins), (1, 0));
/// assert_eq!(tally.seat_win_rate(0).value, 1.0);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// By bot, in the order given.
    pub bots: Vec<BotTally>,
    /// Wins by seat.
    pub seats: Vec<u64>,
}

/// A value and the ends of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The estimate.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Tally {
    /// An empty tally of this many bots and seats.
    pub fn new(bots: usize, seats: usize) -> Tally {
        Tally { games: 0, bots: vec![BotTally::default(); bots], seats: vec![0; seats] }
    }

    /// Counts a game; `bot_of[seat]` is the bot that played a seat.
    pub fn count(&mut self, standings: &Standings, bot_of: &[usize]) {
        self.games += 1;
        for (seat, place) in standings.0.iter().enumerate() {
            let won = u64::from(place.has_won());
            self.seats[seat] += won;
            let bot = &mut self.bots[bot_of[seat]];
            bot.games += 1;
            bot.wins += won;
            *bot.scores.entry(place.score).or_default() += 1;
        }
    }

    /// Adds another tally of the same bots.
    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        for (seat, wins) in self.seats.iter_mut().zip(&other.seats) {
            *seat += wins;
        }
        for (bot, more) in self.bots.iter_mut().zip(&other.bots) {
            bot.games += more.games;
            bot.wins += more.wins;
            for (&score, &count) in &more.scores {
                *bot.scores.entry(score).or_default() += count;
            }
        }
    }

    /// The share of all games that a seat won.
    pub fn seat_win_rate(&self, seat: usize) -> Interval {
        Interval::rate(self.seats[seat], self.games)
    }
}

impl BotTally {
    /// The share of its seats that it won.
    pub fn win_rate(&self) -> Interval {
        Interval::rate(self.wins, self.games)
    }

    /// Its mean score.
    pub fn mean_score(&self) -> Interval {
        let count = self.games.max(1) as f64;
        let sum: i64 = self.scores.iter().map(|(&score, &n)| i64::from(score) * n as i64).sum();
        let squares: i64 =
            self.scores.iter().map(|(&score, &n)| i64::from(score).pow(2) * n as i64).sum();
        let mean = sum as f64 / count;
        let variance = (squares as f64 - count * mean * mean) / (count - 1.0).max(1.0);
        let error = Z_95 * (variance.max(0.0) / count).sqrt();
        Interval { value: mean, low: mean - error, high: mean + error }
    }

    /// The score that a share of its games does not exceed; `share` is 0 to 1.
    pub fn score_quantile(&self, share: f64) -> i32 {
        let wanted = (share * self.games as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        for (&score, &count) in &self.scores {
            seen += count;
            if seen >= wanted {
                return score;
            }
        }
        0
    }
}

/// The two-sided 95 % point of the normal distribution.
const Z_95: f64 = 1.959_963_984_540_054;

impl Interval {
    /// `wins` of `games`, with the interval of Wilson (1927), which stays within 0 and 1.
    pub fn rate(wins: u64, games: u64) -> Interval {
        if games == 0 {
            return Interval { value: 0.0, low: 0.0, high: 1.0 };
        }
        let n = games as f64;
        let value = wins as f64 / n;
        let z2 = Z_95 * Z_95;
        let middle = (value + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = Z_95 * (value * (1.0 - value) / n + z2 / (4.0 * n * n)).sqrt() / (1.0 + z2 / n);
        Interval { value, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Standings;

    use super::{Interval, Tally};

    #[test]
    fn wilson_intervals_match_the_textbook() {
        // 50 of 100: 0.4038 to 0.5962 (Wilson 1927, as in any table of proportions).
        let interval = Interval::rate(50, 100);
        assert!((interval.low - 0.4038).abs() < 1e-4 && (interval.high - 0.5962).abs() < 1e-4);
        assert!(Interval::rate(0, 10).low < 1e-12);
        assert!(Interval::rate(0, 0).high > 1.0 - 1e-12);
    }

    #[test]
    fn tallies_add_up() {
        let first = Standings::rank(&[(10, 0), (20, 0)]);
        let second = Standings::rank(&[(30, 0), (20, 0)]);
        let mut one = Tally::new(2, 2);
        one.count(&first, &[0, 1]);
        let mut two = Tally::new(2, 2);
        two.count(&second, &[1, 0]);
        one.add(&two);
        assert_eq!((one.games, one.seats.clone()), (2, vec![1, 1]));
        assert_eq!((one.bots[0].wins, one.bots[1].wins), (0, 2));
        assert!((one.bots[1].mean_score().value - 25.0).abs() < 1e-12);
        assert_eq!(one.bots[0].score_quantile(0.5), 10);
    }
}
