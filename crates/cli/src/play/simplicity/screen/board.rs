//! The planning board: a line for each slot.

use simplicity::{Face, Slot, Spaces, Step};

use crate::play::look::{LIT, QUIET, paint};
use crate::play::simplicity::look::tile_letter;
use crate::play::simplicity::say::{Head, Say};
use crate::play::simplicity::scene::Scene;
use crate::text::pad;

/// Its maximum width.
pub(super) const WIDTH: usize = 40;

/// A heading and the seven slots: what each builds on, its tile, and its pawn or, while the tile is
/// available, how many spaces it fits.
pub(super) fn lines(scene: &Scene<'_>, chosen: Option<Slot>) -> Vec<String> {
    let legal = scene.game.legal_spaces(scene.state);
    let on = shown_face(scene).map_or_else(String::new, |_| Scene::head(Head::On));
    let (slot, tile_head) = (Scene::head(Head::Slot), Scene::head(Head::Tile));
    let head = format!("  {}{}{tile_head}", pad(&slot, 6), pad(&on, 7));
    let mut lines = vec![paint(QUIET, head)];
    lines.extend(Slot::ALL.map(|slot| {
        let here = chosen == Some(slot);
        let mark = if here { scene.look.here } else { ' ' };
        let number = format!(" {slot} ");
        let number = if here { paint(LIT, number) } else { number };
        format!(
            "{mark} {number}   {}{}{}",
            pad(&symbols(scene, slot), 7),
            pad(&tile(scene, slot), 14),
            status(scene, slot, legal[slot.index()]),
        )
    }));
    lines
}

/// The current face; `None` after the last build, though the board flips then.
fn shown_face(scene: &Scene<'_>) -> Option<Face> {
    scene.state.face.filter(|_| scene.game.step(scene.state) != Step::Over)
}

fn symbols(scene: &Scene<'_>, slot: Slot) -> String {
    let Some(face) = shown_face(scene) else { return String::new() };
    let symbols = scene.game.components().symbols(face, slot).iter();
    let signs: Vec<String> = symbols.map(|&symbol| scene.look.symbol(symbol).to_string()).collect();
    match signs.len() {
        0 => scene.text(&Say::AnySymbol),
        1 | 2 => signs.join(" "),
        _ => signs.concat(),
    }
}

fn tile(scene: &Scene<'_>, slot: Slot) -> String {
    let Some(tile) = scene.state.offer[slot.index()] else {
        return paint(QUIET, scene.look.gone);
    };
    if scene.state.blocked == Some(slot) {
        return paint(QUIET, format!("{} {}", tile.letter(), Scene::tile_name(tile)));
    }
    format!("{} {}", tile_letter(tile), Scene::tile_name(tile))
}

fn status(scene: &Scene<'_>, slot: Slot, legal: Spaces) -> String {
    let state = scene.state;
    if state.blocked == Some(slot) {
        return scene.text(&Say::Blocked);
    }
    if state.offer[slot.index()].is_none() {
        // Pawns of teams that have not played yet are still where they were last round.
        let mut moved = scene.game.next_order(state).into_iter();
        let taker = moved.find(|team| state.pawns[team.index()] == Some(slot));
        return taker.map_or_else(String::new, |team| scene.team(team));
    }
    match (scene.game.step(state), legal.len()) {
        (Step::Block { .. }, _) => String::new(),
        (_, spaces) => paint(QUIET, scene.text(&Say::Fits { spaces })),
    }
}

#[cfg(test)]
mod tests {
    use simplicity::Slot;

    use super::{WIDTH, lines};
    use crate::play::simplicity::sample::{Sample, plain};
    use crate::text::width;

    #[test]
    fn every_slot_says_what_it_offers() {
        let shown = lines(&Sample::nearly_full(false).scene(), Some(Slot::LAST));
        assert!(shown.iter().all(|line| width(line) <= WIDTH), "{shown:?}");
        let shown: Vec<String> = shown.iter().map(|line| plain(line)).collect();
        assert_eq!(
            shown[1..],
            [
                "   1    ○      R residential no space",
                "   2    △      K commercial  no space",
                "   3    ⬠      –             ≈ Wave",
                "   4    □ ⬡    V civic       blocked",
                "   5    ○ □    O office      no space",
                "   6    △ ⬡    O office      no space",
                "▸  7    any    R residential 5 spaces",
            ]
        );
    }
}
