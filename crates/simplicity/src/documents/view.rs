//! The position, with everything people read off a table: who is next, what each team has.

use kernel::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::city::ROWS;
use crate::components::Ground;
use crate::notation::TeamDoc;
use crate::pieces::{Face, Slot, Symbol, Team, Tile};
use crate::steps::{ROUNDS, Step};
use crate::{Simplicity, Space, State};

/// The position. Simplicity hides nothing: all observers see the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SimplicityView")]
pub struct ViewDoc {
    /// The round, from 1; 0 in the set-up.
    pub round: u8,
    /// How many rounds a game has (SIM-3.1).
    pub rounds: u8,
    /// What happens now.
    pub phase: Phase,
    /// The team that is to act.
    pub team: Option<Team>,
    /// The columns that lie, from the left, each with its spaces from row 1 (SIM-2.3).
    pub columns: Vec<Vec<SpaceView>>,
    /// How many columns the city will have.
    pub column_count: u8,
    /// The face of the planning board that lies up (SIM-2.6).
    pub face: Option<Face>,
    /// The seven slots of the planning board.
    pub slots: Vec<SlotView>,
    /// The turn order of this round (SIM-3.3).
    pub order: Vec<Team>,
    /// How many of them have built in this round.
    pub place: u8,
    /// What is left in the bag (SIM-2.1).
    pub bag: BagDoc,
    /// By team.
    pub teams: Vec<TeamView>,
    /// By seat.
    pub seats: Vec<PlayerView>,
    /// Whether a slot is blocked in every round (SIM-3.2).
    pub demolition: bool,
}

/// What happens now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "SimplicityPhase")]
pub enum Phase {
    /// The city, the face and the pawns are drawn.
    Setup,
    /// Tiles are drawn.
    Draw,
    /// A slot is to be blocked (SIM-3.2).
    Block,
    /// A tile is to be taken and built (SIM-3.4).
    Take,
    /// Nothing: the game is over.
    Over,
}

/// A space of the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SimplicitySpace")]
pub struct SpaceView {
    /// What is printed on it (SIM-2.4).
    pub ground: SpaceGround,
    /// Its symbol, where that is printed.
    pub symbol: Option<Symbol>,
    /// What stands on it.
    pub tile: Option<Tile>,
    /// Whose disc lies on it.
    pub team: Option<Team>,
}

/// What is printed on a space (SIM-2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "SimplicityGround")]
pub enum SpaceGround {
    /// A symbol.
    Symbol,
    /// Nothing: only the tile of slot 7 may be built there (SIM-3.5).
    Blank,
    /// A building, on which nothing is built.
    Printed,
}

/// A slot of the planning board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SimplicitySlot")]
pub struct SlotView {
    /// Its number, from 1.
    pub slot: Slot,
    /// The symbols of the face that lies up; none beside slot 7, from which a tile goes anywhere.
    pub symbols: Vec<Symbol>,
    /// Its tile, until it is taken.
    pub tile: Option<Tile>,
    /// Whether it is blocked in this round (SIM-3.2).
    pub blocked: bool,
    /// The team that has taken its tile in this round, whose pawn stands there.
    pub pawn: Option<Team>,
}

/// The tiles in the bag by kind (SIM-2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[allow(non_snake_case)]
#[schemars(rename = "SimplicityBag")]
pub struct BagDoc {
    /// Residential.
    pub R: u8,
    /// Commercial.
    pub K: u8,
    /// Office.
    pub O: u8,
    /// Civic.
    pub V: u8,
    /// Parks.
    pub P: u8,
}

/// A team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SimplicityTeam")]
pub struct TeamView {
    /// The seat that controls it (SIM-2.2).
    pub seat: Seat,
    /// Its tokens (SIM-5.4).
    pub tokens: u8,
    /// The discs that it has still to place.
    pub discs: u8,
    /// What it has so far; final after round 5.
    pub score: TeamDoc,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SimplicityPlayer")]
pub struct PlayerView {
    /// The teams of this seat.
    pub teams: Vec<Team>,
    /// The player's score so far: the lower of the teams' (SIM-5.5).
    pub score: u16,
    /// The team whose score that is; of two with the same score the one whose pawn stands higher
    /// (SIM-5.6).
    pub counts: Team,
}

impl ViewDoc {
    pub(super) fn new(game: &Simplicity, state: &State) -> ViewDoc {
        let step = game.step(state);
        let (phase, round, place) = now(game, step);
        ViewDoc {
            round,
            rounds: ROUNDS,
            phase,
            team: game.team_to_act(state),
            columns: columns(game, state),
            column_count: game.columns() as u8,
            face: state.face,
            slots: slots(game, state),
            order: state.order.into_iter().flatten().collect(),
            place,
            bag: state.bag.into(),
            teams: teams(game, state),
            seats: players(game, state),
            demolition: game.demolition(),
        }
    }
}

/// The phase, the round and how many teams have built in it.
fn now(game: &Simplicity, step: Step) -> (Phase, u8, u8) {
    match step {
        Step::Strip { .. } | Step::Face | Step::Pawn { .. } => (Phase::Setup, 0, 0),
        Step::Tile { round, .. } => (Phase::Draw, round + 1, 0),
        Step::Block { round } => (Phase::Block, round + 1, 0),
        Step::Take { round, place } => (Phase::Take, round + 1, place),
        Step::Over => (Phase::Over, ROUNDS, game.team_count() as u8),
    }
}

fn columns(game: &Simplicity, state: &State) -> Vec<Vec<SpaceView>> {
    let laid = state.columns.iter().flatten().count();
    let column = |column| (0..ROWS).map(move |row| space(game, state, Space::new(column, row)));
    (0..laid).map(|index| column(index).collect()).collect()
}

fn space(game: &Simplicity, state: &State, space: Space) -> SpaceView {
    let (ground, symbol) = match game.ground(state, space) {
        Some(Ground::Symbol(symbol)) => (SpaceGround::Symbol, Some(symbol)),
        Some(Ground::Printed(_)) => (SpaceGround::Printed, None),
        Some(Ground::Blank) | None => (SpaceGround::Blank, None),
    };
    SpaceView { ground, symbol, tile: state.city.tile(space), team: state.city.owner(space) }
}

fn slots(game: &Simplicity, state: &State) -> Vec<SlotView> {
    let moved = game.next_order(state);
    let slot = |slot: Slot| SlotView {
        slot,
        symbols: state.face.map_or(&[][..], |face| game.components().symbols(face, slot)).to_vec(),
        tile: state.offer[slot.index()],
        blocked: state.blocked == Some(slot),
        pawn: moved.iter().copied().find(|team| state.pawns[team.index()] == Some(slot)),
    };
    Slot::ALL.into_iter().map(slot).collect()
}

impl From<[u8; 5]> for BagDoc {
    #[allow(non_snake_case)]
    fn from([R, K, O, V, P]: [u8; 5]) -> BagDoc {
        BagDoc { R, K, O, V, P }
    }
}

fn teams(game: &Simplicity, state: &State) -> Vec<TeamView> {
    let scores = game.scores(state);
    let team = |team: Team| TeamView {
        seat: game.owner(team),
        tokens: state.tokens[team.index()],
        discs: ROUNDS - state.city.discs[team.index()].len() as u8,
        score: TeamDoc::new(scores[team.index()], None),
    };
    game.teams().map(team).collect()
}

fn players(game: &Simplicity, state: &State) -> Vec<PlayerView> {
    let scores = game.scores(state);
    let total = |team: Team| scores[team.index()].total();
    let player = |seat: Seat| {
        let counts = game.scoring_team(state, seat);
        PlayerView { teams: game.teams_of(seat).collect(), score: total(counts), counts }
    };
    Seat::first(kernel::Game::seats(game)).map(player).collect()
}
