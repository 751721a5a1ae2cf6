//! The sources of money, votes and pollution, and their parts.

use kernel::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::map::Cells;

/// A source of money, votes or pollution: a code for messages. Modules have codes of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
#[serde(transparent)]
#[schemars(rename = "SmallCitySource")]
pub struct Source(pub &'static str);

impl Source {
    /// The sources of the base game, without cards.
    pub(crate) const BASE: [Source; 13] = [
        Source::HOMES,
        Source::UNIVERSITY,
        Source::COUNCIL,
        Source::TOURISTS,
        Source::COMMERCE,
        Source::MUSEUM,
        Source::POLICE,
        Source::PEOPLE,
        Source::VISITORS,
        Source::GOODS,
        Source::PARKS,
        Source::FIRE,
        Source::CAP,
    ];

    /// Citizens at home (SC-10.1).
    pub const HOMES: Source = Source("homes");
    /// Citizens in the University (SC-10.2).
    pub const UNIVERSITY: Source = Source("university");
    /// The card Supporter (SC-4.9).
    pub const SUPPORTER: Source = Source("supporter");
    /// A council move (SC-12.5).
    pub const COUNCIL: Source = Source("council");
    /// Own tourists (SC-9.1).
    pub const TOURISTS: Source = Source("tourists");
    /// People in shops (SC-9.2).
    pub const COMMERCE: Source = Source("commerce");
    /// Visitors of the Museum (SC-9.3).
    pub const MUSEUM: Source = Source("museum");
    /// Tourists of others, where the Police Station is staffed (SC-9.5).
    pub const POLICE: Source = Source("police");
    /// Own people (SC-11.1).
    pub const PEOPLE: Source = Source("people");
    /// Tourists of others (SC-11.1).
    pub const VISITORS: Source = Source("visitors");
    /// Materials made in Factories (SC-11.2).
    pub const GOODS: Source = Source("goods");
    /// Parks (SC-11.3).
    pub const PARKS: Source = Source("parks");
    /// The Fire Station (SC-11.3).
    pub const FIRE: Source = Source("fire");
    /// The cap on relief (SC-11.4).
    pub const CAP: Source = Source("cap");
}

/// The money or votes that one tile brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityPart")]
pub struct Part {
    /// Whose borough the tile is in, if it is another's.
    pub host: Option<Seat>,
    /// Its code.
    pub tile: String,
    /// Where it is.
    pub cells: Cells,
    /// How much it brought.
    pub amount: i32,
}

/// Pollution that modules add after relief.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityExtraPollution")]
pub struct Extra {
    /// Its source.
    pub source: Source,
    /// How much.
    pub amount: u16,
}

/// A part of a score that a module subtracts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityToll")]
pub struct TollPart {
    /// Its source.
    pub source: Source,
    /// How many points; may be 0.
    pub points: i32,
    /// The rule behind it.
    pub rule: &'static str,
}

/// A part of the pollution measured in phase 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityPollutionPart")]
pub struct PollutionPart {
    /// Which way it counts.
    pub counts: PollutionKind,
    /// Its source.
    pub source: Source,
    /// How much, never 0.
    pub amount: u16,
    /// The rule behind it.
    pub rule: &'static str,
}

/// Which way a part of a measure counts: the rise is `gross - relief + cut + extra`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "SmallCityPollutionKind")]
pub enum PollutionKind {
    /// Pollution that people and things make.
    Gross,
    /// Pollution taken off.
    Relief,
    /// Relief beyond the cap (SC-11.4).
    Cut,
    /// Pollution added after relief.
    Extra,
}
