//! What a person is asked, in words: by the step, by a choice that has begun, by the prompt.

use kernel::Seat;
use smallcity::{Action, Stage};

use super::Session;
use super::choose::{options, spot_word};
use crate::play::look::{STRONG, paint};
use crate::text::counted;

impl Session {
    /// The end of the last line: what may be typed.
    pub(super) fn prompt(&self, seat: Seat) -> String {
        let left = match self.choice.left() {
            None => return "? helps > ".to_owned(),
            Some([_]) => return "Enter does it, u takes back > ".to_owned(),
            Some(left) => left,
        };
        let ways = options(left, seat);
        let cells = if ways.iter().any(|way| way.at.is_some()) { " or cells" } else { "" };
        let more = if self.at_start(seat) { "? helps" } else { "u takes back" };
        format!("1 to {}{cells}, {more} > ", ways.len())
    }

    /// What a choice that has begun is about, and what is left to say.
    pub(super) fn aim(&self, seat: Seat, left: &[Action]) -> String {
        let (game, state) = (self.table.game(), self.view(seat).state);
        let borough = game.planned(&state, seat);
        let on = |cell| {
            let tile = borough.tiles.on(cell);
            let name = tile.map_or("", |(_, kind, _)| game.rules().tile(kind).name.as_str());
            format!("{name} on {cell}")
        };
        let by_cells = options(left, seat).iter().all(|way| way.at.is_some());
        match left.first() {
            Some(Action::Council { .. }) => "How is it paid?".to_owned(),
            _ if !by_cells => "Which of these?".to_owned(),
            Some(Action::Build(build)) => {
                format!("{}: where?", game.rules().tile(build.kind).name)
            }
            Some(Action::Enlarge { park, .. }) => format!("{}: with which cells?", on(*park)),
            Some(Action::Upgrade { tile, .. }) => format!("{}: with which cell?", on(*tile)),
            Some(Action::Move { from, .. }) => {
                format!("Whoever is on {}: where to?", spot_word(seat, *from))
            }
            Some(Action::Hall(_)) => "City Hall: where?".to_owned(),
            Some(Action::Mayor(_)) => "The Mayor: where?".to_owned(),
            _ => "Where?".to_owned(),
        }
    }

    /// What the step asks for.
    pub(super) fn call(&self, seat: Seat) -> String {
        let (game, state) = (self.table.game(), self.table.state());
        let name = self.name(seat);
        let whose = if name == "you" { "Your turn".to_owned() } else { format!("{name}'s turn") };
        let left = state.now.uses;
        let ask = match game.step(state) {
            _ if self.can_reopen(seat) => {
                format!("{}; reopen it, or leave it: done.", self.commitment(seat))
            }
            "s.promises" => "keep one of the promises that you have drawn. SC-3.8".to_owned(),
            "s.city_hall" => "place City Hall, such as c3 d3 e3 c4 d4 e4. SC-3.9".to_owned(),
            "p1.mayor" => "put the Mayor on two empty cells, such as a1 b1. SC-4.1".to_owned(),
            _ if state.now.council.stage == Stage::Choose => {
                "move a disc one column right: 1.2 is row 1, column 2. SC-12.2".to_owned()
            }
            _ if state.now.council.stage == Stage::Build => {
                "the council builds for you, free of money and points. SC-12.7".to_owned()
            }
            "p1.choose" => "take an action card. SC-4.4".to_owned(),
            "p2.plan" => "plan in secret what you build, then commit. SC-5.1".to_owned(),
            "p3.move" => "move your people, such as c4 e1; those at work must. SC-8.3".to_owned(),
            "p3.home" => "send somebody home from City Hall. SC-8.7".to_owned(),
            step if step.starts_with("p4.") && step != "p4.produce" => format!(
                "use your shops: {}, {}, {} left. SC-9.2",
                counted(left[0].into(), "sale"),
                counted(left[1].into(), "purchase"),
                counted(left[2].into(), "trade")
            ),
            "p6.deaths" if state.now.to_bury.is_some() => {
                "choose a cell for the cemetery. SC-11.6".to_owned()
            }
            "p6.deaths" => "somebody dies: choose who. SC-11.5".to_owned(),
            "p8.platform" => "choose a platform, in secret. SC-16.2".to_owned(),
            _ => "there is no room for all materials: discard one. SC-9.7".to_owned(),
        };
        format!("{}: {ask}", paint(STRONG, whose))
    }

    /// What a seat has committed, with its rule.
    fn commitment(&self, seat: Seat) -> String {
        let plan = &self.table.state().plans[seat.index()];
        match plan.platform.map(|number| &self.table.game().rules().platforms[usize::from(number)])
        {
            Some(platform) => format!("you have chosen the platform {} (SC-16.2)", platform.title),
            None if plan.hall.is_empty() => "your plan is committed (SC-5.1)".to_owned(),
            None => format!("City Hall is to stand on {} (SC-3.9)", plan.hall),
        }
    }
}
