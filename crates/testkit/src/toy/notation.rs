//! How to write the toy game down.

use std::ops::RangeInclusive;

use kernel::{BadData, DataFault, Faults, Game, Input, InputOf, Notation, OptionInfo, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Action, BadSetup, Card, Chip, Illegal, Setup, SetupFault, State, Tie, Toy, View};

/// The `setup` of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "ToySetup")]
pub struct SetupDoc {
    /// How many seats play.
    pub players: u8,
    /// How many rounds.
    pub rounds: u8,
    /// What happens to a pot that nobody wins.
    pub tie: Tie,
}

/// The ids of the rules; the module's page has their text.
const RULE_IDS: &[&str] = &["TOY-1", "TOY-2", "TOY-3", "TOY-4", "TOY-5", "TOY-6"];

/// One entry of the `log` of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "ToyEntry")]
pub enum Entry {
    /// The next seat is dealt this card.
    Deal(Card),
    /// A seat chooses a chip.
    Bid {
        /// Which seat, from 0.
        seat: u8,
        /// Which chip.
        chip: Chip,
    },
    /// This seat commits.
    Commit(u8),
    /// This seat takes its commit back.
    Reopen(u8),
}

/// The `result` of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "ToyResult")]
pub struct ResultDoc {
    /// One per seat.
    pub players: Vec<SeatResult>,
}

/// How one seat ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "ToySeatResult")]
pub struct SeatResult {
    /// Its points and its card.
    pub score: i32,
    /// 1 for the winner.
    pub rank: u8,
}

impl Notation for Toy {
    const NAME: &'static str = "toy";
    const TITLE: &'static str = "the toy game";
    const RULE_IDS: &'static [&'static str] = RULE_IDS;
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const RULES: u32 = 1;

    type Library = ();
    type SetupDoc = SetupDoc;
    type Entry = Entry;
    type ResultDoc = ResultDoc;
    type Line = String;

    const OPTIONS: &'static [OptionInfo] = &[
        OptionInfo::one("rounds", &["3", "1", "2", "4"], "TOY-1"),
        OptionInfo::one("tie", &["lost", "carried"], "TOY-5"),
    ];

    fn library() {}

    fn sets(_library: &()) -> Vec<String> {
        Vec::new()
    }

    /// The toy has no data files.
    fn load(_library: &mut (), _text: &str) -> Result<(String, String), BadData> {
        let fault = DataFault::new("data", "file", "the toy game reads none", None);
        Err(BadData { holds: "data", code: "data", faults: fault.into() })
    }

    fn default_setup(players: u8) -> SetupDoc {
        SetupDoc { players, rounds: 3, tie: Tie::Lost }
    }

    fn set_option(doc: &mut SetupDoc, key: &str, value: &str) -> Result<(), BadSetup> {
        let unknown = || Faults(vec![SetupFault::Value { value: value.to_owned() }]);
        match (key, value) {
            ("rounds", _) => doc.rounds = value.parse().map_err(|_| unknown())?,
            ("tie", "lost") => doc.tie = Tie::Lost,
            ("tie", "carried") => doc.tie = Tie::Carried,
            ("tie", _) => return Err(unknown()),
            _ => return Err(Faults(vec![SetupFault::Option { key: key.to_owned() }])),
        }
        Ok(())
    }

    fn setup_from(doc: &SetupDoc, rules: u32, _library: &()) -> Result<Setup, BadSetup> {
        let SetupDoc { players: seats, rounds, tie } = *doc;
        let setup = Setup { seats, rounds, tie };
        let revision = (rules != Toy::RULES).then_some(SetupFault::Revision { rules });
        let faults: Vec<_> = revision.into_iter().chain(setup.faults()).collect();
        if faults.is_empty() { Ok(setup) } else { Err(Faults(faults)) }
    }

    fn setup_doc(setup: &Setup) -> SetupDoc {
        let Setup { seats: players, rounds, tie } = *setup;
        SetupDoc { players, rounds, tie }
    }

    fn text(&self, view: &View) -> Vec<String> {
        vec![format!("{view:?}")]
    }

    fn input(&self, entry: &Entry) -> Result<InputOf<Toy>, Illegal> {
        let act = |seat: u8, action| {
            let seat = usize::from(seat);
            let seated = seat < self.seats();
            if seated {
                Ok(Input::Act { seat: Seat::new(seat), action })
            } else {
                Err(Illegal::NoSuchSeat)
            }
        };
        match *entry {
            Entry::Deal(card) => Ok(Input::Chance(card)),
            Entry::Bid { seat, chip } => act(seat, Action::Bid(chip)),
            Entry::Commit(seat) => act(seat, Action::Commit),
            Entry::Reopen(seat) => act(seat, Action::Reopen),
        }
    }

    fn entry(&self, input: &InputOf<Toy>) -> Entry {
        match *input {
            Input::Chance(card) => Entry::Deal(card),
            Input::Act { seat, action } => {
                let seat = seat.index() as u8;
                match action {
                    Action::Bid(chip) => Entry::Bid { seat, chip },
                    Action::Commit => Entry::Commit(seat),
                    Action::Reopen => Entry::Reopen(seat),
                }
            }
        }
    }

    fn result(&self, state: &State) -> Option<ResultDoc> {
        let places = self.standings(state)?.0.into_iter();
        let players = places.map(|place| SeatResult { score: place.score, rank: place.rank });
        Some(ResultDoc { players: players.collect() })
    }
}
