//! Answers questions: why something is illegal, what a word means, what has happened.

use anyhow::Result;
use kernel::{Documents, Game, Seat};
use smallcity::{Action, Cells, Kind, Spot};

use super::choose::typed;
use super::say::Say;
use super::session::Session;
use crate::play::table::Outcome;
use crate::text::{columns, wrap};

impl Session {
    /// Why the menu has nothing for these words.
    pub(super) fn why_not_found(&self, seat: Seat, line: &str, words: &[&str]) -> Vec<String> {
        if let Some((kind, cells)) = self.kind_among(words) {
            let mut lines = self.about_tile(seat, kind);
            let upgrade = typed(cells, seat);
            lines.extend(
                upgrade.into_iter().flat_map(|typed| self.upgrade_instead(seat, kind, typed.cells)),
            );
            return lines;
        }
        if let Some(why) = self.why_from(seat, words) {
            return vec![why];
        }
        if let Some(cells) = typed(&words[..words.len().min(1)], seat)
            && let Some(from) = cells.cells.first()
            && self.table.game().step(self.table.state()) == "p3.move"
        {
            let to = typed(&words[1..], seat)
                .and_then(|to| Some(Spot { seat: to.seat, cell: to.cells.first()? }));
            let from = Spot { seat: cells.seat, cell: from };
            let action = Action::Move { from, to: to.unwrap_or(from), drive: false };
            return vec![self.why(seat, &action).unwrap_or_default()];
        }
        if matches!(line, "end" | "done" | "pass")
            && let Some(why) = self.why(seat, &Action::End)
        {
            return vec![why];
        }
        let lines = self.menu(seat).len();
        vec![match line.parse::<usize>() {
            Ok(number) => self.text(&Say::NoLine { number, last: lines }),
            Err(_) => self.text(&Say::NothingToChoose { typed: line.to_owned() }),
        }]
    }

    /// Why nothing rises, grows or leaves from a cell that `upgrade g4 g5`, `enlarge a7 b7` or `move c4
    /// e1` name; `None` for other words.
    fn why_from(&self, seat: Seat, words: &[&str]) -> Option<String> {
        let (verb, rest) = words.split_first()?;
        let (from, to) = (typed(rest.get(..1)?, seat)?, typed(&rest[1..], seat));
        let cell = from.cells.first()?;
        let borough = self.table.game().planned(&self.view(seat).state, seat);
        let (first, beside) = match borough.tiles.on(cell) {
            Some((_, _, cells)) => (cells.first()?, cells.beside() & borough.empty()),
            None => (cell, Cells::of(cell).beside()),
        };
        // Without a second cell it asks about the cells that the tile could gain.
        let gained = to.map_or(beside, |to| to.cells);
        let action = match *verb {
            "upgrade" => Action::Upgrade { tile: first, cell: gained.first().unwrap_or(cell) },
            "enlarge" => {
                let cells = if to.is_some() { gained } else { gained.first_few(1) };
                Action::Enlarge { park: first, cells }
            }
            "move" => {
                let to = to.map_or(from, |to| to);
                let to = Spot { seat: to.seat, cell: to.cells.first()? };
                Action::Move { from: Spot { seat: from.seat, cell }, to, drive: false }
            }
            _ => return None,
        };
        self.why(seat, &action)
    }

    /// How to get a tile by an upgrade on cells typed for a new one (SC-7.1), and why not now; empty if
    /// it is no upgrade.
    pub(super) fn upgrade_instead(&self, seat: Seat, kind: Kind, cells: Cells) -> Vec<String> {
        let game = self.table.game();
        let borough = game.planned(&self.view(seat).state, seat);
        let rises = borough.tiles.iter().find_map(|(_, lower, old)| {
            let added = cells.without(old);
            let rises = game.rules().tile(lower).next == Some(kind);
            let fits = old.within(cells) && added.len() == 1;
            (rises && fits).then_some((lower, old.first()?, added.first()?))
        });
        let Some((lower, tile, cell)) = rises else { return vec![] };
        let (code, on) = (game.rules().tile(lower).code.clone(), tile.to_string());
        let rises = Say::Rises { tile: code, on, command: format!("upgrade {tile} {cell}") };
        let why = self.why(seat, &Action::Upgrade { tile, cell });
        [self.text(&rises)].into_iter().chain(why).collect()
    }

    pub(super) fn see(&mut self, seat: Seat, which: &str) -> Result<()> {
        let wanted: Vec<Seat> = if which.is_empty() {
            Seat::first(self.table.seats.len()).filter(|other| *other != seat).collect()
        } else {
            self.named(which)
        };
        if wanted.is_empty() {
            return self.say(&Say::NoPlayer);
        }
        for other in wanted {
            let map = self.other(seat, other, &[]);
            self.table.console.show(&map)?;
        }
        Ok(())
    }

    /// `why R4`, `why fire station`, `why R4 c4 c5 ...`.
    pub(super) fn explain(&mut self, seat: Seat, rest: &str) -> Result<Outcome> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let Some(first) = words.first() else {
            self.say(&Say::WhyHow)?;
            return Ok(Outcome::Choosing);
        };
        let Some((kind, cells)) = self.kind_among(&words) else {
            self.say(&Say::NoTile { typed: (*first).to_owned() })?;
            return Ok(Outcome::Choosing);
        };
        let lines = self.about_tile(seat, kind);
        self.table.say_all(&lines)?;
        if let Some(cells) = typed(cells, seat) {
            let state = self.view(seat).state;
            let why = self.table.game().why_not_there(&state, seat, kind, cells.cells);
            let answer = if let Some(why) = &why {
                self.refusal(why)
            } else {
                // An unaffordable build has no consequences to show.
                let is_it = |action: &&Action| matches!(action, Action::Build(build) if build.kind == kind && build.cells == cells.cells);
                let mut legal = Vec::new();
                self.table.game().legal(&state, seat, &mut legal);
                let choice = legal
                    .iter()
                    .find(is_it)
                    .map(|action| self.table.game().choice_doc(&self.view(seat), seat, action));
                let because = choice.and_then(|choice| self.allowed_by(&choice));
                let because = because.map(|because| format!(" {because}"));
                // Something other than the place may forbid it: `lines` say what.
                let refused = self.is_refused(seat, kind);
                let may = self.text(&if refused { Say::PlaceAllowed } else { Say::MayStand });
                format!("{may}{}", because.unwrap_or_default())
            };
            self.table.console.say(&answer)?;
        }
        Ok(Outcome::Choosing)
    }

    pub(super) fn show_log(&mut self, count: &str) -> Result<()> {
        let Some(most) = Some(self.story.len()).filter(|_| count.is_empty()).or(count.parse().ok())
        else {
            return self.say(&Say::NoNumber { typed: count.to_owned() });
        };
        let skip = self.story.len().saturating_sub(most);
        for line in &self.story[skip..] {
            self.table.console.show(&wrap(line, columns()))?;
        }
        Ok(())
    }
}
