//! The city: a cell of five columns for each space.

use simplicity::{Ground, ROWS, Slot, Space, Spaces};

use crate::play::look::{LIT, QUIET, paint};
use crate::play::simplicity::look::{team_style, tile_style};
use crate::play::simplicity::scene::Scene;

/// The column letters and the seven rows. If a slot is chosen, its legal spaces are lit and show their
/// gains.
pub(super) fn lines(scene: &Scene<'_>, chosen: Option<Slot>) -> Vec<String> {
    let columns = 0..scene.game.columns();
    let letters = columns.clone().map(|column| format!("  {}  ", (b'a' + column as u8) as char));
    let legal = chosen.map(|slot| (slot, scene.game.legal_spaces(scene.state)[slot.index()]));
    let mut lines = vec![paint(QUIET, format!("   {}", letters.collect::<String>()))];
    for row in 0..ROWS {
        let cells = columns.clone().map(|column| cell(scene, Space::new(column, row), legal));
        let number = paint(QUIET, row + 1);
        lines.push(format!(" {number} {}", cells.collect::<String>()));
    }
    lines
}

/// Five columns: ` R ★ ` built, ` [R] ` printed, `  ⬠  ` open, `⬠ +7 ` lit.
fn cell(scene: &Scene<'_>, space: Space, legal: Option<(Slot, Spaces)>) -> String {
    let Scene { game, state, look, .. } = scene;
    if let Some(tile) = state.city.tile(space) {
        let ground = tile_style(tile);
        let letter = tile.letter();
        return match state.city.owner(space) {
            Some(team) => {
                let disc = paint(team_style(team), look.emblem(team));
                format!("{}{disc}{}", paint(ground, format!(" {letter} ")), paint(ground, ' '))
            }
            None => paint(ground, format!(" [{letter}] ")),
        };
    }
    let sign = match game.ground(state, space) {
        Some(Ground::Symbol(symbol)) => look.symbol(symbol),
        Some(Ground::Blank) => look.blank,
        Some(Ground::Printed(_)) | None => ' ',
    };
    match legal {
        Some((slot, spaces)) if spaces.contains(space) => {
            let gain = format!("+{}", scene.sum(slot, space).total());
            format!("{} ", paint(LIT, format!("{sign}{gain:>3}")))
        }
        Some(_) => format!("  {}  ", paint(QUIET, sign)),
        None => format!("  {sign}  "),
    }
}
