//! What never changes in a game.

use schemars::JsonSchema;
use serde::Serialize;

use super::view::BagDoc;
use crate::Simplicity;
use crate::city::ROWS;
use crate::components::Ground;
use crate::pieces::{Face, Slot, Symbol};

/// The pieces in the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SimplicityTables")]
pub struct TablesDoc {
    /// The name of the set of components.
    pub components: String,
    /// The tiles in the bag at the start (SIM-2.1).
    pub tiles: BagDoc,
    /// The strips that columns are drawn from (SIM-2.4).
    pub strips: Vec<StripDoc>,
    /// By face of the planning board, then by slot, the symbols (SIM-2.6); none beside slot 7.
    pub faces: [Vec<Vec<Symbol>>; 2],
}

/// A strip.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SimplicityStrip")]
pub struct StripDoc {
    /// Its name in records.
    pub name: String,
    /// What is printed on it, row 1 first, by the letters of the data files.
    pub spaces: [char; ROWS],
}

impl TablesDoc {
    pub(super) fn new(game: &Simplicity) -> TablesDoc {
        let components = game.components();
        let strips = components.strips().map(|(_, piece)| StripDoc {
            name: piece.name.clone(),
            spaces: piece.spaces.map(Ground::letter),
        });
        let symbols = |face: Face| {
            Slot::ALL.into_iter().map(move |slot| components.symbols(face, slot).to_vec()).collect()
        };
        TablesDoc {
            components: components.name().to_owned(),
            tiles: components.tiles().into(),
            strips: strips.collect(),
            faces: Face::ALL.map(symbols),
        }
    }
}
