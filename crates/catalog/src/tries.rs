//! What would be if a seat did this and that: on a copy, from what the seat may know alone.

use kernel::{Documents, Hints, Input, Observer, Rng, Seat, Turn};
use serde_json::Value;

use crate::playing::{Playing, json};
use crate::{Attempt, NotForYou, Refused, Tried};

impl<G: Documents + Hints> Playing<G> {
    /// Whether the turn stays with a seat that has acted.
    ///
    /// # Errors
    /// What comes next instead.
    pub(crate) fn stays(
        &self,
        seat: Seat,
        before: &G::State,
        after: &G::State,
    ) -> Result<(), NotForYou> {
        match (self.game().turn(before), self.game().turn(after)) {
            (Turn::Seat(_), Turn::Seat(next)) if next == seat => Ok(()),
            (Turn::Seat(_), Turn::Chance) => Err(NotForYou::LuckIsNext),
            // What comes after a common turn depends on what others have planned.
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

    /// Tries entries one after the other in a world that the seat may take for the true one; what
    /// there is to say of each, and that world as it then is. An entry that is refused is passed over.
    pub(crate) fn imagined(&self, seat: Seat, entries: &[Value]) -> (Vec<Attempt>, G::State) {
        let (game, who) = (self.game(), Observer::Seat(seat));
        let view = game.view(self.state(), who);
        // Whatever is dealt for what is unknown, nothing that is told depends on it.
        let mut world = game.imagine(&view, &mut Rng::seed(0));
        let attempt = |entry| match self.attempt(&mut world, seat, entry) {
            Ok(attempt) => attempt,
            Err(refused) => Attempt { about: None, refusal: Some(refused.into()) },
        };
        let answers = entries.iter().map(attempt).collect();
        (answers, world)
    }

    /// What would be after entries.
    pub(crate) fn after(&self, seat: Seat, entries: &[Value]) -> Tried {
        let (answers, world) = self.imagined(seat, entries);
        let view = self.game().view(&world, Observer::Seat(seat));
        Tried {
            answers,
            offers: self.offers_in(&world, &view, seat),
            view: json(self.game().view_doc(&view)),
        }
    }

    /// Tries an entry in a world, which it changes unless more than the seat may know would follow.
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
