//! Hands the keyboard over: clears one person's secrets (section 19) from the screen before the next
//! person sits down. In a common turn, a person who has committed can be asked back until all have
//! committed (SC-3.9, SC-5.1).

use anyhow::Result;
use kernel::{Game, Input, Seat, Turn};
use smallcity::Action;
use terminal_size::{Height, terminal_size_of};

use super::say::Say;
use super::session::Session;
use crate::text::{columns, wrap};

/// The height of a map with a menu.
const SCREEN: usize = 21;
/// The most lines of news that people read at a glance.
const FEW: usize = 3;
/// The most sentences to repeat after a handover.
pub(super) const MOST_NEWS: usize = 14;

impl Session {
    /// Hands the keyboard to a person and tells the news. Returns the person who sits down, perhaps one
    /// who was asked back instead; `None` if the people leave.
    pub(super) fn hand_over(&mut self, seat: Seat) -> Result<Option<Seat>> {
        let stays = self.present == Some(seat) || !self.table.is_shared();
        self.drawn = self.drawn.filter(|_| !stays);
        self.present = if stays { Some(seat) } else { self.pass_on(seat)? };
        if let Some(seat) = self.present {
            if !std::mem::replace(&mut self.introduced[seat.index()], true) {
                self.fresh += self.introduce()?;
            }
            self.catch_up(seat)?;
            self.give_time()?;
        }
        Ok(self.present)
    }

    /// Draws the curtain for `next` and waits until a person sits down.
    fn pass_on(&mut self, mut next: Seat) -> Result<Option<Seat>> {
        self.give_time_to_drawn()?;
        self.present = None;
        self.draw_curtain(next)?;
        loop {
            let prompt = self.text(&Say::HandOver { seat: next }) + " > ";
            let Some(line) = self.table.console.ask(&prompt)? else {
                self.table.keeper.say_input_ended(&mut self.table.console)?;
                return Ok(None);
            };
            let line = line.to_lowercase();
            let (word, who) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
            match word {
                "q" | "quit" | "exit" => {
                    self.table.keeper.offer_save(&mut self.table.console)?;
                    return Ok(None);
                }
                "back" | "reopen" => {
                    if let Some(asked) = self.ask_back(next, who.trim())? {
                        next = asked;
                        self.draw_curtain(next)?;
                    }
                }
                "" => break,
                _ if !self.clears => break,
                _ => self.say(&Say::OnlyFor { seat: next })?,
            }
        }
        self.clear()?;
        Ok(Some(next))
    }

    /// Clears the screen for `next` and names the people who can be asked back.
    fn draw_curtain(&mut self, next: Seat) -> Result<()> {
        self.clear()?;
        if self.can_reopen(next) {
            return self.say(&Say::AskedBack { seat: next });
        }
        let committed = self.committed();
        if committed.is_empty() {
            return Ok(());
        }
        let players = committed.iter().map(|seat| self.name(*seat)).collect();
        self.say(&Say::HaveCommitted { players, commands: self.ways_back() })
    }

    /// What a person may type to ask another back.
    fn ways_back(&self) -> Vec<String> {
        let way = |seat: &Seat| format!("reopen {}", self.name(*seat));
        self.committed().iter().map(way).collect()
    }

    /// Who sits down instead of `next`: the named person, or the only one who has committed. If `next`
    /// was asked back, a person who still has to commit. Says so if there is nobody.
    pub(super) fn ask_back(&mut self, next: Seat, who: &str) -> Result<Option<Seat>> {
        let committed = self.committed();
        if who.is_empty() && committed.contains(&next) {
            return Ok(self.due());
        }
        let meant = match committed.as_slice() {
            [only] if who.is_empty() => Some(*only),
            _ => self.named(who).into_iter().find(|seat| committed.contains(seat)),
        };
        if meant.is_none() {
            let problem = if committed.is_empty() {
                Say::NobodyCommitted
            } else {
                Say::NameOne { commands: self.ways_back() }
            };
            self.say(&problem)?;
        }
        Ok(meant)
    }

    /// Whether a seat has a commit that it can still take back.
    pub(super) fn can_reopen(&self, seat: Seat) -> bool {
        let reopen = Input::Act { seat, action: Action::Reopen };
        self.table.game().check(self.table.state(), &reopen).is_ok()
    }

    /// The people with a commit that they can still take back.
    fn committed(&self) -> Vec<Seat> {
        self.table.people().into_iter().filter(|seat| self.can_reopen(*seat)).collect()
    }

    /// The first person who still has to commit.
    fn due(&self) -> Option<Seat> {
        match self.table.game().turn(self.table.state()) {
            Turn::Together(seats) => seats.iter().find(|seat| !self.table.is_bot(*seat)),
            _ => None,
        }
    }

    /// Clears secrets from the screen before the people leave, if several share it.
    pub(super) fn hide(&mut self) -> Result<()> {
        if self.table.is_shared() && self.present.take().is_some() { self.clear() } else { Ok(()) }
    }

    fn clear(&mut self) -> Result<()> {
        (self.shown, self.fresh) = (0, 0);
        if self.clears {
            return self.table.console.clear();
        }
        let line = if self.table.unicode { "═" } else { "=" };
        self.table.console.show(&format!("\n{}", line.repeat(columns())))
    }

    /// Tells a person the news since their last turn, and repeats what was last told before the screen
    /// was cleared for another person.
    fn catch_up(&mut self, seat: Seat) -> Result<()> {
        let unread = self.read[seat.index()].max(self.shown).min(self.story.len());
        let skipped = (self.story.len() - unread).saturating_sub(MOST_NEWS);
        if skipped > 0 {
            self.say(&Say::NewsBefore { count: skipped })?;
        }
        self.tell_from(unread + skipped)?;
        self.read[seat.index()] = self.story.len();
        Ok(())
    }

    /// Tells the story from a sentence on.
    pub(super) fn tell_from(&mut self, start: usize) -> Result<()> {
        let unread = self.story[start..].to_vec();
        self.tell(&unread)
    }

    /// Tells sentences that bring the story up to date.
    pub(super) fn tell(&mut self, sentences: &[String]) -> Result<()> {
        for sentence in sentences {
            let lines = wrap(sentence, columns());
            self.fresh += lines.lines().count();
            self.table.console.show(&lines)?;
        }
        self.shown = self.story.len();
        Ok(())
    }

    /// Waits for Enter before the curtain hides a newly drawn promise (SC-12.3).
    fn give_time_to_drawn(&mut self) -> Result<()> {
        if self.drawn.take() == self.present && self.present.is_some() && self.clears {
            let prompt = self.text(&Say::EnterGoesOn) + " > ";
            self.table.console.ask(&prompt)?;
        }
        Ok(())
    }

    /// Waits for Enter if the map would push news out of sight.
    fn give_time(&mut self) -> Result<()> {
        let fresh = std::mem::take(&mut self.fresh);
        let size = terminal_size_of(std::io::stdout()).filter(|_| self.clears);
        let room = size.map(|(_, Height(lines))| usize::from(lines).saturating_sub(SCREEN));
        if room.is_some_and(|room| fresh > room.max(FEW)) {
            let prompt = self.text(&Say::EnterMap) + " > ";
            let line = self.table.console.ask(&prompt)?;
            self.early = line.filter(|line| !line.is_empty());
        }
        Ok(())
    }
}
