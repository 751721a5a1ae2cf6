//! What the terminal says in Simplicity (`messages/<language>/simplicity-terminal.ftl`).
//!
//! Each type's comment gives its message name.

use kernel::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use simplicity::{Slot, Source, Space, Stuck, Sum, Symbol, Team, Tile};

/// A sentence, worded by the messages `simplicity`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "say", rename_all = "snake_case")]
pub(super) enum Say {
    /// The head of a screen.
    Title { round: u8, rounds: u8, face: char },
    /// The head of the last screen.
    TheEnd,
    /// There is no turn order after the last round.
    NoNextRound,
    /// No team has a place in the next round yet.
    ByPawns,
    /// A slot without symbols.
    AnySymbol,
    /// A slot that is blocked (SIM-3.2).
    Blocked,
    /// On how many spaces a tile fits.
    Fits { spaces: u32 },
    /// The meaning of the star at a total.
    LowerCounts,
    /// A team with its player.
    Who {
        team: Team,
        #[schemars(with = "u8")]
        seat: Seat,
    },
    /// How the blank space is drawn.
    Blank { sign: char },
    /// How buildings are drawn.
    LegendCity { printed: String, built: String, team: Team },
    /// How records name teams.
    Numbers,
    /// What to type after choosing a slot.
    PromptSpace { slot: Slot },
    /// What to type after choosing a build.
    PromptBuild,
    /// What to type after choosing a block.
    PromptBlock,
    /// Whose turn it is.
    Turn {
        #[schemars(with = "u8")]
        seat: Seat,
    },
    /// Whose turn it is and what to do; `free` if any open space is legal (SIM-3.7).
    Call { turn: String, team: Team, open: usize, free: bool },
    /// Whose turn it is to block a slot.
    CallBlock { turn: String, team: Team },
    /// What a slot offers.
    Slot { slot: Slot, tile: Option<Tile>, builds_on: Vec<BuildsOn>, spaces: usize },
    /// What a slot offers if its tile may go anywhere (SIM-3.7).
    SlotFree { stuck: Stuck, slot: Slot, tile: Option<Tile>, spaces: usize },
    /// What a block does.
    Blocks { slot: Slot, tile: Option<Tile> },
    /// The heading of the slots that can build on a space.
    WhichSlot { space: Space },
    /// No slot can build on a space.
    NoSlotThere { space: Space, symbol: Option<Symbol> },
    /// What a build does to the scores, and where the pawn goes.
    Change {
        team: Team,
        before: i32,
        arrow: &'static str,
        after: i32,
        score: Option<Score>,
        slot: Slot,
    },
    /// What a build brings to others.
    BringsOthers { gains: Vec<Gain> },
    /// What the greedy player would block.
    HintBlock { slot: Slot, command: String },
    /// What the greedy player would build.
    HintTake { command: String, total: i16, parts: Vec<Part> },
    /// A slot is chosen, a space is not yet.
    ChooseSpace { slot: Slot },
    /// The choice of a space is taken back.
    SpaceTakenBack { space: Space, slot: Slot },
    /// The choice of a slot is taken back.
    SlotTakenBack { slot: Slot },
    /// The player has not acted yet.
    NothingToTakeBack,
    /// Another team has acted since.
    PlayedSince { team: Team },
    /// Luck has drawn since.
    DrawnSince,
    /// A confirmed choice stays.
    IsConfirmed,
    /// How to learn more about a refusal.
    More { rule: Option<&'static str> },
    /// The alternatives.
    CanBeBuilt { slot: Slot, spaces: Vec<Space> },
    /// Nothing to explain.
    NothingRefused,
    /// There is no such rule.
    NoRule,
    /// A block without a slot.
    BlockWhich,
    /// A question without a place.
    WhyWhat,
    /// Not a number of sentences.
    NoNumber { typed: String },
    /// Several slots at once.
    OneSlot,
    /// Several spaces at once.
    OneSpace,
    /// There is no such slot.
    NoSlot { typed: String },
    /// There is no such space.
    NoSpace { typed: String },
    /// An unknown word, and the command that it resembles.
    NoCommand { typed: String, near: Option<&'static str> },
    /// The place of a player in the end.
    Place {
        rank: u8,
        #[schemars(with = "u8")]
        seat: Seat,
        team: Vec<Team>,
        points: i32,
        winner: bool,
    },
    /// The points of a team in the end.
    PointsOf { team: Team, score: String },
    /// How the pawns broke a tie: their slots (SIM-5.6).
    TiePawns { first: String, slot: Option<Slot>, second: String, other_slot: Option<Slot> },
    /// How the last round's order broke a tie.
    TieOrder { first: String, second: String },
    /// Whose score is a player's (SIM-5.5).
    LowerTeam,
    /// Discs in a neighbourhood.
    DiscsIn { discs: String, group: String },
    /// A park with the types beside it.
    Beside { space: Space, types: Vec<String> },
}

/// A symbol that a slot builds on, worded by the messages `builds_on`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub(super) struct BuildsOn {
    pub(super) symbol: Symbol,
}

/// What happens to the score of a player with two teams, worded by the messages `score`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "score", rename_all = "snake_case")]
pub(super) enum Score {
    /// Nothing; and the team that is lower, if it is another.
    Stays {
        #[schemars(with = "u8")]
        seat: Seat,
        before: i32,
        team: Option<Team>,
    },
    /// It rises; and the team that is lower then, if it is another.
    Moves {
        #[schemars(with = "u8")]
        seat: Seat,
        before: i32,
        arrow: &'static str,
        after: i32,
        team: Option<Team>,
    },
}

/// What a build brings to another team, worded by the messages `gains`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub(super) struct Gain {
    pub(super) team: Team,
    pub(super) total: i16,
    pub(super) parts: Vec<Part>,
}

/// What a build brings, worded by the messages `sum`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(super) struct Points {
    pub(super) total: i16,
    pub(super) parts: Vec<Part>,
}

/// A part of it, worded by the messages `parts`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub(super) struct Part {
    pub(super) source: Source,
    pub(super) points: i16,
}

/// The non-zero parts of a sum.
pub(super) fn parts(sum: Sum) -> Vec<Part> {
    let parts = [
        (Source::Neighbourhood, sum.neighbourhoods),
        (Source::Link, sum.links),
        (Source::Park, sum.parks),
    ];
    let parts = parts.into_iter().filter(|&(_, points)| points != 0);
    parts.map(|(source, points)| Part { source, points }).collect()
}

/// A line of the log, under the name `event`: the page's log tells the same events
/// (`web/src/games/simplicity/sentences.ts`).
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(super) enum Told {
    /// All strips are laid.
    CityLaid { columns: usize },
    /// A round begins.
    Round { round: u8 },
    /// A face of the planning board is up.
    FaceUp { face: char },
    /// The tiles of a round, by slot.
    Dealt { tiles: String },
    /// The order of a round.
    Order { team: Vec<Team> },
    /// A team took a token.
    TokenGiven { team: Team },
    /// A slot was blocked.
    SlotBlocked { team: Team, slot: Slot, tile: Tile },
    /// A tile was built. The gains of the team and the others may be absent.
    Built {
        team: Team,
        slot: Slot,
        tile: Tile,
        space: Space,
        total: Option<i16>,
        parts: Option<Vec<Part>>,
        others: Option<Vec<Other>>,
    },
    /// Nobody took these tiles.
    LeftOver { tiles: Vec<String> },
    /// The game is over.
    GameOver,
}

/// What a build brought to another team, worded by the messages `others`.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub(super) struct Other {
    pub(super) team: Team,
    pub(super) points: i16,
}

/// The head of a column or a row, worded by the messages `head`.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Head {
    ThisRound,
    NextRound,
    InTheBag,
    Slot,
    On,
    Tile,
    Team,
    Links,
    Parks,
    Tokens,
    Total,
    PlayedBy,
    Tiles,
    Symbols,
    Teams,
    City,
}

/// How many points, worded by the messages `points`.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub(super) struct Count {
    pub(super) points: i32,
}
