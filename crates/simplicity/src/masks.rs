//! Masks: where the strips of a city let tiles fit.

use crate::city::{Space, Spaces};
use crate::components::{Components, Ground, StripPiece};
use crate::pieces::{Face, Slot, Symbol, Tile};

/// What a strip adds to the city, as masks of the first column.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StripMasks {
    /// By face and slot: the spaces that the slot's tile fits if they are open.
    pub(crate) fits: Fits,
    /// By type: the printed buildings.
    pub(crate) printed: [Spaces; 4],
    /// Where each symbol is printed, by [`Symbol::index`], and last where nothing is.
    pub(crate) grounds: [Spaces; 6],
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
            grounds: std::array::from_fn(|index| {
                let symbol = Symbol::ALL.get(index).copied().map(Ground::Symbol);
                spaces(&|ground| ground == symbol.unwrap_or(Ground::Blank))
            }),
        }
    }
}

/// By face and slot, the spaces that the slot's tile fits while they are open: fixed once all strips
/// are laid. The eighth entry is empty and suits vector instructions.
pub(crate) type Fits = [[Spaces; 8]; 2];
