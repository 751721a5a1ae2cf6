//! What the terminal says in Small City (`messages/<language>/small-city-terminal.ftl`).
//!
//! Each type's comment gives its message name.

use kernel::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use smallcity::documents::{
    ActionDoc, AskedDoc, CouncilEffectDoc, EffectDoc, NearDoc, PriceDoc, ReasonDoc, StacksDoc,
};
use smallcity::{Amount, Need};
use words::Words;

/// A sentence, worded by the messages `small-city`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "say", rename_all = "snake_case")]
pub(super) enum Say {
    /// What to type at the start of a turn.
    PromptStart,
    /// What to type when one action is left.
    PromptReady,
    /// What to type when several ways are left.
    PromptWays { ways: usize, cells: bool, start: bool },
    /// Whose turn it is.
    Turn {
        #[schemars(with = "u8")]
        seat: Seat,
    },
    /// Whose turn it is and what to do.
    Call { turn: String, ask: Ask },
    /// The head of a screen; phase 0 is the set-up, 9 the end.
    Title { round: u8, rounds: u8, phase: u8 },
    /// The head of the map of another player.
    BoroughOf { player: String },
    /// How many more ways there are than the list shows.
    MoreWays { count: usize },
    /// A line of the menu: leave the commit as it is.
    Leave,
    /// The choice, or its last part, is taken back.
    TakenBack,
    /// A step of a plan is taken back.
    StepTakenBack { step: String },
    /// There is nothing to take back.
    NothingToTakeBack,
    /// Nobody else is at the keyboard.
    NobodyElse,
    /// The typed text is no place.
    NoPlace { typed: String },
    /// The action cannot go to the typed place.
    NotThere,
    /// A number that no way has.
    NoWay { number: usize, last: usize },
    /// A number that no line of the menu has.
    NoLine { number: usize, last: usize },
    /// A word that has no meaning now.
    NothingToChoose { typed: String },
    /// There is no such rule.
    NoRule,
    /// The rule's part of the game is not in play.
    RuleNotPlayed { rule: String },
    /// There is no such player.
    NoPlayer,
    /// How to ask about a tile.
    WhyHow,
    /// There is no such tile.
    NoTile { typed: String },
    /// Not a number of sentences.
    NoNumber { typed: String },
    /// A tile may stand on the typed cells.
    MayStand,
    /// The cells would do, but something else forbids it.
    PlaceAllowed,
    /// How to get a tile by an upgrade.
    Rises { tile: String, on: String, command: String },
    /// Who gets the keyboard.
    HandOver {
        #[schemars(with = "u8")]
        seat: Seat,
    },
    /// Input came before the handover.
    OnlyFor {
        #[schemars(with = "u8")]
        seat: Seat,
    },
    /// A player is asked back.
    AskedBack {
        #[schemars(with = "u8")]
        seat: Seat,
    },
    /// The players who have committed and can still be asked back.
    HaveCommitted { players: Vec<String>, commands: Vec<String> },
    /// Nobody can be asked back.
    NobodyCommitted,
    /// Several can be asked back.
    NameOne { commands: Vec<String> },
    /// There is more news than the screen tells.
    NewsBefore { count: usize },
    /// Asks to read the news.
    EnterGoesOn,
    /// Asks to read the news before the map hides them.
    EnterMap,
    /// A council move by a promise: what that means.
    ByPromise { stack: String, reward: i32, penalty: i32 },
    /// What a bot would choose.
    Hint { action: String, line: usize },
    /// A bot would leave the commit as it is.
    HintLeave,
    /// By how much a bot finds that better than doing nothing more.
    HintWorth { points: i32 },
    /// A bot would do nothing more.
    HintEnough,
    /// What would change at the end of the game.
    HintForesees { reasons: Vec<ReasonDoc> },
    /// Nothing is planned at this time.
    NoPlanNow,
    /// Nothing is planned yet.
    NothingPlanned,
    /// What a plan leaves.
    PlanLeaves { money: u16, points: u8 },
    /// What a plan leaves once it can build nothing more.
    PlanOver { money: u16 },
    /// The points that a step of a plan makes useless.
    PointsLost { points: u8 },
    /// What a plan leaves unused.
    Unused { points: u8 },
    /// There is no further measurement of pollution.
    MeasuredLast,
    /// A player's pollution, and phase 6's forecast in this many rounds.
    Forecast { player: String, pollution: u16, rounds: u8, measured: String, track: u16 },
    /// A promise with its stakes.
    Promise { stack: String, promise: String, reward: i32, penalty: i32, holds: bool },
    /// A part of a promise.
    Condition { conditions: AskedDoc, value: i32, holds: bool },
    /// Promises that were put back.
    PutBack { titles: Vec<String> },
    /// How many promises another player has.
    HasPromises { player: String, kept: Vec<Kept> },
    /// How many promises are left to draw.
    StacksLeft { kept: Vec<Kept> },
    /// What a tile is and does.
    AboutTile {
        tile: String,
        price: Vec<PriceDoc>,
        size: u8,
        points: u8,
        needs: Vec<Need>,
        effects: Vec<EffectDoc>,
    },
    /// How many places a tile has.
    Places { places: u32 },
    /// A card to take.
    Card { card: char, about: &'static str },
    /// A card that a player has taken.
    CardTaken {
        card: char,
        #[schemars(with = "u8")]
        seat: Seat,
        about: &'static str,
    },
    /// What an action does, as a preview.
    Chosen { action: String },
    /// What an action changes at once.
    Changes { changes: Vec<Change> },
    /// What meets the criterion of a tile.
    AllowedBy { because: Vec<NearDoc> },
    /// What a tile needs.
    Needs { needs: Vec<Need> },
    /// What a tile does.
    Brings { effects: Vec<EffectDoc> },
    /// The effect of a person on a space of a tile.
    Works { tile: String, functions: Option<&'static str>, effects: Vec<EffectDoc> },
    /// The circle of cards.
    Circle { circle: String },
    /// The cards outside this game.
    Boxed { card: Vec<char> },
}

/// What a step requires, under the name `ask`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "step", rename_all = "snake_case")]
pub(super) enum Ask {
    ReopenPlan,
    ReopenHall { cells: String },
    ReopenPlatform { platform: String },
    Promises,
    Palace,
    Hall { cells: String },
    Mayor { cells: String },
    Council,
    CouncilBuild,
    Card,
    Plan,
    Move,
    Home,
    Shops { sales: u8, purchases: u8, trades: u8 },
    Grave,
    Victim,
    Riot,
    Board,
    Start,
    Wall,
    Platform,
    Discard,
}

impl Ask {
    /// The rule that requires it.
    pub(super) const fn rule(&self) -> &'static str {
        match self {
            Ask::ReopenPlan | Ask::Plan => "SC-5.1",
            Ask::ReopenHall { .. } | Ask::Hall { .. } => "SC-3.9",
            Ask::ReopenPlatform { .. } | Ask::Platform => "SC-16.2",
            Ask::Promises => "SC-3.8",
            Ask::Palace => "SP-BLD-8",
            Ask::Mayor { .. } => "SC-4.1",
            Ask::Council => "SC-12.2",
            Ask::CouncilBuild => "SC-12.7",
            Ask::Card => "SC-4.4",
            Ask::Move => "SC-8.3",
            Ask::Home => "SC-8.7",
            Ask::Shops { .. } => "SC-9.2",
            Ask::Grave => "SC-11.6",
            Ask::Victim => "SC-11.5",
            Ask::Riot => "SP-POL-10",
            Ask::Board => "SP-EUR-1",
            Ask::Start => "SP-EUR-6",
            Ask::Wall => "SP-EUR-61",
            Ask::Discard => "SC-9.7",
        }
    }
}

/// What is left to decide of a choice in progress, under the name `aim`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "aim", rename_all = "snake_case")]
pub(super) enum Aim {
    Pay,
    Which,
    Build { tile: String },
    Enlarge { tile: String, on: String },
    Upgrade { tile: String, on: String },
    Move { on: String },
    Hall,
    Mayor,
    Deed { deed: &'static str },
    Where,
}

/// A line of the menu, worded by the messages `menu`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "menu", rename_all = "snake_case")]
pub(super) enum Label {
    Build {
        tile: String,
        price: Vec<PriceDoc>,
        places: usize,
    },
    Enlarge {
        tile: String,
        on: String,
    },
    Upgrade {
        tile: String,
        on: String,
    },
    Move {
        tile: Option<String>,
        on: String,
        places: usize,
    },
    Council {
        row: u8,
        column: u8,
        brings: CouncilEffectDoc,
    },
    Pledge {
        choice: ActionDoc,
        conditions: Vec<AskedDoc>,
    },
    Hall,
    Mayor,
    Victim,
    /// What only a module knows.
    Deed {
        deed: &'static str,
    },
    Grave,
    Grow {
        money: u16,
        points: u8,
    },
    Commit,
    End,
}

/// The head of a column of the list of tiles, worded by the messages `head`.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Head {
    Tile,
    Price,
    Left,
    Places,
    Does,
}

/// A part of the board of the City Council, worded by the messages `council`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "council", rename_all = "snake_case")]
pub(super) enum Council {
    Head,
    Column { column: usize },
    Money,
    Votes,
    VotesPrice { votes: u16 },
    Promise,
    Legend,
}

/// Materials in short form, such as `2w 1s`.
fn short_amounts(words: &Words, amounts: &[Amount]) -> String {
    let parts = amounts.iter().map(|amount| words.tell("short", amount));
    parts.collect::<Vec<_>>().join(" ")
}

/// A price in short form, such as `$2`, or `1w/1s`.
pub(super) fn short_price(words: &Words, ways: &[PriceDoc]) -> String {
    let way = |way: &PriceDoc| match way {
        PriceDoc::Materials { materials } => short_amounts(words, materials),
        other => words.tell("price", other),
    };
    ways.iter().map(way).collect::<Vec<_>>().join("/")
}

/// What a cell of the council brings, in short form.
pub(super) fn short_brings(words: &Words, brings: &CouncilEffectDoc) -> String {
    match brings {
        CouncilEffectDoc::Materials { materials } => {
            format!("+{}", short_amounts(words, materials))
        }
        other => words.tell("brings", other),
    }
}

/// A part of what an action changes at once, worded by the messages `changes`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "change", rename_all = "snake_case")]
pub(super) enum Change {
    Earn { money: u32 },
    Pay { money: u32 },
    Votes { amount: String },
    Pollution { amount: String },
    Material { material: &'static str, amount: String },
    Points { points: u8 },
    Land { money: u16 },
}

/// This many promises of a difficulty.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(super) struct Kept {
    stack: String,
    count: u8,
}

impl Kept {
    /// How many promises there are of each difficulty, without zeros.
    pub(super) fn all(count: StacksDoc) -> Vec<Kept> {
        let all = [count.easy, count.medium, count.difficult, count.special];
        let stacks = ["easy", "medium", "difficult", "special"].map(str::to_owned);
        let all = stacks.into_iter().zip(all).map(|(stack, count)| Kept { stack, count });
        all.filter(|kept| kept.count > 0).collect()
    }
}
