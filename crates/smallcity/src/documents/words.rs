//! The conditions of promises, and names of things on a map.

use kernel::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use super::effect::function;
use crate::constants::Compare;
use crate::facets::Facet;
use crate::game::SmallCity;
use crate::map::Cell;
use crate::pieces::Kind;
use crate::rules::Condition;
use crate::state::State;

impl SmallCity {
    /// Two characters for a tile on a map, such as `R3`, `P1`, `Sc`.
    pub fn map_code(&self, kind: Kind) -> String {
        let rule = self.rules().tile(kind);
        if rule.is(Facet::CityHall) {
            return "CH".to_owned();
        }
        let first: String = rule.code.chars().take(1).collect();
        match rule.code.chars().last() {
            Some(level) if level.is_ascii_digit() => format!("{first}{level}"),
            _ => format!("{:2}", rule.code.chars().take(2).collect::<String>()),
        }
    }

    /// The function of a people space, where its tile has spaces of several kinds (SC-6.2).
    pub fn function(&self, state: &State, seat: Seat, cell: Cell) -> Option<&'static str> {
        let (_, kind, cells) = state.borough(seat).tiles.on(cell)?;
        function(self.rules(), kind, cells.rank(cell))
    }

    /// The condition that is a part of a promise.
    pub fn asked_doc(&self, condition: &Condition) -> AskedDoc {
        AskedDoc::new(condition)
    }
}

/// A part of a promise: a fact, compared with a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityAsked")]
pub struct AskedDoc {
    /// The fact: `tiles` for a number of own tiles.
    pub fact: String,
    /// Of `tiles`: which, by the class or the kind that data files name.
    pub tiles: Option<String>,
    /// Of `tiles`: the least level that counts.
    pub level: Option<u8>,
    /// How it is compared.
    pub compare: Compare,
    /// The number it is compared with.
    pub number: i32,
}

impl AskedDoc {
    pub(super) fn new(condition: &Condition) -> AskedDoc {
        let Condition { name, compare, number, .. } = condition;
        let tiles = name.strip_prefix("n(").and_then(|rest| rest.strip_suffix(')'));
        let (tiles, level) = match tiles.map(|tiles| tiles.split_once(">=").unwrap_or((tiles, "")))
        {
            Some((tiles, level)) => (Some(tiles.to_owned()), level.parse().ok()),
            None => (None, None),
        };
        let fact = if tiles.is_some() { "tiles".to_owned() } else { name.clone() };
        AskedDoc { fact, tiles, level, compare: *compare, number: *number }
    }
}
