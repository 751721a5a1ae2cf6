//! Roads and Roundabouts in the text of a position.

use crate::border::Border;
use crate::hooks::Told;
use crate::phrase::{cells_word, read_cells};

/// The borders with Roads; the cells at whose lower right corners Roundabouts are.
pub(super) const TOLD: Told = Told {
    first: &[],
    words: &["roads", "roundabouts"],
    print: |_, state, seat, all| {
        let Some(seat) = seat else { return };
        let lines = &state.borough(seat).modules.roads.lines;
        if !lines.is_empty() {
            let roads: Vec<String> = lines.iter().map(|border| border.to_string()).collect();
            all.push(format!("roads {}", roads.join(" ")));
        }
        if !lines.points.is_empty() {
            all.push(format!("roundabouts {}", cells_word(lines.points)));
        }
    },
    rest: |_, _, _| {},
    read: |rules, state, seat, phrase| {
        let numbers = &rules.modules.roads;
        let borough = state.borough_mut(seat);
        let lines = &mut borough.modules.roads.lines;
        if phrase.head.text == "roundabouts" {
            lines.points = read_cells(&phrase.rest)?;
        } else {
            for word in &phrase.rest {
                let border = Border::parse(word.text);
                let border = border.ok_or_else(|| word.bad("write a border such as a6|a7"))?;
                let mut tiles = borough.tiles.iter();
                if tiles.any(|(.., cells)| border.cells().within(cells)) {
                    return Err(word.breaks("SP-ROA-6", "this border is inside of a tile"));
                }
                lines.add(border);
            }
        }
        let most = (usize::from(numbers.roads), usize::from(numbers.roundabouts));
        if lines.len() > most.0 || lines.points.len() > most.1 {
            let problem = format!("a seat has {} Roads and {} Roundabouts", most.0, most.1);
            return Err(phrase.head.breaks("SP-ROA-1", problem));
        }
        Ok(())
    },
};
