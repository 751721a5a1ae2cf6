//! Who sits at the tables of a league.

use kernel::Rng;

/// An endless iterator over the players of each table. All players play equally often, or at most one
/// table more than another, and meet each other about equally often. Luck decides who plays and the
/// order of the seats.
///
/// If there are fewer players than seats, each has as many seats as the others or one more.
///
/// # Examples
/// ```
/// // Three players at tables of two: every pair meets once within three tables.
/// let mut tables: Vec<Vec<usize>> = search::Seating::new(3, 2, 7).take(3).collect();
/// tables.iter_mut().for_each(|table| table.sort());
/// tables.sort();
/// assert_eq!(tables, [[0, 1], [0, 2], [1, 2]]);
/// ```
#[derive(Clone, Debug)]
pub struct Seating {
    seats: usize,
    rng: Rng,
    /// By player, how many seats it had.
    played: Vec<u32>,
    /// By player and player, at how many tables they met.
    met: Vec<Vec<u32>>,
}

impl Seating {
    /// The tables of `players` players with `seats` seats each, drawn from `seed`.
    pub fn new(players: usize, seats: usize, seed: u64) -> Seating {
        let (played, met) = (vec![0; players], vec![vec![0; players]; players]);
        Seating { seats, rng: Rng::seed(seed), played, met }
    }

    /// The player for the next seat of a table: the one with the fewest seats here, then the fewest in
    /// all, then the fewest meetings with the others here.
    fn next_of(&mut self, table: &[usize]) -> usize {
        let order = self.shuffled((0..self.played.len()).collect());
        let need = |&player: &usize| {
            let here = table.iter().filter(|&&other| other == player).count();
            let met: u32 = table.iter().map(|&other| self.met[player][other]).sum();
            (here, self.played[player], met)
        };
        order.into_iter().min_by_key(need).expect("a league has players")
    }

    fn shuffled(&mut self, mut list: Vec<usize>) -> Vec<usize> {
        for end in (1..list.len()).rev() {
            list.swap(end, self.rng.below(end as u32 + 1) as usize);
        }
        list
    }
}

impl Iterator for Seating {
    type Item = Vec<usize>;

    fn next(&mut self) -> Option<Vec<usize>> {
        let mut table = Vec::with_capacity(self.seats);
        while table.len() < self.seats {
            let player = self.next_of(&table);
            table.push(player);
        }
        for (seat, &player) in table.iter().enumerate() {
            self.played[player] += 1;
            for &other in table[..seat].iter().filter(|&&other| other != player) {
                self.met[player][other] += 1;
                self.met[other][player] += 1;
            }
        }
        Some(self.shuffled(table))
    }
}

#[cfg(test)]
mod tests {
    use super::Seating;

    /// The smallest and largest of some counts.
    fn ends(counts: impl Iterator<Item = u32>) -> (u32, u32) {
        counts.fold((u32::MAX, 0), |(least, most), count| (least.min(count), most.max(count)))
    }

    /// At every moment, not only after a full cycle.
    #[test]
    fn all_play_and_meet_equally_often() {
        for (players, seats) in
            (2..=9).flat_map(|players| (2..=6).map(move |seats| (players, seats)))
        {
            let mut seating = Seating::new(players, seats, 3);
            for _ in 0..200 {
                seating.next();
                let (least, most) = ends(seating.played.iter().copied());
                assert!(most - least <= 1, "{players} at {seats}: {least} to {most} seats");
                let pairs = (0..players).flat_map(|one| (0..one).map(move |other| (one, other)));
                let (least, most) = ends(pairs.map(|(one, other)| seating.met[one][other]));
                assert!(
                    most - least <= 4 * times(players, seats),
                    "{players} at {seats}: {least} to {most}"
                );
            }
        }
    }

    /// The most pairs of seats that two players have at one table.
    fn times(players: usize, seats: usize) -> u32 {
        seats.div_ceil(players).pow(2) as u32
    }

    #[test]
    fn no_player_sits_twice_if_there_are_enough() {
        for table in Seating::new(5, 4, 1).take(50) {
            let mut players = table.clone();
            players.sort_unstable();
            players.dedup();
            assert_eq!(players.len(), 4, "{table:?}");
        }
        let mut table = Seating::new(2, 4, 1).next().expect("it has no end");
        table.sort_unstable();
        assert_eq!(table, [0, 0, 1, 1]);
    }
}
