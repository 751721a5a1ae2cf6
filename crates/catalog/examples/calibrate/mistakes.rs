//! Shows what the mistakes that reviews flag are worth: plays games of one level among itself and reviews
//! some decisions of each. Where the review flags one, a slip or worse, the same bots play on from there:
//! so often with the choice that was made, and as often, with the same luck, with the one that the review
//! calls best. The luck is new, so the review cannot know it.

use std::collections::BTreeMap;
use std::error::Error;

use catalog::{DecisionDoc, Grade};
use kernel::{End, Game, Input, InputOf, Notation, Rng, Study};
use search::{Compiled, Deal, Player, play_from};
use serde_json::Value;

use crate::{Asked, decisions};

/// Tells the luck of the plays from that of the games.
const BLIND: u64 = 1 << 40;

pub(crate) fn print(name: &str, asked: &Asked<'_>, plays: u64) -> Result<(), Box<dyn Error>> {
    match name {
        "simplicity" => compare(&players::SIMPLICITY, asked, plays),
        "small-city" => compare(&players::SMALL_CITY, asked, plays),
        _ => Err(format!("no game is called {name:?}").into()),
    }
}

/// A flagged decision: what the review foretold that the better choice brings, and what it brought.
struct Flagged {
    round: u32,
    foretold: f64,
    /// The lead with the choice that was made, and with the better one.
    lead: [f64; 2],
    /// The share of wins of both, in percent.
    wins: [f64; 2],
}

/// Plays, reviews, plays on and prints.
fn compare<G: Study + Notation + Clone>(
    players: &Compiled<G>,
    asked: &Asked<'_>,
    plays: u64,
) -> Result<(), Box<dyn Error>> {
    let none = std::iter::empty();
    let compiled = catalog::compiled::<G>(G::RULES, asked.seats, none, &G::library());
    let game = compiled.map_err(|refusal| refusal.to_string())?.0;
    let mut flagged = vec![];
    for index in 0..asked.games {
        let (mut inputs, mut bots) = (vec![], Bots::new(&game, players, asked.level)?);
        let mut deal = Deal::new(&game, asked.seed, index);
        bots.play(&mut deal, game.start(), &mut |input| inputs.push(input.clone()));
        let review = analysis::Review::new(game.clone(), None, &inputs);
        let review = match asked.worlds {
            Some(worlds) => review.with_worlds(worlds),
            None => review,
        };
        let mut rng = Rng::stream(asked.seed, index);
        for decision in decisions(&review, &mut rng, asked.decisions) {
            if decision.grade >= Grade::Slip {
                flagged.push(play_on(
                    &game,
                    &inputs,
                    &decision,
                    &mut bots,
                    (asked.seed + index, plays),
                )?);
            }
        }
    }
    tell::<G>(asked, plays, &flagged);
    Ok(())
}

/// A bot on every seat.
struct Bots<G: Game>(Vec<Box<dyn Player<G>>>);

impl<G: Study> Bots<G> {
    fn new(game: &G, players: &Compiled<G>, level: &str) -> Result<Bots<G>, Box<dyn Error>> {
        let bots: Result<Vec<_>, _> = (0..game.seats()).map(|_| players.make(level)).collect();
        Ok(Bots(bots.map_err(|bad| bad.to_string())?))
    }

    fn play(
        &mut self,
        deal: &mut Deal<'_, G>,
        state: G::State,
        seen: &mut dyn FnMut(&InputOf<G>),
    ) -> G::State {
        let mut bots: Vec<&mut dyn Player<G>> =
            self.0.iter_mut().map(|bot| &mut **bot as _).collect();
        play_from(deal, state, &mut bots, seen)
    }
}

/// Plays a flagged decision on with both choices.
fn play_on<G: Study>(
    game: &G,
    inputs: &[InputOf<G>],
    decision: &DecisionDoc,
    bots: &mut Bots<G>,
    (seed, plays): (u64, u64),
) -> Result<Flagged, Box<dyn Error>> {
    let mut before = game.start();
    for input in &inputs[..decision.at] {
        game.apply_unchecked(&mut before, input);
    }
    let better = decision.best.first().ok_or("a flagged decision has a better choice")?;
    let (mut lead, mut wins) = ([0.0; 2], [0.0; 2]);
    for number in 0..plays {
        for (arm, plan) in [&decision.played.plan, &better.plan].into_iter().enumerate() {
            let state = after(game, before.clone(), decision, plan)?;
            // Both choices meet the same luck, which is that of no game that was reviewed.
            let mut deal = Deal::new(game, seed ^ BLIND, number);
            let end = bots.play(&mut deal, state, &mut |_| {});
            let standings = game.standings(&end).ok_or("the game was played to its end")?;
            let end = End::of(&standings).nth(decision.who.index()).ok_or("a seat has an end")?;
            lead[arm] += end.lead / plays as f64;
            wins[arm] += 100.0 * end.chance / plays as f64;
        }
    }
    Ok(Flagged { round: decision.round, foretold: decision.loss.number(), lead, wins })
}

/// The state after a plan, as far as what the seat did not know allows it.
fn after<G: Study>(
    game: &G,
    mut state: G::State,
    decision: &DecisionDoc,
    plan: &[Value],
) -> Result<G::State, Box<dyn Error>> {
    for entry in plan {
        let entry = serde_json::from_value(entry.clone())?;
        let input = game.input(&entry).map_err(|fault| format!("{fault:?}"))?;
        let Input::Act { seat, .. } = &input else { return Err("a plan has no draws".into()) };
        assert_eq!(*seat, decision.who, "a plan is that of who decides");
        if game.apply(&mut state, &input).is_err() {
            break;
        }
    }
    Ok(state)
}

/// A mean with its 95 % interval, as text.
fn mean(numbers: impl Iterator<Item = f64> + Clone) -> String {
    let count = numbers.clone().count().max(1) as f64;
    let mean = numbers.clone().sum::<f64>() / count;
    let squares: f64 = numbers.map(|number| (number - mean) * (number - mean)).sum();
    let error = (squares / (count * (count - 1.0)).max(1.0)).sqrt();
    format!("{mean:.1} +- {:.1}", 1.96 * error)
}

fn tell<G: Study>(asked: &Asked<'_>, plays: u64, flagged: &[Flagged]) {
    let Asked { seats, games, level, decisions, .. } = asked;
    let name = G::NAME;
    println!("{name}, {seats} seats, {level}: {decisions} decisions of each of {games} games");
    println!("{plays} plays of each flagged one with each choice");
    let mut rounds = BTreeMap::<u32, Vec<&Flagged>>::new();
    for one in flagged {
        rounds.entry(one.round).or_default().push(one);
    }
    let all = ("all".to_owned(), flagged.iter().collect());
    let rounds = rounds.into_iter().map(|(round, each)| (format!("round {round}"), each));
    for (name, each) in rounds.chain([all]) {
        let of = |value: fn(&&Flagged) -> f64| mean(each.iter().map(value));
        println!(
            "{name}: {} flagged, foretold {}; lead {} to {}: {}; wins % {} to {}: {}",
            each.len(),
            of(|one| one.foretold),
            of(|one| one.lead[0]),
            of(|one| one.lead[1]),
            of(|one| one.lead[1] - one.lead[0]),
            of(|one| one.wins[0]),
            of(|one| one.wins[1]),
            of(|one| one.wins[1] - one.wins[0]),
        );
    }
}
