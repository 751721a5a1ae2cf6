//! Previews an action's costs and gains.

use kernel::{Documents, Game, Input, RefusalDoc, Seat};
use smallcity::{Action, ChoiceDoc, Illegal, Spot, State};

use super::choose::told_action;
use super::say::{Change, Say};
use super::session::Session;
use crate::play::look::{QUIET, STRONG, paint};

impl Session {
    /// What an action costs and brings.
    pub(super) fn preview(&self, seat: Seat, action: &Action) -> Vec<String> {
        let view = self.view(seat);
        let choice = self.table.game().choice_doc(&view, seat, action);
        let done = told_action(self.table.game(), &self.words(), &view.state, seat, action);
        let chosen = self.text(&Say::Chosen { action: done });
        let mut lines = vec![format!("{} {}", paint(STRONG, chosen), paint(QUIET, &choice.rule))];
        let mut more = Vec::new();
        let changes = changes(&choice);
        if !changes.is_empty() {
            more.push(self.text(&Say::Changes { changes }));
        }
        if choice.points_lost > 0 {
            let lost = self.text(&Say::PointsLost { points: choice.points_lost });
            more.push(lost + " SC-5.2");
        }
        more.extend(self.allowed_by(&choice));
        let brings = match action {
            Action::Move { to, .. } => self.work(&view.state, *to),
            _ => Some(choice.effects)
                .filter(|effects| !effects.is_empty())
                .map(|effects| Say::Brings { effects }),
        };
        more.extend(brings.map(|say| self.text(&say)));
        if *action == Action::Commit {
            more.extend(self.unused(seat));
        }
        lines.extend(more.into_iter().map(|line| format!("  {line}")));
        lines
    }

    /// What meets the criterion of a tile.
    pub(super) fn allowed_by(&self, choice: &ChoiceDoc) -> Option<String> {
        let because = choice.because.clone();
        (!because.is_empty()).then(|| self.text(&Say::AllowedBy { because }))
    }

    /// The effect of a person on a space.
    fn work(&self, state: &State, on: Spot) -> Option<Say> {
        let game = self.table.game();
        let (_, kind, _) = state.borough(on.seat).tiles.on(on.cell)?;
        let functions = game.function(state, on.seat, on.cell);
        let (tile, effects) = (game.rules().code(kind), game.effects(kind));
        Some(Say::Works { tile, functions, effects })
    }

    /// What a plan leaves unused.
    fn unused(&self, seat: Seat) -> Option<String> {
        let points = self.doc(seat).seats[seat.index()].plan.as_ref()?.points;
        (points > 0).then(|| self.text(&Say::Unused { points }))
    }

    /// Why the rules refuse an action.
    pub(super) fn why(&self, seat: Seat, action: &Action) -> Option<String> {
        let game = self.table.game();
        let input = Input::Act { seat, action: *action };
        let illegal = game.check(self.table.state(), &input).err()?;
        Some(self.refusal(&game.refusal_doc(&self.view(seat), &illegal)))
    }

    /// A refusal with its rule.
    pub(super) fn refusal(&self, why: &RefusalDoc<Illegal>) -> String {
        let rule = why.rule.map(|rule| format!(" {rule}")).unwrap_or_default();
        self.words().tell("refusal", why) + &rule
    }
}

/// The parts that an action changes.
fn changes(choice: &ChoiceDoc) -> Vec<Change> {
    let money = choice.money.unsigned_abs();
    let land: u16 = choice.surcharges.iter().map(|part| part.money).sum();
    let materials = choice.materials.iter().map(|told| {
        let (material, change) = (told.material.name(), told.change);
        Some(Change::Material { material, amount: format!("{change:+}") })
    });
    let amount = |change: i32| format!("{change:+}");
    [
        (choice.money > 0).then_some(Change::Earn { money }),
        (choice.money < 0).then_some(Change::Pay { money }),
        (choice.votes != 0).then(|| Change::Votes { amount: amount(choice.votes) }),
        (choice.pollution != 0).then(|| Change::Pollution { amount: amount(choice.pollution) }),
    ]
    .into_iter()
    .chain(materials)
    .chain([
        (choice.points > 0).then_some(Change::Points { points: choice.points }),
        (land > 0).then_some(Change::Land { money: land }),
    ])
    .flatten()
    .collect()
}
