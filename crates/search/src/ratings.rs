//! Ratings of players from finishing orders (Plackett 1975, Luce 1959).
//!
//! Among the players still to be placed, each comes next with a chance proportional to `10^(rating /
//! 400)`: a player who is 400 points ahead of another finishes first in 10 of 11 games. The ratings of
//! a field have a mean of 0.

use std::collections::BTreeMap;

use kernel::Rng;

use crate::tally::Interval;

/// How many points a factor of e in strength is worth.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// How many drawn games to add to every pair's record. With one, the estimate for two players is the
/// least biased (Haldane 1956, Anscombe 1956), and a player that always wins has a finite rating.
const PRIOR_DRAWS: f64 = 1.0;
/// How many times to resample the deals for the intervals.
const RESAMPLES: usize = 1000;
/// The largest step of an iteration, in factors of e: beyond it the local approximation fails.
const LONGEST_STEP: f64 = 1.0;
/// The step at which an iteration has converged, in factors of e.
const SAME: f64 = 1e-10;
/// A hard limit. About a dozen iterations are enough.
const MOST_ITERATIONS: usize = 200;

/// The finishing orders of games, grouped by deal: resampling keeps the games of a deal together.
///
/// # Examples
/// Two players, 30 games to 10. The drawn game of the prior counts half for each.
/// ```
/// let mut orders = search::Orders::new(2);
/// for game in 0..40 {
///     orders.start_deal();
///     orders.count(&if game < 30 { [(0, 1), (1, 2)] } else { [(0, 2), (1, 1)] });
/// }
/// let ratings = orders.ratings();
/// assert!((ratings[0] - ratings[1] - 400.0 * (30.5_f64 / 10.5).log10()).abs() < 1e-6);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Orders {
    players: usize,
    /// The players still to be placed, and the number of their set.
    numbers: BTreeMap<Vec<usize>, usize>,
    /// By deal, its choices.
    deals: Vec<Vec<Choice>>,
}

/// A player came next.
#[derive(Clone, Copy, Debug)]
struct Choice {
    /// The players it was among: a number of [`Orders::numbers`].
    among: usize,
    player: usize,
    /// How often: less than once where the standings are tied.
    weight: f64,
}

/// All that a fit needs to know of many choices.
struct Counts<'a> {
    /// By player, how often it came next.
    chosen: Vec<f64>,
    /// The players still to be placed, and how often.
    among: Vec<(&'a [usize], f64)>,
}

impl Orders {
    /// No games yet, for this many players.
    pub fn new(players: usize) -> Orders {
        Orders { players, ..Orders::default() }
    }

    /// Starts a deal; games counted from now on belong to it.
    pub fn start_deal(&mut self) {
        self.deals.push(Vec::new());
    }

    /// How many deals there are.
    pub fn deals(&self) -> u64 {
        self.deals.len() as u64
    }

    /// Appends the deals of other orders of the same players.
    pub fn add(&mut self, others: &Orders) {
        let mut numbers = vec![0; others.numbers.len()];
        for (among, &number) in &others.numbers {
            numbers[number] = self.number(among.clone());
        }
        let here = |choice: &Choice| Choice { among: numbers[choice.among], ..*choice };
        self.deals.extend(others.deals.iter().map(|deal| deal.iter().map(here).collect()));
    }

    /// The number of a set of players still to be placed.
    fn number(&mut self, among: Vec<usize>) -> usize {
        let next = self.numbers.len();
        *self.numbers.entry(among).or_insert(next)
    }

    /// Counts a game: the player of each seat and its rank, 1 for the best. A player may have several
    /// seats. Seats of one rank are tied: all their orders count equally, together as one game.
    ///
    /// # Panics
    /// If no deal was started.
    pub fn count(&mut self, seats: &[(usize, u8)]) {
        let mut ranks: Vec<u8> = seats.iter().map(|&(_, rank)| rank).collect();
        ranks.sort_unstable();
        ranks.dedup();
        for rank in ranks {
            let of = |wanted: fn(&u8, &u8) -> bool| {
                let seats = seats.iter().filter(move |(_, other)| wanted(other, &rank));
                seats.map(|&(player, _)| player).collect::<Vec<usize>>()
            };
            self.place(&of(u8::eq), &of(u8::gt));
        }
    }

    /// Counts that tied players finished ahead of others. Where `left` of `n` tied players are still to
    /// be placed, each subset of that size is equally likely, and within it each player.
    fn place(&mut self, tied: &[usize], behind: &[usize]) {
        for set in 1..1_u32 << tied.len() {
            let within = |seat: &usize| set & (1 << seat) != 0;
            let left: Vec<usize> = (0..tied.len()).filter(within).map(|seat| tied[seat]).collect();
            let mut among = [&left, behind].concat();
            if among.len() < 2 {
                continue;
            }
            among.sort_unstable();
            let among = self.number(among);
            let weight = 1.0 / (subsets(tied.len(), left.len()) * left.len() as f64);
            let deal = self.deals.last_mut().expect("a deal was started");
            deal.extend(left.into_iter().map(|player| Choice { among, player, weight }));
        }
    }

    /// The rating of each player, in points.
    pub fn ratings(&self) -> Vec<f64> {
        self.fit(self.deals.iter())
    }

    /// The rating of each player with its 95 % interval, by bootstrap: how much the rating varies over
    /// resamples of the played deals, with replacement (Efron 1979). Few deals give intervals that are
    /// too narrow; the interval of a player that always wins means nothing.
    pub fn intervals(&self, seed: u64) -> Vec<Interval> {
        let mut rng = Rng::seed(seed);
        let number = self.deals.len() as u32;
        let mut resampled = vec![Vec::with_capacity(RESAMPLES); self.players];
        for _ in 0..RESAMPLES {
            let drawn = (0..number).map(|_| &self.deals[rng.below(number) as usize]);
            for (player, rating) in self.fit(drawn).into_iter().enumerate() {
                resampled[player].push(rating);
            }
        }
        let interval = |(value, mut drawn): (f64, Vec<f64>)| {
            drawn.sort_unstable_by(f64::total_cmp);
            let outside = RESAMPLES / 40;
            Interval { value, low: drawn[outside], high: drawn[RESAMPLES - 1 - outside] }
        };
        self.ratings().into_iter().zip(resampled).map(interval).collect()
    }

    fn fit<'a>(&'a self, deals: impl Iterator<Item = &'a Vec<Choice>>) -> Vec<f64> {
        let mut often = vec![0.0; self.numbers.len()];
        let mut chosen = vec![(self.players.max(1) - 1) as f64 * PRIOR_DRAWS / 2.0; self.players];
        for choice in deals.flatten() {
            chosen[choice.player] += choice.weight;
            often[choice.among] += choice.weight;
        }
        let pairs: Vec<[usize; 2]> =
            (0..self.players).flat_map(|one| (0..one).map(move |other| [other, one])).collect();
        let prior = pairs.iter().map(|pair| (&pair[..], PRIOR_DRAWS));
        let played = self.numbers.iter().map(|(among, &number)| (&among[..], often[number]));
        let among = played.filter(|&(_, times)| times > 0.0).chain(prior).collect();
        let strengths = Counts { chosen, among }.most_likely();
        strengths.into_iter().map(|strength| SCALE * strength).collect()
    }
}

/// How many subsets of `size` a set of `all` has.
fn subsets(all: usize, size: usize) -> f64 {
    (0..size).fold(1.0, |sets, taken| sets * (all - taken) as f64 / (taken + 1) as f64)
}

impl Counts<'_> {
    /// The maximum-likelihood log strength of each player, by Newton's method. The likelihood is
    /// concave, and the prior makes its maximum unique.
    fn most_likely(&self) -> Vec<f64> {
        let mut strengths = vec![0.0; self.chosen.len()];
        for _ in 0..MOST_ITERATIONS {
            let step = self.step(&strengths);
            let longest = step.iter().fold(0.0, |longest: f64, part| longest.max(part.abs()));
            let share = (LONGEST_STEP / longest).min(1.0);
            strengths.iter_mut().zip(&step).for_each(|(strength, part)| *strength += share * part);
            if longest < SAME {
                break;
            }
        }
        // The mean of a step is 0 but for rounding, and the counts never pull a mean back that has drifted.
        let mean = strengths.iter().sum::<f64>() / strengths.len().max(1) as f64;
        for strength in &mut strengths {
            *strength -= mean;
        }
        strengths
    }

    /// The Newton step from these strengths.
    fn step(&self, strengths: &[f64]) -> Vec<f64> {
        let weights: Vec<f64> = strengths.iter().map(|strength| strength.exp()).collect();
        let mut slope = self.chosen.clone();
        // The ones make the mean of a step 0: the counts determine only differences.
        let mut bend = vec![vec![1.0; weights.len()]; weights.len()];
        for &(among, times) in &self.among {
            let sum: f64 = among.iter().map(|&player| weights[player]).sum();
            for &player in among {
                let chance = weights[player] / sum;
                slope[player] -= times * chance;
                bend[player][player] += times * chance;
                for &other in among {
                    bend[player][other] -= times * chance * weights[other] / sum;
                }
            }
        }
        solved(bend, slope)
    }
}

/// Solves linear equations whose matrix is symmetric and positive definite, so elimination needs no
/// pivoting.
fn solved(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for column in 0..size {
        let (above, below) = matrix.split_at_mut(column + 1);
        let pivot = &above[column];
        for (row, line) in below.iter_mut().enumerate() {
            let share = line[column] / pivot[column];
            line.iter_mut().zip(pivot).for_each(|(value, pivot)| *value -= share * pivot);
            right[column + 1 + row] -= share * right[column];
        }
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|column| matrix[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use kernel::Rng;
    use proptest::prelude::*;

    use super::{Orders, SCALE};

    /// The ratings of games that are each a deal.
    fn rated(players: usize, games: &[Vec<(usize, u8)>]) -> Vec<f64> {
        orders(players, games).ratings()
    }

    fn orders(players: usize, games: &[Vec<(usize, u8)>]) -> Orders {
        let mut orders = Orders::new(players);
        for game in games {
            orders.start_deal();
            orders.count(game);
        }
        orders
    }

    #[track_caller]
    fn close(found: &[f64], expected: &[f64], within: f64) {
        let near = |(a, b): (&f64, &f64)| (a - b).abs() < within;
        assert!(found.iter().zip(expected).all(near), "{found:?}, not {expected:?}");
    }

    /// Games of two: `won`, `lost` and `drawn` for the first.
    fn duels(won: usize, lost: usize, drawn: usize) -> Vec<Vec<(usize, u8)>> {
        let game = |one, other| vec![(0, one), (1, other)];
        [vec![game(1, 2); won], vec![game(2, 1); lost], vec![game(1, 1); drawn]].concat()
    }

    #[test]
    fn two_players_differ_by_the_logarithm_of_their_wins() {
        for (won, lost, drawn) in [(75, 25, 0), (1, 1, 0), (0, 3, 0), (10, 20, 30), (9999, 0, 0)] {
            // Doubled counts: a drawn game adds one for each.
            let twice = |wins: usize| (2 * wins + drawn + 1) as f64;
            let expected = 200.0 * (twice(won) / twice(lost)).log10();
            close(&rated(2, &duels(won, lost, drawn)), &[expected, -expected], 1e-6);
        }
    }

    /// The prior alone rates a player without games: as strong as the mean of the others.
    #[test]
    fn without_games_ratings_are_the_mean() {
        close(&rated(3, &[]), &[0.0; 3], 1e-9);
        let two = rated(3, &[vec![(0, 1), (2, 2)]]);
        close(&[two[1], two[0] + two[2]], &[0.0, 0.0], 1e-6);
        assert!(two[0] > 0.0);
    }

    /// Every order of three once, all drawn, or each first once: nobody is ahead.
    #[test]
    fn symmetric_results_give_equal_ratings() {
        let orders = [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]];
        let games = orders.map(|ranks| (0..3).zip(ranks).collect());
        close(&rated(3, &games), &[0.0; 3], 1e-9);
        close(&rated(3, &[vec![(0, 1), (1, 1), (2, 1)]]), &[0.0; 3], 1e-9);
        close(&rated(2, &[vec![(0, 1), (1, 1), (0, 1), (1, 1)]]), &[0.0; 2], 1e-9);
    }

    /// A tie of two behind a winner is half of each order, like two games that count half each.
    #[test]
    fn a_tie_counts_as_its_orders_together() {
        let tied = vec![vec![(0, 1), (1, 2), (2, 2)]; 20];
        let one = vec![vec![(0, 1), (1, 2), (2, 3)]; 10];
        let other = vec![vec![(0, 1), (1, 3), (2, 2)]; 10];
        close(&rated(3, &tied), &rated(3, &[one, other].concat()), 1e-6);
        // All six orders of a tie of three before a fourth.
        let tied = vec![vec![(0, 1), (1, 1), (2, 1), (3, 4)]; 6];
        let orders = [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]];
        let apart = orders.map(|ranks| (0..4).zip(ranks.into_iter().chain([4])).collect());
        close(&rated(4, &tied), &rated(4, &apart), 1e-6);
    }

    /// A finishing order drawn from strengths, by the model itself.
    fn drawn(strengths: &[f64], rng: &mut Rng) -> Vec<(usize, u8)> {
        let mut left: Vec<(usize, f64)> = strengths.iter().copied().enumerate().collect();
        let mut order = Vec::new();
        while !left.is_empty() {
            let sum: f64 = left.iter().map(|(_, strength)| strength).sum();
            let mut at = f64::from(rng.below(1 << 30)) / f64::from(1 << 30) * sum;
            let next = left.iter().position(|(_, strength)| {
                at -= strength;
                at < 0.0
            });
            order.push((left.remove(next.unwrap_or(0)).0, order.len() as u8 + 1));
        }
        order
    }

    /// Strengths of 1, 2 and 4 are 400 log10(2) = 120.4 points apart. The standard error of a rating is
    /// about 3 points with 4,000 games of three, and every interval covers the true value.
    #[test]
    fn known_strengths_are_recovered() {
        let mut rng = Rng::seed(11);
        let games: Vec<_> = (0..4000).map(|_| drawn(&[1.0, 2.0, 4.0], &mut rng)).collect();
        let two = 400.0 * 2.0_f64.log10();
        let orders = orders(3, &games);
        close(&orders.ratings(), &[-two, 0.0, two], 12.0);
        for (interval, truth) in orders.intervals(1).iter().zip([-two, 0.0, two]) {
            assert!(interval.low < truth && truth < interval.high, "{interval:?}");
            assert!(interval.low < interval.value && interval.value < interval.high);
            assert!((5.0..25.0).contains(&(interval.high - interval.low)), "{interval:?}");
        }
    }

    /// 100 deals with four equal games each carry the information of 100 games, not 400: the interval
    /// of two players is about 2 * 1.96 * 200 log10(e) / sqrt(100 * 1/4) = 68 points wide.
    #[test]
    fn games_of_one_deal_count_as_one_sample() {
        let mut deals = Orders::new(2);
        for deal in 0..100 {
            deals.start_deal();
            let ranks = if deal % 2 == 0 { [1, 2] } else { [2, 1] };
            (0..4).for_each(|_| deals.count(&[(0, ranks[0]), (1, ranks[1])]));
        }
        let width = |interval: &crate::Interval| interval.high - interval.low;
        assert!((55.0..80.0).contains(&width(&deals.intervals(3)[0])));
        let games = orders(2, &duels(200, 200, 0));
        assert!((27.0..40.0).contains(&width(&games.intervals(3)[0])));
    }

    /// Games of up to five players, some with two seats, some tied.
    fn games() -> impl Strategy<Value = Vec<Vec<(usize, u8)>>> {
        let game = proptest::collection::vec((0..5_usize, 1..5_u8), 2..6);
        proptest::collection::vec(game, 0..40)
    }

    proptest! {
        #[test]
        fn new_names_change_no_rating(
            games in games(),
            names in Just(vec![0, 1, 2, 3, 4]).prop_shuffle(),
        ) {
            let of = |game: &Vec<_>| game.iter().map(|&(player, rank)| (names[player], rank)).collect();
            let renamed: Vec<Vec<(usize, u8)>> = games.iter().map(of).collect();
            let (before, after) = (rated(5, &games), rated(5, &renamed));
            for (player, rating) in before.iter().enumerate() {
                prop_assert!((rating - after[names[player]]).abs() < 1e-5);
            }
        }

        /// At the maximum of the likelihood each player comes next as often as its rating predicts.
        #[test]
        fn ratings_explain_the_games(games in games(), often in 1..200_usize) {
            let orders = orders(5, &games.iter().flat_map(|game| vec![game.clone(); often]).collect::<Vec<_>>());
            let ratings = orders.ratings();
            prop_assert!(ratings.iter().sum::<f64>().abs() < 1e-5);
            let strength = |player: usize| (ratings[player] / SCALE).exp();
            let mut surplus = vec![0.0; 5];
            for (one, other) in (0..5).flat_map(|one| (0..one).map(move |other| (one, other))) {
                let chance = strength(one) / (strength(one) + strength(other));
                surplus[one] += 0.5 - chance;
                surplus[other] += chance - 0.5;
            }
            let sets: Vec<&Vec<usize>> = {
                let mut sets: Vec<_> = orders.numbers.iter().collect();
                sets.sort_unstable_by_key(|(_, number)| **number);
                sets.into_iter().map(|(set, _)| set).collect()
            };
            for choice in orders.deals.iter().flatten() {
                surplus[choice.player] += choice.weight;
                let sum: f64 = sets[choice.among].iter().map(|&player| strength(player)).sum();
                for &player in sets[choice.among] {
                    surplus[player] -= choice.weight * strength(player) / sum;
                }
            }
            prop_assert!(surplus.iter().all(|part| part.abs() < 1e-4), "{surplus:?}");
        }
    }
}
