//! Games of one player against another at every other seat, for `docs/strength.md`:
//! `cargo run --release -p citywright-smallcity --example strength -- 3 60 1 plans:worlds=100 planner`
//! plays 60 games of seed 1 at three seats. A player may be a level. Options of the set-up follow, as in
//! `modules=police,traders`; with `repeat` each deal is played from every seat with the same luck.

use std::time::{Duration, Instant};

use kernel::{Game, Notation, Rng, Seat};
use search::{Deal, Interval, Player, make_player, play_game};
use smallcity::{Action, SmallCity, View};

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

/// The results of one of the two players.
#[derive(Default)]
struct Side {
    choices: u32,
    time: Duration,
    scores: Vec<i32>,
}

impl Side {
    fn milliseconds(&self) -> f64 {
        1e3 * self.time.as_secs_f64() / f64::from(self.choices.max(1))
    }

    fn median(&mut self) -> i32 {
        self.scores.sort_unstable();
        self.scores.get(self.scores.len() / 2).copied().unwrap_or(0)
    }

    /// The percentage of scores below 0.
    fn below(&self) -> f64 {
        let below = self.scores.iter().filter(|score| **score < 0).count();
        100.0 * below as f64 / self.scores.len() as f64
    }
}

/// The mean with 1.96 standard errors; each run of `deal` leads is one independent sample.
fn mean(leads: &[f64], deal: usize) -> String {
    let of = |leads: &[f64]| leads.iter().sum::<f64>() / leads.len() as f64;
    let samples: Vec<f64> = leads.chunks(deal).map(of).collect();
    let (mean, count) = (of(leads), samples.len() as f64);
    let squares = samples.iter().map(|one| (one - mean).powi(2)).sum::<f64>();
    let error = 1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt();
    format!("{mean:+.1} +- {error:.1}")
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [seats, games, seed, one, other, more @ ..] = &arguments[..] else {
        panic!("say: seats, games, seed, a player, its rivals, options, repeat");
    };
    let number = |text: &str| text.parse::<u64>().expect("a number");
    let (seats, games, seed) = (number(seats), number(games), number(seed));
    let mut setup = SmallCity::default_setup(seats as u8);
    for option in more.iter().filter(|word| *word != "repeat") {
        let (key, value) = option.split_once('=').expect("an option is written key=value");
        SmallCity::set_option(&mut setup, key, value).expect("an option of the game");
    }
    let setup = SmallCity::setup_from(&setup, SmallCity::RULES, &SmallCity::library());
    let game = SmallCity::new(&setup.expect("a set-up")).expect("the set-up can be played");
    let repeat = if more.iter().any(|word| word == "repeat") { seats } else { 1 };
    let (mut wins, mut best, mut others) = (0, vec![], vec![]);
    let mut sides = [Side::default(), Side::default()];
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
        let mut deal = Deal::again(&game, seed, index / repeat * repeat, index);
        let end = play_game(&mut deal, &mut players, |_| {});
        let standings = game.standings(&end).expect("the game is over");
        for (seat, bot) in bots.iter().enumerate() {
            let side = &mut sides[usize::from(seat != own)];
            side.choices += bot.choices;
            side.time += bot.time;
            side.scores.push(standings.0[seat].score);
        }
        wins += u64::from(standings.winners().any(|seat| seat == own));
        best.push(standings.lead(Seat::new(own)));
        let rivals = standings.0.iter().enumerate().filter(|(seat, _)| *seat != own);
        let sum: i32 = rivals.map(|(_, place)| place.score).sum();
        let mean = f64::from(sum) / (seats - 1).max(1) as f64;
        others.push(f64::from(standings.0[own].score) - mean);
    }
    let Interval { value, low, high } = Interval::rate(wins, games);
    let deal = repeat as usize;
    println!(
        "| {one} | {other} | {seats} | {games} | {:.1} [{:.1}, {:.1}] | {} | {} | {:.1} | {:.1} | \
         {}, {} | {:.0} |",
        100.0 * value,
        100.0 * low,
        100.0 * high,
        mean(&best, deal),
        mean(&others, deal),
        sides[0].milliseconds(),
        sides[1].milliseconds(),
        sides[0].median(),
        sides[1].median(),
        sides[0].below(),
    );
}
