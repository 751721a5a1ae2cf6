//! Plays games of one level among itself, reviews some decisions of each, and prints the losses that
//! divide them into the shares of [`SHARES`].

use std::error::Error;

use catalog::{ContestRequest, DecisionDoc, Grade, game};
use kernel::Rng;
use search::Interval;

use crate::{Asked, decisions};

/// The shares of decisions that are at most best, sound, slips and mistakes; the rest are blunders.
const SHARES: [f64; 4] = [0.45, 0.70, 0.85, 0.95];
const GRADES: [Grade; 5] = [Grade::Best, Grade::Sound, Grade::Slip, Grade::Mistake, Grade::Blunder];

/// Prints thresholds and the shares that today's grades have.
pub(crate) fn print(name: &str, asked: &Asked<'_>) -> Result<(), Box<dyn Error>> {
    let &Asked { seats, games, seed, level, decisions: most, worlds } = asked;
    let face = game(name)?;
    let request = ContestRequest {
        players: seats,
        bots: vec![level.to_owned()],
        ..ContestRequest::default()
    };
    let contest = face.contest(&request).map_err(|refusal| refusal.to_string())?;
    let mut told = vec![];
    for index in 0..games {
        let mut record = String::new();
        contest.play(seed, index, Some(&mut record));
        let review = face.review(record.trim_end(), 1, worlds)?;
        told.extend(decisions(&*review, &mut Rng::stream(seed, index), most));
    }
    let is_free = |decision: &DecisionDoc| decision.grade == Grade::None;
    let free = told.iter().filter(|decision| is_free(decision)).count();
    told.retain(|decision| !is_free(decision));
    let count = told.len();
    println!(
        "{name}, {seats} seats, {level}: {games} games, {count} decisions, {free} without choice"
    );
    let losses = |of: fn(&DecisionDoc) -> i32| {
        let mut losses: Vec<i32> = told.iter().map(of).collect();
        losses.sort_unstable();
        move |share: f64| {
            let place = (share * losses.len() as f64) as usize;
            f64::from(losses[place.min(losses.len() - 1)]) / 10.0
        }
    };
    // The best are told by the loss itself, the others by what exceeds its error.
    let all = losses(|decision| decision.loss.0);
    let sure = losses(|decision| (decision.loss.0 - decision.loss_error.0).max(0));
    let [best, others @ ..] = SHARES;
    println!("thresholds for the shares {SHARES:?}: {:?} {:?}", all(best), others.map(sure));
    for grade in GRADES {
        let count = told.iter().filter(|decision| decision.grade == grade).count();
        let Interval { value, low, high } = Interval::rate(count as u64, told.len() as u64);
        let [value, low, high] = [value, low, high].map(|share| 100.0 * share);
        println!("today {grade:?}: {value:.1} % [{low:.1}, {high:.1}]");
    }
    Ok(())
}
