//! What every screen and sentence looks at: the rules, a state, the names and the look.

use simplicity::{Action, Illegal, Input, Simplicity, Slot, Space, State, Sum, Team};

use kernel::Game;
use words::{Language, Words};

use super::look::Look;
use crate::play::seats::{LONGEST_NAME, Sitter};
use crate::text::safe;

/// A moment of a game, ready to be shown.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    /// The rules.
    pub(super) game: &'a Simplicity,
    /// The moment.
    pub(super) state: &'a State,
    /// Who plays, by seat.
    pub(super) seats: &'a [Sitter<Simplicity>],
    /// How it is drawn.
    pub(super) look: &'static Look,
    /// In which language it is told.
    pub(super) language: &'static Language,
}

impl Scene<'_> {
    /// The name of the player who controls a team.
    pub(super) fn player(&self, team: Team) -> String {
        self.seat_name(self.game.owner(team))
    }

    /// The name of a player.
    pub(super) fn seat_name(&self, seat: kernel::Seat) -> String {
        safe(&self.seats[seat.index()].name, LONGEST_NAME)
    }

    /// A team with its emblem.
    pub(super) fn team(&self, team: Team) -> String {
        self.look.team(team)
    }

    /// Sentences for the terminal, with the teams as they are drawn.
    pub(super) fn words(&self) -> Words {
        let words = Words::new(self.language);
        let words = words.seated(self.seats.iter().map(|sitter| safe(&sitter.name, LONGEST_NAME)));
        Team::ALL.into_iter().fold(words, |words, team| words.naming("team", team, self.team(team)))
    }

    /// A team with its player: `★ Star (Ana)`.
    pub(super) fn who(&self, team: Team) -> String {
        format!("{} ({})", self.team(team), self.player(team))
    }

    /// Teams in a sentence.
    pub(super) fn teams(&self, teams: impl IntoIterator<Item = Team>) -> String {
        let names: Vec<String> = teams.into_iter().map(|team| self.team(team)).collect();
        names.join(", ")
    }

    /// The teams, those of a player side by side.
    pub(super) fn teams_by_player(&self) -> Vec<Team> {
        let seats = kernel::Seat::first(self.game.table_size().players);
        seats.flat_map(|seat| self.game.teams_of(seat)).collect()
    }

    /// Whether everybody has two teams.
    pub(super) const fn two_teams_each(&self) -> bool {
        self.game.table_size().teams_per_player == 2
    }

    /// The build of the team to act from a slot on a space; nothing if no team is to act.
    pub(super) fn take(&self, slot: Slot, space: Space) -> Option<Action> {
        self.game.team_to_act(self.state).map(|team| Action::Take { team, slot, space })
    }

    /// What the team to act gets for a build.
    pub(super) fn sum(&self, slot: Slot, space: Space) -> Sum {
        let sum = |action: Action| self.game.sum(self.state, action, action.team());
        self.take(slot, space).map_or_else(Sum::default, sum)
    }

    /// Judges an action of the team to act.
    pub(super) fn check(&self, action: Action) -> Result<Input, Illegal> {
        let input = Input::Act { seat: self.game.owner(action.team()), action };
        self.game.check(self.state, &input).map(|()| input)
    }
}
