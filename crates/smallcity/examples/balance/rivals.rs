//! A planner against random play, every record replayed.

use std::sync::Arc;

use kernel::Game;
use record::{Record, Recorder, replay};
use search::{Deal, Interval, Player, Tally, make_player, play_game};
use smallcity::SmallCity;
use smallcity::constants::Library;

use crate::games::on_all_cores;
use crate::sets::{self, Set};
use crate::tables::head;

/// The players, in rotation.
const BOTS: [&str; 2] = ["planner", "random"];

/// The results of games.
struct Duels {
    tally: Tally,
    /// Games in which no random player is first.
    ahead: u64,
    replayed: u64,
}

impl Default for Duels {
    fn default() -> Duels {
        Duels { tally: Tally::new(BOTS.len(), smallcity::SEATS), ahead: 0, replayed: 0 }
    }
}

/// Prints how often a planner is ahead of random play with each module and in each city.
pub(crate) fn print(games: u64, seats: u8) {
    println!("Games of each: {games}, of {} at {seats} seats.", BOTS.join(" and "));
    head(
        "set",
        &["a planner is first in %", "[95 %]", "its mean score", "random", "records replayed"],
    );
    for set in sets::modules().into_iter().chain(sets::cities()) {
        let Duels { tally, ahead, replayed } = play(&set, seats, games);
        let [planner, random] = &tally.bots[..] else { continue };
        let Interval { value, low, high } = Interval::rate(ahead, games);
        println!(
            "| {} | {:.1} | [{:.1}, {:.1}] | {:.1} | {:.1} | {replayed} of {} |",
            set.name,
            100.0 * value,
            100.0 * low,
            100.0 * high,
            planner.mean_score().value,
            random.mean_score().value,
            tally.games,
        );
    }
}

/// The games of `citywright simulate` with these bots and seed 1.
fn play(set: &Set, seats: u8, games: u64) -> Duels {
    let all = on_all_cores(games, |index, duels: &mut Duels| {
        // The list of bots rotates by one from game to game.
        let place = |seat: u8| (u64::from(seat) + index) as usize % usize::from(seats);
        let bots: Vec<usize> = (0..seats).map(|seat| place(seat) % BOTS.len()).collect();
        let names = bots.iter().map(|&bot| BOTS[bot].to_owned()).collect();
        let library = Library::standard();
        let mut recorder = Recorder::new(set.setup(seats, index).doc(), names, &library)
            .expect("the set-up can be played");
        let game: Arc<SmallCity> = recorder.shared_game();
        let make = |&bot: &usize| make_player(BOTS[bot]).expect("the bot is known");
        let mut players: Vec<Box<dyn Player<SmallCity>>> = bots.iter().map(make).collect();
        let mut players: Vec<&mut dyn Player<SmallCity>> =
            players.iter_mut().map(|player| &mut **player as _).collect();
        let mut deal = Deal::new(&*game, 1, index);
        let end = play_game(&mut deal, &mut players, |input| recorder.push_unchecked(input));
        let standings = game.standings(&end).expect("the game is over");
        duels.ahead += u64::from(standings.winners().all(|seat| bots[seat] == 0));
        duels.tally.count(&standings, &bots);
        let record = Record::<SmallCity>::from_json(&recorder.record().to_json(), 1);
        let record = record.expect("what was written down can be read");
        duels.replayed += u64::from(replay(&record, 1, &library).is_ok_and(|(_, at)| at == end));
    });
    let mut sum = Duels::default();
    for part in all {
        sum.tally.add(&part.tally);
        sum.ahead += part.ahead;
        sum.replayed += part.replayed;
    }
    sum
}
