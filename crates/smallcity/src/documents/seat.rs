//! One seat's part of a view.

use std::collections::BTreeMap;

use kernel::{Observer, Seat, SeatSet};
use schemars::{JsonSchema, Schema};
use serde::Serialize;

use super::choice::{plans, rule, tile_of};
use super::counts::{MaterialsDoc, StacksDoc};
use super::effect::function;
use super::forecast::{DueDoc, ForecastDoc};
use super::lines::{DrawnDoc, LinesDoc};
use super::words::AskedDoc;
use crate::action::Action;
use crate::cards::{STACKS, Whereabouts};
use crate::constants::Stack;
use crate::draft::Draft;
use crate::event::TollPart;
use crate::facets::Facet;
use crate::game::SmallCity;
use crate::hooks::At;
use crate::map::{Cell, Cells};
use crate::modules;
use crate::pieces::{Land, Stakes, Stock};
use crate::plan::Plan;
use crate::planned::StepDoc;
use crate::promises::holds;
use crate::rules::{PromiseRule, Rules};
use crate::score::{score, tolls};
use crate::site::Site;
use crate::state::{Borough, State};
use crate::steps::city_hall::start_left;
use crate::view::View;

/// A seat with all that it owns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCitySeat")]
pub struct SeatDoc {
    /// Which one.
    pub seat: Seat,
    /// What modules say of it.
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
    /// What phase 6 would measure as things are, with what people in Factories are about to make in
    /// this round; after phase 6 what measuring once more would add, of no meaning where nothing is
    /// measured any more, or for a seat that is out.
    pub forecast: ForecastDoc,
    /// What phases 3 to 5 are still to bring in this round, as people stand; told to its owner, who
    /// alone plans by it, until the end.
    pub due: Option<DueDoc>,
    /// The seats beside it that still play (SC-2.12).
    pub neighbours: Vec<Seat>,
    /// Stored materials.
    pub store: MaterialsDoc,
    /// How many pieces of material can be stored in all (SC-9.7).
    pub capacity: u8,
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
    /// The rows of the same discs, 0 before their first move; nothing follows from them.
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
    /// The promises it put back that the observer may know, by key.
    pub put_back: Vec<String>,
    /// What it plans; told to its owner alone.
    pub plan: Option<PlanDoc>,
    /// The score as if the game ended now, where all of it may be known.
    pub score: Option<ScoreDoc>,
}

/// A map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityBorough")]
pub struct BoroughDoc {
    /// The size of the zone (SC-2.3).
    pub zone: u8,
    /// The tiles by their first cells.
    pub tiles: BTreeMap<String, PlacedDoc>,
    /// The people spaces by their cells, with who is on them (SC-2.13).
    pub spaces: BTreeMap<String, SpaceDoc>,
    /// Cells of the zone where nothing stands.
    pub empty: Cells,
    /// The Mayor's cells.
    pub mayor: Cells,
    /// The cemetery.
    pub cemetery: Cells,
    /// How many lie in it.
    pub buried: u8,
    /// Land of some kind that a module brings.
    pub land: Vec<LandDoc>,
    /// What lies on borders and points.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub lines: Vec<DrawnDoc>,
    /// Borders that no tile lies across.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(default)]
    pub walls: Option<LinesDoc>,
    /// Own people on open ground, by their cells; it has no people spaces.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(default)]
    pub standing: BTreeMap<String, SomebodyDoc>,
    /// People of whom a module says something.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub marks: Vec<MarkDoc>,
}

/// People of whom a module says something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityMark")]
pub struct MarkDoc {
    /// What it says, as a code.
    pub mark: &'static str,
    /// The cells with such people.
    pub cells: Cells,
    /// Those in City Hall.
    pub hall: Vec<PeopleDoc>,
}

/// A tile on a map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityPlaced")]
pub struct PlacedDoc {
    /// Its code.
    pub tile: String,
    /// Its level.
    pub level: u8,
    /// Its cells.
    pub cells: Cells,
}

/// A people space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCitySpace")]
pub struct SpaceDoc {
    /// What it is for, in Commerce (SC-6.2).
    pub function: Option<&'static str>,
    /// Who is there.
    pub who: Option<SomebodyDoc>,
}

/// Somebody on a space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCitySomebody")]
pub struct SomebodyDoc {
    /// What kind of people.
    pub person: &'static str,
    /// Whose.
    pub seat: Seat,
    /// Whether it does nothing this round (SC-8.5).
    pub idle: bool,
}

/// So many people of a kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityPeople")]
pub struct PeopleDoc {
    /// Which.
    pub person: &'static str,
    /// How many.
    pub count: u8,
}

/// Land of some kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityLand")]
pub struct LandDoc {
    /// Its letter on a map.
    pub letter: String,
    /// What it is, as a code.
    pub name: String,
    /// Where.
    pub cells: Cells,
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
    /// What it asks for.
    #[serde(flatten)]
    pub asked: AskedDoc,
    /// What the fact is now.
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
    /// Whether building is over, because an upgrade, or what follows upgrades, has been planned (SC-5.2):
    /// the points that are left are of no use then.
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
    /// Own people in City Hall after it: a new home may take somebody from there (SC-5.7).
    pub hall_people: Vec<PeopleDoc>,
    /// What would be measured in phase 6 after it.
    pub forecast: ForecastDoc,
    /// What phases 3 to 5 would bring after it, as people stand; which tile brings what is told of the
    /// seat as it is.
    pub due: DueDoc,
    /// The promises of its seat with what their conditions would be after it.
    pub promises: Vec<PlannedPromiseDoc>,
}

/// A promise after a plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityPlannedPromise")]
pub struct PlannedPromiseDoc {
    /// Its key.
    pub key: String,
    /// What the fact of each condition would be, in their order.
    pub conditions: Vec<i32>,
}

/// A step of a plan with what it costs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityPlanned", transform = one_step)]
pub struct PlannedDoc {
    /// The step, as things are after those before it.
    #[serde(flatten)]
    pub step: StepDoc,
    /// Dollars, those for the land included.
    pub money: u16,
    /// Build points (SC-5.3).
    pub points: u8,
    /// The rule that allows it.
    pub rule: String,
}

/// It is exactly one of the steps, as their tags tell.
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
    /// What pollution costs.
    pub pollution: i32,
    /// What modules take off besides.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub tolls: Vec<TollPart>,
    /// The sum.
    pub total: i32,
}

impl SmallCity {
    /// Land of every kind on a map, which modules bring.
    pub fn land(&self, borough: &Borough) -> Vec<Land> {
        self.rules().land(borough).collect()
    }
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
            own: modules::SeatDoc::of(&borough.modules),
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
            put_back: put_back(rules, state, seat),
            plan: is_own.then(|| PlanDoc::new(game, state, seat)).flatten(),
            score: (is_own || state.over).then(|| ScoreDoc::new(rules, state, seat)),
        }
    }
}

/// So many of each kind of people, those of which there are none left out but citizens.
fn people(rules: &Rules, counts: &[u8]) -> Vec<PeopleDoc> {
    let kinds = rules.persons().map(|person| (rules.person(person).name, counts[person.index()]));
    let told = kinds.enumerate().filter(|(kind, (_, count))| *kind == 0 || *count > 0);
    told.map(|(_, (person, count))| PeopleDoc { person, count }).collect()
}

fn own_stock(rules: &Rules, borough: &Borough, seat: Seat) -> BTreeMap<String, u8> {
    let own = rules.kinds().filter(|&kind| {
        let rule = rules.tile(kind);
        matches!(rule.stock, Stock::Own(_)) && !rule.never.contains(seat)
    });
    own.map(|kind| (rules.code(kind), borough.own_stock[kind.index()])).collect()
}

impl BoroughDoc {
    fn new(game: &SmallCity, seat: Seat, borough: &Borough) -> BoroughDoc {
        let rules = game.rules();
        let placed = |(_, kind, cells): (usize, crate::pieces::Kind, Cells)| {
            let first = cells.first().map(|cell| cell.to_string()).unwrap_or_default();
            (first, PlacedDoc { tile: rules.code(kind), level: rules.tile(kind).level, cells })
        };
        let spaces = borough.tiles.iter().flat_map(|(_, kind, cells)| {
            let tied = if rules.tile(kind).is(Facet::CityHall) {
                Cells::NONE
            } else {
                rules.spaces(kind, cells)
            };
            tied.iter().map(move |cell| {
                let function = function(rules, kind, cells.rank(cell));
                let who = somebody(rules, seat, borough, cell);
                (cell.to_string(), SpaceDoc { function, who })
            })
        });
        let land = game.land(borough).into_iter().map(|land| LandDoc {
            letter: land.letter.to_string(),
            name: land.name.to_owned(),
            cells: land.cells,
        });
        BoroughDoc {
            zone: borough.zone,
            tiles: borough.tiles.iter().map(placed).collect(),
            spaces: spaces.collect(),
            empty: borough.empty(),
            mayor: borough.mayor,
            cemetery: borough.cemetery,
            buried: borough.buried,
            land: land.collect(),
            lines: rules.lines(borough).map(DrawnDoc::from).collect(),
            walls: Some(rules.walls(borough)).filter(|walls| !walls.is_empty()).map(LinesDoc::from),
            standing: standing(rules, seat, borough),
            marks: marks(rules, borough),
        }
    }
}

/// Own people who are on no people space.
fn standing(rules: &Rules, seat: Seat, borough: &Borough) -> BTreeMap<String, SomebodyDoc> {
    let cells = borough.own_people().without(rules.spaces_of(borough, |_| true));
    let who = |cell| somebody(rules, seat, borough, cell);
    cells.iter().filter_map(|cell| Some((cell.to_string(), who(cell)?))).collect()
}

/// The marks that there are.
fn marks(rules: &Rules, borough: &Borough) -> Vec<MarkDoc> {
    let marks = rules.marks(borough).map(|mark| {
        let counts = rules.persons().map(|person| (person, mark.hall[person.index()]));
        let hall = counts.filter(|(_, count)| *count > 0);
        let hall =
            hall.map(|(person, count)| PeopleDoc { person: rules.person(person).name, count });
        MarkDoc { mark: mark.name, cells: mark.cells, hall: hall.collect() }
    });
    marks.filter(|mark| !mark.cells.is_empty() || !mark.hall.is_empty()).collect()
}

fn somebody(rules: &Rules, seat: Seat, borough: &Borough, cell: Cell) -> Option<SomebodyDoc> {
    let own = rules.persons().find(|person| borough.people[person.index()].contains(cell));
    if let Some(person) = own {
        let idle = borough.idle.contains(cell);
        let person = rules.person(person).name;
        return Some(SomebodyDoc { person, seat, idle });
    }
    let guest =
        Seat::first(rules.seats).find(|guest| borough.guests[guest.index()] == Some(cell))?;
    let idle = borough.idle_guests.contains(guest);
    let person = rules.person(crate::pieces::Person::CITIZEN).name;
    Some(SomebodyDoc { person, seat: guest, idle })
}

/// A promise or a platform with how things stand.
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

/// Those that the observer may know: what the view holds.
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

/// The steps of a plan, each as it is seen when it is its turn.
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

/// What is placed beside City Hall in set-up.
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
        ScoreDoc {
            votes: parts.votes,
            promises: parts.promises,
            special: parts.special,
            platform: parts.platform,
            pollution: parts.pollution,
            tolls: tolls(At { rules, state, seat }).collect(),
            total: parts.total(),
        }
    }
}
