//! What is agreed before the game: seats, modules, options, constants.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use kernel::{Fault, Faults, OptionInfo, OptionKind};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::constants::{Constants, Library};
use crate::modules;
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

impl Setup {
    /// A table of the base game by the newest rules.
    pub fn new(players: u8) -> Setup {
        Setup {
            rules: RULES,
            players,
            advanced: false,
            modules: vec![],
            options: BTreeMap::new(),
            constants: Arc::new(Constants::standard()),
        }
    }

    /// This set-up with modules on.
    #[must_use]
    pub fn with(mut self, ids: &[&str]) -> Setup {
        self.modules = ids.iter().map(|&id| id.to_owned()).collect();
        modules::sort(&mut self.modules);
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
            faults.push(SetupFault::new(
                "players",
                Some("SC-2.1"),
                format!("Small City is for 1 to 4 players, not {}", self.players),
            ));
        }
        let modules = modules::faults(&self.modules).into_iter();
        faults.extend(modules.map(|text| SetupFault::new("modules", Some("SP-SET-1"), text)));
        for (key, value) in &self.options {
            faults.extend(self.option_fault(key, value));
        }
        faults.extend(self.platform_fault());
        faults
    }

    /// Platforms need their round, where there are platforms (SC-16.2).
    fn platform_fault(&self) -> Option<SetupFault> {
        let (due, rounds) = (self.constants.int("platform_round"), self.constants.int("rounds"));
        (self.advanced && due > rounds).then(|| {
            let text = format!(
                "platforms are chosen in round {due} (platform_round) of the advanced game, but \
                 its last round is {rounds} (rounds); change one of the two, or leave out advanced"
            );
            SetupFault::new("platform_late", Some("SC-16.2"), text)
        })
    }

    fn option_fault(&self, key: &str, value: &str) -> Option<SetupFault> {
        let Some(option) = modules::OPTIONS.iter().find(|option| option.key == key) else {
            return Some(unknown_option(key));
        };
        let off = option.when.filter(|(_, module)| !self.modules.iter().any(|on| on == module));
        if let Some((_, module)) = off
            && !Revision::numbered(self.rules).loose_set_ups
        {
            let text = format!(
                "the option {key} belongs to the module {module}, which is off; switch it on, or leave the option out"
            );
            return Some(SetupFault::new("option_off", Some("SP-SET-8"), text));
        }
        let all: Vec<&str> = value.split(',').map(str::trim).collect();
        let counts = all.len() == 1 || all.len() == usize::from(self.players);
        let known = all.iter().all(|one| option.choices.contains(one));
        (!counts || !known).then(|| {
            let text = format!(
                "the option {key} has no value {value:?}; write one of {} for all, or one for each of the {} seats",
                option.choices.join(", "),
                self.players
            );
            SetupFault::new("bad_value", Some(option.rule), text)
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
    other: Some("the name of a loaded file"),
    ..OptionInfo::one("constants", &["standard"], "SC-2.4")
};

/// All options of a set-up beside the number of players.
pub const OPTIONS: &[OptionInfo] = {
    const CORE: [OptionInfo; 3] = [ADVANCED, modules::OPTION, CONSTANTS];
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
            let text = format!(
                "the option {key} has no value {value:?}; its values are {}",
                option.values()
            );
            SetupFault::new("bad_value", Some(option.rule), text)
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
                modules::sort(&mut self.modules);
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
            let text = format!(
                "revision {rules} of the rules of Small City is not known, the newest here is {RULES}; update the program"
            );
            faults.push(SetupFault::new("rules", None, text));
        }
        let constants = library.get(&self.constants);
        if constants.is_none() {
            let known: Vec<&str> = library.names().collect();
            let text = format!(
                "there are no constants named {:?}, only {}; load a file with --constants FILE",
                self.constants,
                known.join(", ")
            );
            faults.push(SetupFault::new("unknown_constants", None, text));
        }
        let mut modules = self.modules.clone();
        modules::sort(&mut modules);
        let loose = Revision::numbered(rules).loose_set_ups;
        if !loose && modules != self.modules && modules::faults(&modules).is_empty() {
            let text = format!("modules have an order of their own; write {}", modules.join(", "));
            faults.push(SetupFault::new("modules", Some("SP-SET-8"), text));
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
    let keys: Vec<&str> = OPTIONS.iter().map(|option| option.key).collect();
    let text = format!("Small City has no option {key:?}; its options are {}", keys.join(", "));
    SetupFault::new("unknown_option", None, text)
}

/// One reason why a set-up cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupFault {
    code: &'static str,
    rule: Option<&'static str>,
    text: String,
}

impl SetupFault {
    pub(crate) fn new(code: &'static str, rule: Option<&'static str>, text: String) -> SetupFault {
        SetupFault { code, rule, text }
    }
}

impl std::error::Error for SetupFault {}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

impl Fault for SetupFault {
    fn code(&self) -> &'static str {
        self.code
    }

    fn rule(&self) -> Option<&'static str> {
        self.rule
    }
}

/// Why a set-up cannot be played: every reason, at least one.
pub type BadSetup = Faults<SetupFault>;
