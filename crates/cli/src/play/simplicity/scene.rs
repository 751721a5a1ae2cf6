//! The context of every screen and sentence: the rules, a state, the names and the look.

use simplicity::{Action, Illegal, Input, Simplicity, Slot, Space, State, Sum, Team, Tile};

use kernel::{Game, Notation};
use words::Words;

use super::look::{Look, team_style};
use super::say::{BuildsOn, Head, Say};
use crate::play::look::paint;
use crate::play::seats::Sitter;

/// A moment of a game, ready to show.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    /// The rules.
    pub(super) game: &'a Simplicity,
    /// The moment.
    pub(super) state: &'a State,
    /// Who plays, by seat.
    pub(super) seats: &'a [Sitter<Simplicity>],
    /// The look.
    pub(super) look: &'static Look,
}

impl Scene<'_> {
    /// The name of the player who controls a team.
    pub(super) fn player(&self, team: Team) -> String {
        self.seat_name(self.game.owner(team))
    }

    /// The name of a player.
    pub(super) fn seat_name(&self, seat: kernel::Seat) -> String {
        self.seats[seat.index()].shown(&Words::english_of(Simplicity::NAME))
    }

    /// A team's name.
    pub(super) fn team_name(team: Team) -> String {
        Words::english_of(Simplicity::NAME).tell("team", &team)
    }

    /// The name of a type of tile.
    pub(super) fn tile_name(tile: Tile) -> String {
        Words::english_of(Simplicity::NAME).tell("tile", &tile)
    }

    /// A team with its emblem.
    pub(super) fn team(&self, team: Team) -> String {
        format!("{} {}", paint(team_style(team), self.look.emblem(team)), Scene::team_name(team))
    }

    /// A team with its emblem and its player: `★ Star (Ana)`.
    pub(super) fn who(&self, team: Team) -> String {
        self.text(&Say::Who { team, seat: self.game.owner(team) })
    }

    /// Sentences for the terminal, with the teams in their look.
    pub(super) fn words(&self) -> Words {
        self.words_of(|team| self.team(team))
    }

    /// The same, with the teams' players.
    pub(super) fn words_of_all(&self) -> Words {
        self.words_of(|team| self.who(team))
    }

    fn words_of(&self, named: impl Fn(Team) -> String) -> Words {
        let words = Words::english_of(Simplicity::NAME);
        let alone = self.seats.iter().position(Sitter::is_alone);
        let seated = self.seats.iter().map(|sitter| sitter.shown(&words));
        let words = words.clone().to(alone).seated(seated);
        self.game.teams().fold(words, |words, team| words.naming("team", team, named(team)))
    }

    /// A sentence of the terminal.
    pub(super) fn text(&self, say: &Say) -> String {
        self.words().tell("simplicity", say)
    }

    /// The head of a column or a row.
    pub(super) fn head(head: Head) -> String {
        Words::english_of(Simplicity::NAME).tell("head", &head)
    }

    /// What a slot builds on; empty for the slot without symbols.
    pub(super) fn builds_on(&self, slot: Slot) -> Vec<BuildsOn> {
        let face = self.state.face;
        let symbols = face.map(|face| self.game.components().symbols(face, slot));
        symbols.unwrap_or_default().iter().map(|&symbol| BuildsOn { symbol }).collect()
    }

    /// Teams in a sentence.
    pub(super) fn teams(&self, teams: impl IntoIterator<Item = Team>) -> String {
        let names: Vec<String> = teams.into_iter().map(|team| self.team(team)).collect();
        names.join(", ")
    }

    /// The teams, grouped by player.
    pub(super) fn teams_by_player(&self) -> Vec<Team> {
        let seats = kernel::Seat::first(self.game.table_size().players);
        seats.flat_map(|seat| self.game.teams_of(seat)).collect()
    }

    /// Whether every player has two teams.
    pub(super) const fn two_teams_each(&self) -> bool {
        self.game.table_size().teams_per_player == 2
    }

    /// The build of the team to act from a slot on a space; `None` if no team is to act.
    pub(super) fn take(&self, slot: Slot, space: Space) -> Option<Action> {
        self.game.team_to_act(self.state).map(|team| Action::Take { team, slot, space })
    }

    /// What a build brings the team to act.
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
