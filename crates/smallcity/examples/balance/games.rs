//! Games between bots, on all cores.

use kernel::Game;
use search::{Deal, Player, make_player, play_game};
use smallcity::SmallCity;

use crate::sets::Set;
use crate::tally::Tally;

/// Does pieces of work, from 0 on, on all cores; each thread gathers its own results. The result
/// must not depend on the order of pieces.
pub(crate) fn on_all_cores<T: Default + Send>(
    pieces: u64,
    work: impl Fn(u64, &mut T) + Sync,
) -> Vec<T> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let work = &work;
        let thread = |first| {
            scope.spawn(move || {
                let mut own = T::default();
                (first as u64..pieces).step_by(cores).for_each(|piece| work(piece, &mut own));
                own
            })
        };
        let threads: Vec<_> = (0..cores).map(thread).collect();
        threads.into_iter().map(|thread| thread.join().expect("games are played")).collect()
    })
}

/// The results of games of a set between bots of one kind.
pub(crate) fn balanced(set: &Set, seats: u8, games: u64, bot: &str) -> Tally {
    let tables: Vec<SmallCity> = (0..u64::from(seats))
        .map(|index| SmallCity::new(&set.setup(seats, index)).expect("the set-up can be played"))
        .collect();
    let tallies = on_all_cores(games, |index, tally: &mut Tally| {
        let game = &tables[(index % u64::from(seats)) as usize];
        let mut bots: Vec<Box<dyn Player<SmallCity>>> =
            (0..seats).map(|_| make_player(bot).expect("the bot is known")).collect();
        let mut players: Vec<&mut dyn Player<SmallCity>> =
            bots.iter_mut().map(|bot| &mut **bot as _).collect();
        let mut watch = tally.watch(game, set.city);
        play_game(&mut Deal::new(game, 1, index), &mut players, |input| watch.input(input));
        watch.end();
    });
    tallies.into_iter().fold(Tally::default(), Tally::and)
}
