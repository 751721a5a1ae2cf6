//! What happens, told to those who may know it.
//!
//! An event is data: who, what, where and how much, with the rule behind it. It is its own document,
//! and messages make sentences of it, for a reader and in a language. Pieces are named by the codes
//! that records use: tiles by code, cards by letter, promises and platforms by key, people by name.

use kernel::{Observer, RefusalDoc, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::constants::Stack;
use crate::illegal::Illegal;
use crate::map::{Cell, Cells};
use crate::material::{Amount, Material};
use crate::modules;
use crate::planned::{Next, StepDoc};
pub use crate::source::{Extra, Part, PollutionKind, PollutionPart, Source, TollPart};

/// Something worth telling about an input. Each has the id of the rule behind it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[schemars(rename = "SmallCityEvent")]
#[allow(missing_docs)]
pub enum Event {
    /// Who hosts the Mayor first (SC-3.1).
    FirstHost {
        seat: Seat,
        rule: &'static str,
    },
    /// The promise is told to its seat alone.
    PromiseDrawn {
        seat: Seat,
        stack: Stack,
        promise: Option<String>,
        rule: &'static str,
    },
    /// The promise is told to its seat alone.
    PromiseKept {
        seat: Seat,
        stack: Stack,
        promise: Option<String>,
        rule: &'static str,
    },
    /// A seat is ready in a common step.
    Committed {
        seat: Seat,
        rule: &'static str,
    },
    /// A seat takes its commit back.
    Reopened {
        seat: Seat,
        rule: &'static str,
    },
    /// A plan has changed; told to its seat alone.
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
    /// With what its taker chose, if the card leaves a choice.
    CardTaken {
        seat: Seat,
        card: char,
        chosen: Option<&'static str>,
        rule: &'static str,
    },
    /// `number` is that of the step in its seat's plan, from 1; none where no plan did it.
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
    /// A tile is built, and perhaps somebody enters it from City Hall.
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
        /// What made it fail, if that can be told.
        cause: Option<Cause>,
        rule: &'static str,
    },
    /// Whoever belongs to a new tile comes onto the map.
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
    /// So many could not move: those in the own borough on `cells`, and so many abroad.
    Idle {
        seat: Seat,
        count: u8,
        cells: Option<Cells>,
        abroad: u8,
        rule: &'static str,
    },
    /// Somebody comes to City Hall from beside the borough.
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
        /// What each tile brought, where tiles did.
        parts: Vec<Part>,
        rule: &'static str,
    },
    /// Something besides buildings and the council is paid for.
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
        /// What the tile of the one who sells brought.
        parts: Vec<Part>,
        rule: &'static str,
    },
    Bought {
        seat: Seat,
        money: u8,
        votes: i32,
        /// What the tile of the one who buys brought.
        parts: Vec<Part>,
        rule: &'static str,
    },
    Traded {
        seat: Seat,
        material: Material,
        votes: i32,
        /// What the tile of the one who trades brought.
        parts: Vec<Part>,
        rule: &'static str,
    },
    Produced {
        seat: Seat,
        materials: Vec<Amount>,
        /// What each Factory brought, by where somebody works.
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
        /// What each tile brought, where tiles did.
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
        /// What it is made of.
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
    /// The Clinic cancels so many deaths that pollution would bring (SC-11.5).
    Saved {
        seat: Seat,
        count: u8,
        rule: &'static str,
    },
    /// Somebody dies in the borough of `seat`; `owner` is told of a tourist.
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
    /// What was set aside comes to the store.
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
    /// From the supply; nothing, if it has nothing.
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
    /// The score and its parts; what pollution costs is taken off.
    Scored {
        seat: Seat,
        score: i32,
        votes: i32,
        promises: i32,
        special: i32,
        platform: i32,
        pollution: i32,
        /// What modules take off besides.
        tolls: Vec<TollPart>,
        rule: &'static str,
    },
    /// What only a module tells.
    #[serde(untagged)]
    Module(modules::Event),
}

/// A people space that somebody goes from or to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityPlace")]
pub struct Place {
    /// Whose borough, if it is not that of the seat whose people it is told of.
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
    /// Somebody took the last tile before.
    Taken {
        /// Who.
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
    /// The event as an observer is told it; `None` if it may not know at all.
    pub(crate) fn for_observer(mut self, who: Observer) -> Option<Event> {
        match &mut self {
            Event::Planned { seat, .. } if !who.is(*seat) => return None,
            Event::PromiseDrawn { seat, promise, .. }
            | Event::PromiseKept { seat, promise, .. }
                if !who.is(*seat) =>
            {
                *promise = None;
            }
            _ => {}
        }
        Some(self)
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

    /// The seat that it is about, if it is about one.
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

/// What a rule tells while it runs: events, if anybody listens.
pub(crate) struct Log<'a>(Option<&'a mut Vec<Event>>);

impl<'a> Log<'a> {
    /// Nobody listens.
    pub(crate) fn mute() -> Log<'static> {
        Log(None)
    }

    /// Events are gathered.
    pub(crate) fn to(events: &'a mut Vec<Event>) -> Log<'a> {
        Log(Some(events))
    }

    /// Whether nobody listens.
    pub(crate) fn is_mute(&self) -> bool {
        self.0.is_none()
    }

    /// Tells an event, which is only made if somebody listens.
    #[inline]
    pub(crate) fn tell(&mut self, event: impl FnOnce() -> Event) {
        if let Some(events) = &mut self.0 {
            events.push(event());
        }
    }
}
