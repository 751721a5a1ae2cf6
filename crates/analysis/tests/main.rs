//! Reviews of whole games.

mod simplicity_games;
mod small_city_games;
mod ties;

use analysis::{PartDoc, Review, ReviewDoc, Reviewer};
use kernel::{InputOf, Notation, Seat, Study};
use search::{CancelToken, Compiled, Deal, Player};

/// The game at a table of so many seats, with standard components.
fn table<G: Notation>(seats: u8) -> G {
    let doc = G::default_setup(seats);
    let setup = G::setup_from(&doc, G::RULES, &G::library()).expect("the default can be played");
    G::new(&setup).expect("the default can be played")
}

/// The inputs of a game of bots, and its end.
fn played<G: Study>(
    game: &G,
    players: &Compiled<G>,
    (level, seed): (&str, u64),
) -> (Vec<InputOf<G>>, G::State) {
    let mut bots: Vec<_> =
        (0..game.seats()).map(|_| players.make(level).expect("a level")).collect();
    let mut bots: Vec<&mut dyn Player<G>> = bots.iter_mut().map(|bot| &mut **bot as _).collect();
    let mut inputs = vec![];
    let end = players.play(&mut Deal::new(game, seed, 0), &mut bots, &mut |input| {
        inputs.push(input.clone());
    });
    (inputs, end)
}

/// All parts of a review, in this order.
fn parts<G: Study>(review: &Review<G>, order: impl Iterator<Item = usize>) -> Vec<PartDoc> {
    let never = CancelToken::default();
    order.map(|part| review.part(part, &never).expect("nothing cancels it")).collect()
}

fn whole<G: Study>(review: &Review<G>) -> ReviewDoc {
    review.finish(parts(review, 0..review.parts()))
}

/// `start + draws + own + others = result` for every seat, exactly, where `others` are what follows from
/// the values of the parts one by one, and the result is that of the rules.
fn balances(review: &ReviewDoc, result: impl Fn(Seat) -> f64) {
    for seat in Seat::first(review.seats.into()) {
        let at = seat.index();
        let (mut now, mut draws, mut own, mut others) = (review.start[at].0, 0, 0, 0);
        let (mut deals, mut decisions) =
            (review.deals.iter().peekable(), review.decisions.iter().peekable());
        loop {
            let next = decisions.peek().map(|decision| decision.at);
            if let Some(deal) = deals.next_if(|deal| next.is_none_or(|at| deal.at <= at)) {
                others += deal.before[at].0 - now;
                draws += deal.value[at].0 - deal.before[at].0;
                now = deal.value[at].0;
            } else if let Some(decision) = decisions.next() {
                let after = decision.played.value.get(at).unwrap_or(&decision.value[at]).0;
                others += decision.value[at].0 - now;
                let change = after - decision.value[at].0;
                if decision.who == seat {
                    assert_eq!(change, -decision.loss.0, "the loss is what the choice changed");
                    own += change;
                } else {
                    others += change;
                }
                now = after;
            } else {
                break;
            }
        }
        let balance = &review.balance[at];
        others += balance.result.0 - now;
        assert_eq!((balance.draws.0, balance.own.0), (draws, own));
        assert_eq!(balance.others.0, others);
        assert_eq!(balance.start.0 + draws + own + others, balance.result.0);
        assert!((balance.result.number() - result(seat)).abs() < 0.1, "{balance:?}");
        assert!(own <= 0);
    }
}
