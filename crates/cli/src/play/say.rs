//! What the terminal itself says in every game (`messages/<language>/terminal.ftl`).

use schemars::JsonSchema;
use serde::Serialize;

/// A sentence of the terminal, told under the name `terminal`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "say", rename_all = "snake_case")]
pub(crate) enum Say {
    /// The game is in a file.
    Saved { file: String },
    /// Nothing is written, as somebody decided.
    NotSaved,
    /// The game could not be written; it goes on.
    CannotSave { file: String, error: String },
    /// The game could not be written when the session was cut off.
    CannotSaveLast { file: String, error: String },
    /// Whether to keep the game, or its record when it is over, and in which file.
    OfferSave { over: bool, file: String },
    /// The offer to save is to be answered before anything else.
    SaveFirst,
    /// Whether a file that is there may be replaced.
    Replace { file: String },
    /// There is no more input.
    InputEnded,
    /// No file has the game.
    GameNotSaved,
    /// What people did since the game was saved is lost.
    LostSince { file: String },
    /// Only bots have moved since the game was saved.
    BotsAnew,
    /// How to go on with the game.
    GoOn { command: String },
    /// How to look at a game that is over.
    LookAgain { command: String },
    /// The terminal has fewer columns than the screens need.
    Narrow { columns: u16, needed: usize },
    /// Somebody's name is nearly that of a bot.
    NearlyBot { name: String, bot: String },
    /// A person who plays alone and gave no name.
    You,
    /// A bot takes its time.
    Thinking { name: String },
    /// The names of the players of a record.
    WhoPlays { sitters: Vec<Sitter> },
    /// How many players a game has, for its options.
    Players { least: u8, most: u8 },
    /// Which value of an option is its default.
    Default,
    /// What was asked for could not be done.
    Failed { problem: String },
    /// What is wrong with a record, and where: its number in the file, the entry of its log.
    WrongRecord { number: usize, entry: Option<usize>, field: Option<String>, problem: String },
    /// How data is loaded that a set-up asks for.
    LoadData,
}

/// A player with the number that a position calls them by.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct Sitter {
    pub(crate) seat: usize,
    pub(crate) name: String,
}

#[cfg(test)]
mod tests {
    use words::check::Told;

    #[test]
    fn everything_that_is_said_has_its_message() {
        let told = Told::default()
            .document::<super::Say>("terminal")
            .document::<crate::rules::options::Written>("option")
            .document::<crate::figures::Figure>("figure")
            .document::<crate::simulate::report::Say>("simulate")
            .document::<crate::league::report::Say>("league")
            .document::<crate::columns::Head>("tallied")
            .document::<crate::replay::Say>("replay")
            .document::<crate::replay::Standings>("standings")
            .document::<crate::verify::Wrong>("sealed")
            .document::<crate::operate::Say>("operator")
            .document::<crate::operate::doctor::Of>("unsound")
            .document::<server::Unsound>("stored")
            // What the messages of each game refer to.
            .names("table", ["turn", "nothing_to_take_back", "no_rule", "no_number"])
            .names("help", ["save", "quit"]);
        assert_eq!(told.faults(&["terminal.ftl"]), [""; 0]);
    }
}
