//! Conversions from the engine's types to the reference's, and games that both play.

use kernel::{Game, Input as KernelInput, Rng};
use simplicity::{Action, Chance, Components, Face, Ground, Input, Simplicity, Slot, State, Tile};

use crate::reference;

/// A set in the types of the reference.
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

/// An input in the types of the reference.
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

/// Every position of the random game of a seed in both implementations, with the input that
/// follows; the last position has none. `setup` is the game's set-up in the types of the reference.
pub(crate) fn each_position(
    game: &Simplicity,
    setup: &reference::Setup,
    seed: u64,
    mut see: impl FnMut(&State, &reference::Game, Option<&Input>),
) {
    let mut state = game.start();
    let mut naive = reference::Game::new(setup.clone());
    game.play_out_seen(&mut game.start(), &mut Rng::seed(seed), |next| {
        see(&state, &naive, Some(&next));
        game.apply(&mut state, &next).expect("a random game is legal");
        naive.apply(&input(game, &next)).expect("for the reference too");
    });
    see(&state, &naive, None);
}
