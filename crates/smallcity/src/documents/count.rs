//! A finished game at a real table, counted part by part.

use std::collections::BTreeMap;

use kernel::{BadPosition, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use super::seat::ScoreDoc;
use super::tables::{PledgeDoc, TablesDoc};
use super::words::AskedDoc;
use crate::cards::Whereabouts;
use crate::constants::Stack;
use crate::game::SmallCity;
use crate::hooks::At;
use crate::pieces::Stakes;
use crate::promises::living;
use crate::rules::{Condition, PromiseRule};
use crate::score::{Judged, judged, office_for, score_with, standings_by, tolls};
use crate::written::{Sheet, read_sheet};

/// The points of a finished game, in parts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityCount")]
pub struct CountDoc {
    /// By seat.
    pub seats: Vec<CountedDoc>,
    /// The promises of this game, special ones included.
    pub promises: Vec<PledgeDoc>,
    /// The platforms of this game, without none.
    pub platforms: Vec<PledgeDoc>,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityCounted")]
pub struct CountedDoc {
    /// Its score. Promises that are not decided count nothing.
    pub score: ScoreDoc,
    /// Its rank, from 1; seats that tie share it (SC-14.4).
    pub rank: u8,
    /// Its promises, the platform last.
    pub promises: Vec<CountedPromise>,
}

/// A promise, judged by what the text says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityCountedPromise")]
pub struct CountedPromise {
    /// Its key in records.
    pub key: String,
    /// Its difficulty, or `special`, or `platform`.
    pub stack: Stack,
    /// What must hold, all of it.
    pub conditions: Vec<CountedCondition>,
    /// Whether it was kept; null if the text does not decide it.
    pub kept: Option<bool>,
    /// The votes that it brings, or costs below 0.
    pub points: i32,
    /// The rule behind these.
    pub rule: &'static str,
}

/// A part of a promise, with what the text says of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityCountedCondition")]
pub struct CountedCondition {
    /// The condition.
    #[serde(flatten)]
    pub asked: AskedDoc,
    /// The fact, as a phrase `fact` names it.
    pub name: String,
    /// The value of the fact; null if the text does not say.
    pub value: Option<i32>,
    /// Whether it holds; null if the text does not say.
    pub holds: Option<bool>,
}

/// Facts that other phrases say.
const FACTS: [(&str, &[&str]); 4] = [
    ("pollution", &["smoke", "measured"]),
    ("money", &["money"]),
    ("zone", &["zone"]),
    ("metal", &["goods"]),
];

/// The fact that ties compare (SC-14.4).
const LIVING: &str = "living";

/// What the phrases of a sheet say, by seat.
struct Counting<'g, 't> {
    game: &'g SmallCity,
    sheet: Sheet<'t>,
    facts: BTreeMap<(Seat, &'t str), i32>,
    /// Kept or broken promises and platforms, by key.
    judged: BTreeMap<(Seat, String), bool>,
}

impl CountDoc {
    /// Counts the game of a text.
    pub(super) fn new(game: &SmallCity, text: &str) -> Result<CountDoc, BadPosition> {
        let counting = Counting::new(game, text)?;
        let tables = TablesDoc::new(game);
        let platforms = tables.platforms.into_iter().filter(|pledge| !pledge.asked.is_empty());
        Ok(CountDoc {
            seats: counting.seats(),
            promises: tables.promises,
            platforms: platforms.collect(),
        })
    }
}

impl<'g, 't> Counting<'g, 't> {
    fn new(game: &'g SmallCity, text: &'t str) -> Result<Self, BadPosition> {
        let (rules, mut sheet) = (game.rules(), read_sheet(game, text)?);
        let (mut facts, mut judged) = (BTreeMap::new(), BTreeMap::new());
        for (seat, phrase) in std::mem::take(&mut sheet.told) {
            let kept = phrase.head.text == "kept";
            if phrase.head.text != "fact" {
                let known = |key: &str, text: &str| {
                    key == text || key.split_once('_').is_some_and(|(_, short)| short == text)
                };
                for word in &phrase.rest {
                    let all = rules.promises.iter().chain(&rules.platforms);
                    let found = all.map(|rule| &rule.key).find(|key| known(key, word.text));
                    judged.extend(found.map(|key| ((seat, key.clone()), kept)));
                }
                continue;
            }
            let [name, number] = *phrase.rest else {
                return Err(phrase.head.bad("write a fact and its number, such as fact living 12"));
            };
            let mut all = rules.promises.iter().chain(&rules.platforms);
            let asks = |rule: &PromiseRule| rule.conditions.iter().any(|one| one.name == name.text);
            if name.text != LIVING && !all.any(asks) {
                let problem = format!("no promise of this game asks for {:?}", name.text);
                return Err(name.breaks("SC-14.1", problem));
            }
            facts.insert((seat, name.text), number.number()?);
        }
        Ok(Counting { game, sheet, facts, judged })
    }

    fn seats(&self) -> Vec<CountedDoc> {
        let (rules, state) = (self.game.rules(), &self.sheet.state);
        let seats: Vec<CountedDoc> = Seat::first(rules.seats).map(|seat| self.seat(seat)).collect();
        let total = |seat: Seat| seats[seat.index()].score.total;
        let alive =
            |seat| self.fact(seat, LIVING).unwrap_or_else(|| living(At { rules, state, seat }));
        let places = standings_by(rules, state, total, alive).0;
        let ranked = seats
            .iter()
            .zip(&places)
            .map(|(seat, place)| CountedDoc { rank: place.rank, ..seat.clone() });
        ranked.collect()
    }

    fn seat(&self, seat: Seat) -> CountedDoc {
        let (rules, state) = (self.game.rules(), &self.sheet.state);
        let (mut promises, mut points) = (vec![], vec![]);
        for card in state.promises.cards_at(Whereabouts::Kept(seat)) {
            let rule = rules.promise(card);
            let (told, judged) = self.promise(seat, rule, card);
            promises.push(told);
            points.extend(judged);
        }
        let number = state.borough(seat).platform.filter(|&number| number > 0);
        let platform = number.map_or(0, |number| {
            let rule = &rules.platforms[usize::from(number)];
            let (told, judged) = self.promise(seat, rule, number);
            promises.push(told);
            judged.map_or(0, |judged| judged.points)
        });
        let at = At { rules, state, seat };
        let score = score_with(at, points.into_iter(), platform);
        let rated = rules.seats == 1 && state.borough(seat).plays();
        let score = ScoreDoc {
            rating: rated.then(|| office_for(rules, score.total())),
            ..ScoreDoc::of(&score, tolls(at).collect())
        };
        CountedDoc { score, rank: 0, promises }
    }

    /// A promise or a platform, and its points if it is decided.
    fn promise(
        &self,
        seat: Seat,
        rule: &PromiseRule,
        card: u8,
    ) -> (CountedPromise, Option<Judged>) {
        let rules = self.game.rules();
        let condition = |one: &Condition| {
            let value = self.value(seat, one);
            let holds = value.map(|value| one.compare.holds(value, one.number));
            CountedCondition { asked: AskedDoc::new(one), name: one.name.clone(), value, holds }
        };
        let conditions: Vec<CountedCondition> = rule.conditions.iter().map(condition).collect();
        let told = self.judged.get(&(seat, rule.key.clone())).copied();
        let kept = told.or_else(|| {
            let broken = conditions.iter().any(|one| one.holds == Some(false));
            let held = conditions.iter().all(|one| one.holds == Some(true));
            (broken || held).then_some(held)
        });
        let judged = kept.map(|kept| judged(rules, rule, card, kept));
        let Stakes { rule: cited, .. } = rules.stakes(rule);
        let doc = CountedPromise {
            key: rule.key.clone(),
            stack: rule.stack,
            conditions,
            kept,
            points: judged.map_or(0, |judged| judged.points),
            rule: cited,
        };
        (doc, judged)
    }

    fn fact(&self, seat: Seat, name: &str) -> Option<i32> {
        self.facts.get(&(seat, name)).copied()
    }

    /// The value of a condition's fact, if the text says it.
    fn value(&self, seat: Seat, condition: &Condition) -> Option<i32> {
        let name = condition.name.as_str();
        let (rules, state) = (self.game.rules(), &self.sheet.state);
        let words =
            FACTS.iter().find(|(fact, _)| *fact == name).map_or(&[][..], |(_, words)| words);
        let says =
            self.sheet.is_whole(seat) || words.iter().any(|word| self.sheet.says(seat, word));
        self.fact(seat, name).or_else(|| says.then(|| condition.value(rules, state, seat)))
    }
}
