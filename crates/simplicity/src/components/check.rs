//! Checks that need the whole data file: the strips together, and with the faces.

use kernel::DataFaults;

use super::ground::{Ground, StripPiece};
use super::set::{Faces, ROUNDS};
use crate::pieces::{Strip, Symbol};
use crate::table_size::TABLE_SIZES;

/// Finds the special strip; checks the number of blanks and of strips.
pub(super) fn check_strips(strips: &[StripPiece], faults: &mut DataFaults) -> Option<Strip> {
    let blanks: usize = strips.iter().map(StripPiece::blanks).sum();
    if blanks != 1 {
        let problem = format!("{blanks} blank spaces; exactly one strip, the special one, has one");
        faults.add("blanks", "strips", problem, "SIM-2.4");
    }
    let ordinary = strips.iter().filter(|strip| strip.blanks() == 0).count();
    if ordinary < 6 {
        let problem = format!("{ordinary} ordinary strips; a table of six players needs 6");
        faults.add("ordinary_strips", "strips", problem, "SIM-2.2");
    }
    if strips.len() > Strip::COUNT {
        let problem = format!("{} strips; use at most {}", strips.len(), Strip::COUNT);
        faults.add("strip_count", "strips", problem, "SIM-2.3");
        return None;
    }
    strips.iter().position(|strip| strip.blanks() > 0).map(Strip::new)
}

/// Checks that every symbol of a strip is named by some slot.
pub(super) fn check_symbols(strips: &[StripPiece], faces: &Faces, faults: &mut DataFaults) {
    for symbol in Symbol::ALL {
        let named = faces.iter().flatten().flatten().any(|&named| named == symbol);
        let on = strips.iter().find(|strip| strip.spaces.contains(&Ground::Symbol(symbol)));
        if let (Some(strip), false) = (on, named) {
            let problem = format!("has a {}, which no slot of either face names", symbol.name());
            let place = format!("strip {:?}", strip.name);
            faults.add("unnamed_symbol", place, problem, "SIM-2.5");
        }
    }
}

/// Checks that every team finds room for its five discs, whatever strips are drawn.
pub(super) fn check_room(strips: &[StripPiece], special: Option<Strip>, faults: &mut DataFaults) {
    let Some(special) = special else { return };
    let mut open: Vec<usize> = strips
        .iter()
        .enumerate()
        .filter(|&(index, _)| index != special.index())
        .map(|(_, strip)| strip.open_spaces())
        .collect();
    open.sort_unstable();
    let special_open = strips[special.index()].open_spaces();
    for size in TABLE_SIZES {
        let Some(fewest) = open.get(..size.ordinary_strips) else { continue };
        let fewest = fewest.iter().sum::<usize>() + special_open;
        let discs = ROUNDS * size.teams();
        if fewest < discs {
            let problem = format!(
                "with {} players a choice of strips has {fewest} open spaces for {discs} discs",
                size.players
            );
            faults.add("no_room", "strips", problem, "SIM-3.7");
        }
    }
}
