//! Games of one player against another at every other seat, for `docs/strength.md`:
//! `cargo run --release -p citywright-smallcity --example strength -- 3 60 1 plans:worlds=100 planner`
//! plays 60 games of seed 1 at three seats. A player may be a level.

use std::time::{Duration, Instant};

use kernel::{Game, Rng, Seat};
use search::{Deal, Interval, Player, make_player, play_game};
use smallcity::{Action, Setup, SmallCity, View};

/// A player, how often it chose, and how long that took.
struct Timed {
    player: Box<dyn Player<SmallCity>>,
    choices: u32,
    time: Duration,
}

impl Player<SmallCity> for Timed {
    fn choose(
        &mut self,
        game: &SmallCity,
        view: &View,
        seat: Seat,
        legal: &[Action],
        rng: &mut Rng,
    ) -> usize {
        let begun = Instant::now();
        let choice = self.player.choose(game, view, seat, legal, rng);
        self.choices += 1;
        self.time += begun.elapsed();
        choice
    }
}

/// Of one of the two.
#[derive(Default)]
struct Cost {
    choices: u32,
    time: Duration,
}

impl Cost {
    fn milliseconds(&self) -> f64 {
        1e3 * self.time.as_secs_f64() / f64::from(self.choices.max(1))
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [seats, games, seed, one, other] = &arguments[..] else {
        panic!("say: seats, games, seed, a player, its rivals");
    };
    let number = |text: &str| text.parse::<u64>().expect("a number");
    let (seats, games, seed) = (number(seats), number(games), number(seed));
    let game = SmallCity::new(&Setup::new(seats as u8)).expect("the set-up can be played");
    let (mut wins, mut leads) = (0, vec![]);
    let mut costs = [Cost::default(), Cost::default()];
    for index in 0..games {
        let own = (index % seats) as usize;
        let spec = |seat| if seat == own { one } else { other };
        let mut bots: Vec<Timed> = (0..seats as usize)
            .map(|seat| {
                let player = make_player(spec(seat)).expect("the player is known");
                Timed { player, choices: 0, time: Duration::ZERO }
            })
            .collect();
        let mut players: Vec<&mut dyn Player<SmallCity>> =
            bots.iter_mut().map(|bot| bot as _).collect();
        let end = play_game(&mut Deal::new(&game, seed, index), &mut players, |_| {});
        for (seat, bot) in bots.iter().enumerate() {
            let cost = &mut costs[usize::from(seat != own)];
            cost.choices += bot.choices;
            cost.time += bot.time;
        }
        let standings = game.standings(&end).expect("the game is over");
        wins += u64::from(standings.winners().any(|seat| seat == own));
        leads.push(standings.lead(Seat::new(own)));
    }
    let Interval { value, low, high } = Interval::rate(wins, games);
    let count = games as f64;
    let lead = leads.iter().sum::<f64>() / count;
    let squares = leads.iter().map(|one| (one - lead).powi(2)).sum::<f64>();
    let error = 1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt();
    println!(
        "| {one} | {other} | {seats} | {games} | {:.1} [{:.1}, {:.1}] | {lead:+.1} +- {error:.1} | \
         {:.1} | {:.1} |",
        100.0 * value,
        100.0 * low,
        100.0 * high,
        costs[0].milliseconds(),
        costs[1].milliseconds(),
    );
}
