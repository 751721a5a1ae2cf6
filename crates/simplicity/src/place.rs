//! Where a tile may go (SIM-3.5 to SIM-3.7).

use arrayvec::ArrayVec;

use crate::city::Spaces;
use crate::components::Ground;
use crate::illegal::On;
use crate::masks::Fits;
use crate::pieces::{Face, Slot, Symbol};
use crate::{Illegal, Simplicity, Space, State, Stuck};

impl Simplicity {
    /// [`Fits`] of the strips laid so far.
    #[inline(always)]
    pub(crate) fn fits(&self, state: &State) -> Fits {
        let mut fits = Fits::default();
        for (column, strip) in state.columns.iter().enumerate() {
            let Some(strip) = strip else { break };
            let masks = &self.masks[strip.index()];
            for (fits, masks) in fits.iter_mut().zip(&masks.fits) {
                for (fits, mask) in fits.iter_mut().zip(masks) {
                    *fits |= Spaces(mask.0 << (8 * column));
                }
            }
        }
        fits
    }

    /// The spaces without a tile and without a printed building (SIM-3.5).
    #[inline]
    pub fn open(&self, state: &State) -> Spaces {
        Spaces::of_columns(self.columns()) & !state.city.built()
    }

    /// By slot, the spaces where the team to act may build that slot's tile now; none for slots
    /// that are taken or blocked (SIM-3.5 to SIM-3.7).
    pub fn legal_spaces(&self, state: &State) -> [Spaces; Slot::COUNT] {
        let Some(face) = state.face else { return Default::default() };
        let open = self.open(state);
        let fits = self.fits(state)[face.index()];
        let mut spaces = Slot::ALL.map(|slot| match state.available_in(slot) {
            Some(_) => fits[slot.index()] & open,
            None => Spaces::EMPTY,
        });
        let none_fits = spaces.iter().all(|fits| fits.is_empty());
        if none_fits || self.setup.stuck == Stuck::PerTile {
            for (slot, _) in state.available() {
                if spaces[slot.index()].is_empty() {
                    spaces[slot.index()] = open;
                }
            }
        }
        spaces
    }

    /// Whether the tile of an available slot fits nowhere, so that any open space is legal (SIM-3.7).
    pub fn builds_freely(&self, state: &State, slot: Slot) -> bool {
        let open = self.open(state);
        let fits_nowhere = |slot| self.fitting(state, slot, open).is_empty();
        state.available_in(slot).is_some()
            && fits_nowhere(slot)
            && (self.setup.stuck == Stuck::PerTile
                || state.available().all(|(slot, _)| fits_nowhere(slot)))
    }

    /// The spaces that the tile of one slot fits (SIM-3.5).
    #[inline]
    fn fitting(&self, state: &State, slot: Slot, open: Spaces) -> Spaces {
        let face = state.face.map_or(0, Face::index);
        let columns = state.columns.iter().flatten().enumerate();
        let fits = columns.fold(0, |fits, (column, strip)| {
            fits | self.masks[strip.index()].fits[face][slot.index()].0 << (8 * column)
        });
        Spaces(fits) & open
    }

    /// Whether the tile of a slot fits one space while it is open (SIM-3.5).
    #[inline]
    fn fits_here(&self, state: &State, slot: Slot, space: Space) -> bool {
        let (Some(face), Some(strip)) = (state.face, state.columns[space.column()]) else {
            return false;
        };
        let fits = self.masks[strip.index()].fits[face.index()][slot.index()];
        fits.contains(Space::new(0, space.row()))
    }

    /// Judges building the tile of an available slot on a space.
    pub(crate) fn check_place(
        &self,
        state: &State,
        slot: Slot,
        space: Space,
    ) -> Result<(), Illegal> {
        let open = self.open(state);
        if open.contains(space) && self.fits_here(state, slot, space) {
            return Ok(());
        }
        let fits = self.fitting(state, slot, open);
        if !open.contains(space) {
            return Err(self.why_not_open(state, space));
        }
        if self.builds_freely(state, slot) {
            return Ok(());
        }
        Err(if self.ground(state, space) == Some(Ground::Blank) {
            Illegal::Blank { space, slot }
        } else if fits.is_empty() {
            Illegal::AnotherFits { slot, fits: self.fitting_slots(state) }
        } else {
            self.wrong_symbol(state, space, slot)
        })
    }

    fn why_not_open(&self, state: &State, space: Space) -> Illegal {
        let tile = state.city.tile(space);
        match self.ground(state, space) {
            None => {
                let last = char::from(b'a' + self.columns() as u8 - 1);
                Illegal::Outside { space, last }
            }
            Some(Ground::Printed(_)) => Illegal::Printed { space, tile },
            Some(_) => Illegal::Occupied { space, tile, team: state.city.owner(space) },
        }
    }

    fn wrong_symbol(&self, state: &State, space: Space, slot: Slot) -> Illegal {
        let symbol = match self.ground(state, space) {
            Some(Ground::Symbol(symbol)) => Some(symbol),
            _ => None,
        };
        let symbols = state.face.map(|face| self.components().symbols(face, slot));
        let symbols = symbols.unwrap_or_default().iter();
        let builds_on = symbols.take(Symbol::ALL.len()).map(|&symbol| On { symbol }).collect();
        Illegal::WrongSymbol { space, symbol, slot, builds_on }
    }

    fn fitting_slots(&self, state: &State) -> ArrayVec<Slot, { Slot::COUNT }> {
        let legal = self.legal_spaces(state);
        Slot::ALL.into_iter().filter(|slot| !legal[slot.index()].is_empty()).collect()
    }
}
