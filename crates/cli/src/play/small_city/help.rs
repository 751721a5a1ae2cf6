//! Help: the game's idea, the commands, the signs of a map, the rules at this table.

use anyhow::Result;
use schemars::JsonSchema;
use serde::Serialize;
use smallcity::{RULE_IDS, is_rule};

use super::say::Say;
use super::session::Session;
use crate::text::{columns, row, rule_id, wrap};

/// The game's idea, under the name `intro`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "intro", rename_all = "snake_case")]
enum Intro {
    /// What a player does and who wins.
    About { players: usize, rounds: u8 },
    /// What a round is.
    Round { points: u8 },
    /// What counts at the end.
    Score { out: u16 },
    /// Where to learn more.
    Help,
}

/// Commands for help: what to type, and the key of its description among the messages `help-...`.
const COMMANDS: &[(&str, &str)] = &[
    ("3", "line"),
    ("R2, school", "name"),
    ("c4 c5, c4:c5", "cells"),
    ("2:c4", "abroad"),
    ("R2 c4 c5", "at_once"),
    ("upgrade g4 g5", "upgrade"),
    ("Enter, y", "confirm"),
    ("u, undo", "undo"),
    ("commit, end", "end"),
    ("reopen Bo", "reopen"),
    ("map, menu", "map"),
    ("see 2", "see"),
    ("signs", "signs"),
    ("tiles", "tiles"),
    ("why R4 c4 ...", "why"),
    ("plan, promises", "plan"),
    ("cards, council", "cards"),
    ("forecast, hint", "forecast"),
    ("log, log 20", "log"),
    ("rules SC-5.9", "rules"),
    ("save, save FILE", "save"),
    ("q, quit", "quit"),
];

/// The legend of a map: the sign, its key among the messages `sign-...`, and the module that adds it.
const SIGNS: &[(&str, &str, Option<&str>)] = &[
    ("R1 C2 F3 P1", "levels", None),
    ("Sc Po Wa ..", "codes", None),
    ("R2-R2", "joined", None),
    ("CH @@ ++", "city", None),
    (".", "empty", None),
    ("f", "forest", Some("forest")),
    ("r", "river", Some("cities")),
    ("E", "eiffel_tower", Some("cities")),
    ("~", "water", Some("cities")),
    ("*", "marked", Some("cities")),
    ("G", "jardin", Some("cities")),
    ("$", "ring", Some("cities")),
    ("T", "tiber", Some("cities")),
    ("W E", "sides", Some("cities")),
    ("=== |", "wall", Some("cities")),
    ("P", "parthenon", Some("cities")),
    ("H", "piraeus", Some("cities")),
    ("R1*", "citizen", None),
    ("C1o", "officer", Some("police")),
    ("R1#", "riots", Some("police")),
    ("C1t", "trader", Some("traders")),
    ("R1! R1_", "idle", None),
    ("=== |", "road", Some("roads")),
    ("o", "roundabout", Some("roads")),
];

/// The column of what commands do.
const COLUMN: usize = 19;

impl Session {
    /// Tells the game's idea in a few lines; returns how many.
    pub(super) fn introduce(&mut self) -> Result<usize> {
        let numbers = &self.table.game().rules().numbers;
        let parts = [
            Intro::About { players: self.table.seats.len(), rounds: numbers.rounds },
            Intro::Round { points: numbers.build_points },
            Intro::Score { out: numbers.pollution_elimination },
            Intro::Help,
        ];
        let words = self.words();
        let lines = parts.map(|part| wrap(&words.tell("intro", &part), columns())).join("\n");
        self.table.console.show(&format!("\n{lines}\n"))?;
        Ok(lines.lines().count() + 2)
    }

    /// The commands.
    pub(super) fn help(&self) -> String {
        let words = self.words();
        let line = |(typed, key): &(&str, &str)| {
            row(&format!("  {typed}"), &words.tell("help", key), COLUMN)
        };
        COMMANDS.iter().map(line).collect::<Vec<_>>().join("\n")
    }

    /// The legend of a map at this table.
    pub(super) fn signs(&self) -> String {
        let (words, modules) = (self.words(), self.modules());
        let is_on =
            |module: Option<&str>| module.is_none_or(|id| modules.iter().any(|on| on == id));
        let signs = SIGNS.iter().filter(|(_, _, module)| is_on(*module));
        let mut lines: Vec<String> = signs
            .map(|(sign, key, _)| row(&format!("  {sign}"), &words.tell("sign", key), COLUMN))
            .collect();
        if self.table.seats.len() > 1 {
            let tourist = format!("  F1{}", self.tourist_mark(1));
            lines.push(row(&tourist, &words.tell("sign", &"tourist"), COLUMN));
        }
        lines.join("\n")
    }

    /// The text of a rule, or of all rules at this table.
    pub(super) fn rules(&self, id: Option<&str>) -> Vec<String> {
        let words = self.words();
        let line = |id: &str| format!("  {id}  {}", words.tell("rule", &id));
        let Some(id) = id else {
            return RULE_IDS.iter().filter(|id| self.plays_rule(id)).map(|id| line(id)).collect();
        };
        let id = rule_id(id, "SC").to_uppercase();
        if !is_rule(&id) {
            return vec![self.text(&Say::NoRule)];
        }
        let mut lines = vec![line(&id)];
        if !self.plays_rule(&id) {
            lines.push(self.text(&Say::RuleNotPlayed { rule: id }));
        }
        lines
    }

    /// The modules that are on.
    fn modules(&self) -> Vec<String> {
        self.table.recorder.record().setup.modules
    }

    /// Whether a rule applies at this table: one of the base game, the advanced game, the solo game or
    /// a module.
    fn plays_rule(&self, id: &str) -> bool {
        let rules = self.table.game().rules();
        match id.split_once('.').map_or(id, |(section, _)| section) {
            "SC-16" => rules.advanced,
            "SC-17" => self.table.seats.len() == 1,
            _ => smallcity::is_rule_of(id, &self.modules()),
        }
    }
}

#[cfg(test)]
mod tests {
    use words::check::Told;

    use super::{COMMANDS, Intro, SIGNS};
    use crate::play::small_city::end::{End, SOURCES};
    use crate::play::small_city::panel::Panel;
    use crate::play::small_city::say::{Aim, Ask, Council, Head, Label, Say};
    use crate::rules::small_city::Say as Constants;

    #[test]
    fn every_message_used_exists() {
        let told = Told::of_game("small-city")
            .document::<Say>("small-city")
            .document::<smallcity::Amount>("short")
            .document::<Ask>("ask")
            .document::<Aim>("aim")
            .document::<Label>("menu")
            .document::<Council>("council")
            .document::<Intro>("intro")
            .document::<Panel>("panel")
            .document::<Head>("head")
            .document::<End>("end")
            .document::<smallcity::LineDoc>("text")
            .names("deed", ["riot", "merge", "free_home", "road", "roundabout"])
            .names("tally", SOURCES)
            .names("hall", ["citizen", "officer", "trader"])
            .names("career", ["citizen", "officer", "trader"])
            .names("aside", ["citizen", "officer", "trader"])
            .names("at_hall", ["citizen", "officer", "trader"])
            .names("at_career", ["citizen", "officer", "trader"])
            .names("beside", ["citizen", "officer", "trader"])
            .names("dead", ["citizen", "officer", "trader"])
            .document::<Constants>("constants")
            .names("help", COMMANDS.iter().map(|(_, key)| key))
            .names("sign", SIGNS.iter().map(|(_, key, _)| key).chain([&"tourist"]));
        assert_eq!(told.faults(&["small-city-terminal.ftl"]), [""; 0]);
    }
}
