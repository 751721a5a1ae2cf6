//! One seat's part of a view.

use std::collections::BTreeMap;

use kernel::{Observer, Seat, SeatSet};
use schemars::{JsonSchema, Schema};
use serde::Serialize;

use super::borough::{BoroughDoc, PeopleDoc, people};
use super::choice::{plans, rule, tile_of};
use super::counts::{MaterialsDoc, StacksDoc};
use super::words::AskedDoc;
use crate::action::Action;
use crate::cards::{STACKS, Whereabouts};
use crate::constants::Stack;
use crate::draft::Draft;
use crate::event::TollPart;
use crate::game::SmallCity;
use crate::hooks::At;
use crate::map::Cells;
use crate::material::MATERIALS;
use crate::modules::data as modules;
use crate::outlook::{DueDoc, ForecastDoc};
use crate::pieces::{Stakes, Stock};
use crate::plan::Plan;
use crate::planned::StepDoc;
use crate::promises::holds;
use crate::rules::{PromiseRule, Rules};
use crate::score::{Office, Score, office, score, tolls};
use crate::site::Site;
use crate::state::{Borough, State};
use crate::steps::city_hall::start_left;
use crate::steps::visit::chooses_platform;
use crate::view::View;

/// A seat with everything that it owns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCitySeat")]
pub struct SeatDoc {
    /// Which one.
    pub seat: Seat,
    /// Data of modules about it.
    #[serde(flatten)]
    pub own: modules::SeatDoc,
    /// Its map.
    pub borough: BoroughDoc,
    /// Dollars.
    pub money: u16,
    /// The vote track.
    pub votes: u16,
    /// The pollution track in percent.
    pub pollution: u16,
    /// The pollution track when the round began (SC-11.5).
    pub pollution_before: u16,
    /// What phase 6 would measure now, with the materials that people in Factories are about
    /// to make in this round. After phase 6 it is what measuring once more would add; that means
    /// nothing once pollution is no longer measured, or for a seat that is out.
    pub forecast: ForecastDoc,
    /// What phases 3 to 5 are still to bring in this round if people stay where they are. Only its
    /// owner, who alone plans by it, sees it until the end.
    pub due: Option<DueDoc>,
    /// The seats beside it that still play (SC-2.12).
    pub neighbours: Vec<Seat>,
    /// Stored materials.
    pub store: MaterialsDoc,
    /// How many pieces of material can be stored in all (SC-9.7).
    pub capacity: u8,
    /// Materials set aside, useless before they are stored.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(default)]
    pub apart: Option<MaterialsDoc>,
    /// Own people in City Hall.
    pub hall: Vec<PeopleDoc>,
    /// Own people in the Career Center, or beside the borough.
    pub aside: Vec<PeopleDoc>,
    /// Own citizens in the common reserve.
    pub reserve: u8,
    /// Own people who have died.
    pub dead: Vec<PeopleDoc>,
    /// The columns of the council discs, 0 left of column 1 (SC-12.1).
    pub discs: Vec<u8>,
    /// The rows of the same discs, 0 before their first move; they have no effect.
    pub disc_rows: Vec<u8>,
    /// How many are left of the tiles that only this seat may build, by code.
    pub own_stock: BTreeMap<String, u8>,
    /// The letter of the card taken this round.
    pub card: Option<String>,
    /// Deaths that are still due in this phase.
    pub deaths: u8,
    /// The round in which it was eliminated.
    pub out: Option<u8>,
    /// Its platform (SC-16.2), by key.
    pub platform: Option<String>,
    /// Whether it has committed in a common step.
    pub committed: bool,
    /// How many promises it has kept, by difficulty.
    pub kept: StacksDoc,
    /// The promises that the observer may know.
    pub promises: Vec<PromiseDoc>,
    /// The platforms among which it chooses now (SC-16.2), with their present state; only its owner
    /// sees them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub platforms: Vec<PromiseDoc>,
    /// The promises it put back that the observer may know, by key.
    pub put_back: Vec<String>,
    /// Its plan; only its owner sees it.
    pub plan: Option<PlanDoc>,
    /// The score as if the game ended now, if the observer may know all of it.
    pub score: Option<ScoreDoc>,
}

/// A promise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityPromise")]
pub struct PromiseDoc {
    /// Its key in records.
    pub key: String,
    /// Its difficulty, or `special`, or `platform`.
    pub stack: Stack,
    /// Whether it is kept, or just drawn.
    pub kept: bool,
    /// What must hold at the end, all of it.
    pub conditions: Vec<ConditionDoc>,
    /// Whether all of it holds now.
    pub holds: bool,
    /// The votes that it brings.
    pub reward: i32,
    /// The votes that it costs if it is broken.
    pub penalty: i32,
}

/// A part of a promise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityCondition")]
pub struct ConditionDoc {
    /// The condition.
    #[serde(flatten)]
    pub asked: AskedDoc,
    /// The present value of the fact.
    pub value: i32,
    /// Whether it holds now.
    pub holds: bool,
}

/// A plan (SC-5.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityPlan")]
pub struct PlanDoc {
    /// Its steps in order; in set-up the tiles that are placed beside City Hall.
    pub steps: Vec<PlannedDoc>,
    /// Build points that are left; in set-up the tiles that are still to be placed.
    pub points: u8,
    /// Whether building is over, because an upgrade or a later part has been planned (SC-5.2): the
    /// points that are left are useless then.
    pub building_over: bool,
    /// Where City Hall is planned (SC-3.9).
    pub hall: Cells,
    /// The platform that is planned, by key.
    pub platform: Option<String>,
    /// Dollars after it.
    pub money: u16,
    /// Materials after it.
    pub store: MaterialsDoc,
    /// The map after it, if every step succeeds.
    pub borough: BoroughDoc,
    /// Own people in City Hall after it: a new home may take a person from there (SC-5.7).
    pub hall_people: Vec<PeopleDoc>,
    /// What phase 6 would measure after it.
    pub forecast: ForecastDoc,
    /// What phases 3 to 5 would bring after it if people stay where they are; the data of the seat say
    /// which tile brings what.
    pub due: DueDoc,
    /// The promises of its seat with the values of their conditions after it.
    pub promises: Vec<PlannedPromiseDoc>,
}

/// A promise after a plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityPlannedPromise")]
pub struct PlannedPromiseDoc {
    /// Its key.
    pub key: String,
    /// The value of the fact of each condition, in order.
    pub conditions: Vec<i32>,
}

/// A step of a plan with its cost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityPlanned", transform = one_step)]
pub struct PlannedDoc {
    /// The step, after all steps before it.
    #[serde(flatten)]
    pub step: StepDoc,
    /// Dollars, those for the land included.
    pub money: u16,
    /// Build points (SC-5.3).
    pub points: u8,
    /// The rule that allows it.
    pub rule: String,
}

/// It is exactly one of the steps, given by its tag.
fn one_step(schema: &mut Schema) {
    if let Some(steps) = schema.remove("anyOf") {
        schema.insert("oneOf".to_owned(), steps);
    }
}

/// A score in parts (SC-14.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityScore")]
pub struct ScoreDoc {
    /// The vote track.
    pub votes: i32,
    /// Promises.
    pub promises: i32,
    /// Special promises.
    pub special: i32,
    /// The platform.
    pub platform: i32,
    /// The points that pollution costs.
    pub pollution: i32,
    /// The points that modules subtract.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub tolls: Vec<TollPart>,
    /// The sum.
    pub total: i32,
    /// What a solo player becomes, once the game is over (SC-17.4).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(default)]
    pub rating: Option<Office>,
}

impl SeatDoc {
    pub(super) fn new(game: &SmallCity, view: &View, seat: Seat) -> SeatDoc {
        let (rules, state) = (game.rules(), &view.state);
        let borough = state.borough(seat);
        let is_own = view.who == Observer::Seat(seat);
        let discs = borough.discs.iter().zip(&borough.disc_rows);
        let discs = discs.filter(|&(disc, _)| *disc <= rules.numbers.council_columns);
        let committed: SeatSet = state.committed;
        SeatDoc {
            seat,
            own: borough.modules.doc(),
            borough: BoroughDoc::new(game, seat, borough),
            money: borough.money,
            votes: borough.votes,
            pollution: borough.pollution,
            pollution_before: borough.pollution_before,
            forecast: game.forecast(state, seat),
            due: (is_own && !state.over).then(|| DueDoc::new(rules, state, seat)),
            neighbours: rules.neighbours(state, seat).collect(),
            store: borough.store.into(),
            capacity: rules.capacity(borough),
            apart: Some(apart(rules, borough))
                .filter(|apart| *apart != [0; MATERIALS])
                .map(Into::into),
            hall: people(rules, &borough.hall),
            aside: people(rules, &borough.aside),
            reserve: borough.reserve,
            dead: people(rules, &borough.dead),
            discs: discs.clone().map(|(&disc, _)| disc).collect(),
            disc_rows: discs.map(|(_, &row)| row).collect(),
            own_stock: own_stock(rules, borough, seat),
            card: borough.card.map(|card| rules.cards[usize::from(card)].letter.to_string()),
            deaths: borough.deaths,
            out: (borough.out > 0).then_some(borough.out),
            platform: borough
                .platform
                .map(|number| rules.platforms[usize::from(number)].key.clone()),
            committed: committed.contains(seat),
            kept: view.kept(rules, seat).into(),
            promises: promises(rules, state, seat),
            platforms: if is_own { platforms(rules, state, seat) } else { Vec::new() },
            put_back: put_back(rules, state, seat),
            plan: is_own.then(|| PlanDoc::new(game, state, seat)).flatten(),
            score: (is_own || state.over).then(|| ScoreDoc::new(rules, state, seat)),
        }
    }
}

/// The materials that modules have set aside.
fn apart(rules: &Rules, borough: &Borough) -> [u8; MATERIALS] {
    let all = rules.hooks.materials_apart.iter().map(|apart| apart(borough));
    all.fold([0; MATERIALS], |sum, more| std::array::from_fn(|kind| sum[kind] + more[kind]))
}

fn own_stock(rules: &Rules, borough: &Borough, seat: Seat) -> BTreeMap<String, u8> {
    let own = rules.kinds().filter(|&kind| {
        let rule = rules.tile(kind);
        matches!(rule.stock, Stock::Own(_)) && !rule.never.contains(seat)
    });
    own.map(|kind| (rules.code(kind), borough.own_stock[kind.index()])).collect()
}

/// A promise or a platform with its present state.
fn promise(rules: &Rules, state: &State, seat: Seat, rule: &PromiseRule, kept: bool) -> PromiseDoc {
    let condition = |part: &crate::rules::Condition| ConditionDoc {
        asked: AskedDoc::new(part),
        value: part.value(rules, state, seat),
        holds: part.holds(rules, state, seat),
    };
    let Stakes { reward, penalty, .. } = rules.stakes(rule);
    PromiseDoc {
        key: rule.key.clone(),
        stack: rule.stack,
        kept,
        conditions: rule.conditions.iter().map(condition).collect(),
        holds: holds(rules, state, seat, rule),
        reward,
        penalty,
    }
}

/// The promises that the observer may know: those in the view.
fn promises(rules: &Rules, state: &State, seat: Seat) -> Vec<PromiseDoc> {
    let at = |place: Whereabouts, kept: bool| {
        let cards: Vec<u8> = state.promises.cards_at(place).collect();
        cards.into_iter().map(move |card| promise(rules, state, seat, rules.promise(card), kept))
    };
    let mut all: Vec<PromiseDoc> = at(Whereabouts::Kept(seat), true).collect();
    all.extend(at(Whereabouts::Drawn(seat), false));
    let platform = state.borough(seat).platform.filter(|&number| number > 0);
    all.extend(
        platform
            .map(|number| promise(rules, state, seat, &rules.platforms[usize::from(number)], true)),
    );
    all
}

/// The platforms among which a seat chooses now; the first is none.
fn platforms(rules: &Rules, state: &State, seat: Seat) -> Vec<PromiseDoc> {
    let open = chooses_platform(At { rules, state, seat });
    let all = rules.platforms.iter().skip(1).filter(|_| open);
    all.map(|platform| promise(rules, state, seat, platform, false)).collect()
}

fn put_back(rules: &Rules, state: &State, seat: Seat) -> Vec<String> {
    let bottoms = (0..STACKS).flat_map(|stack| state.promises.bottoms[stack].iter());
    let known = bottoms.filter_map(|(card, by)| card.filter(|_| by == seat));
    known.map(|card| rules.promise(card).key.clone()).collect()
}

impl PlanDoc {
    fn new(game: &SmallCity, state: &State, seat: Seat) -> Option<PlanDoc> {
        let rules = game.rules();
        let plan = &state.plans[seat.index()];
        let platform = plan.platform.map(|number| rules.platforms[usize::from(number)].key.clone());
        let planning = plans(rules, state, seat);
        if !planning && plan.hall.is_empty() && platform.is_none() {
            return None;
        }
        let after = game.planned(state, seat);
        let left = start_left(At { rules, state, seat }).map_or(0, |(_, left, _)| left);
        let mut planned = *state;
        planned.boroughs[seat.index()] = after;
        Some(PlanDoc {
            steps: if planning {
                steps(game, state, seat)
            } else {
                placed(game, state, &after, plan)
            },
            points: if planning { game.points_left(state, seat) } else { left },
            building_over: plan.has_built(),
            hall: plan.hall,
            platform,
            money: after.money,
            store: after.store.into(),
            borough: BoroughDoc::new(game, seat, &after),
            hall_people: people(rules, &after.hall),
            forecast: game.forecast(&planned, seat),
            due: DueDoc::new(rules, &planned, seat).without_tiles(),
            promises: promises(rules, &planned, seat).into_iter().map(planned_promise).collect(),
        })
    }
}

fn planned_promise(promise: PromiseDoc) -> PlannedPromiseDoc {
    let conditions = promise.conditions.iter().map(|condition| condition.value).collect();
    PlannedPromiseDoc { key: promise.key, conditions }
}

/// The steps of a plan, each on the borough before it.
fn steps(game: &SmallCity, state: &State, seat: Seat) -> Vec<PlannedDoc> {
    let rules = game.rules();
    let mut draft = Draft::new(rules, &Site::of(state, seat, true));
    let step = |action: Action| {
        let before = draft.site.borough;
        draft.take(rules, &action);
        Some(PlannedDoc {
            step: StepDoc::new(rules, &before, &action)?,
            money: before.money - draft.site.borough.money,
            points: rules.points(&action),
            rule: rule(game, state, tile_of(rules, &before, &action).0, &action),
        })
    };
    state.plans[seat.index()].steps().filter_map(step).collect()
}

/// The tiles placed beside City Hall in set-up.
fn placed(game: &SmallCity, state: &State, borough: &Borough, plan: &Plan) -> Vec<PlannedDoc> {
    let step = |action: Action| {
        let step = StepDoc::new(game.rules(), borough, &action)?;
        let kind = tile_of(game.rules(), borough, &action).0;
        Some(PlannedDoc { step, money: 0, points: 0, rule: rule(game, state, kind, &action) })
    };
    plan.builds().filter_map(step).collect()
}

impl ScoreDoc {
    fn new(rules: &Rules, state: &State, seat: Seat) -> ScoreDoc {
        let parts = score(rules, state, seat);
        let tolls = tolls(At { rules, state, seat }).collect();
        ScoreDoc { rating: office(rules, state), ..ScoreDoc::of(&parts, tolls) }
    }

    /// These parts, without a rating.
    pub(super) fn of(parts: &Score, tolls: Vec<TollPart>) -> ScoreDoc {
        ScoreDoc {
            votes: parts.votes,
            promises: parts.promises,
            special: parts.special,
            platform: parts.platform,
            pollution: parts.pollution,
            tolls,
            total: parts.total(),
            rating: None,
        }
    }
}
