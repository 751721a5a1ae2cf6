//! Where a tile may be built (SIM-3.5 to SIM-3.7).

use crate::city::Spaces;
use crate::components::{Components, Ground, StripPiece};
use crate::pieces::{Face, Slot, Tile};
use crate::{Illegal, Simplicity, Space, State, Stuck};

/// What a strip brings to the city, as masks of the first column.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StripMasks {
    /// By face and slot: the spaces that the slot's tile fits if they are open.
    fits: Fits,
    /// By type: the printed buildings.
    pub(crate) printed: [Spaces; 4],
}

impl StripMasks {
    pub(crate) fn of(piece: &StripPiece, components: &Components) -> StripMasks {
        let spaces = |wanted: &dyn Fn(Ground) -> bool| -> Spaces {
            let rows = piece.spaces.iter().enumerate();
            rows.filter(|&(_, &ground)| wanted(ground)).map(|(row, _)| Space::new(0, row)).collect()
        };
        StripMasks {
            fits: Face::ALL.map(|face| {
                std::array::from_fn(|slot| {
                    let Some(&slot) = Slot::ALL.get(slot) else { return Spaces::EMPTY };
                    let symbols = components.symbols(face, slot);
                    spaces(&|ground| match ground {
                        Ground::Symbol(symbol) => slot == Slot::LAST || symbols.contains(&symbol),
                        Ground::Blank => slot == Slot::LAST,
                        Ground::Printed(_) => false,
                    })
                })
            }),
            printed: Tile::BUILDINGS.map(|tile| spaces(&|ground| ground == Ground::Printed(tile))),
        }
    }
}

/// The spaces that each slot's tile fits in this city while they are open, by face: fixed once the
/// strips lie. The eighth place is empty; with it the table suits vector instructions.
pub(crate) type Fits = [[Spaces; 8]; 2];

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

    /// Whether the tile of an available slot fits nowhere and may therefore be built on any open
    /// space (SIM-3.7).
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
            Illegal::AnotherFits { slot }
        } else {
            Illegal::WrongSymbol { space, slot }
        })
    }

    fn why_not_open(&self, state: &State, space: Space) -> Illegal {
        match self.ground(state, space) {
            None => Illegal::Outside { space },
            Some(Ground::Printed(_)) => Illegal::Printed { space },
            Some(_) => Illegal::Occupied { space },
        }
    }
}
