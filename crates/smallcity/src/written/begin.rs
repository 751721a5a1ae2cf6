//! The step in which a text begins.

use kernel::{BadPosition, Seat};

use super::read::Reader;
use crate::event::Log;
use crate::hooks::Run;
use crate::steps;

/// Short names of steps, beside the last part of their anchors.
const STEPS: [(&str, &str); 4] = [
    ("mayor", "p1.mayor"),
    ("cards", "p1.reveal"),
    ("income", "p4.tourist"),
    ("promises", "s.promises"),
];

impl Reader<'_, '_> {
    /// Goes to the step of the text, and on until somebody must act.
    pub(super) fn begin(&mut self) -> Result<(), BadPosition> {
        let game = self.game;
        let rules = game.rules();
        let Some((word, begins)) = self.step else {
            let problem = "write the step to begin in, such as step plan";
            return Err(BadPosition::at((1, 1), problem, None));
        };
        let anchors = || rules.steps.iter().map(|slot| slot.anchor);
        let long = match word.text {
            "cards" if self.state.circle.turned > 0 => "p1.choose",
            name => STEPS.iter().find(|(short, _)| *short == name).map_or(name, |(_, long)| long),
        };
        let ends = |anchor: &str| anchor.split_once('.').is_some_and(|(_, end)| end == long);
        let at = anchors().position(|anchor| anchor == long);
        let Some(at) = at.or_else(|| anchors().position(ends)) else {
            let known = anchors().collect::<Vec<_>>().join(" ");
            let problem = format!("there is no step {:?}; the steps are {known}", word.text);
            return Err(word.breaks("SC-2.1", problem));
        };
        let phase = rules.steps[at].phase;
        self.state.step = at as u8;
        if phase > 0 && self.state.round == 0 {
            self.state.round = 1;
        }
        if usize::from(self.state.place) >= self.state.in_turn_order(rules.seats).count().max(1) {
            return Err(word.breaks("SC-2.9", "there are not so many seats in turn"));
        }
        if self.over {
            self.state.over = true;
            return Ok(());
        }
        self.state.begun = !begins;
        if begins && long == "p6.deaths" {
            for seat in Seat::first(rules.seats) {
                let borough = self.state.borough(seat);
                if borough.deaths == 0 {
                    let deaths = steps::pollution::deaths_of(rules, borough).0;
                    self.state.borough_mut(seat).deaths = deaths;
                }
            }
        }
        let seat = self.state.host;
        steps::settle(&mut Run { rules, state: &mut self.state, seat, log: Log::mute() });
        Ok(())
    }
}
