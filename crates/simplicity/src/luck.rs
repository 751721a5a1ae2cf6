//! Chance: strips (SIM-2.3), the first face (SIM-2.6), pawns (SIM-2.8) and tiles (SIM-2.7, SIM-4.2). A
//! draw is an input like any other. This file says what can be drawn, how likely it is, and what it
//! does.

use kernel::Rng;

use crate::city::Spaces;
use crate::illegal::Draw;
use crate::pieces::{Face, Slot, Strip, Team, Tile};
use crate::steps::Step;
use crate::{Chance, FirstFace, Illegal, Simplicity, State};

impl Simplicity {
    /// One outcome of the current draw by its weight, with the random number that
    /// [`kernel::Rng::pick_weighted`] would take; `None` if no draw is next.
    pub(crate) fn drawn(&self, state: &State, rng: &mut Rng) -> Option<Chance> {
        let mut total = 0;
        self.each_draw(state, |_, weight| total += weight);
        if total == 0 {
            return None;
        }
        let (mut left, mut drawn) = (rng.below(total), None);
        self.each_draw(state, |chance, weight| {
            if drawn.is_none() {
                match left.checked_sub(weight) {
                    Some(rest) => left = rest,
                    None => drawn = Some(chance),
                }
            }
        });
        drawn
    }

    /// Calls `tell` with every outcome of the current draw, with its weight; none if no draw is next.
    #[inline]
    pub(crate) fn each_draw(&self, state: &State, mut tell: impl FnMut(Chance, u32)) {
        match self.step(state) {
            Step::Strip { column } => self.each_strip(state, usize::from(column), tell),
            Step::Face => match self.setup.first_face {
                FirstFace::Random => {
                    for face in Face::ALL {
                        tell(Chance::Face(face), 1);
                    }
                }
                FirstFace::A => tell(Chance::Face(Face::A), 1),
                FirstFace::B => tell(Chance::Face(Face::B), 1),
            },
            Step::Pawn { place } => {
                if let Some(order) = self.setup.fixed_order() {
                    tell(Chance::Pawn(order[usize::from(place)]), 1);
                } else {
                    for team in self.teams().filter(|team| state.pawns[team.index()].is_none()) {
                        tell(Chance::Pawn(team), 1);
                    }
                }
            }
            Step::Tile { round, .. } => {
                for &tile in drawable(round) {
                    let count = u32::from(state.bag[tile.index()]);
                    if count > 0 {
                        tell(Chance::Tile(tile), count);
                    }
                }
            }
            Step::Block { .. } | Step::Take { .. } | Step::Over => {}
        }
    }

    /// SIM-2.3: the special strip is equally likely in every column, and the ordinary ones are a
    /// random choice. With `columns` left to lay, the special one is next with probability
    /// 1 / `columns`, and each ordinary one shares the rest.
    fn each_strip(&self, state: &State, column: usize, mut tell: impl FnMut(Chance, u32)) {
        let special = self.components().special();
        let columns = (self.columns() - column) as u32;
        let is_laid = |strip: Strip| state.columns.contains(&Some(strip));
        let strips = self.components().strips().map(|(strip, _)| strip);
        let ordinary = strips.clone().filter(|&strip| strip != special && !is_laid(strip)).count();
        for strip in strips.filter(|&strip| !is_laid(strip)) {
            let weight = match (is_laid(special), strip == special) {
                (true, _) => 1,
                // With no ordinary one left the special one is certain, whatever its weight.
                (false, true) => ordinary.max(1) as u32,
                (false, false) => columns - 1,
            };
            if weight > 0 {
                tell(Chance::Strip(strip), weight);
            }
        }
    }

    /// Judges a draw.
    #[inline]
    pub(crate) fn check_draw(&self, state: &State, chance: Chance) -> Result<(), Illegal> {
        match (self.step(state), chance) {
            (Step::Strip { column }, Chance::Strip(strip)) => {
                self.check_strip(state, usize::from(column), strip)
            }
            (Step::Face, Chance::Face(face)) => match (self.setup.first_face, face) {
                (FirstFace::A, Face::B) => Err(Illegal::WrongFace { face: Face::A }),
                (FirstFace::B, Face::A) => Err(Illegal::WrongFace { face: Face::B }),
                _ => Ok(()),
            },
            (Step::Pawn { place }, Chance::Pawn(team)) => {
                self.check_pawn(state, usize::from(place), team)
            }
            (Step::Tile { round, .. }, Chance::Tile(tile)) => {
                if round == 0 && tile == Tile::Park {
                    Err(Illegal::ParkInRoundOne)
                } else if state.bag[tile.index()] == 0 {
                    Err(Illegal::NotInBag { tile })
                } else {
                    Ok(())
                }
            }
            (Step::Over, _) => Err(Illegal::GameOver),
            (step, _) => {
                Err(draw_due(step).map_or(Illegal::LuckNotDue, |due| Illegal::WrongDraw { due }))
            }
        }
    }

    fn check_strip(&self, state: &State, column: usize, strip: Strip) -> Result<(), Illegal> {
        let special = self.components().special();
        let Some(piece) = self.components().strip(strip) else {
            return Err(Illegal::UnknownStrip { name: strip.to_string() });
        };
        if state.columns.contains(&Some(strip)) {
            return Err(Illegal::StripLaid { name: piece.name.clone() });
        }
        let last = column + 1 == self.columns();
        if last && strip != special && !state.columns.contains(&Some(special)) {
            return Err(Illegal::SpecialMissing);
        }
        Ok(())
    }

    fn check_pawn(&self, state: &State, place: usize, team: Team) -> Result<(), Illegal> {
        if team.index() >= self.team_count() {
            return Err(Illegal::NoSuchTeam { team });
        }
        if state.pawns[team.index()].is_some() {
            return Err(Illegal::PawnPlaced { team });
        }
        match self.setup.fixed_order() {
            Some(order) if order[place] != team => Err(Illegal::WrongPawn { team: order[place] }),
            _ => Ok(()),
        }
    }

    /// Applies a legal draw.
    #[inline]
    pub(crate) fn draw(&self, state: &mut State, chance: Chance) {
        match (self.step(state), chance) {
            (Step::Strip { column }, Chance::Strip(strip)) => {
                self.lay(state, usize::from(column), strip);
            }
            (Step::Pawn { place }, Chance::Pawn(team)) => {
                let place = usize::from(place);
                state.order[place] = Some(team);
                state.pawns[team.index()] = Some(Slot::new(place));
                if place + 1 == self.team_count() {
                    self.give_token(state);
                }
            }
            (Step::Tile { slot, .. }, Chance::Tile(tile)) => {
                state.bag[tile.index()] -= 1;
                state.offer[slot.index()] = Some(tile);
            }
            (_, Chance::Face(face)) => state.face = Some(face),
            _ => {}
        }
        state.step += 1;
    }

    /// Lays a strip as a column, with its printed buildings.
    #[inline(always)]
    pub(crate) fn lay(&self, state: &mut State, column: usize, strip: Strip) {
        state.columns[column] = Some(strip);
        let printed = &self.masks[strip.index()].printed;
        for (tiles, printed) in state.city.tiles.iter_mut().zip(printed) {
            *tiles |= Spaces(printed.0 << (8 * column));
        }
    }
}

/// The draw that a step asks for.
pub(crate) const fn draw_due(step: Step) -> Option<Draw> {
    match step {
        Step::Strip { .. } => Some(Draw::Strip),
        Step::Face => Some(Draw::Face),
        Step::Pawn { .. } => Some(Draw::Pawn),
        Step::Tile { round: 0, .. } => Some(Draw::FirstTile),
        Step::Tile { .. } => Some(Draw::Tile),
        Step::Block { .. } | Step::Take { .. } | Step::Over => None,
    }
}

/// The tiles that can be drawn in a round: no parks in the first (SIM-2.7).
const fn drawable(round: u8) -> &'static [Tile] {
    if round == 0 { &Tile::BUILDINGS } else { &Tile::ALL }
}
