//! Events, for the observers who may know them.
//!
//! An event is data: who, what, where and how much, with the rule behind it. It is its own document.
//! Messages turn it into a sentence for a reader in a language. It names pieces by the codes that
//! records use: tiles by code, cards by letter, promises and platforms by key, people by name.

use kernel::{RefusalDoc, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::constants::Stack;
use crate::illegal::Illegal;
use crate::map::{Cell, Cells};
use crate::material::{Amount, Material};
use crate::modules::data as modules;
use crate::planned::{Next, StepDoc};
pub use crate::source::{Extra, Part, PollutionKind, PollutionPart, Source, TollPart};

/// Something that an input makes happen, with the id of the rule behind it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[schemars(rename = "SmallCityEvent")]
#[allow(missing_docs)]
pub enum Event {
    /// The first host of the Mayor (SC-3.1).
    FirstHost {
        seat: Seat,
        rule: &'static str,
    },
    /// Only its seat learns the promise.
    PromiseDrawn {
        seat: Seat,
        stack: Stack,
        promise: Option<String>,
        rule: &'static str,
    },
    /// Only its seat learns the promise.
    PromiseKept {
        seat: Seat,
        stack: Stack,
        promise: Option<String>,
        rule: &'static str,
    },
    /// A seat has committed in a common step.
    Committed {
        seat: Seat,
        rule: &'static str,
    },
    /// A seat takes back its commit.
    Reopened {
        seat: Seat,
        rule: &'static str,
    },
    /// A plan has changed; only its seat learns it.
    Planned {
        seat: Seat,
        rule: &'static str,
    },
    /// City Hall stands.
    CityHall {
        seat: Seat,
        cells: Cells,
        rule: &'static str,
    },
    RoundBegins {
        round: u8,
        host: Seat,
        rule: &'static str,
    },
    MayorComes {
        seat: Seat,
        cells: Cells,
        rule: &'static str,
    },
    /// A card is put away for the whole game.
    CardBoxed {
        card: char,
        rule: &'static str,
    },
    CardShown {
        card: char,
        rule: &'static str,
    },
    /// With the choice of its taker, if the card leaves one.
    CardTaken {
        seat: Seat,
        card: char,
        chosen: Option<&'static str>,
        rule: &'static str,
    },
    /// `number` is the number of the step in the plan of its seat, from 1; none outside a plan.
    ZoneGrown {
        seat: Seat,
        size: u8,
        number: Option<u8>,
        rule: &'static str,
    },
    /// All plans are shown.
    Revealed {
        rule: &'static str,
    },
    /// A tile is built, and a person may enter it from City Hall.
    Built {
        seat: Seat,
        tile: String,
        cells: Cells,
        person: Option<&'static str>,
        number: Option<u8>,
        rule: &'static str,
    },
    /// A Park on these cells gains others.
    Enlarged {
        seat: Seat,
        tile: String,
        cells: Cells,
        with: Cells,
        next: Next,
        number: Option<u8>,
        rule: &'static str,
    },
    /// A tile on these cells gains one.
    Upgraded {
        seat: Seat,
        tile: String,
        cells: Cells,
        with: Cell,
        next: Next,
        number: Option<u8>,
        rule: &'static str,
    },
    /// A step of a plan cannot be carried out (SC-5.9).
    Failed {
        seat: Seat,
        step: StepDoc,
        refusal: RefusalDoc<Illegal>,
        number: Option<u8>,
        /// The cause of the failure, if it is known.
        cause: Option<Cause>,
        rule: &'static str,
    },
    /// The people of a new tile come onto the map.
    Manned {
        seat: Seat,
        person: &'static str,
        cells: Cells,
        rule: &'static str,
    },
    Moved {
        seat: Seat,
        person: &'static str,
        from: Place,
        to: Place,
        rule: &'static str,
    },
    /// `count` people could not move: on `cells` in their own borough, and `abroad` elsewhere.
    Idle {
        seat: Seat,
        count: u8,
        cells: Option<Cells>,
        abroad: u8,
        rule: &'static str,
    },
    /// A person comes to City Hall from beside the borough.
    Entered {
        seat: Seat,
        person: &'static str,
        rule: &'static str,
    },
    WentHome {
        seat: Seat,
        person: &'static str,
        cell: Cell,
        rule: &'static str,
    },
    /// Free work draws citizens to City Hall.
    Arrived {
        seat: Seat,
        count: u8,
        rule: &'static str,
    },
    Earned {
        seat: Seat,
        money: i32,
        source: Source,
        /// What each tile brought, if tiles brought it.
        parts: Vec<Part>,
        rule: &'static str,
    },
    /// A seat pays for something besides buildings and the council.
    Charged {
        seat: Seat,
        paid: Paid,
        source: Source,
        rule: &'static str,
    },
    Sold {
        seat: Seat,
        material: Material,
        money: u16,
        /// What the tile used for the sale brought.
        parts: Vec<Part>,
        rule: &'static str,
    },
    Bought {
        seat: Seat,
        money: u8,
        votes: i32,
        /// What the tile used for the purchase brought.
        parts: Vec<Part>,
        rule: &'static str,
    },
    Traded {
        seat: Seat,
        material: Material,
        votes: i32,
        /// What the tile used for the trade brought.
        parts: Vec<Part>,
        rule: &'static str,
    },
    Produced {
        seat: Seat,
        materials: Vec<Amount>,
        /// What each Factory brought, by workplace.
        parts: Vec<Part>,
        rule: &'static str,
    },
    Discarded {
        seat: Seat,
        material: Material,
        rule: &'static str,
    },
    Voted {
        seat: Seat,
        votes: i32,
        source: Source,
        /// What each tile brought, if tiles brought it.
        parts: Vec<Part>,
        rule: &'static str,
    },
    /// The track rises to `track` by `rise`, that is `gross - relief + extra` (SC-11.4).
    Polluted {
        seat: Seat,
        rise: u16,
        track: u16,
        gross: u16,
        relief: u16,
        extra: Vec<Extra>,
        /// The parts of the rise.
        parts: Vec<PollutionPart>,
        rule: &'static str,
    },
    /// The track rises outside phase 6.
    Soiled {
        seat: Seat,
        more: u16,
        track: u16,
        source: Source,
        rule: &'static str,
    },
    Eliminated {
        seat: Seat,
        rule: &'static str,
    },
    /// The Clinic cancels `count` deaths that pollution would bring (SC-11.5).
    Saved {
        seat: Seat,
        count: u8,
        rule: &'static str,
    },
    /// A person dies in the borough of `seat`; `owner` is set for a tourist.
    Died {
        seat: Seat,
        person: &'static str,
        owner: Option<Seat>,
        cell: Cell,
        rule: &'static str,
    },
    CemeteryGrown {
        seat: Seat,
        cell: Cell,
        rule: &'static str,
    },
    /// Materials set aside come to the store.
    Stored {
        seat: Seat,
        materials: Vec<Amount>,
        rule: &'static str,
    },
    CouncilMove {
        seat: Seat,
        row: u8,
        column: u8,
        paid: Paid,
        rule: &'static str,
    },
    /// The supply gives materials; none if it is empty.
    Supplied {
        seat: Seat,
        materials: Vec<Amount>,
        rule: &'static str,
    },
    Newcomers {
        seat: Seat,
        in_hall: u8,
        in_career: u8,
        rule: &'static str,
    },
    Cleaned {
        seat: Seat,
        less: u16,
        track: u16,
        rule: &'static str,
    },
    /// The platform that a seat stands for; `none` if it stands for none.
    Platform {
        seat: Seat,
        platform: String,
        rule: &'static str,
    },
    PromiseJudged {
        seat: Seat,
        promise: String,
        kept: bool,
        points: i32,
        rule: &'static str,
    },
    PlatformJudged {
        seat: Seat,
        platform: String,
        kept: bool,
        points: i32,
        rule: &'static str,
    },
    /// The score and its parts; pollution is subtracted.
    Scored {
        seat: Seat,
        score: i32,
        votes: i32,
        promises: i32,
        special: i32,
        platform: i32,
        pollution: i32,
        /// The points that modules subtract.
        tolls: Vec<TollPart>,
        rule: &'static str,
    },
    /// An event of a module.
    #[serde(untagged)]
    Module(modules::Event),
}

/// A people space that a person leaves or enters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityPlace")]
pub struct Place {
    /// The owner of the borough, if it is not the seat whose people move.
    pub host: Option<Seat>,
    /// The cell.
    pub cell: Cell,
    /// The tile there, by code.
    pub tile: Option<String>,
}

/// What makes a step of a plan fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "cause", rename_all = "snake_case")]
#[schemars(rename = "SmallCityCause")]
pub enum Cause {
    /// Another seat took the last tile before.
    Taken {
        /// That seat.
        seat: Seat,
    },
    /// An earlier step of the same plan failed.
    Step {
        /// Its number, from 1.
        number: u8,
    },
}

/// How something is paid, such as a council move (SC-12.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "pay", rename_all = "snake_case")]
#[schemars(rename = "SmallCityPaid")]
#[allow(missing_docs)]
pub enum Paid {
    Money {
        money: u16,
    },
    Votes {
        votes: u16,
    },
    /// The promise of this stack that is drawn next.
    Promise {
        stack: Stack,
    },
}

impl Event {
    /// The only seat that may know all of it; `None` if everybody may.
    pub(crate) fn owner(&self) -> Option<Seat> {
        match self {
            Event::Planned { seat, .. }
            | Event::PromiseDrawn { seat, .. }
            | Event::PromiseKept { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// What all other observers may know of it; `None` if they may not know it at all.
    pub(crate) fn public(&self) -> Option<Event> {
        let mut public = match self {
            Event::Planned { .. } => return None,
            event => event.clone(),
        };
        if let Event::PromiseDrawn { promise, .. } | Event::PromiseKept { promise, .. } =
            &mut public
        {
            *promise = None;
        }
        Some(public)
    }

    /// The rule behind it.
    pub const fn rule(&self) -> &'static str {
        match self {
            Event::FirstHost { rule, .. }
            | Event::PromiseDrawn { rule, .. }
            | Event::PromiseKept { rule, .. }
            | Event::Committed { rule, .. }
            | Event::Reopened { rule, .. }
            | Event::Planned { rule, .. }
            | Event::CityHall { rule, .. }
            | Event::RoundBegins { rule, .. }
            | Event::MayorComes { rule, .. }
            | Event::CardBoxed { rule, .. }
            | Event::CardShown { rule, .. }
            | Event::CardTaken { rule, .. }
            | Event::ZoneGrown { rule, .. }
            | Event::Revealed { rule, .. }
            | Event::Built { rule, .. }
            | Event::Enlarged { rule, .. }
            | Event::Upgraded { rule, .. }
            | Event::Failed { rule, .. }
            | Event::Manned { rule, .. }
            | Event::Moved { rule, .. }
            | Event::Idle { rule, .. }
            | Event::Entered { rule, .. }
            | Event::WentHome { rule, .. }
            | Event::Arrived { rule, .. }
            | Event::Earned { rule, .. }
            | Event::Charged { rule, .. }
            | Event::Sold { rule, .. }
            | Event::Bought { rule, .. }
            | Event::Traded { rule, .. }
            | Event::Produced { rule, .. }
            | Event::Discarded { rule, .. }
            | Event::Voted { rule, .. }
            | Event::Polluted { rule, .. }
            | Event::Soiled { rule, .. }
            | Event::Eliminated { rule, .. }
            | Event::Saved { rule, .. }
            | Event::Died { rule, .. }
            | Event::CemeteryGrown { rule, .. }
            | Event::Stored { rule, .. }
            | Event::CouncilMove { rule, .. }
            | Event::Supplied { rule, .. }
            | Event::Newcomers { rule, .. }
            | Event::Cleaned { rule, .. }
            | Event::Platform { rule, .. }
            | Event::PromiseJudged { rule, .. }
            | Event::PlatformJudged { rule, .. }
            | Event::Scored { rule, .. } => rule,
            Event::Module(event) => event.rule(),
        }
    }

    /// The seat that it concerns, if any.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Event::CardBoxed { .. }
            | Event::RoundBegins { .. }
            | Event::CardShown { .. }
            | Event::Revealed { .. } => None,
            Event::FirstHost { seat, .. }
            | Event::PromiseDrawn { seat, .. }
            | Event::PromiseKept { seat, .. }
            | Event::Committed { seat, .. }
            | Event::Reopened { seat, .. }
            | Event::Planned { seat, .. }
            | Event::CityHall { seat, .. }
            | Event::MayorComes { seat, .. }
            | Event::CardTaken { seat, .. }
            | Event::ZoneGrown { seat, .. }
            | Event::Built { seat, .. }
            | Event::Enlarged { seat, .. }
            | Event::Upgraded { seat, .. }
            | Event::Failed { seat, .. }
            | Event::Manned { seat, .. }
            | Event::Moved { seat, .. }
            | Event::Idle { seat, .. }
            | Event::Entered { seat, .. }
            | Event::WentHome { seat, .. }
            | Event::Arrived { seat, .. }
            | Event::Earned { seat, .. }
            | Event::Charged { seat, .. }
            | Event::Sold { seat, .. }
            | Event::Bought { seat, .. }
            | Event::Traded { seat, .. }
            | Event::Produced { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Voted { seat, .. }
            | Event::Polluted { seat, .. }
            | Event::Soiled { seat, .. }
            | Event::Eliminated { seat, .. }
            | Event::Saved { seat, .. }
            | Event::Died { seat, .. }
            | Event::CemeteryGrown { seat, .. }
            | Event::Stored { seat, .. }
            | Event::CouncilMove { seat, .. }
            | Event::Supplied { seat, .. }
            | Event::Newcomers { seat, .. }
            | Event::Cleaned { seat, .. }
            | Event::Platform { seat, .. }
            | Event::PromiseJudged { seat, .. }
            | Event::PlatformJudged { seat, .. }
            | Event::Scored { seat, .. } => Some(*seat),
            Event::Module(event) => event.seat(),
        }
    }
}

/// Collects the events of a rule while it runs, if anything listens.
pub(crate) struct Log<'a>(Option<&'a mut Vec<Event>>);

impl<'a> Log<'a> {
    /// A log that drops events.
    pub(crate) fn mute() -> Log<'static> {
        Log(None)
    }

    /// A log that collects events.
    pub(crate) fn to(events: &'a mut Vec<Event>) -> Log<'a> {
        Log(Some(events))
    }

    /// Whether it drops events.
    pub(crate) fn is_mute(&self) -> bool {
        self.0.is_none()
    }

    /// Logs an event, which is built only if the log collects.
    #[inline]
    pub(crate) fn tell(&mut self, event: impl FnOnce() -> Event) {
        if let Some(events) = &mut self.0 {
            events.push(event());
        }
    }
}
