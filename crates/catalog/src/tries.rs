//! Trying entries without playing them: on a copy, from what the seat may know alone.

use kernel::{Documents, Hints, Input, Observer, Rng, Seat, Turn};
use serde_json::Value;

use crate::playing::{Playing, json};
use crate::{Attempt, NotForYou, Refused, Text, Tried};

impl<G: Documents + Hints> Playing<G> {
    /// Whether the turn stays with a seat that has acted.
    ///
    /// # Errors
    /// The reason why it does not.
    pub(crate) fn stays(
        &self,
        seat: Seat,
        before: &G::State,
        after: &G::State,
    ) -> Result<(), NotForYou> {
        match (self.game().turn(before), self.game().turn(after)) {
            (Turn::Seat(_), Turn::Seat(next)) if next == seat => Ok(()),
            (Turn::Seat(_), Turn::Chance) => Err(NotForYou::LuckIsNext),
            // The state after a common turn depends on the plans of others.
            (Turn::Together(due), Turn::Together(still))
                if still == due.with(seat) && self.same_stage(seat, before, after) =>
            {
                Ok(())
            }
            _ => Err(NotForYou::EndsTurn),
        }
    }

    fn same_stage(&self, seat: Seat, before: &G::State, after: &G::State) -> bool {
        let [before, after] = [before, after]
            .map(|state| self.game().stage(&self.game().view(state, Observer::Seat(seat))));
        before == after
    }

    /// Tries entries in order in a determinization for the seat. Returns the answer to each, and
    /// the resulting state. Refused entries are skipped.
    pub(crate) fn imagined(&self, seat: Seat, entries: &[Value]) -> (Vec<Attempt>, G::State) {
        let (game, who) = (self.game(), Observer::Seat(seat));
        let view = game.view(self.state(), who);
        // The answers do not depend on how unknowns are dealt.
        let mut world = game.imagine(&view, &mut Rng::seed(0));
        let attempt = |entry| match self.attempt(&mut world, seat, entry) {
            Ok(attempt) => attempt,
            Err(refused) => Attempt { about: None, refusal: Some(refused.into()) },
        };
        let answers = entries.iter().map(attempt).collect();
        (answers, world)
    }

    /// The result of trying entries.
    pub(crate) fn after(&self, seat: Seat, entries: &[Value]) -> Tried {
        let (answers, world) = self.imagined(seat, entries);
        let view = self.game().view(&world, Observer::Seat(seat));
        Tried {
            answers,
            offers: self.offers_in(&world, &view, seat),
            view: Text::of(&self.game().view_doc(&view)),
        }
    }

    /// Tries an entry in a state; changes the state unless the seat may not know the consequence.
    fn attempt(&self, world: &mut G::State, seat: Seat, entry: &Value) -> Result<Attempt, Refused> {
        let (game, who) = (self.game(), Observer::Seat(seat));
        let action = self.own_action(world, seat, entry)?;
        let about = Some(json(game.choice_doc(&game.view(world, who), seat, &action)));
        let mut after = world.clone();
        game.apply_unchecked(&mut after, &Input::Act { seat, action });
        let stays = self.stays(seat, world, &after).and_then(|()| {
            let same = self.same_stage(seat, world, &after);
            if same { Ok(()) } else { Err(NotForYou::EndsTurn) }
        });
        let refusal = stays.err().map(|why| Refused::outright(G::NAME, &why).into());
        if refusal.is_none() {
            *world = after;
        }
        Ok(Attempt { about, refusal })
    }
}
