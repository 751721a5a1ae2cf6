//! What a bot would do, and why.

use anyhow::Result;
use kernel::{Documents, Game, Hints, Rng, Seat};
use search::{Planner, Player};
use smallcity::Action;

use super::say::Say;
use super::session::Session;

impl Session {
    /// A bot's choice: the line of the menu, its costs and gains, and how much the bot thinks it is
    /// worth.
    pub(super) fn hint(&mut self, seat: Seat) -> Result<()> {
        if self.can_reopen(seat) {
            return self.say(&Say::HintLeave);
        }
        let (game, view) = (self.table.game(), self.view(seat));
        let mut legal = Vec::new();
        game.legal(self.table.state(), seat, &mut legal);
        // A hint never tells people to undo an action.
        legal.retain(|action| *action != Action::Undo);
        let index = Planner::default().choose(game, &view, seat, &legal, &mut Rng::seed(0));
        let action = legal[index];
        let line = self.menu(seat).iter().position(|heading| heading.actions.contains(&action));
        let mut lines = self.preview(seat, &action);
        let hint = Say::Hint { action: lines.remove(0), line: line.map_or(0, |line| line + 1) };
        let worth = self.worth_more(seat, &legal, action);
        self.say(&hint)?;
        self.table.say_all(&lines)?;
        if let Some(say) = worth {
            self.say(&say)?;
        }
        let reasons = self.table.game().reason_docs(&view, seat, &action);
        if reasons.is_empty() { Ok(()) } else { self.say(&Say::HintForesees { reasons }) }
    }

    /// How much better the planner rates an action than ending the step, if ending is legal.
    fn worth_more(&self, seat: Seat, legal: &[Action], action: Action) -> Option<Say> {
        let rest = legal.iter().find(|other| matches!(other, Action::Commit | Action::End))?;
        if *rest == action {
            return Some(Say::HintEnough);
        }
        let game = self.table.game();
        let state = game.imagine(&self.view(seat), &mut Rng::seed(0));
        let mut gains = Vec::new();
        game.gains(&state, seat, &[action, *rest], &mut gains);
        // Gains are in hundredths.
        let points = (gains[0][0] - gains[1][0] + 50).div_euclid(100);
        (points > 0).then_some(Say::HintWorth { points })
    }
}
