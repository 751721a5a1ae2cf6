//! Cities and their boards in the text of a position.

use super::board::settle;
use super::data::{BOARDS, Board, City};
use crate::hooks::Told;

/// The board and the city of a seat, where the set-up leaves them to chance; whether the wall fell.
pub(super) const TOLD: Told = Told {
    first: &["board", "city"],
    words: &["wall"],
    print: |rules, state, seat, all| {
        let Some(seat) = seat else { return };
        let europe = &state.borough(seat).modules.europe;
        if let Some(board) = europe.board {
            all.push(format!("board {}", board.name()));
        }
        if let Some(city) = europe.city
            && rules.modules.europe.cities[seat.index()].is_none()
        {
            all.push(format!("city {}", city.name()));
        }
        if europe.wall_fell {
            all.push("wall fallen".to_owned());
        }
    },
    rest: |_, _, _| {},
    read: |rules, state, seat, phrase| {
        let word = phrase.only()?;
        match phrase.head.text {
            "board" => {
                let board = (0..BOARDS).map(Board).find(|board| board.name() == word.text);
                let missing = || word.breaks("SP-EUR-1", "there is no such board");
                let board = board.ok_or_else(missing)?;
                state.borough_mut(seat).modules.europe.board = Some(board);
            }
            "city" => {
                let city = City::ALL.into_iter().find(|city| city.name() == word.text);
                let city = city.ok_or_else(|| word.breaks("SP-EUR-1", "there is no such city"))?;
                let set = rules.modules.europe.cities[seat.index()];
                let europe = &state.borough(seat).modules.europe;
                let has = europe.board.is_none_or(|board| board.sides().contains(&city));
                if set.is_some_and(|set| set != city) || !has {
                    return Err(word.breaks("SP-EUR-1", "this seat has another city"));
                }
                if europe.city.is_none() {
                    // The text gives the tracks.
                    let before = state.borough(seat).pollution;
                    settle(rules, state, seat, city);
                    state.borough_mut(seat).pollution = before;
                }
            }
            _ if word.text == "fallen" => {
                let europe = &mut state.borough_mut(seat).modules.europe;
                if europe.city != Some(City::Berlin) {
                    return Err(word.breaks("SP-EUR-61", "only Berlin has a wall"));
                }
                europe.wall_fell = true;
            }
            _ => return Err(word.bad("write wall fallen")),
        }
        Ok(())
    },
};
