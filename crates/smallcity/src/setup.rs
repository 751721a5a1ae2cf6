//! What is agreed before the game: seats, modules, options, constants.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, LazyLock};

use kernel::{Fault, Faults, OptionInfo, OptionKind, RefusalDoc, Seat, ValuesDoc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::constants::{Constants, Library};
use crate::modules::choice::{self, ModulesFault};
use crate::modules::data as modules;
use crate::revision::{RULES, Revision};

/// What is agreed before the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// How many seats, 1 to 4 (SC-2.1).
    pub players: u8,
    /// Whether the advanced game is played (section 16).
    pub advanced: bool,
    /// The modules that are on, by name, in their own order.
    pub modules: Vec<String>,
    /// Options of modules, by key; those left out have their first choice.
    pub options: BTreeMap<String, String>,
    /// The constants.
    pub constants: Arc<Constants>,
    /// The revision of the rules, from 1 to [`RULES`].
    pub rules: u32,
}

/// Read once: every table opens with it.
static STANDARD: LazyLock<Arc<Constants>> = LazyLock::new(|| Arc::new(Constants::standard()));

impl Setup {
    /// A table of the base game by the newest rules.
    pub fn new(players: u8) -> Setup {
        Setup {
            rules: RULES,
            players,
            advanced: false,
            modules: vec![],
            options: BTreeMap::new(),
            constants: Arc::clone(&STANDARD),
        }
    }

    /// This set-up with modules on.
    #[must_use]
    pub fn with(mut self, ids: &[&str]) -> Setup {
        self.modules = ids.iter().map(|&id| id.to_owned()).collect();
        choice::sort(&mut self.modules);
        self
    }

    /// The document that describes it.
    pub fn doc(&self) -> SetupDoc {
        SetupDoc {
            players: self.players,
            advanced: self.advanced,
            modules: self.modules.clone(),
            options: self.options.clone(),
            constants: self.constants.name().to_owned(),
        }
    }

    /// Everything that is wrong with it.
    pub(crate) fn faults(&self) -> Vec<SetupFault> {
        let mut faults = vec![];
        if !(1..=4).contains(&self.players) {
            faults.push(SetupFault::Players { players: self.players });
        }
        faults.extend(choice::faults(&self.modules).into_iter().map(SetupFault::Modules));
        faults.extend(self.asked());
        for (key, value) in &self.options {
            faults.extend(self.option_fault(key, value));
        }
        faults.extend(self.platform_fault());
        faults
    }

    /// Faults of modules that ask for another option, so far the advanced game.
    fn asked(&self) -> impl Iterator<Item = SetupFault> {
        let advanced = (ADVANCED.key, ADVANCED.choices[usize::from(self.advanced)]);
        let unmet = choice::OPTION.asks.iter().filter(move |(module, asked)| {
            *asked != advanced && self.modules.iter().any(|on| on == module)
        });
        unmet.map(|&(module, (key, choice))| SetupFault::ModuleAsks { module, key, choice })
    }

    /// Platforms need their round, where there are platforms (SC-16.2).
    fn platform_fault(&self) -> Option<SetupFault> {
        let (due, rounds) = (self.constants.int("platform_round"), self.constants.int("rounds"));
        let platforms = !self.modules.iter().any(|on| choice::NO_PLATFORMS.contains(&on.as_str()));
        (self.advanced && platforms && due > rounds)
            .then_some(SetupFault::PlatformLate { due, rounds })
    }

    fn option_fault(&self, key: &str, value: &str) -> Option<SetupFault> {
        let Some(option) = modules::OPTIONS.iter().find(|option| option.key == key) else {
            return Some(unknown_option(key));
        };
        let (key, rule) = (option.key, option.rule);
        let off = option.when.filter(|(_, module)| !self.modules.iter().any(|on| on == module));
        if let Some((_, module)) = off
            && !Revision::numbered(self.rules).loose_set_ups
        {
            return Some(SetupFault::OptionOff { key, module });
        }
        let all: Vec<&str> = value.split(',').map(str::trim).collect();
        let counts = all.len() == 1 || all.len() == usize::from(self.players);
        let known = all.iter().all(|one| option.choices.contains(one));
        let (value, choices, seats) = (value.to_owned(), option.choices, self.players);
        if !counts || !known {
            return Some(SetupFault::BadValueOfSeats { key, value, choices, seats, rule });
        }
        if !option.once || all[..] == choices[..1] {
            return None;
        }
        // One for all is one for each.
        let each: Vec<&str> = all.iter().copied().cycle().take(seats.into()).collect();
        let twice =
            (0..each.len()).find(|&at| each[at] == choices[0] || each[..at].contains(&each[at]));
        twice.map(|at| SetupFault::EachOnce {
            key,
            choice: each[at].to_owned(),
            all: choices[0],
            rule,
        })
    }
}

/// The document that describes a set-up, as records write it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "SmallCitySetup")]
pub struct SetupDoc {
    /// How many seats.
    pub players: u8,
    /// Whether the advanced game is played.
    #[serde(default)]
    pub advanced: bool,
    /// The modules that are on.
    #[serde(default)]
    pub modules: Vec<String>,
    /// Options of modules.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The name of the constants.
    #[serde(default = "standard")]
    pub constants: String,
}

fn standard() -> String {
    "standard".to_owned()
}

/// Whether the advanced game is played (SC-16.1).
const ADVANCED: OptionInfo = OptionInfo::one("advanced", &["no", "yes"], "SC-16.1");

/// Which constants the table plays with.
const CONSTANTS: OptionInfo = OptionInfo {
    kind: OptionKind::Set,
    other: true,
    ..OptionInfo::one("constants", &["standard"], "SC-2.4")
};

/// All options of a set-up beside the number of players.
pub const OPTIONS: &[OptionInfo] = {
    const CORE: [OptionInfo; 3] = [ADVANCED, choice::OPTION, CONSTANTS];
    const COUNT: usize = CORE.len() + modules::OPTIONS.len();
    const ALL: [OptionInfo; COUNT] = {
        let mut all = [ADVANCED; COUNT];
        let mut at = 0;
        while at < COUNT {
            all[at] = if at < CORE.len() { CORE[at] } else { modules::OPTIONS[at - CORE.len()] };
            at += 1;
        }
        all
    };
    &ALL
};

impl SetupDoc {
    /// A table with default options.
    pub fn new(players: u8) -> SetupDoc {
        Setup::new(players).doc()
    }

    /// Sets an option as people write it.
    ///
    /// # Errors
    /// The option or its value is unknown.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), BadSetup> {
        let bad = |option: &OptionInfo| {
            let (key, values, rule) = (option.key, option.values(), option.rule);
            SetupFault::BadValue { key, value: value.to_owned(), values, rule }
        };
        match key {
            "advanced" => {
                self.advanced = match value {
                    "yes" | "true" => true,
                    "no" | "false" => false,
                    _ => return Err(bad(&ADVANCED).into()),
                };
            }
            "modules" => {
                let ids = value.split([',', ' ']).filter(|id| !id.is_empty() && *id != "none");
                self.modules = ids.map(str::to_owned).collect();
                choice::sort(&mut self.modules);
            }
            "constants" => value.clone_into(&mut self.constants),
            key if modules::OPTIONS.iter().any(|option| option.key == key) => {
                self.options.insert(key.to_owned(), value.to_owned());
            }
            key => return Err(unknown_option(key).into()),
        }
        Ok(())
    }

    /// The set-up that it describes, for a revision of the rules.
    ///
    /// # Errors
    /// The constants are not loaded or the revision is not known.
    pub fn setup(&self, rules: u32, library: &Library) -> Result<Setup, BadSetup> {
        let mut faults = vec![];
        if rules == 0 || rules > RULES {
            faults.push(SetupFault::Rules { rules, newest: RULES });
        }
        let constants = library.get(&self.constants);
        if constants.is_none() {
            let known = library.names().map(str::to_owned).collect();
            faults.push(SetupFault::UnknownConstants { name: self.constants.clone(), known });
        }
        let mut modules = self.modules.clone();
        choice::sort(&mut modules);
        let loose = Revision::numbered(rules).loose_set_ups;
        if !loose && modules != self.modules && choice::faults(&modules).is_empty() {
            faults.push(SetupFault::ModuleOrder { order: modules.join(", ") });
        }
        match constants {
            Some(constants) if faults.is_empty() => Ok(Setup {
                players: self.players,
                advanced: self.advanced,
                modules,
                options: self.options.clone(),
                constants: Arc::clone(constants),
                rules,
            }),
            _ => Err(Faults(faults)),
        }
    }
}

fn unknown_option(key: &str) -> SetupFault {
    let known = OPTIONS.iter().map(|option| option.key).collect();
    SetupFault::UnknownOption { key: key.to_owned(), known }
}

/// One reason why a set-up cannot be played, with everything that its sentence needs: `refusal-...`
/// in the messages, where the tag `why` names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
#[schemars(rename = "SmallCitySetupFault")]
#[non_exhaustive]
pub enum SetupFault {
    /// Not 1 to 4 players (SC-2.1).
    Players {
        /// The requested number.
        players: u8,
    },
    /// Modules in another order than their own (SP-SET-8).
    ModuleOrder {
        /// The right order, as people write it.
        order: String,
    },
    /// A module that is only played with a choice of another option.
    ModuleAsks {
        /// The module.
        module: &'static str,
        /// The option.
        key: &'static str,
        /// The required choice.
        choice: &'static str,
    },
    /// An option of a module that is off (SP-SET-8).
    OptionOff {
        /// The option.
        key: &'static str,
        /// Its module.
        module: &'static str,
    },
    /// A value that the option does not have.
    BadValue {
        /// The option.
        key: &'static str,
        /// The requested value.
        value: String,
        /// The allowed values.
        values: ValuesDoc,
        /// The rule that the option varies.
        #[serde(skip)]
        rule: &'static str,
    },
    /// A value that an option for all seats or for each of them does not have.
    BadValueOfSeats {
        /// The option.
        key: &'static str,
        /// The requested value.
        value: String,
        /// The allowed choices.
        choices: &'static [&'static str],
        /// How many seats there are.
        seats: u8,
        /// The rule that the option varies.
        #[serde(skip)]
        rule: &'static str,
    },
    /// A choice that two seats have, or the choice for all seats beside another.
    EachOnce {
        /// The option.
        key: &'static str,
        /// The requested choice.
        choice: String,
        /// The choice that is for all seats.
        all: &'static str,
        /// The rule that the option varies.
        #[serde(skip)]
        rule: &'static str,
    },
    /// No such option.
    UnknownOption {
        /// The requested key.
        key: String,
        /// The known options.
        known: Vec<&'static str>,
    },
    /// Platforms would be chosen after the last round (SC-16.2).
    PlatformLate {
        /// The round in which they are due.
        due: i32,
        /// The last one.
        rounds: i32,
    },
    /// A seat has no place for its City Hall: small zones of an owner's box and the land of a module
    /// can leave it without (SC-3.9).
    HallRoom {
        /// The seat.
        seat: Seat,
        /// The size of its zone.
        zone: u8,
    },
    /// Constants that are not loaded.
    UnknownConstants {
        /// The requested name.
        name: String,
        /// The loaded sets.
        known: Vec<String>,
    },
    /// Rules that this program does not know.
    Rules {
        /// Their revision.
        rules: u32,
        /// The newest one that is known.
        newest: u32,
    },
    /// Modules that cannot be on as they are named (SP-SET-1).
    #[serde(untagged)]
    Modules(ModulesFault),
}

impl SetupFault {
    /// The code and the rule: one line per fault.
    const fn facts(&self) -> (&'static str, Option<&'static str>) {
        match self {
            SetupFault::Players { .. } => ("players", Some("SC-2.1")),
            SetupFault::Modules(_) | SetupFault::ModuleAsks { .. } => ("modules", Some("SP-SET-1")),
            SetupFault::ModuleOrder { .. } => ("modules", Some("SP-SET-8")),
            SetupFault::OptionOff { .. } => ("option_off", Some("SP-SET-8")),
            SetupFault::BadValue { rule, .. }
            | SetupFault::BadValueOfSeats { rule, .. }
            | SetupFault::EachOnce { rule, .. } => ("bad_value", Some(rule)),
            SetupFault::UnknownOption { .. } => ("unknown_option", None),
            SetupFault::PlatformLate { .. } => ("platform_late", Some("SC-16.2")),
            SetupFault::HallRoom { .. } => ("hall_room", Some("SC-3.9")),
            SetupFault::UnknownConstants { .. } => ("unknown_constants", None),
            SetupFault::Rules { .. } => ("rules", None),
        }
    }
}

impl std::error::Error for SetupFault {}

impl Fault for SetupFault {
    fn code(&self) -> &'static str {
        self.facts().0
    }

    fn rule(&self) -> Option<&'static str> {
        self.facts().1
    }

    fn document(&self) -> Option<Value> {
        RefusalDoc::json(self)
    }
}

/// For developers; people read a message made of its document.
impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {self:?}", self.code())?;
        self.rule().map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

/// Why a set-up cannot be played: every reason, at least one.
pub type BadSetup = Faults<SetupFault>;
