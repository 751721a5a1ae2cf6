//! What a link to a table says where people share it: only what every visitor may know.

use schemars::JsonSchema;
use serde::Serialize;
use words::{Language, Words};

use crate::wire::{SeatKind, Status, TableDoc};

/// The sentence of a link, as a document; `status` names the message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "status", rename_all = "snake_case")]
pub enum Preview {
    /// The table has open seats.
    Invites {
        /// The name of the first person at the table.
        name: String,
        /// The title of the game.
        game: String,
        /// The number of open seats.
        open: usize,
    },
    /// Nobody can sit down now.
    Full {
        /// The title of the game.
        game: String,
    },
    /// The game runs.
    Plays {
        /// The people at the table.
        names: Vec<String>,
        /// The title of the game.
        game: String,
    },
    /// The game is over.
    Ended {
        /// The people at the table.
        names: Vec<String>,
        /// The title of the game.
        game: String,
    },
}

impl Preview {
    /// The preview of a table, from its document for a visitor; `title` is that of its game.
    pub fn of(table: &TableDoc, title: &str) -> Preview {
        let game = title.to_owned();
        let people = table.seats.iter().filter(|seat| seat.kind == SeatKind::Person);
        let names: Vec<String> = people.filter_map(|seat| seat.name.clone()).collect();
        let open = table.seats.iter().filter(|seat| seat.kind == SeatKind::Open).count();
        match (table.status, names.first()) {
            (Status::Lobby, Some(name)) if open > 0 => {
                Preview::Invites { name: name.clone(), game, open }
            }
            (Status::Lobby, _) | (_, None) => Preview::Full { game },
            (Status::Running, _) => Preview::Plays { names, game },
            (Status::Over, _) => Preview::Ended { names, game },
        }
    }

    /// The English sentence.
    pub fn sentence(&self) -> String {
        Words::new(Language::english()).tell("preview", self)
    }
}
