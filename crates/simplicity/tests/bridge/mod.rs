//! From the engine's types to the reference's.

// Every test that includes this module uses another part of it.
#![allow(dead_code)]

use kernel::Input as KernelInput;
use simplicity::{Action, Chance, Components, Face, Ground, Input, Simplicity, Slot, Tile};

use crate::reference;

/// A set in the words of the reference.
pub(crate) fn components(components: &Components) -> reference::Components {
    let special = components.special();
    let strips = components.strips().map(|(strip, piece)| {
        let spaces = piece.spaces.map(|ground| match ground {
            Ground::Symbol(symbol) => reference::Space::Symbol(symbol.letter()),
            Ground::Blank => reference::Space::Blank,
            Ground::Printed(tile) => reference::Space::Printed(tile.letter()),
        });
        (strip, reference::Strip { name: piece.name.clone(), spaces: spaces.to_vec() })
    });
    let (special, ordinary): (Vec<_>, Vec<_>) = strips.partition(|(strip, _)| *strip == special);
    let face = |face| {
        let slots = Slot::ALL.map(|slot| components.symbols(face, slot).iter());
        slots.map(|symbols| symbols.map(|symbol| symbol.letter()).collect()).to_vec()
    };
    let count = |tile: Tile| (tile.letter(), usize::from(components.tiles()[tile.index()]));
    reference::Components {
        ordinary: ordinary.into_iter().map(|(_, strip)| strip).collect(),
        special: special.into_iter().map(|(_, strip)| strip).next().expect("there is one"),
        face_a: face(Face::A),
        face_b: face(Face::B),
        tiles: Tile::ALL.map(count).to_vec(),
    }
}

/// An input in the words of the reference.
pub(crate) fn input(game: &Simplicity, input: &Input) -> reference::Input {
    match *input {
        KernelInput::Chance(Chance::Strip(strip)) => {
            reference::Input::Strip(game.components().strip(strip).expect("known").name.clone())
        }
        KernelInput::Chance(Chance::Face(face)) => reference::Input::Face(face.letter()),
        KernelInput::Chance(Chance::Pawn(team)) => reference::Input::Pawn(team.index()),
        KernelInput::Chance(Chance::Tile(tile)) => reference::Input::Tile(tile.letter()),
        KernelInput::Act { action: Action::Block { team, slot }, .. } => {
            reference::Input::Block { team: team.index(), slot: slot.index() + 1 }
        }
        KernelInput::Act { action: Action::Take { team, slot, space }, .. } => {
            let square = (space.column(), space.row());
            reference::Input::Take { team: team.index(), slot: slot.index() + 1, square }
        }
    }
}
