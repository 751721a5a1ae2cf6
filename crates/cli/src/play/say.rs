//! What the terminal itself says in every game (`messages/<language>/terminal.ftl`).

use schemars::JsonSchema;
use serde::Serialize;

/// A sentence of the terminal, worded by the messages `terminal`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "say", rename_all = "snake_case")]
pub(crate) enum Say {
    /// The game is in a file.
    Saved { file: String },
    /// The user chose not to write the file.
    NotSaved,
    /// The game could not be written; it goes on.
    CannotSave { file: String, error: String },
    /// The game could not be written when the session ended.
    CannotSaveLast { file: String, error: String },
    /// Whether to keep the game, or its record when it is over, and in which file.
    OfferSave { over: bool, file: String },
    /// The user must answer the offer to save first.
    SaveFirst,
    /// Whether to replace an existing file.
    Replace { file: String },
    /// There is no more input.
    InputEnded,
    /// No file has the game.
    GameNotSaved,
    /// Moves of people since the last save are lost.
    LostSince { file: String },
    /// Only bots have moved since the last save.
    BotsAnew,
    /// How to continue the game.
    GoOn { command: String },
    /// How to view a finished game.
    LookAgain { command: String },
    /// The terminal has fewer columns than the screens need.
    Narrow { columns: usize, needed: usize },
    /// A person's name is nearly that of a bot.
    NearlyBot { name: String, bot: String },
    /// A person who plays alone and gave no name.
    You,
    /// A bot is thinking.
    Thinking { name: String },
    /// The names of the players of a record.
    WhoPlays { sitters: Vec<Sitter> },
    /// How many players a game has, for its options.
    Players { least: u8, most: u8 },
    /// Which value of an option is its default.
    Default,
    /// A request failed.
    Failed { problem: String },
    /// What is wrong with a record, and where: its number in the file, the entry of its log.
    WrongRecord { number: usize, entry: Option<usize>, field: Option<String>, problem: String },
    /// How to load the data that a set-up names.
    LoadData,
    /// A rule, where it comes from, and what editions of the game say differently.
    Rule { rule: &'static str, provenance: Vec<&'static str>, differs: Option<&'static str> },
}

/// A player with the number that a position calls them by.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct Sitter {
    pub(crate) seat: usize,
    pub(crate) name: String,
}

#[cfg(test)]
mod tests {
    use smallcity::constants::Provenance;
    use words::check::Told;

    use crate::rules::PROVENANCES;

    #[test]
    fn every_message_used_exists() {
        let told = Told::default()
            .document::<super::Say>("terminal")
            .document::<crate::rules::options::Written>("option")
            .document::<crate::figures::Figure>("figure")
            .document::<crate::simulate::report::Say>("simulate")
            .document::<crate::league::report::Say>("league")
            .document::<crate::columns::Head>("tallied")
            .document::<crate::replay::Say>("replay")
            .document::<crate::analyze::Say>("analyze")
            .document::<crate::replay::Standings>("standings")
            .document::<crate::verify::Wrong>("sealed")
            .document::<crate::operate::Say>("operator")
            .document::<crate::operate::doctor::Of>("unsound")
            .document::<server::Unsound>("stored")
            .names("provenance", PROVENANCES.map(Provenance::word))
            .names("provenance_about", PROVENANCES.map(Provenance::word))
            // Names that the messages of each game use.
            .names("table", ["turn", "nothing_to_take_back", "no_rule", "no_number"])
            .names("help", ["save", "quit"]);
        assert_eq!(told.faults(&["terminal.ftl"]), [""; 0]);
    }
}
