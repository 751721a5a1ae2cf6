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
use crate::modules::data as modules;
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

    /// A refusal of a record entry that is no input of this game: no rule applies.
    pub(crate) const fn of_entry(why: Why) -> Illegal {
        Illegal { why, rule: None }
    }

    /// The same without facts that the tables have.
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

/// For developers; people read a message.
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

/// Wood, stone and metal, as a list of the amounts above zero.
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
/// materials by name; `host` is the owner of the borough with the cell, if not the acting seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
#[schemars(rename = "SmallCityWhy")]
#[allow(missing_docs)]
pub enum Why {
    // Turns and chance.
    /// The game is over (SC-13.3).
    GameOver,
    /// The table has no such seat (SC-2.1).
    NoSuchSeat,
    /// A seat that is out takes no part in a common step (SC-18.1).
    SeatIsOut,
    /// It is the turn of `seat`, not of `by` (SC-2.9).
    NotYourTurn { seat: Seat, by: Seat },
    /// The step that is under way knows no such action; the rule is that of the step.
    WrongStep,
    /// Chance is to act, not a seat; the rule is that of the draw, such as SC-3.2.
    LuckDue,
    /// A seat is to act, not chance (SC-3.2).
    LuckNotDue,
    /// Chance cannot draw this now; the rule is that of the draw, such as SC-3.2.
    WrongDraw,

    // Set-up, Mayor, cards.
    /// The seat has not drawn this promise; the rule is that of the draw, such as SC-3.8.
    PromiseNotDrawn,
    /// The cells are no shape of City Hall (SC-2.4).
    NoHallShape { cells: Cells },
    /// City Hall must stand on empty cells (SC-3.9).
    NoRoomForHall { cells: Cells },
    /// The land keeps City Hall off some of the cells (SP-SET-6).
    NoLandForHall { cells: Cells },
    /// The seat has not placed City Hall yet (SC-3.9).
    HallNotPlaced,
    /// The seat has placed City Hall, or committed (SC-3.9).
    HallPlaced,
    /// Set-up places only `tile`, free and empty; the rule is that of start tiles.
    NoStartTile { tile: Code },
    /// All `count` start tiles are placed; the rule is that of start tiles.
    NoStartTileLeft { count: u8 },
    /// The start tile must stand on its own land; the rule is that of the land.
    NoLandForStart { tile: Code, cells: Cells },
    /// Start tiles are left to place before the commit; the rule is theirs.
    StartTilesDue,
    /// The cells are no place for the Mayor (SC-4.1).
    NoPlaceForMayor { cells: Cells },
    /// The seat must take an action card (SC-4.4).
    CardDue,
    /// The action card is not on offer (SC-4.4).
    CardNotOffered { card: Option<char> },
    /// The action card has no such choice (SC-4.4).
    NoSuchChoice { card: char },
    /// The seat has not chosen a platform yet (SC-16.2).
    PlatformNotChosen,
    /// The seat has chosen its platform (SC-16.2).
    PlatformChosen,
    /// There is no such platform (SC-16.2).
    NoSuchPlatform,

    // Plans.
    /// The seat has not committed its plan, so it cannot reopen it (SC-5.1).
    NotCommitted,
    /// The seat has committed its plan (SC-5.1).
    PlanCommitted,
    /// The seat has no step to take back (SC-5.1; for start tiles their rule).
    NothingPlanned,
    /// Build steps cannot follow an upgrade or a later part of the plan (SC-5.2).
    BuildingOver,
    /// Upgrades cannot follow the later parts of the plan (SC-5.2).
    UpgradesOver,
    /// Nothing may follow the last step of the plan; the rule is that of its part.
    PlanEnds,
    /// The plan has too few build points left (SC-5.3).
    PointsShort { points: u8, left: u8 },
    /// The zone has its largest size (SC-2.3).
    ZoneFull { size: u8 },
    /// The zone cannot grow again in this plan (SC-5.5).
    ZoneHasGrown,
    /// The seat cannot pay for a larger zone (SC-5.5).
    GrowthDear { price: u16, money: u16 },

    // Which tile.
    /// There is no such kind of tile (SC-5.4; SC-12.7 in the council).
    NoSuchTile,
    /// Seats never build City Hall (SC-3.5).
    NeverBuilt { tile: Code },
    /// A borough has at most one of this tile (SC-6.8).
    OnlyOne { tile: Code },
    /// The stock has none of this tile (SC-5.4; SC-5.6 for a Park, SC-7.5 for an upgrade).
    NoneLeft { tile: Code },

    // Where.
    /// The cells are no shape of the tile (SC-2.4; SC-7.2 for an upgrade).
    NotAShape { tile: Code, cells: Cells },
    /// These cells are outside the zone (SC-2.3).
    OutsideZone { cells: Cells },
    /// The Mayor stands on these cells (SC-5.10).
    MayorThere { cells: Cells },
    /// The cemetery takes these cells (SC-11.6).
    CemeteryThere { cells: Cells },
    /// The cells are not empty: a tile is in the way (SC-2.10).
    TileThere { cells: Cells },
    /// Land of this name bars building here (SP-SET-5).
    LandThere { land: &'static str, cells: Cells },
    /// A person stands there on open ground (SC-2.10; for a walker its own rule).
    SomebodyThere { person: &'static str, cells: Cells },
    /// Residences and Factories keep apart: `cells` has the others (SC-6.10).
    HomeAndFactory { tile: Code, cells: Cells },
    /// Too few public buildings are in the influence area (SC-6.1).
    FewPublics { tile: Code, cells: Cells, has: u8, needs: u8 },
    /// The Residences in the influence area have too few levels (SC-6.2).
    FewHomes { tile: Code, cells: Cells, has: u8, needs: u8 },
    /// No Refinery is in the influence area (SC-6.3).
    NoRefinery { tile: Code, cells: Cells },
    /// No Harbor is in the influence area (SC-6.3).
    NoHarbor { tile: Code, cells: Cells },
    /// No Factory is in the influence area (SC-6.4, SC-6.5 or SC-6.6, by tile).
    NoFactory { tile: Code, cells: Cells },
    /// The tile must touch the perimeter (SC-6.5).
    NotOnEdge { tile: Code, cells: Cells },
    /// Too little of the land `source` is around; `code` and rule come from the need of the tile.
    FewLand {
        tile: Code,
        cells: Cells,
        source: &'static str,
        has: u8,
        needs: u8,
        #[serde(skip)]
        code: &'static str,
    },
    /// No cell of the area `source` is adjacent; `code` and rule come from the need of the tile.
    NothingBeside {
        tile: Code,
        cells: Cells,
        source: &'static str,
        #[serde(skip)]
        code: &'static str,
    },
    /// The cell is empty, but no empty place of the tile covers it (SC-2.10).
    NoRoomThere { tile: Code, cell: Cell },
    /// No empty place on the map meets the needs of the tile; the rule is that of the tile.
    Nowhere {
        tile: Code,
        /// Offers omit it: the tables have the needs of tiles.
        #[serde(skip_serializing_if = "<[Need]>::is_empty")]
        #[schemars(default)]
        needs: Box<[Need]>,
    },

    // What it costs.
    /// The tile costs dollars, not materials (SC-5.4).
    PaidInMoney { tile: Code },
    /// The payment is not the price; SC-4.6 spares `dropped` pieces (SC-6.8, or an exact price's rule).
    WrongPayment { tile: Code, payment: Amounts, cost: Amounts, dropped: u8 },
    /// The store lacks the materials of the payment (SC-6.8, or the rule of an exact price).
    PaymentNotStored { tile: Code, payment: Amounts, stored: Amounts },
    /// The store cannot pay for the tile in any way (SC-6.8, or the rule of an exact price).
    MaterialsShort { tile: Code, cost: Amounts, dropped: u8, stored: Amounts },
    /// The seat lacks the dollars for the tile (SC-5.4).
    TileDear { tile: Code, price: u16, money: u16 },
    /// The land makes every place of the tile too dear (SC-5.4).
    LandDear { tile: Code, money: u16 },

    // Who moves in.
    /// A person must move into the new R1 (SC-5.7).
    SomebodyMustEnter { tile: Code },
    /// The person cannot move into the new tile (SC-5.7, or the rule for moving in by steps).
    CannotEnter { tile: Code, person: Option<&'static str> },

    // Upgrades and larger Parks.
    /// No tile has its first cell here (SC-7.1).
    NoTileBegins { cell: Cell },
    /// The tile has no upgrade (SC-7.1).
    NeverRises { tile: Code },
    /// The tile was built or upgraded in this plan (SC-7.4).
    NewThisRound { tile: Code, cells: Cells },
    /// The new cell is not adjacent to the tile (SC-7.1).
    NotBeside { tile: Code, cells: Cells, cell: Cell },
    /// The seat cannot pay for the land of the new cell (SP-SET-7).
    CellDear { cell: Cell, price: u16, money: u16 },
    /// No tile has its first cell here, so no Park can grow (SC-5.6).
    NoParkBegins { cell: Cell },
    /// The tile is no Park that can be enlarged (SC-5.6).
    NotAPark { tile: Code, cells: Cells },
    /// No Park has this size (SC-5.6).
    NoParkOfSize { size: u8 },
    /// The seat cannot pay for the larger Park (SC-5.6).
    ParkDear { price: u16, money: u16 },

    // Moving.
    /// The person on this cell must move before the step ends (SC-8.3).
    SomebodyMustMove { cell: Cell, host: Option<Seat> },
    /// This cell has no person of the seat who may still move (SC-8.3).
    NobodyToMove { cell: Cell, host: Option<Seat> },
    /// Nobody rides at this table, or between these cells (SC-8.3, or the rule of rides).
    NobodyRides,
    /// People visit only neighbours (SC-8.6).
    NotANeighbour,
    /// People of this kind never go abroad; the rule is that of the kind.
    NeverTravels { person: &'static str },
    /// Nobody goes abroad at this table (SC-8.6).
    NobodyTravels,
    /// A tourist cannot stay with its host (SC-8.6).
    TouristMovesOn,
    /// The host already has a tourist of the seat (SC-8.6).
    OneTouristEach { host: Seat },
    /// The cell is no people space (SC-8.1).
    NotASpace { cell: Cell, host: Option<Seat> },
    /// Tourists cannot use this space (SC-8.6).
    NotForTourists { cell: Cell, host: Seat },
    /// The space is taken, or was when the step began (SC-8.1).
    NotFree { cell: Cell, host: Option<Seat> },
    /// The space has the colour of the tile that the person leaves (SC-8.4).
    SameColour { cell: Cell, host: Option<Seat> },
    /// The cell is beyond a walk, or off the seat's land; the rule is that of the walk.
    TooFar { person: &'static str, cell: Cell, steps: u8 },
    /// A walker cannot stand there; the rule is that of the walk.
    NowhereToStand { person: &'static str, cell: Cell },
    /// A person is there, or was when the step began; the rule is that of the walk.
    SomebodyStands { cell: Cell },
    /// No Residence was built just before, or this is not its next free cell (the module's rule).
    NotTheNextHome { cell: Cell },
    /// The cell is no empty home (SC-8.7).
    NotAnEmptyHome { cell: Cell },
    /// No home has room on this cell (SC-8.7 or the module's rule).
    NoFreeHome { cell: Cell },
    /// People of this kind never come as newcomers who go home (the module's rule).
    NoNewcomer { person: Option<&'static str> },
    /// Nobody of this kind waits in City Hall (SC-8.7, or the rule for moving in by steps).
    NobodyWaits { person: Option<&'static str> },
    /// People must still fill the empty homes (SC-8.7).
    HomesMustFill,

    // Income, stores, deaths.
    /// No space has a use of this kind left (SC-9.2).
    NoUseLeft,
    /// The store has none of this material (SC-9.2; SC-9.7 for discards).
    NotStored { material: Material },
    /// The seat cannot buy votes for this many dollars (SC-9.2).
    NoSuchPurchase { money: u16 },
    /// The seat must discard materials that have no room (SC-9.7).
    MustDiscard,
    /// This cell has nobody who can die (SC-11.5).
    NobodyCanDie { cell: Cell },
    /// The cemetery cannot take this cell (SC-11.6).
    NoGrave { cell: Cell },

    // The council.
    /// The column has no disc of the seat to move (SC-12.2).
    NoDisc { column: u8 },
    /// The council has only `rows` rows (SC-12.1).
    NoSuchRow { rows: u8 },
    /// The seat lacks the dollars for the column (SC-12.3).
    CouncilMoneyShort { column: u8, price: u16, money: u16 },
    /// The seat lacks the votes for the column (SC-12.3).
    CouncilVotesShort { column: u8, price: u16, votes: u16 },
    /// The stack that pays for the column has no promise left (SC-12.3).
    CouncilPromiseGone { column: u8, stack: Stack },
    /// No promise pays for a move at this table; the rule is that of the module.
    NoPromisePays,
    /// The council never builds this tile (SC-12.7, or the rule of a module).
    CouncilNeverBuilds { tile: Code },
    /// The tile has more cells than the council builds now (SC-12.7).
    CouncilTooLarge { tile: Code, most: u8 },
    /// The council builds for free, so the seat pays no materials (SC-12.7).
    CouncilIsFree,

    // Entries of records.
    /// The entry names something unknown to this game; no rule.
    Unknown { what: &'static str, name: String },
    /// The entry is a draw of chance, not an action; no rule.
    LuckIsNoAction,
    /// The action card asks for one of the choices `chosen`, by its own rule.
    ChoiceMissing { card: char, chosen: &'static [&'static str] },

    /// What a module refuses, by a rule of the module.
    #[serde(untagged)]
    Module(modules::Refusal),
}
