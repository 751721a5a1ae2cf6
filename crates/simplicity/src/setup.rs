//! The set-up: the number of players (SIM-2.2) and the options (section 6).

use std::fmt;
use std::sync::Arc;

use kernel::{Fault, Faults, OptionInfo, OptionKind, RefusalDoc, ValuesDoc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::components::{Components, Library};
use crate::pieces::Team;
use crate::table_size::TableSize;

/// Whether a slot is blocked every round (SIM-3.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "SimplicityDemolition")]
pub enum Demolition {
    /// As SIM-2.2 has it for the number of players.
    #[default]
    ByPlayers,
    /// Every round.
    Always,
    /// In no round.
    Never,
}

impl Demolition {
    /// Whether a table of this size plays with demolition.
    pub const fn in_force(self, size: TableSize) -> bool {
        match self {
            Demolition::ByPlayers => size.demolition,
            Demolition::Always => true,
            Demolition::Never => false,
        }
    }
}

/// Which face of the planning board lies up in round 1 (SIM-2.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "SimplicityFirstFace")]
pub enum FirstFace {
    /// Luck decides.
    #[default]
    Random,
    /// Face A.
    A,
    /// Face B.
    B,
}

/// Who wins a tie (SIM-5.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "SimplicityTieBreak")]
pub enum TieBreak {
    /// The higher pawn after round 5.
    #[default]
    FinalPawns,
    /// Who played earlier in round 5.
    LastRoundOrder,
}

/// When a tile may be built on any open space (SIM-3.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "SimplicityStuck")]
pub enum Stuck {
    /// Only when no available tile fits anywhere.
    #[default]
    NoTileFits,
    /// Whenever that tile fits nowhere.
    PerTile,
}

/// The turn order of round 1 (SIM-2.8). Records write `random` or `fixed`; the list of a fixed
/// order is in the `pawn` entries that follow.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(from = "OrderDoc", into = "OrderDoc")]
#[schemars(rename = "SimplicityOrder", with = "OrderDoc")]
pub enum Order {
    /// Luck decides.
    #[default]
    Random,
    /// This order, first place first: every team once. An empty list is that of a set-up read from
    /// a record: whatever its `pawn` entries say.
    Fixed(Vec<Team>),
}

#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "SimplicityOrder")]
enum OrderDoc {
    Random,
    Fixed,
}

impl From<OrderDoc> for Order {
    fn from(doc: OrderDoc) -> Order {
        match doc {
            OrderDoc::Random => Order::Random,
            OrderDoc::Fixed => Order::Fixed(Vec::new()),
        }
    }
}

impl From<Order> for OrderDoc {
    fn from(order: Order) -> OrderDoc {
        match order {
            Order::Random => OrderDoc::Random,
            Order::Fixed(_) => OrderDoc::Fixed,
        }
    }
}

/// A set-up, in the form that the rules read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// 2 to 6.
    pub players: u8,
    /// The pieces.
    pub components: Arc<Components>,
    /// SIM-3.2
    pub demolition: Demolition,
    /// SIM-2.6
    pub first_face: FirstFace,
    /// SIM-5.6
    pub tie_break: TieBreak,
    /// SIM-3.7
    pub stuck: Stuck,
    /// SIM-2.8
    pub order: Order,
}

/// A set-up, as a record writes it: components by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "SimplicitySetup")]
pub struct SetupDoc {
    /// 2 to 6.
    pub players: u8,
    /// The name of a set of components.
    pub components: String,
    /// SIM-3.2
    pub demolition: Demolition,
    /// SIM-2.6
    pub first_face: FirstFace,
    /// SIM-5.6
    pub tie_break: TieBreak,
    /// SIM-3.7
    pub stuck: Stuck,
    /// SIM-2.8
    pub order: Order,
}

/// The options of a set-up besides the number of players, for help and messages.
pub const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        kind: OptionKind::Set,
        other: true,
        ..OptionInfo::one("components", &["standard"], "SIM-2.4")
    },
    OptionInfo::one("demolition", &["by_players", "always", "never"], "SIM-3.2"),
    OptionInfo::one("first_face", &["random", "a", "b"], "SIM-2.6"),
    OptionInfo::one("tie_break", &["final_pawns", "last_round_order"], "SIM-5.6"),
    OptionInfo::one("stuck", &["no_tile_fits", "per_tile"], "SIM-3.7"),
    OptionInfo { other: true, ..OptionInfo::one("order", &["random", "fixed"], "SIM-2.8") },
];

impl SetupDoc {
    /// The default options for a number of players.
    pub fn new(players: u8) -> SetupDoc {
        SetupDoc {
            players,
            components: "standard".to_owned(),
            demolition: Demolition::default(),
            first_face: FirstFace::default(),
            tie_break: TieBreak::default(),
            stuck: Stuck::default(),
            order: Order::default(),
        }
    }

    /// Sets an option by its key to a value in written form.
    ///
    /// # Errors
    /// The key or the value is unknown.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), BadSetup> {
        let known = match key {
            "components" => {
                value.clone_into(&mut self.components);
                true
            }
            "demolition" => read(&mut self.demolition, value),
            "first_face" => read(&mut self.first_face, value),
            "tie_break" => read(&mut self.tie_break, value),
            "stuck" => read(&mut self.stuck, value),
            "order" if value == "random" => {
                self.order = Order::Random;
                true
            }
            "order" if value == "fixed" => {
                let teams = TableSize::of(self.players).map_or(0, TableSize::teams);
                self.order = Order::Fixed(Team::ALL[..teams].to_vec());
                true
            }
            "order" => {
                let teams: Option<Vec<Team>> = value
                    .split(',')
                    .map(|team| team.trim().parse().ok().and_then(Team::from_number))
                    .collect();
                teams.map(|teams| self.order = Order::Fixed(teams)).is_some()
            }
            _ => {
                let known = OPTIONS.iter().map(|option| option.key).collect();
                return Err(SetupFault::UnknownOption { key: key.to_owned(), known }.into());
            }
        };
        if known {
            return Ok(());
        }
        let option = OPTIONS.iter().find(|option| option.key == key).unwrap_or(&OPTIONS[0]);
        let (key, values, rule) = (option.key, option.values(), option.rule);
        Err(SetupFault::BadValue { key, value: value.to_owned(), values, rule }.into())
    }

    /// The set-up that this document describes.
    ///
    /// # Errors
    /// Every reason why it cannot be played with what is in `library`.
    pub fn resolve(&self, library: &Library) -> Result<Setup, BadSetup> {
        let mut faults = faults(self.players, &self.order);
        let components = library.get(&self.components);
        if components.is_none() {
            faults.push(SetupFault::UnknownComponents {
                name: self.components.clone(),
                known: library.names().map(str::to_owned).collect(),
            });
        }
        match components {
            Some(components) if faults.is_empty() => Ok(Setup {
                players: self.players,
                components: Arc::clone(components),
                demolition: self.demolition,
                first_face: self.first_face,
                tie_break: self.tie_break,
                stuck: self.stuck,
                order: self.order.clone(),
            }),
            _ => Err(Faults(faults)),
        }
    }
}

/// The faults of a number of players and an order.
fn faults(players: u8, order: &Order) -> Vec<SetupFault> {
    let Some(size) = TableSize::of(players) else {
        return vec![SetupFault::Players { players }];
    };
    match order {
        Order::Fixed(order) if !order.is_empty() && !names_each_team(players, order) => {
            let order: Vec<String> = order.iter().map(Team::to_string).collect();
            vec![SetupFault::Order { order: order.join(","), last: size.teams() - 1 }]
        }
        _ => Vec::new(),
    }
}

/// Whether an order names each team of a table of `players` once.
pub(crate) fn names_each_team(players: u8, order: &[Team]) -> bool {
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    TableSize::of(players).is_some_and(|size| sorted == Team::ALL[..size.teams()])
}

/// Reads an option value by the name that records use for it.
fn read<'de, T: Deserialize<'de>>(option: &mut T, value: &'de str) -> bool {
    let value = serde::de::value::BorrowedStrDeserializer::<serde::de::value::Error>::new(value);
    T::deserialize(value).map(|value| *option = value).is_ok()
}

impl Setup {
    /// The document of the set-up; a fixed order without its list, as in records.
    pub fn doc(&self) -> SetupDoc {
        SetupDoc {
            players: self.players,
            components: self.components.name().to_owned(),
            demolition: self.demolition,
            first_face: self.first_face,
            tie_break: self.tie_break,
            stuck: self.stuck,
            order: match self.order {
                Order::Random => Order::Random,
                Order::Fixed(_) => Order::Fixed(Vec::new()),
            },
        }
    }

    /// The list of a fixed order, if there is one.
    pub(crate) fn fixed_order(&self) -> Option<&[Team]> {
        match &self.order {
            Order::Fixed(order) if !order.is_empty() => Some(order),
            _ => None,
        }
    }

    /// What the number of players decides.
    ///
    /// # Errors
    /// Every reason why this set-up cannot be played.
    pub(crate) fn table_size(&self) -> Result<TableSize, BadSetup> {
        let faults = faults(self.players, &self.order);
        TableSize::of(self.players).filter(|_| faults.is_empty()).ok_or(Faults(faults))
    }
}

/// One reason why a set-up cannot be played, with everything that its sentence needs: `refusal-...`
/// in the messages, where the tag `why` names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
#[schemars(rename = "SimplicitySetupFault")]
#[non_exhaustive]
pub enum SetupFault {
    /// Not 2 to 6 players (SIM-2.2).
    Players {
        /// What was asked for.
        players: u8,
    },
    /// A set of components that is not loaded (SIM-2.4).
    UnknownComponents {
        /// What was asked for.
        name: String,
        /// What is there.
        known: Vec<String>,
    },
    /// A fixed order that does not name every team once (SIM-2.8).
    Order {
        /// What was asked for, as people write it.
        order: String,
        /// The last of the teams that play; the first is 0.
        last: usize,
    },
    /// No such option.
    UnknownOption {
        /// What was asked for.
        key: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// A value that the option does not have.
    BadValue {
        /// The option.
        key: &'static str,
        /// What was asked for.
        value: String,
        /// What there is.
        values: ValuesDoc,
        /// The rule that the option varies.
        #[serde(skip)]
        rule: &'static str,
    },
    /// A record of rules that this program does not know.
    Rules {
        /// Its revision.
        rules: u32,
        /// The newest one that is known.
        newest: u32,
    },
}

/// Why a set-up cannot be played: every reason, at least one.
pub type BadSetup = Faults<SetupFault>;

impl std::error::Error for SetupFault {}

impl Fault for SetupFault {
    fn code(&self) -> &'static str {
        match self {
            SetupFault::Players { .. } => "players",
            SetupFault::UnknownComponents { .. } => "unknown_components",
            SetupFault::Order { .. } => "order",
            SetupFault::UnknownOption { .. } => "unknown_option",
            SetupFault::BadValue { .. } => "bad_value",
            SetupFault::Rules { .. } => "rules",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        match self {
            SetupFault::Players { .. } => Some("SIM-2.2"),
            SetupFault::UnknownComponents { .. } => Some("SIM-2.4"),
            SetupFault::Order { .. } => Some("SIM-2.8"),
            SetupFault::BadValue { rule, .. } => Some(rule),
            SetupFault::UnknownOption { .. } | SetupFault::Rules { .. } => None,
        }
    }

    fn document(&self) -> Option<Value> {
        RefusalDoc::json(self)
    }
}

/// For developers: people read the fault's document.
impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")?;
        self.rule().map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}
