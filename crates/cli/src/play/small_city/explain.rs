//! What a person asks about: why something cannot be done, what a word means, what has happened.

use anyhow::Result;
use kernel::{Game, Seat};
use smallcity::{Action, Build, Cells, Kind, Spot};

use super::choose::typed;
use super::turn::Outcome;
use super::{Session, adviser, tell};
use crate::text::{WIDTH, wrap};

impl Session {
    /// Why there is nothing in the menu by these words.
    pub(super) fn why_not_found(&self, seat: Seat, line: &str, words: &[&str]) -> Vec<String> {
        let code = words.first().copied().unwrap_or_default();
        if let Some(mut lines) = self.about_tile(seat, code) {
            let upgrade = self.kind_called(code).zip(typed(&words[1..], seat));
            lines.extend(
                upgrade.and_then(|(kind, typed)| self.upgrade_instead(seat, kind, typed.cells)),
            );
            return lines;
        }
        if let Some(cells) = typed(&words[..words.len().min(1)], seat)
            && let Some(from) = cells.cells.first()
            && self.table.game().step(self.table.state()) == "p3.move"
        {
            let to = typed(&words[1..], seat)
                .and_then(|to| Some(Spot { seat: to.seat, cell: to.cells.first()? }));
            let from = Spot { seat: cells.seat, cell: from };
            let action = Action::Move { from, to: to.unwrap_or(from) };
            return vec![self.why(seat, &action).unwrap_or_default()];
        }
        if matches!(line, "end" | "done" | "pass")
            && let Some(why) = self.why(seat, &Action::End)
        {
            return vec![why];
        }
        let lines = self.menu(seat).len();
        vec![match line.parse::<usize>() {
            Ok(number) => format!("There is no line {number}: they run from 1 to {lines}."),
            Err(_) => format!("{line:?} is nothing to choose now. Write ? for help."),
        }]
    }

    /// How a tile is had by an upgrade on cells that were typed for a new one (SC-7.1).
    pub(super) fn upgrade_instead(&self, seat: Seat, kind: Kind, cells: Cells) -> Option<String> {
        let game = self.table.game();
        let borough = game.planned(&self.view(seat).state, seat);
        let (lower, tile, cell) = borough.tiles.iter().find_map(|(_, lower, old)| {
            let added = cells.without(old);
            let rises = game.rules().tile(lower).next == Some(kind);
            let fits = old.within(cells) && added.len() == 1;
            (rises && fits).then_some((lower, old.first()?, added.first()?))
        })?;
        let code = &game.rules().tile(lower).code;
        let how = format!("{code} on {tile} rises by: upgrade {tile} {cell}");
        Some(match self.why(seat, &Action::Upgrade { tile, cell }) {
            None => format!("{how}."),
            Some(why) => format!("{how}; but {why}"),
        })
    }

    pub(super) fn see(&mut self, seat: Seat, which: &str) -> Result<()> {
        let wanted: Vec<Seat> = if which.is_empty() {
            Seat::first(self.seats.len()).filter(|other| *other != seat).collect()
        } else {
            self.named(which)
        };
        if wanted.is_empty() {
            return self.console.say("There is no such player. Write see 2, for player 2.");
        }
        for other in wanted {
            let map = self.other(seat, other, &[]);
            self.console.show(&map)?;
        }
        Ok(())
    }

    /// `why R4`, `why R4 c4 c5 ...`.
    pub(super) fn explain(&mut self, seat: Seat, rest: &str) -> Result<Outcome> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let Some((code, cells)) = words.split_first() else {
            self.console.say("Name a tile, and cells if you like, such as: why R2 c4 c5")?;
            return Ok(Outcome::Choosing);
        };
        let Some(lines) = self.about_tile(seat, code) else {
            self.console
                .say(&format!("There is no tile {code:?}. Write tiles for all of them."))?;
            return Ok(Outcome::Choosing);
        };
        self.say_lines(&lines)?;
        if let (Some(kind), Some(cells)) = (self.kind_called(code), typed(cells, seat)) {
            let state = self.view(seat).state;
            let why = self.table.game().why_not_there(&state, seat, kind, cells.cells);
            let answer = if let Some(why) = &why {
                tell::refusal(why)
            } else {
                let pay = [0; smallcity::MATERIALS];
                let build = Build { kind, cells: cells.cells, pay, enter: None };
                let preview = self.preview(seat, &Action::Build(build));
                let because = preview.iter().find(|line| line.contains("Allowed by"));
                let because = because.map(|line| format!(" {}", line.trim_start()));
                // Something else than the place may be in the way: `lines` say it.
                let refused = self.is_refused(seat, kind);
                let may =
                    if refused { "The place itself is allowed." } else { "It may stand there." };
                format!("{may}{}", because.unwrap_or_default())
            };
            self.console.say(&answer)?;
        }
        Ok(Outcome::Choosing)
    }

    pub(super) fn show_log(&mut self, count: &str) -> Result<()> {
        let Some(most) = Some(self.story.len()).filter(|_| count.is_empty()).or(count.parse().ok())
        else {
            let problem = format!("{count:?} is no number of sentences; write log, or log 9");
            return self.console.say(&problem);
        };
        let skip = self.story.len().saturating_sub(most);
        for line in &self.story[skip..] {
            self.console.show(&wrap(line, WIDTH))?;
        }
        Ok(())
    }

    /// What a bot would do.
    pub(super) fn hint(&mut self, seat: Seat) -> Result<()> {
        if self.can_reopen(seat) {
            return self.console.say("A bot would leave it so: done.");
        }
        let (game, view) = (self.table.game(), self.view(seat));
        let mut legal = Vec::new();
        game.legal(self.table.state(), seat, &mut legal);
        let Some(mut bot) = adviser() else { return self.console.say("No bot is at hand.") };
        let index = bot.choose(game, &view, seat, &legal, &mut kernel::Rng::seed(0));
        let text = game.describe(&view.state, seat, &legal[index]);
        self.console.say(&format!("A bot would choose: {text}."))
    }
}
