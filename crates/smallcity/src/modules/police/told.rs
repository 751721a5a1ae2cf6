//! Riots in the text of a position.

use crate::hooks::Told;
use crate::phrase::{cells_word, read_cells};

/// The last riots of the table; rioters of a seat on cells, and in City Hall by kind.
pub(super) const TOLD: Told = Told {
    first: &[],
    words: &["riots", "rioting", "rioting_hall"],
    print: |_, state, seat, all| {
        let Some(seat) = seat else {
            if state.modules.police.riots > 0 {
                all.push(format!("riots {}", state.modules.police.riots));
            }
            return;
        };
        let police = &state.borough(seat).modules.police;
        if !police.cells.is_empty() {
            all.push(format!("rioting {}", cells_word(police.cells)));
        }
        if police.hall.iter().any(|&count| count > 0) {
            let counts = police.hall.map(|count| count.to_string());
            all.push(format!("rioting_hall {}", counts.join(" ")));
        }
    },
    rest: |_, _, _| {},
    read: |rules, state, seat, phrase| {
        match phrase.head.text {
            "riots" => {
                let word = phrase.only()?;
                state.modules.police.riots = word.number()?;
                if state.modules.police.riots > rules.numbers.rounds {
                    return Err(word.breaks("SP-POL-9", "there is no such round"));
                }
            }
            "rioting" => {
                let cells = read_cells(&phrase.rest)?;
                let nobody = cells.without(state.borough(seat).own_people());
                if !nobody.is_empty() {
                    return Err(phrase
                        .head
                        .breaks("SP-POL-10", format!("{nobody}: nobody is here")));
                }
                state.borough_mut(seat).modules.police.cells = cells;
            }
            _ => {
                let has = state.borough(seat).hall;
                let hall = &mut state.borough_mut(seat).modules.police.hall;
                for ((count, word), has) in hall.iter_mut().zip(&phrase.rest).zip(has) {
                    *count = word.number()?;
                    if *count > has {
                        return Err(word.breaks("SP-POL-10", format!("{has} are in City Hall")));
                    }
                }
            }
        }
        Ok(())
    },
};
