//! What promises ask for, in words.

use kernel::Seat;

use super::effect::function;
use crate::constants::Compare;
use crate::game::SmallCity;
use crate::map::Cell;
use crate::pieces::{Class, Kind};
use crate::rules::Condition;
use crate::state::State;

/// `1 vote`, `2 votes`.
pub(crate) fn counted(count: i32, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

impl SmallCity {
    /// Two characters for a tile on a map, such as `R3`, `P1`, `Sc`.
    pub fn map_code(&self, kind: Kind) -> String {
        let rule = self.rules().tile(kind);
        if rule.class == Class::CityHall {
            return "CH".to_owned();
        }
        let first: String = rule.code.chars().take(1).collect();
        match rule.code.chars().last() {
            Some(level) if level.is_ascii_digit() => format!("{first}{level}"),
            _ => format!("{:2}", rule.code.chars().take(2).collect::<String>()),
        }
    }

    /// What a people space of a tile is for, where the tile has spaces of several kinds (SC-6.2).
    pub fn function(&self, state: &State, seat: Seat, cell: Cell) -> Option<&'static str> {
        let (_, kind, cells) = state.borough(seat).tiles.on(cell)?;
        function(self.rules(), kind, cells.rank(cell))
    }

    /// A part of a promise as people read it.
    pub fn condition_words(&self, condition: &Condition) -> String {
        condition_words(condition)
    }
}

/// A fact as people read it.
fn fact_words(name: &str) -> String {
    let word = match name {
        "park_cells" => "Park cells",
        "zone" => "size of the zone",
        "living" => "living citizens",
        "living_at_home" => "citizens in the borough",
        "commerce_used" => "shops with a citizen",
        "cultural" => "cultural buildings",
        "money" => "dollars",
        "metal" => "metal stored",
        "empty_home_spaces" => "empty spaces in homes",
        "empty_zone_cells" => "empty cells",
        "discs_in_3_or_4" => "discs in column 3 or 4",
        "hall_citizens" => "citizens in City Hall",
        _ => "",
    };
    if !word.is_empty() {
        return word.to_owned();
    }
    let Some(tiles) = name.strip_prefix("n(").and_then(|rest| rest.strip_suffix(')')) else {
        return name.replace('_', " ");
    };
    let (tile, level) = tiles.split_once(">=").unwrap_or((tiles, ""));
    let tile = match tile {
        "R" => "Residences",
        "C" => "shops",
        "F" => "Factories",
        "Park" => "Parks",
        other => other,
    };
    if level.is_empty() { tile.to_owned() } else { format!("{tile} of level {level} or more") }
}

pub(super) fn condition_words(condition: &Condition) -> String {
    let sign = match condition.compare {
        Compare::AtLeast => "at least",
        Compare::AtMost => "at most",
        Compare::Equal => "exactly",
    };
    format!("{}: {sign} {}", fact_words(&condition.name), condition.number)
}
