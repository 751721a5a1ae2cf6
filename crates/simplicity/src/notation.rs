//! The parts of a record (docs/records.md, "The record of a game").

use std::ops::RangeInclusive;

use kernel::{BadData, BadPosition, InputOf, Notation, OptionInfo, Rng, Source};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::pieces::{Face, Slot, Team, Tile};
use crate::score::TeamScore;
use crate::setup::{Order, names_each_team};
use crate::steps::Step;
use crate::{
    Action, BadSetup, Chance, Illegal, Input, Library, OPTIONS, RULE_IDS, Setup, SetupDoc,
    SetupFault, Simplicity, Space, State,
};

/// One entry of a log: exactly one of `{strip}`, `{face}`, `{pawn}`, `{tile}`, `{team, block}` and
/// `{team, take, build}`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "SimplicityEntry")]
pub struct Entry {
    /// The strip of the next column, by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strip: Option<String>,
    /// The face of round 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<Face>,
    /// The next team of the first turn order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pawn: Option<Team>,
    /// The tile of the next slot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<Tile>,
    /// The team that acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<Team>,
    /// The slot that it blocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub block: Option<Slot>,
    /// The slot that it takes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub take: Option<Slot>,
    /// The space that it builds on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub build: Option<Space>,
}

/// A team in a result, in points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(non_snake_case)]
#[schemars(rename = "SimplicityTeamResult")]
pub struct TeamDoc {
    /// The team's letter; only where a position is scored that is no record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<String>,
    /// SIM-5.1
    pub links: u16,
    /// SIM-5.2, residential.
    pub R: u16,
    /// SIM-5.2, commercial.
    pub K: u16,
    /// SIM-5.2, office.
    pub O: u16,
    /// SIM-5.2, civic.
    pub V: u16,
    /// SIM-5.3
    pub parks: u16,
    /// SIM-5.4
    pub tokens: u16,
    /// The sum.
    pub total: u16,
}

impl TeamDoc {
    /// A team's score, with its letter where it has one.
    pub fn new(score: TeamScore, owner: Option<String>) -> TeamDoc {
        let [residential, commercial, office, civic] = score.neighbourhoods;
        TeamDoc {
            owner,
            links: score.links,
            R: residential,
            K: commercial,
            O: office,
            V: civic,
            parks: score.parks,
            tokens: score.tokens,
            total: score.total(),
        }
    }
}

/// A player in a result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "SimplicityPlayerResult")]
pub struct PlayerDoc {
    /// SIM-5.5
    pub score: i32,
    /// 1 for the winner (SIM-5.6).
    pub rank: u8,
}

/// The result of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "SimplicityResult")]
pub struct ResultDoc {
    /// By team.
    pub teams: Vec<TeamDoc>,
    /// By player.
    pub players: Vec<PlayerDoc>,
}

/// The last four fields of an entry that is no action.
const NONE: (Option<Team>, Option<Slot>, Option<Slot>, Option<Space>) = (None, None, None, None);

impl Notation for Simplicity {
    const NAME: &'static str = "simplicity";
    const TITLE: &'static str = "Simplicity";
    const RULE_IDS: &'static [&'static str] = RULE_IDS;
    const SOURCES: &'static [&'static [Source]] = &[crate::rule_ids::SOURCES];
    const PLAYERS: RangeInclusive<u8> = 2..=6;
    const RULES: u32 = 1;
    const OPTIONS: &'static [OptionInfo] = OPTIONS;

    type Library = Library;
    type SetupDoc = SetupDoc;
    type Entry = Entry;
    type ResultDoc = ResultDoc;
    type Line = String;

    fn library() -> Library {
        Library::standard()
    }

    fn sets(library: &Library) -> Vec<String> {
        library.names().map(str::to_owned).collect()
    }

    fn load(library: &mut Library, text: &str) -> Result<(String, String), BadData> {
        let set = library.add(text)?;
        Ok(("components".to_owned(), set.name().to_owned()))
    }

    fn default_setup(players: u8) -> SetupDoc {
        SetupDoc::new(players)
    }

    fn set_option(doc: &mut SetupDoc, key: &str, value: &str) -> Result<(), BadSetup> {
        doc.set(key, value)
    }

    fn setup_from(doc: &SetupDoc, rules: u32, library: &Library) -> Result<Setup, BadSetup> {
        if rules == 0 || rules > Simplicity::RULES {
            return Err(SetupFault::Rules { rules, newest: Simplicity::RULES }.into());
        }
        doc.resolve(library)
    }

    /// The `pawn` entries hold the list of a fixed order, if all of them are there.
    fn complete(doc: &mut SetupDoc, log: &[Entry]) {
        let pawns: Vec<Team> = log.iter().filter_map(|entry| entry.pawn).collect();
        if doc.order == Order::Fixed(Vec::new()) && names_each_team(doc.players, &pawns) {
            doc.order = Order::Fixed(pawns);
        }
    }

    fn setup_doc(setup: &Setup) -> SetupDoc {
        setup.doc()
    }

    fn input(&self, entry: &Entry) -> Result<InputOf<Simplicity>, Illegal> {
        let act = |team: Team, action| Input::Act { seat: self.owner(team), action };
        let Entry { strip, face, pawn, tile, team, block, take, build } = entry;
        let acts = (*team, *block, *take, *build);
        Ok(match (strip, *face, *pawn, *tile, acts) {
            (Some(name), None, None, None, NONE) => {
                let strip = self.components().strip_named(name);
                let unknown = || Illegal::UnknownStrip { name: name.clone() };
                Input::Chance(Chance::Strip(strip.ok_or_else(unknown)?))
            }
            (None, Some(face), None, None, NONE) => Input::Chance(Chance::Face(face)),
            (None, None, Some(team), None, NONE) => Input::Chance(Chance::Pawn(team)),
            (None, None, None, Some(tile), NONE) => Input::Chance(Chance::Tile(tile)),
            (None, None, None, None, (Some(team), Some(slot), None, None)) => {
                act(team, Action::Block { team, slot })
            }
            (None, None, None, None, (Some(team), None, Some(slot), Some(space))) => {
                act(team, Action::Take { team, slot, space })
            }
            _ => return Err(Illegal::NoInput),
        })
    }

    fn entry(&self, input: &InputOf<Simplicity>) -> Entry {
        let none = Entry::default();
        match *input {
            Input::Chance(Chance::Strip(strip)) => {
                let name = self.components().strip(strip).map(|piece| piece.name.clone());
                Entry { strip: name, ..none }
            }
            Input::Chance(Chance::Face(face)) => Entry { face: Some(face), ..none },
            Input::Chance(Chance::Pawn(team)) => Entry { pawn: Some(team), ..none },
            Input::Chance(Chance::Tile(tile)) => Entry { tile: Some(tile), ..none },
            Input::Act { action: Action::Block { team, slot }, .. } => {
                Entry { team: Some(team), block: Some(slot), ..none }
            }
            Input::Act { action: Action::Take { team, slot, space }, .. } => {
                Entry { team: Some(team), take: Some(slot), build: Some(space), ..none }
            }
        }
    }

    fn position_text(&self, state: &State) -> Option<String> {
        Some(self.playable_text(state))
    }

    fn position(&self, text: &str, rng: &mut Rng) -> Result<State, BadPosition> {
        self.playable(text, rng)
    }

    fn text(&self, view: &State) -> Vec<String> {
        self.city_text(view).lines().map(str::to_owned).collect()
    }

    fn result(&self, state: &State) -> Option<ResultDoc> {
        if self.step(state) != Step::Over {
            return None;
        }
        let scores = self.scores(state);
        let teams = self.teams().map(|team| TeamDoc::new(scores[team.index()], None));
        let players = self.player_standings(state).0.into_iter();
        Some(ResultDoc {
            teams: teams.collect(),
            players: players
                .map(|place| PlayerDoc { score: place.score, rank: place.rank })
                .collect(),
        })
    }
}
