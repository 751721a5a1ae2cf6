//! Random games of ours and of the crate `board-game`, interleaved in one run, so that both run on
//! the machine under the same load: connect4 there, Simplicity with four teams here.
//!
//! Each plays as its own searches do: `Board::play_random_available_move` until the game is done,
//! and `Hints::play_out` followed by scoring. Both draw from xoshiro256++. A move of connect4 is a
//! disc; a move of Simplicity is a decision, so five blocks and twenty takes a game (SIM-3.2,
//! SIM-3.4), and its draws of tiles, strips and pawns count for nothing.
//!
//! `cargo run --release --manifest-path peer-bench/Cargo.toml`. The exit status is 1 if we fall
//! below the required ratio.

use std::process::ExitCode;
use std::time::Instant;

use board_game::board::{Board, Outcome};
use board_game::games::connect4::Connect4;
use kernel::{Game, Hints, Rng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use simplicity::{Library, SetupDoc, Simplicity, Step};

/// How often the two alternate.
const PAIRS: usize = 41;
/// The games of one turn, some 50 milliseconds: long compared with the clock's resolution, short
/// compared with load changes of a shared machine.
const GAMES: u32 = 120_000;
/// Moves per second, ours over theirs: the required and the desired ratio.
const OWED: f64 = 0.5;
const GOAL: f64 = 1.3;

fn main() -> ExitCode {
    let mut theirs = Connect4Games(Xoshiro256PlusPlus::seed_from_u64(1));
    let mut ours = SimplicityGames::new();
    let turns: Vec<(Turn, Turn)> =
        (0..PAIRS).map(|_| (timed(|| theirs.play()), timed(|| ours.play()))).collect();

    let (theirs, ours): (Vec<Turn>, Vec<Turn>) = turns.iter().copied().unzip();
    println!("{PAIRS} turns each, one after the other; median (min to max)\n");
    println!("board-game 0.8.2, connect4");
    Spread::of(theirs.iter().map(Turn::games_per_second)).print("games/s", 1e6, " M");
    Spread::of(theirs.iter().map(Turn::moves_per_second)).print("moves/s", 1e6, " M");
    println!("Simplicity, 4 teams, with scoring");
    Spread::of(ours.iter().map(Turn::games_per_second)).print("games/s", 1e6, " M");
    Spread::of(ours.iter().map(Turn::moves_per_second)).print(
        "moves/s, takes and blocks",
        1e6,
        " M",
    );
    let takes = ours.iter().map(|turn| turn.moves_per_second() * 20.0 / 25.0);
    Spread::of(takes).print("moves/s, takes only", 1e6, " M");
    let ratios =
        turns.iter().map(|(theirs, ours)| ours.moves_per_second() / theirs.moves_per_second());
    println!("Moves/s of ours over theirs, turn by turn; owed {OWED}, wanted {GOAL}");
    let ratio = Spread::of(ratios.clone());
    ratio.print("takes and blocks", 1.0, "");
    Spread::of(ratios.map(|ratio| ratio * 20.0 / 25.0)).print("takes only", 1.0, "");
    ExitCode::from(u8::from(ratio.median < OWED))
}

/// The moves of one turn, and their time.
#[derive(Clone, Copy)]
struct Turn {
    moves: u32,
    seconds: f64,
}

impl Turn {
    fn games_per_second(&self) -> f64 {
        f64::from(GAMES) / self.seconds
    }

    fn moves_per_second(&self) -> f64 {
        f64::from(self.moves) / self.seconds
    }
}

/// The time of [`GAMES`] games that return the number of their moves.
fn timed(play: impl FnOnce() -> u32) -> Turn {
    let start = Instant::now();
    let moves = play();
    Turn { moves, seconds: start.elapsed().as_secs_f64() }
}

/// Random games of connect4.
struct Connect4Games(Xoshiro256PlusPlus);

impl Connect4Games {
    fn play(&mut self) -> u32 {
        let (mut moves, mut won, mut shortest, mut longest) = (0, 0, u32::MAX, 0);
        for _ in 0..GAMES {
            let mut board = Connect4::default();
            while board.play_random_available_move(&mut self.0).is_ok() {}
            let length = board.game_length();
            moves += length;
            (shortest, longest) = (shortest.min(length), longest.max(length));
            won += u32::from(matches!(board.outcome(), Some(Outcome::WonBy(_))));
        }
        // The first may win with a fourth disc; nearly all of the longest games of random players
        // are won too, but some fill the board.
        assert!(shortest >= 7 && longest <= 42, "games of {shortest} to {longest} moves");
        assert!(won < GAMES && won > GAMES / 100 * 99, "{won} of {GAMES} games are won");
        moves
    }
}

/// Random games of Simplicity.
struct SimplicityGames {
    game: Simplicity,
    rng: Rng,
}

impl SimplicityGames {
    fn new() -> SimplicityGames {
        let setup = SetupDoc::new(4).resolve(&Library::standard());
        let setup = setup.expect("the standard components are there");
        SimplicityGames { game: Simplicity::new(&setup).expect("sound"), rng: Rng::seed(1) }
    }

    fn play(&mut self) -> u32 {
        let (mut takes, mut points) = (0, 0);
        for _ in 0..GAMES {
            let mut state = self.game.start();
            self.game.play_out(&mut state, &mut self.rng);
            let scores = self.game.scores(&state);
            assert_eq!(self.game.step(&state), Step::Over);
            takes += state.city.owned().len();
            points += scores.iter().map(|team| u32::from(team.total())).sum::<u32>();
        }
        // Rules SIM-3.1 and SIM-3.4, and vector V6.
        assert_eq!(takes, 20 * GAMES, "five discs for each of four teams");
        let mean = f64::from(points) / f64::from(GAMES) / 4.0;
        assert!((14.0..15.1).contains(&mean), "{mean} points a team");
        takes + 5 * GAMES
    }
}

/// Figures of all turns.
struct Spread {
    min: f64,
    median: f64,
    max: f64,
}

impl Spread {
    fn of(figures: impl Iterator<Item = f64>) -> Spread {
        let mut figures: Vec<f64> = figures.collect();
        figures.sort_by(f64::total_cmp);
        Spread {
            min: figures[0],
            median: figures[figures.len() / 2],
            max: figures[figures.len() - 1],
        }
    }

    fn print(&self, what: &str, unit: f64, name: &str) {
        let [min, median, max] = [self.min, self.median, self.max].map(|figure| figure / unit);
        println!("  {what:<26} {median:>6.2}{name} ({min:.2} to {max:.2})");
    }
}
