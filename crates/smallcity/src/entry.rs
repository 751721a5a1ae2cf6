//! The entries and the result of a record as documents (see `docs/records.md`).

use kernel::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::{Action, Build, Pay, Spot};
use crate::constants::read_materials;
use crate::game::SmallCity;
use crate::illegal::{Illegal, Why};
use crate::map::{Cell, Cells};
use crate::material::{MATERIALS, Material};
use crate::modules::data as modules;
use crate::pieces::Person;

/// One entry of a log: one input. Pieces are named as in the data: tiles by code (`R3`), promises and
/// platforms by key, materials and people by name; cells as `c4`, several separated by spaces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(
    untagged,
    deny_unknown_fields,
    expecting = "an entry of Small City, such as {\"seat\":0,\"build\":\"R1\",\"on\":\"b2\"}; docs/records.md lists them"
)]
#[schemars(rename = "SmallCityEntry")]
#[allow(missing_docs)]
pub enum Entry {
    /// Chance: the first host (SC-3.1).
    Host { host: Seat },
    /// Chance: a promise is drawn (SC-3.8).
    Promise { promise: String },
    /// Chance: an action card is turned up, by letter (SC-4.3).
    Card { card: String },
    /// Chance: an action card is put away for the whole game, by letter (SP-SET-4).
    Boxed { boxed: String },
    /// Chance in a step of a module.
    Luck(modules::LuckEntry),
    /// Keeps a promise (SC-3.8).
    Keep { seat: Seat, keep: String },
    /// Places City Hall and commits (SC-3.9).
    Hall { seat: Seat, hall: Cells },
    /// Places the Mayor (SC-4.1).
    Mayor { seat: Seat, mayor: Cells },
    /// Takes an action card, by letter (SC-4.4).
    Take {
        seat: Seat,
        take: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        choice: Option<String>,
    },
    /// Builds a tile, in a plan or by the council (SC-5.4, SC-12.7).
    Build {
        seat: Seat,
        build: String,
        on: Cells,
        /// Materials, such as `1w 1s`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pay: Option<String>,
        /// The kind of person who moves in.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        enter: Option<String>,
    },
    /// Enlarges the Park whose first cell this is (SC-5.6).
    Enlarge { seat: Seat, enlarge: Cell, with: Cells },
    /// Upgrades the tile whose first cell this is (SC-7.1).
    Upgrade { seat: Seat, upgrade: Cell, with: Cell },
    /// Moves a person; a cell abroad is `1:c4`, in the borough of seat 1 (SC-8.3).
    Move {
        seat: Seat,
        #[serde(rename = "move")]
        from: String,
        to: String,
        /// Whether the person rides, where a module lets people ride.
        #[serde(default, skip_serializing_if = "is_no")]
        drive: bool,
    },
    /// Sends a person home from City Hall (SC-8.7).
    Home { seat: Seat, home: Cell, person: String },
    /// Sells a material (SC-9.2).
    Sell { seat: Seat, sell: String },
    /// Buys votes for dollars (SC-9.2).
    Buy { seat: Seat, buy: u8 },
    /// Trades a material for votes (SC-9.2).
    Trade { seat: Seat, trade: String },
    /// Discards a material (SC-9.7).
    Discard { seat: Seat, discard: String },
    /// Names the dead (SC-11.5).
    Victim { seat: Seat, victim: Cell },
    /// Names a cell for the cemetery (SC-11.6).
    Grave { seat: Seat, grave: Cell },
    /// Moves a council disc from a column into a row (SC-12.2).
    Council { seat: Seat, council: u8, disc: u8, pay: String },
    /// Commits to a platform (SC-16.2).
    Platform { seat: Seat, platform: String },
    /// An action without parts.
    Plain {
        seat: Seat,
        #[serde(rename = "do")]
        what: Plain,
    },
    /// An action that only a step of a module asks for.
    Module(modules::Entry),
}

/// An action without parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "SmallCityPlainAction")]
pub enum Plain {
    /// Plans a larger zone (SC-5.5).
    Grow,
    /// Takes back the last step of a plan.
    Undo,
    /// Commits a plan (SC-5.1).
    Commit,
    /// Takes back a commit (SC-5.1).
    Reopen,
    /// Ends an optional part.
    End,
}

/// The result of a record: the score of each seat in parts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "SmallCityResult")]
pub struct ResultDoc {
    /// The rounds that were played, the last perhaps in part.
    pub rounds: u8,
    /// By seat.
    pub players: Vec<PlayerDoc>,
}

/// A seat in a result (SC-14.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "SmallCityPlayerResult")]
pub struct PlayerDoc {
    /// The vote track.
    pub votes: i32,
    /// Promises (SC-14.2).
    pub promises: i32,
    /// Special promises (SC-16.1).
    pub special: i32,
    /// The platform (SC-16.2).
    pub platform: i32,
    /// The points that pollution costs.
    pub pollution: i32,
    /// The points that modules subtract.
    #[serde(flatten)]
    pub tolls: modules::Tolls,
    /// The sum.
    pub score: i32,
    /// 1 for the winner.
    pub rank: u8,
    /// The round in which the seat was eliminated (SC-11.7).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub out: Option<u8>,
}

/// Whether an optional flag is off, so that the entry omits it.
#[allow(clippy::trivially_copy_pass_by_ref)] // as `serde` asks
const fn is_no(word: &bool) -> bool {
    !*word
}

/// The refusal of an entry that names something unknown to this game.
pub(crate) fn unknown(what: &'static str, name: &str) -> Illegal {
    Illegal::of_entry(Why::Unknown { what, name: name.to_owned() })
}

impl SmallCity {
    pub(crate) fn act(&self, entry: &Entry) -> Result<(Seat, Action), Illegal> {
        let material =
            |name: &String| Material::named(name).ok_or_else(|| unknown("material", name));
        Ok(match entry {
            Entry::Host { .. }
            | Entry::Promise { .. }
            | Entry::Card { .. }
            | Entry::Boxed { .. }
            | Entry::Luck(_) => return Err(Illegal::of_entry(Why::LuckIsNoAction)),
            Entry::Keep { seat, keep } => (*seat, Action::Keep(self.promise(keep)?)),
            Entry::Hall { seat, hall } => (*seat, Action::Hall(*hall)),
            Entry::Mayor { seat, mayor } => (*seat, Action::Mayor(*mayor)),
            Entry::Take { seat, take, choice } => (*seat, self.take(take, choice.as_deref())?),
            Entry::Build { seat, build, on, pay, enter } => {
                let kind = self.rules().kind_named(build).ok_or_else(|| unknown("tile", build))?;
                let pay = match pay {
                    Some(pay) => read_materials(pay).ok_or_else(|| unknown("payment", pay))?,
                    None => [0; MATERIALS],
                };
                let enter = enter.as_ref().map(|name| self.person(name)).transpose()?;
                (*seat, Action::Build(Build { kind, cells: *on, pay, enter }))
            }
            Entry::Enlarge { seat, enlarge, with } => {
                (*seat, Action::Enlarge { park: *enlarge, cells: *with })
            }
            Entry::Upgrade { seat, upgrade, with } => {
                (*seat, Action::Upgrade { tile: *upgrade, cell: *with })
            }
            Entry::Move { seat, from, to, drive } => {
                let (from, to) = (spot(*seat, from)?, spot(*seat, to)?);
                (*seat, Action::Move { from, to, drive: *drive })
            }
            Entry::Home { seat, home, person } => {
                (*seat, Action::Home { cell: *home, person: self.person(person)? })
            }
            Entry::Sell { seat, sell } => (*seat, Action::Sell(material(sell)?)),
            Entry::Buy { seat, buy } => (*seat, Action::Buy(*buy)),
            Entry::Trade { seat, trade } => (*seat, Action::Trade(material(trade)?)),
            Entry::Discard { seat, discard } => (*seat, Action::Discard(material(discard)?)),
            Entry::Victim { seat, victim } => (*seat, Action::Victim(*victim)),
            Entry::Grave { seat, grave } => (*seat, Action::Grave(*grave)),
            Entry::Council { seat, council, disc, pay } => {
                let way = Pay::ALL.into_iter().find(|way| way.name() == pay);
                let pay = way.ok_or_else(|| unknown("way_to_pay", pay))?;
                (*seat, Action::Council { disc: *disc, row: *council, pay })
            }
            Entry::Platform { seat, platform } => {
                let platforms = &self.rules().platforms;
                let number = platforms.iter().position(|rule| rule.key == *platform);
                let number = number.ok_or_else(|| unknown("platform", platform))?;
                (*seat, Action::Platform(number as u8))
            }
            Entry::Plain { seat, what } => (*seat, plain(*what)),
            Entry::Module(entry) => {
                let (seat, deed) =
                    entry.deed(|name| self.person(name), |place| unknown("space", place))?;
                (seat, Action::Module(deed))
            }
        })
    }

    pub(crate) fn promise(&self, key: &str) -> Result<u8, Illegal> {
        self.rules().promise_named(key).ok_or_else(|| unknown("promise", key))
    }

    fn person(&self, name: &str) -> Result<Person, Illegal> {
        self.rules().person_named(name).ok_or_else(|| unknown("person", name))
    }

    pub(crate) fn card(&self, letter: &str) -> Result<u8, Illegal> {
        let cards = &self.rules().cards;
        let found = cards.iter().position(|card| letter.chars().eq([card.letter]));
        found.map(|card| card as u8).ok_or_else(|| unknown("card", letter))
    }

    fn take(&self, letter: &str, choice: Option<&str>) -> Result<Action, Illegal> {
        let card = self.card(letter)?;
        let rule = &self.rules().cards[usize::from(card)];
        let choice = match choice {
            Some(name) => {
                let found = rule.choices.iter().position(|known| *known == name);
                found.ok_or_else(|| unknown("choice", name))? as u8
            }
            None => rule.no_choice(),
        };
        Ok(Action::Take { card, choice })
    }

    /// The entry of an action.
    pub(crate) fn act_entry(&self, seat: Seat, action: &Action) -> Entry {
        let rules = self.rules();
        match *action {
            Action::Keep(card) => Entry::Keep { seat, keep: rules.promise(card).key.clone() },
            Action::Hall(hall) => Entry::Hall { seat, hall },
            Action::Mayor(mayor) => Entry::Mayor { seat, mayor },
            Action::Take { card, choice } => {
                let card = &rules.cards[usize::from(card)];
                let choice = card.choices.get(usize::from(choice)).map(|&name| name.to_owned());
                Entry::Take { seat, take: card.letter.to_string(), choice }
            }
            Action::Build(build) => Entry::Build {
                seat,
                build: rules.tile(build.kind).code.clone(),
                on: build.cells,
                pay: (build.pay != [0; MATERIALS]).then(|| materials_word(build.pay)),
                enter: build.enter.map(|person| rules.person(person).name.to_owned()),
            },
            Action::Enlarge { park, cells } => Entry::Enlarge { seat, enlarge: park, with: cells },
            Action::Upgrade { tile, cell } => Entry::Upgrade { seat, upgrade: tile, with: cell },
            Action::Move { from, to, drive } => {
                let (from, to) = (spot_word(seat, from), spot_word(seat, to));
                Entry::Move { seat, from, to, drive }
            }
            Action::Home { cell, person } => {
                Entry::Home { seat, home: cell, person: rules.person(person).name.to_owned() }
            }
            Action::Sell(material) => Entry::Sell { seat, sell: material.name().to_owned() },
            Action::Buy(buy) => Entry::Buy { seat, buy },
            Action::Trade(material) => Entry::Trade { seat, trade: material.name().to_owned() },
            Action::Discard(material) => {
                Entry::Discard { seat, discard: material.name().to_owned() }
            }
            Action::Victim(victim) => Entry::Victim { seat, victim },
            Action::Grave(grave) => Entry::Grave { seat, grave },
            Action::Council { disc, row, pay } => {
                Entry::Council { seat, council: row, disc, pay: pay.name().to_owned() }
            }
            Action::Platform(number) => {
                let platform = rules.platforms[usize::from(number)].key.clone();
                Entry::Platform { seat, platform }
            }
            Action::Grow => Entry::Plain { seat, what: Plain::Grow },
            Action::Undo => Entry::Plain { seat, what: Plain::Undo },
            Action::Commit => Entry::Plain { seat, what: Plain::Commit },
            Action::Reopen => Entry::Plain { seat, what: Plain::Reopen },
            Action::End => Entry::Plain { seat, what: Plain::End },
            Action::Module(deed) => {
                Entry::Module(modules::Entry::of(seat, deed, |person| rules.person(person).name))
            }
        }
    }
}

const fn plain(what: Plain) -> Action {
    match what {
        Plain::Grow => Action::Grow,
        Plain::Undo => Action::Undo,
        Plain::Commit => Action::Commit,
        Plain::Reopen => Action::Reopen,
        Plain::End => Action::End,
    }
}

/// A spot such as `c4` of the seat's own borough or `1:c4` of another.
pub(crate) fn spot(own: Seat, text: &str) -> Result<Spot, Illegal> {
    let (seat, cell) = match text.split_once(':') {
        Some((seat, cell)) => {
            let seat = seat.parse::<u8>().ok().and_then(|seat| Seat::try_from(seat).ok());
            (seat.ok_or_else(|| unknown("space", text))?, cell)
        }
        None => (own, text),
    };
    let cell = Cell::parse(cell).ok_or_else(|| unknown("space", text))?;
    Ok(Spot { seat, cell })
}

pub(crate) fn spot_word(own: Seat, spot: Spot) -> String {
    if spot.seat == own {
        return spot.cell.to_string();
    }
    format!("{}:{}", spot.seat.index(), spot.cell)
}

/// Materials as records write them, such as `1w 1s`.
pub(crate) fn materials_word(counts: [u8; MATERIALS]) -> String {
    let parts = counts.iter().zip(["w", "s", "m"]).filter(|(count, _)| **count > 0);
    parts.map(|(count, letter)| format!("{count}{letter}")).collect::<Vec<_>>().join(" ")
}
