//! Damaged texts of positions read as another position or are refused with the place. A law covers
//! sound texts.

use kernel::{Game, Notation, Rng};
use smallcity::SmallCity;
use testkit::Walk;

use crate::subject::sets::full;
use crate::subject::varied;

/// What a typo leaves in place of a character.
const SIGNS: [&str; 12] = ["", " ", "\n", ";", "9", "0", "a1", "z", "~", "{", "é", "*"];

#[test]
fn damaged_texts_are_read_or_refused() {
    for (seed, setup) in [full(2, "cities"), full(3, "forest")].into_iter().enumerate() {
        let game = SmallCity::new(&setup).expect("sound");
        let walk = Walk::play(game, seed as u64, 20_000, varied);
        let rng = &mut Rng::seed(seed as u64);
        let (mut read, mut refused) = (0, 0);
        for _ in 0..600 {
            let state = rng.pick(&walk.states).expect("a state");
            let mut text = walk.game.position_text(state).expect("a text");
            let at = rng.below(text.len() as u32) as usize;
            let sign = rng.pick(&SIGNS).expect("a sign");
            text.replace_range(at..=at, sign);
            match walk.game.position(&text, &mut Rng::seed(1)) {
                Ok(state) => {
                    read += 1;
                    let again = walk.game.position_text(&state).expect("a text");
                    assert_eq!(walk.game.position(&again, &mut Rng::seed(2)), Ok(state), "{text}");
                }
                Err(bad) => {
                    refused += 1;
                    let lines = text.lines().count();
                    assert!((1..=lines).contains(&bad.line) && bad.column > 0, "{bad}: {text}");
                }
            }
        }
        assert!(read > 10 && refused > 200, "{read} {refused}");
    }
}
