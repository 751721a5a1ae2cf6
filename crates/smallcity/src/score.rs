//! The final score and who wins (section 14, section 18).

use kernel::{Place, Seat, Standings};
use schemars::JsonSchema;
use serde::Serialize;

use crate::cards::Whereabouts;
use crate::constants::Stack;
use crate::event::TollPart;
use crate::hooks::{At, Total};
use crate::pieces::Stakes;
use crate::promises::{holds, living};
use crate::rules::{PromiseRule, Rules};
use crate::state::State;

/// A promise or a platform at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The card, by number.
    pub card: u8,
    /// Whether it was kept.
    pub kept: bool,
    /// The points for that.
    pub points: i32,
    /// The rule behind the points.
    pub rule: &'static str,
}

/// The parts of a score (SC-14.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// The vote track.
    pub votes: i32,
    /// Promises kept, less those broken (SC-14.2).
    pub promises: i32,
    /// Special promises (SC-16.1).
    pub special: i32,
    /// The platform (SC-16.2).
    pub platform: i32,
    /// The points that pollution costs.
    pub pollution: i32,
    /// The points that modules subtract.
    pub tolls: i32,
}

impl Score {
    /// The sum.
    pub const fn total(&self) -> i32 {
        self.votes + self.promises + self.special + self.platform - self.pollution - self.tolls
    }
}

/// The points that modules subtract from a score, as if the game ended now; 0 for a seat that is out.
pub(crate) fn tolls(at: At<'_>) -> impl Iterator<Item = TollPart> {
    let plays = at.borough().plays();
    at.rules.more(Total::Toll).map(move |toll| TollPart {
        source: toll.source,
        points: if plays { (toll.amount)(at) } else { 0 },
        rule: toll.rule,
    })
}

/// The promises of a seat, judged on the state as it is (SC-14.1, SC-14.2, SC-16.1).
pub fn promises<'a>(
    rules: &'a Rules,
    state: &'a State,
    seat: Seat,
) -> impl Iterator<Item = Judged> + 'a {
    state.promises.cards_at(Whereabouts::Kept(seat)).map(move |card| {
        let rule = rules.promise(card);
        let kept = holds(rules, state, seat, rule);
        judged(rules, rule, card, kept)
    })
}

/// The platform of a seat, judged as its promises are (SC-16.2); nothing if it stands for none.
pub(crate) fn platform(rules: &Rules, state: &State, seat: Seat) -> Option<Judged> {
    let card = state.borough(seat).platform.filter(|number| *number > 0)?;
    let rule = &rules.platforms[usize::from(card)];
    Some(judged(rules, rule, card, holds(rules, state, seat, rule)))
}

/// A promise or platform that was kept or broken.
pub(crate) fn judged(rules: &Rules, rule: &PromiseRule, card: u8, kept: bool) -> Judged {
    let Stakes { reward, penalty, rule } = rules.stakes(rule);
    Judged { card, kept, points: if kept { reward } else { -penalty }, rule }
}

/// The score of a seat as if the game ended now.
pub fn score(rules: &Rules, state: &State, seat: Seat) -> Score {
    let platform = platform(rules, state, seat).map_or(0, |judged| judged.points);
    score_with(At { rules, state, seat }, promises(rules, state, seat), platform)
}

/// The score of a seat with these judged promises and the points of its platform.
pub(crate) fn score_with(
    At { rules, state, seat }: At<'_>,
    promises: impl Iterator<Item = Judged>,
    platform: i32,
) -> Score {
    let borough = state.borough(seat);
    let (mut plain, mut special) = (0, 0);
    for Judged { card, points, .. } in promises {
        let of_special = rules.promise(card).stack == Stack::Special;
        *if of_special { &mut special } else { &mut plain } += points;
    }
    Score {
        votes: borough.votes.into(),
        promises: plain,
        special,
        platform,
        pollution: rules.numbers.vote_cost_per_pollution * i32::from(borough.pollution),
        tolls: tolls(At { rules, state, seat }).map(|toll| toll.points).sum(),
    }
}

/// What a solo player becomes (SC-17.4), from the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "SmallCityOffice")]
#[allow(missing_docs)]
pub enum Office {
    Clerk,
    Councillor,
    Deputy,
    Mayor,
}

impl Office {
    /// All offices, from the lowest.
    pub const ALL: [Office; 4] = [Office::Clerk, Office::Councillor, Office::Deputy, Office::Mayor];

    /// Its name in documents.
    pub const fn name(self) -> &'static str {
        match self {
            Office::Clerk => "clerk",
            Office::Councillor => "councillor",
            Office::Deputy => "deputy",
            Office::Mayor => "mayor",
        }
    }
}

/// The office that a solo game brought (SC-17.4); none while it runs, if it is lost, or with more seats.
pub fn office(rules: &Rules, state: &State) -> Option<Office> {
    let seat = Seat::new(0);
    let rated = rules.seats == 1 && state.over && state.borough(seat).plays();
    rated.then(|| office_for(rules, score(rules, state, seat).total()))
}

/// The office that a score brings.
pub(crate) fn office_for(rules: &Rules, total: i32) -> Office {
    let reached = rules.numbers.solo_rating.iter().filter(|least| total >= **least).count();
    Office::ALL[reached.min(Office::ALL.len() - 1)]
}

/// How the game ended (SC-14.4, SC-18.3).
pub(crate) fn standings(rules: &Rules, state: &State) -> Standings {
    let total = |seat| score(rules, state, seat).total();
    standings_by(rules, state, total, |seat| living(At { rules, state, seat }))
}

/// The same with these scores and living citizens.
pub(crate) fn standings_by(
    rules: &Rules,
    state: &State,
    total: impl Fn(Seat) -> i32,
    living: impl Fn(Seat) -> i32,
) -> Standings {
    let key = |seat: Seat| {
        let borough = state.borough(seat);
        let pollution = -i32::from(borough.pollution);
        if borough.plays() {
            (1, total(seat), (pollution, i32::from(borough.money), living(seat)))
        } else {
            // A seat that lasted longer ranks higher; in the same round, the seat that polluted less
            // does.
            (0, borough.out.into(), (pollution, 0, 0))
        }
    };
    let keys: Vec<_> = Seat::first(rules.seats).map(key).collect();
    let places = Seat::first(rules.seats).map(|seat| Place {
        score: total(seat),
        rank: 1 + keys.iter().filter(|other| **other > keys[seat.index()]).count() as u8,
        out: !state.borough(seat).plays(),
    });
    Standings(places.collect())
}
