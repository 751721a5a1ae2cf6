//! Why not here: the nearest reason for one cell, and what to show with it.

use kernel::{Game, Input, RefusalDoc, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::choice::{NearDoc, because, is_planning, site};
use super::offer::{judge_planned, judge_price};
use crate::action::{Action, Build, Spot};
use crate::council::Stage;
use crate::draft::Draft;
use crate::entry::{spot, unknown};
use crate::game::SmallCity;
use crate::hooks::At;
use crate::illegal::{Amounts, Illegal, Why, refuse};
use crate::map::{Cell, Cells};
use crate::material::{MATERIALS, Material};
use crate::pieces::{Code, Kind, Price};
use crate::rules::Rules;
use crate::site::Site;
use crate::state::{Borough, State};
use crate::steps::city_hall;
use crate::steps::council::judge_council_kind;

/// A question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "SmallCityQuestion")]
pub enum QuestionDoc {
    /// Why an action is impossible there.
    Why(ThereDoc),
}

/// An action and its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, deny_unknown_fields)]
#[schemars(rename = "SmallCityThere")]
pub enum ThereDoc {
    /// A tile, by code, that covers a cell.
    Build {
        /// Its code.
        tile: String,
        /// The cell.
        cell: Cell,
    },
    /// A tile that gains a cell (SC-7.1).
    Upgrade {
        /// A cell of the tile.
        upgrade: Cell,
        /// The cell that it would gain.
        cell: Cell,
    },
    /// A Park that gains a cell, perhaps with another (SC-5.6).
    Enlarge {
        /// A cell of the Park.
        enlarge: Cell,
        /// The cell that it would gain.
        cell: Cell,
    },
    /// A person who goes to a space, in words of entries: `c4`, or abroad `1:c4` (SC-8.3).
    Move {
        /// From where.
        #[serde(rename = "move")]
        from: String,
        /// To where.
        to: String,
    },
}

/// Why not, and what to show with it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityAnswer")]
pub struct AnswerDoc {
    /// Why not: the nearest reason. Null if nothing forbids it.
    pub refusal: Option<RefusalDoc<Illegal>>,
    /// The placement that it concerns: of all that cover the cell, the nearest to a legal one.
    pub place: Cells,
    /// What is in the way or of the wrong kind, in full.
    pub cells: Cells,
    /// The owner of the map with those cells, if not the asker.
    pub host: Option<Seat>,
    /// What does meet the criterion.
    pub counts: Vec<NearDoc>,
    /// The influence area, where something is missing in it.
    pub area: Cells,
    /// The short entry of the ledger.
    pub ledger: Option<LedgerDoc>,
    /// Whether the tile needs a place on the edge of the map.
    pub edge: bool,
}

/// The things that a seat may be short of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "SmallCityLedger")]
#[allow(missing_docs)]
pub enum LedgerDoc {
    Money,
    Wood,
    Stone,
    Metal,
    /// Tiles of a kind.
    Stock,
    /// Build points.
    Points,
}

/// A placement with what forbids it.
struct Tried {
    kind: Kind,
    cells: Cells,
    why: Option<Illegal>,
}

impl SmallCity {
    pub(super) fn answer(
        &self,
        state: &State,
        seat: Seat,
        question: &QuestionDoc,
    ) -> Result<AnswerDoc, Illegal> {
        let QuestionDoc::Why(there) = question;
        let rules = self.rules();
        Ok(match there {
            ThereDoc::Build { tile, cell } => {
                let kind = rules.kind_named(tile).ok_or_else(|| unknown("tile", tile))?;
                self.shown(state, seat, self.why_build(state, seat, kind, *cell))
            }
            ThereDoc::Upgrade { upgrade, cell } => {
                self.shown(state, seat, self.why_upgrade(state, seat, *upgrade, *cell))
            }
            ThereDoc::Enlarge { enlarge, cell } => {
                self.shown(state, seat, self.why_enlarge(state, seat, *enlarge, *cell))
            }
            ThereDoc::Move { from, to } => {
                self.why_move(state, seat, spot(seat, from)?, spot(seat, to)?)
            }
        })
    }

    /// Where a seat builds now: in its plan, or by the council without its price.
    fn building_ground(&self, state: &State, seat: Seat) -> Result<(Site, Option<Draft>), Illegal> {
        let rules = self.rules();
        let builds = state.now.council.stage == Stage::Build;
        if is_planning(rules, state) {
            if state.committed.contains(seat) {
                refuse!("SC-5.1", PlanCommitted);
            }
            let draft = Draft::of(rules, state, seat);
            Ok((draft.site, Some(draft)))
        } else if builds && self.turn(state) == kernel::Turn::Seat(seat) {
            Ok((site(rules, state, seat), None))
        } else {
            // Another step is under way; its own rule says that seats plan nothing in it.
            self.check_act(state, seat, &Action::Grow)?;
            refuse!("SC-5.1", WrongStep)
        }
    }

    /// Why a tile cannot cover a cell.
    fn why_build(&self, state: &State, seat: Seat, kind: Kind, cell: Cell) -> Tried {
        let rules = self.rules();
        if city_hall::is_now(rules, state) {
            return why_start(At { rules, state, seat }, kind, cell);
        }
        let nowhere = |why| Tried { kind, cells: Cells::of(cell), why: Some(why) };
        let (site, draft) = match self.building_ground(state, seat) {
            Ok(ground) => ground,
            Err(why) => return nowhere(why),
        };
        let allowed = match &draft {
            Some(draft) => judge_planned(rules, draft, kind),
            None => judge_council_kind(At { rules, state, seat }, kind),
        };
        if let Err(why) = allowed.and_then(|()| site.judge_kind(rules, kind)) {
            return nowhere(why);
        }
        let price = if draft.is_some() { site.price(rules, kind) } else { Price::Money(0) };
        let dollars = if let Price::Money(money) = price { money } else { 0 };
        let shapes = &rules.shapes[rules.tile(kind).shapes];
        let places = shapes.placements(site.borough.zone).iter().map(|place| place.cells);
        nearest(&site.borough, kind, rules, cell, Cells::NONE, places, |cells| {
            site.judge_place(rules, kind, cells, cells)?;
            judge_price(rules, &site, kind, price)?;
            let build = Build { kind, cells, pay: [0; MATERIALS], enter: None };
            site.judge_money(rules, &build, dollars)
        })
    }

    fn why_upgrade(&self, state: &State, seat: Seat, tile: Cell, cell: Cell) -> Tried {
        let ground = self.building_ground(state, seat);
        let on = ground.as_ref().ok().and_then(|(site, _)| site.borough.tiles.on(tile));
        let (kind, old) = on.map_or((Kind(0), Cells::of(tile)), |(_, kind, cells)| (kind, cells));
        let kind = self.rules().tile(kind).next.unwrap_or(kind);
        let tile = old.first().unwrap_or(tile);
        let judged = ground.and_then(|(_, draft)| match draft {
            Some(draft) => draft.judge(self.rules(), &Action::Upgrade { tile, cell }),
            None => refuse!("SC-12.7", WrongStep),
        });
        Tried { kind, cells: old | Cells::of(cell), why: judged.err() }
    }

    fn why_enlarge(&self, state: &State, seat: Seat, park: Cell, cell: Cell) -> Tried {
        let rules = self.rules();
        let nowhere = |why| Tried { kind: Kind(0), cells: Cells::of(cell), why: Some(why) };
        let draft = match self.building_ground(state, seat) {
            Ok((_, Some(draft))) => draft,
            Ok((_, None)) => return nowhere(Illegal::new("SC-12.7", Why::WrongStep)),
            Err(why) => return nowhere(why),
        };
        let borough = &draft.site.borough;
        let Some((_, kind, old)) = borough.tiles.on(park) else {
            return nowhere(Illegal::new("SC-5.6", Why::NoParkBegins { cell: park }));
        };
        let Some(park) = old.first().filter(|_| rules.tile(kind).enlarges()) else {
            let why = Why::NotAPark { tile: Code::of(rules.tile(kind)), cells: old };
            return nowhere(Illegal::new("SC-5.6", why));
        };
        let larger = rules.tiles.iter().filter(|rule| rule.enlarges());
        let larger = larger.filter(|rule| rule.level > rules.tile(kind).level);
        let places = larger.flat_map(|rule| rules.shapes[rule.shapes].placements(borough.zone));
        let places = places.map(|place| place.cells).filter(|cells| old.within(*cells));
        nearest(borough, kind, rules, cell, old, places, |cells| {
            draft.judge(rules, &Action::Enlarge { park, cells: cells.without(old) })
        })
    }

    fn why_move(&self, state: &State, seat: Seat, from: Spot, to: Spot) -> AnswerDoc {
        let action = Action::Move { from, to, drive: false };
        let judged = self.check(state, &Input::Act { seat, action });
        let host = state.boroughs.get(to.seat.index());
        let tile = host.and_then(|borough| borough.tiles.on(to.cell)).map(|(_, _, cells)| cells);
        let guest = host.and_then(|borough| borough.guests[seat.index()]).map(Cells::of);
        let there = Cells::of(to.cell);
        let why = judged.err();
        let cells = match why.as_ref().map(Illegal::why) {
            None => Cells::NONE,
            Some(Why::SameColour { .. } | Why::NotForTourists { .. }) => tile.unwrap_or(there),
            Some(Why::OneTouristEach { .. }) => guest.unwrap_or(there),
            Some(_) => there,
        };
        AnswerDoc {
            refusal: why.as_ref().map(RefusalDoc::of),
            place: there,
            cells,
            host: Some(to.seat).filter(|host| *host != seat),
            ..AnswerDoc::default()
        }
    }

    /// What to show with a reason on the seat's map.
    fn shown(&self, state: &State, seat: Seat, tried: Tried) -> AnswerDoc {
        let (rules, borough) = (self.rules(), self.planned(state, seat));
        let Tried { kind, cells: place, why } = tried;
        let Some(why) = why else { return AnswerDoc { place, ..AnswerDoc::default() } };
        let mut answer = AnswerDoc { place, ..AnswerDoc::default() };
        let zone = Cells::zone(borough.zone);
        match why.why() {
            Why::TileThere { cells } | Why::MayorThere { cells } | Why::CemeteryThere { cells } => {
                answer.cells = things(&borough, *cells);
            }
            Why::HomeAndFactory { cells, .. } => answer.cells = things(&borough, *cells),
            Why::OutsideZone { cells }
            | Why::SomebodyThere { cells, .. }
            | Why::LandThere { cells, .. }
            | Why::NewThisRound { cells, .. }
            | Why::NotBeside { cells, .. }
            | Why::NotAPark { cells, .. } => answer.cells = *cells,
            Why::OnlyOne { .. } => {
                let key = &rules.tile(kind).key;
                answer.cells = rules.cells_of(&borough, |rule| rule.key == *key);
            }
            Why::FewPublics { .. }
            | Why::FewHomes { .. }
            | Why::NoRefinery { .. }
            | Why::NoHarbor { .. }
            | Why::NoFactory { .. }
            | Why::FewLand { .. } => {
                answer.counts = because(rules, &borough, kind, place);
                answer.area = place.halo().without(place) & zone;
            }
            Why::NothingBeside { .. } => answer.area = place.beside() & zone,
            Why::NotOnEdge { .. } => answer.edge = true,
            Why::Module(why) => answer.cells = why.cells(),
            _ => {}
        }
        answer.ledger = ledger(why.why());
        answer.refusal = Some(RefusalDoc::of(&why));
        answer
    }
}

/// Why a start tile cannot cover a cell.
fn why_start(at: At<'_>, kind: Kind, cell: Cell) -> Tried {
    let borough = city_hall::begun(at).borough;
    let shapes = &at.rules.shapes[at.rules.tile(kind).shapes];
    let places = shapes.placements(borough.zone).iter().map(|place| place.cells);
    let judge = |cells| city_hall::judge_start(at, kind, cells);
    nearest(&borough, kind, at.rules, cell, Cells::NONE, places, judge)
}

/// Of the places over a cell, which may use cells that are covered already, the nearest to a legal one.
/// Worst to best, they fail for things in the way, lack of room, tiles to keep apart, unmet needs, the
/// price.
fn nearest(
    borough: &Borough,
    kind: Kind,
    rules: &Rules,
    cell: Cell,
    old: Cells,
    places: impl Iterator<Item = Cells>,
    judge: impl Fn(Cells) -> Result<(), Illegal>,
) -> Tried {
    let one = Cells::of(cell);
    if let Err(why) = crate::building::judge_empty(rules, borough, one) {
        return Tried { kind, cells: one, why: Some(why) };
    }
    let over =
        places.filter(|cells| cells.contains(cell) && cells.without(old).within(borough.empty()));
    let mut best: Option<(u16, Tried)> = None;
    for cells in over {
        let why = judge(cells).err();
        let near = why.as_ref().map_or(u16::MAX, |why| nearness(why.why()));
        if best.as_ref().is_none_or(|(known, _)| near > *known) {
            best = Some((near, Tried { kind, cells, why }));
        }
    }
    let no_room = || {
        let why = Why::NoRoomThere { tile: Code::of(rules.tile(kind)), cell };
        Tried { kind, cells: one, why: Some(Illegal::new("SC-2.10", why)) }
    };
    best.map_or_else(no_room, |(_, tried)| tried)
}

/// How near a placement is to a legal one; of two that lack something, the one with more of it is
/// nearer.
fn nearness(why: &Why) -> u16 {
    match why {
        Why::FewPublics { has, .. } | Why::FewHomes { has, .. } | Why::FewLand { has, .. } => {
            200 + u16::from(*has)
        }
        Why::HomeAndFactory { .. } => 100,
        _ => match why.code() {
            "blocked" => 0,
            "cannot_pay" => 2_000,
            "criterion" | "needs_perimeter" => 200,
            // What modules forbid is judged after needs.
            _ => 1_000,
        },
    }
}

/// All things on some cells, with all their cells.
fn things(borough: &Borough, cells: Cells) -> Cells {
    let tiles = borough.tiles.iter().map(|(_, _, tile)| tile);
    let all = tiles.chain([borough.mayor]).filter(|thing| thing.meets(cells));
    all.fold(cells, |all, thing| all | thing)
}

/// The entry of the ledger that a refusal finds short.
fn ledger(why: &Why) -> Option<LedgerDoc> {
    Some(match why {
        Why::TileDear { .. }
        | Why::LandDear { .. }
        | Why::CellDear { .. }
        | Why::ParkDear { .. }
        | Why::GrowthDear { .. } => LedgerDoc::Money,
        Why::MaterialsShort { cost: Amounts(cost), stored: Amounts(stored), .. } => {
            let short = |&material: &Material| cost[material as usize] > stored[material as usize];
            match Material::ALL.into_iter().find(short)? {
                Material::Wood => LedgerDoc::Wood,
                Material::Stone => LedgerDoc::Stone,
                Material::Metal => LedgerDoc::Metal,
            }
        }
        Why::NoneLeft { .. } | Why::OnlyOne { .. } => LedgerDoc::Stock,
        Why::PointsShort { .. }
        | Why::BuildingOver
        | Why::UpgradesOver
        | Why::PlanEnds
        | Why::ZoneHasGrown => LedgerDoc::Points,
        _ => return None,
    })
}
