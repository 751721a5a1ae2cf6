//! Asks a person, in words: for the step, for a choice in progress, and in the prompt.

use kernel::{Game, Seat};
use smallcity::{Action, Cell, Stage};

use super::choose::{options, places, spot_word};
use super::say::{Aim, Ask, Say};
use super::session::Session;
use crate::play::look::{QUIET, STRONG, paint};

impl Session {
    /// The last line: what the person may type.
    pub(super) fn prompt(&self, seat: Seat) -> String {
        let say = match self.choice.left() {
            None => Say::PromptStart,
            Some([_]) => Say::PromptReady,
            Some(left) => {
                let ways = options(left, seat);
                let cells = ways.iter().any(|way| way.at.is_some());
                Say::PromptWays { ways: ways.len(), cells, start: self.at_start(seat) }
            }
        };
        self.text(&say) + " > "
    }

    /// The subject of a choice in progress, and what is left to decide.
    pub(super) fn aim(&self, seat: Seat, left: &[Action]) -> String {
        let (game, state) = (self.table.game(), self.view(seat).state);
        let borough = game.planned(&state, seat);
        let tile_on = |cell: Cell| {
            let tile = borough.tiles.on(cell);
            tile.map_or_else(String::new, |(_, kind, _)| game.rules().tile(kind).code.clone())
        };
        let by_cells = options(left, seat).iter().all(|way| way.at.is_some());
        let aim = match left.first() {
            Some(Action::Council { .. }) => Aim::Pay,
            _ if !by_cells => Aim::Which,
            Some(Action::Build(build)) => {
                Aim::Build { tile: game.rules().tile(build.kind).code.clone() }
            }
            Some(Action::Enlarge { park, .. }) => {
                Aim::Enlarge { tile: tile_on(*park), on: park.to_string() }
            }
            Some(Action::Upgrade { tile, .. }) => {
                Aim::Upgrade { tile: tile_on(*tile), on: tile.to_string() }
            }
            Some(Action::Move { from, .. }) => Aim::Move { on: spot_word(seat, *from) },
            Some(Action::Hall(_)) => Aim::Hall,
            Some(Action::Mayor(_)) => Aim::Mayor,
            Some(Action::Module(deed)) => Aim::Deed { deed: deed.name() },
            _ => Aim::Where,
        };
        self.words().tell("aim", &aim)
    }

    /// Whose turn it is and what the step asks for.
    pub(super) fn call(&self, seat: Seat) -> String {
        let ask = self.ask(seat);
        let rule = paint(QUIET, ask.rule());
        let turn = paint(STRONG, self.text(&Say::Turn { seat }));
        format!("{} {rule}", self.text(&Say::Call { turn, ask }))
    }

    fn ask(&self, seat: Seat) -> Ask {
        let (game, state) = (self.table.game(), self.table.state());
        match game.step(state) {
            _ if self.can_reopen(seat) => self.commitment(seat),
            "s.promises" => Ask::Promises,
            "p2.palace" => Ask::Palace,
            "s.board" => Ask::Board,
            "s.city_hall" if !state.plans[seat.index()].hall.is_empty() => Ask::Start,
            "s.city_hall" => Ask::Hall { cells: self.example(seat) },
            "p1.mayor" => Ask::Mayor { cells: self.example(seat) },
            _ if state.now.council.stage == Stage::Choose => Ask::Council,
            _ if state.now.council.stage == Stage::Build => Ask::CouncilBuild,
            _ if matches!(state.now.council.stage, Stage::MoveIn | Stage::Settle(_)) => Ask::Home,
            "p1.choose" => Ask::Card,
            "p2.plan" => Ask::Plan,
            "p3.move" => Ask::Move,
            "p3.home" => Ask::Home,
            step if step.starts_with("p4.") && step != "p4.produce" => {
                let [sales, purchases, trades] = state.now.uses;
                Ask::Shops { sales, purchases, trades }
            }
            "p6.deaths" if state.now.to_bury.is_some() => Ask::Grave,
            "p6.deaths" => Ask::Victim,
            "p3.riot" => Ask::Riot,
            "p8.wall" => Ask::Wall,
            "p8.platform" => Ask::Platform,
            _ => Ask::Discard,
        }
    }

    /// Cells to type as an example: those of the place nearest to the middle of the zone.
    fn example(&self, seat: Seat) -> String {
        let (game, state) = (self.table.game(), self.table.state());
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        let last = usize::from(state.borough(seat).zone) - 1;
        // Twice the distance, squared.
        let off = |cell: Cell| {
            (2 * cell.column()).abs_diff(last).pow(2) + (2 * cell.row()).abs_diff(last).pow(2)
        };
        let places = legal.iter().filter_map(|action| Some(places(action, seat)?.1));
        let nearest = places.min_by_key(|cells| cells.iter().map(off).sum::<usize>());
        nearest.map_or_else(String::new, |cells| cells.to_string())
    }

    /// What a seat has committed.
    fn commitment(&self, seat: Seat) -> Ask {
        let plan = &self.table.state().plans[seat.index()];
        let platforms = &self.table.game().rules().platforms;
        match plan.platform.map(|number| &platforms[usize::from(number)]) {
            Some(platform) => Ask::ReopenPlatform { platform: platform.key.clone() },
            None if plan.hall.is_empty() => Ask::ReopenPlan,
            None => Ask::ReopenHall { cells: plan.hall.to_string() },
        }
    }
}
