//! Why an input is refused.
//!
//! A refusal is data: what is wrong ([`Why`]) with the values that a sentence needs, a code for
//! programs and the rule behind it. Sentences are in message files. A refusal costs hardly more than
//! a number, because searches meet them all the time.

mod code;

use std::fmt;

use kernel::{Fault, RefusalDoc, Seat};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::constants::Stack;
use crate::map::{Cell, Cells};
use crate::material::{Amount, MATERIALS, Material};
use crate::modules;
use crate::pieces::{Code, Need};

/// Why an input is refused: what is wrong, and the rule behind it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
#[schemars(rename = "SmallCityRefusal")]
pub struct Illegal {
    why: Why,
    #[serde(skip)]
    rule: Option<&'static str>,
}

impl Illegal {
    /// A refusal by a rule.
    #[inline]
    pub(crate) const fn new(rule: &'static str, why: Why) -> Illegal {
        Illegal { why, rule: Some(rule) }
    }

    /// An entry of a record that is no input of this game: no rule speaks.
    pub(crate) const fn of_entry(why: Why) -> Illegal {
        Illegal { why, rule: None }
    }

    /// The same without what the tables tell.
    pub(crate) fn in_short(mut self) -> Illegal {
        if let Why::Nowhere { needs, .. } = &mut self.why {
            *needs = Box::default();
        }
        self
    }

    /// What is wrong.
    pub const fn why(&self) -> &Why {
        &self.why
    }
}

impl std::error::Error for Illegal {}

impl Fault for Illegal {
    fn code(&self) -> &'static str {
        self.why.code()
    }

    fn rule(&self) -> Option<&'static str> {
        self.rule
    }

    fn document(&self) -> Option<Value> {
        RefusalDoc::json(self)
    }
}

/// For developers: people are told a message.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?}", self.why.code(), self.why)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

/// Refuses by a rule: `refuse!("SC-5.3", PointsShort { points, left })`.
macro_rules! refuse {
    ($rule:expr, $($why:tt)+) => {
        return Err($crate::illegal::Illegal::new($rule, $crate::illegal::Why::$($why)+))
    };
}
pub(crate) use refuse;

/// Wood, stone and metal, told as a list of what there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amounts(pub [u8; MATERIALS]);

impl Serialize for Amounts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Amount::list(self.0).serialize(serializer)
    }
}

impl JsonSchema for Amounts {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "SmallCityAmounts".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Vec::<Amount>::json_schema(generator)
    }

    fn inline_schema() -> bool {
        true
    }
}

/// What is wrong. Pieces are named as in records: tiles by code, cards by letter, people and
/// materials by name; a `host` is whose borough a cell is in, if not that of who acts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
#[schemars(rename = "SmallCityWhy")]
#[allow(missing_docs)]
pub enum Why {
    // Whose turn it is, and luck.
    GameOver,
    NoSuchSeat,
    SeatIsOut,
    /// It is the turn of `seat`, not of `by`.
    NotYourTurn {
        seat: Seat,
        by: Seat,
    },
    /// The step that is under way knows no such action.
    WrongStep,
    LuckDue,
    LuckNotDue,
    WrongDraw,

    // Set-up, Mayor, cards.
    PromiseNotDrawn,
    NoHallShape {
        cells: Cells,
    },
    NoRoomForHall {
        cells: Cells,
    },
    NoLandForHall {
        cells: Cells,
    },
    HallNotPlaced,
    HallPlaced,
    /// Another tile than `tile` is not placed in set-up, and that one free and empty.
    NoStartTile {
        tile: Code,
    },
    NoStartTileLeft {
        count: u8,
    },
    NoLandForStart {
        tile: Code,
        cells: Cells,
    },
    StartTilesDue,
    NoPlaceForMayor {
        cells: Cells,
    },
    CardDue,
    CardNotOffered {
        card: Option<char>,
    },
    NoSuchChoice {
        card: char,
    },
    PlatformNotChosen,
    PlatformChosen,
    NoSuchPlatform,

    // Plans.
    NotCommitted,
    PlanCommitted,
    NothingPlanned,
    BuildingOver,
    UpgradesOver,
    /// Nothing more follows what is planned.
    PlanEnds,
    PointsShort {
        points: u8,
        left: u8,
    },
    ZoneFull {
        size: u8,
    },
    ZoneHasGrown,
    GrowthDear {
        price: u16,
        money: u16,
    },

    // Which tile.
    NoSuchTile,
    NeverBuilt {
        tile: Code,
    },
    OnlyOne {
        tile: Code,
    },
    NoneLeft {
        tile: Code,
    },

    // Where.
    NotAShape {
        tile: Code,
        cells: Cells,
    },
    OutsideZone {
        cells: Cells,
    },
    MayorThere {
        cells: Cells,
    },
    CemeteryThere {
        cells: Cells,
    },
    TileThere {
        cells: Cells,
    },
    /// Land of this name, on which nothing stands.
    LandThere {
        land: &'static str,
        cells: Cells,
    },
    /// Somebody stands there on open ground.
    SomebodyThere {
        person: &'static str,
        cells: Cells,
    },
    /// A home and a factory keep apart: the others stand on `cells`.
    HomeAndFactory {
        tile: Code,
        cells: Cells,
    },
    FewPublics {
        tile: Code,
        cells: Cells,
        has: u8,
        needs: u8,
    },
    FewHomes {
        tile: Code,
        cells: Cells,
        has: u8,
        needs: u8,
    },
    NoRefinery {
        tile: Code,
        cells: Cells,
    },
    NoHarbor {
        tile: Code,
        cells: Cells,
    },
    NoFactory {
        tile: Code,
        cells: Cells,
    },
    NotOnEdge {
        tile: Code,
        cells: Cells,
    },
    /// Of the land `source`; `code` is that of the refusal.
    FewLand {
        tile: Code,
        cells: Cells,
        source: &'static str,
        has: u8,
        needs: u8,
        #[serde(skip)]
        code: &'static str,
    },
    /// No cell of the area `source`; `code` is that of the refusal.
    NothingBeside {
        tile: Code,
        cells: Cells,
        source: &'static str,
        #[serde(skip)]
        code: &'static str,
    },
    /// Nothing is on the cell, but no place over it is empty.
    NoRoomThere {
        tile: Code,
        cell: Cell,
    },
    /// Nowhere on the map is an empty place with what it needs.
    Nowhere {
        tile: Code,
        /// Left out of offers: the tables tell what tiles need.
        #[serde(skip_serializing_if = "<[Need]>::is_empty")]
        #[schemars(default)]
        needs: Box<[Need]>,
    },

    // What it costs.
    PaidInMoney {
        tile: Code,
    },
    /// `dropped` pieces of its cost are spared (SC-4.6).
    WrongPayment {
        tile: Code,
        payment: Amounts,
        cost: Amounts,
        dropped: u8,
    },
    PaymentNotStored {
        tile: Code,
        payment: Amounts,
        stored: Amounts,
    },
    MaterialsShort {
        tile: Code,
        cost: Amounts,
        dropped: u8,
        stored: Amounts,
    },
    TileDear {
        tile: Code,
        price: u16,
        money: u16,
    },
    /// Every place of it costs more for its land than there is.
    LandDear {
        tile: Code,
        money: u16,
    },

    // Who moves in.
    SomebodyMustEnter {
        tile: Code,
    },
    CannotEnter {
        tile: Code,
        person: Option<&'static str>,
    },

    // Upgrades and larger Parks.
    NoTileBegins {
        cell: Cell,
    },
    NeverRises {
        tile: Code,
    },
    NewThisRound {
        tile: Code,
        cells: Cells,
    },
    NotBeside {
        tile: Code,
        cells: Cells,
        cell: Cell,
    },
    CellDear {
        cell: Cell,
        price: u16,
        money: u16,
    },
    NoParkBegins {
        cell: Cell,
    },
    NotAPark {
        tile: Code,
        cells: Cells,
    },
    NoParkOfSize {
        size: u8,
    },
    ParkDear {
        price: u16,
        money: u16,
    },

    // Moving.
    SomebodyMustMove {
        cell: Cell,
        host: Option<Seat>,
    },
    NobodyToMove {
        cell: Cell,
        host: Option<Seat>,
    },
    /// Nobody rides at this table, or from there to there.
    NobodyRides,
    NotANeighbour,
    NeverTravels {
        person: &'static str,
    },
    NobodyTravels,
    TouristMovesOn,
    OneTouristEach {
        host: Seat,
    },
    NotASpace {
        cell: Cell,
        host: Option<Seat>,
    },
    NotForTourists {
        cell: Cell,
        host: Seat,
    },
    NotFree {
        cell: Cell,
        host: Option<Seat>,
    },
    SameColour {
        cell: Cell,
        host: Option<Seat>,
    },
    /// Further than somebody walks, or off the own land.
    TooFar {
        person: &'static str,
        cell: Cell,
        steps: u8,
    },
    /// Nobody may stand there who walks.
    NowhereToStand {
        person: &'static str,
        cell: Cell,
    },
    /// Somebody is there, or was when the step began.
    SomebodyStands {
        cell: Cell,
    },
    /// No Residence was built just before, or this is not its next free cell.
    NotTheNextHome {
        cell: Cell,
    },
    NotAnEmptyHome {
        cell: Cell,
    },
    /// A newcomer goes where a home of any level has room.
    NoFreeHome {
        cell: Cell,
    },
    /// People of a kind never come so.
    NoNewcomer {
        person: Option<&'static str>,
    },
    NobodyWaits {
        person: Option<&'static str>,
    },
    HomesMustFill,

    // Income, stores, deaths.
    NoUseLeft,
    NotStored {
        material: Material,
    },
    NoSuchPurchase {
        money: u16,
    },
    MustDiscard,
    NobodyCanDie {
        cell: Cell,
    },
    NoGrave {
        cell: Cell,
    },

    // The council.
    NoDisc {
        column: u8,
    },
    NoSuchRow {
        rows: u8,
    },
    CouncilMoneyShort {
        column: u8,
        price: u16,
        money: u16,
    },
    CouncilVotesShort {
        column: u8,
        price: u16,
        votes: u16,
    },
    CouncilPromiseGone {
        column: u8,
        stack: Stack,
    },
    /// No promise pays for a move at this table.
    NoPromisePays,
    CouncilNeverBuilds {
        tile: Code,
    },
    CouncilTooLarge {
        tile: Code,
        most: u8,
    },
    CouncilIsFree,

    // Entries of records.
    /// There is nothing of this name.
    Unknown {
        what: &'static str,
        name: String,
    },
    LuckIsNoAction,
    ChoiceMissing {
        card: char,
        chosen: &'static [&'static str],
    },

    /// What a module refuses.
    #[serde(untagged)]
    Module(modules::Refusal),
}
