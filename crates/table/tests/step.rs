//! Whole steps, from an input to the texts of all observers: their content and their cost.

#[path = "../../load/src/patch.rs"]
mod patch;
#[path = "../benches/shared/mod.rs"]
mod shared;

use std::collections::HashMap;

use allocation_counter::measure;
use serde_json::Value;
use shared::Played;

/// The most heap allocations of a step, on average over a game.
const MOST: [(&str, u64); 2] = [("simplicity", 620), ("small-city", 1_300)];

/// Documents are written as text directly; the text must equal serde's, with no member twice, and
/// each patch must produce it from the previous one.
#[test]
fn patches_of_texts_make_the_documents_of_every_step() {
    for (game, _) in MOST {
        let (played, mut before, mut patched) = (Played::new(game), HashMap::new(), 0);
        played.play(played.inputs.len(), &mut |observer, now, text| {
            let whole = serde_json::to_string(now).expect("a state is JSON");
            let after: Value = serde_json::from_str(&whole).expect("a state is JSON");
            assert_eq!(after.to_string(), whole, "no member appears twice");
            let message: Value = serde_json::from_str(text).expect("a message is JSON");
            assert_eq!(message.to_string(), text, "no member appears twice");
            if let Some(mut document) = before.insert(observer, after.clone()) {
                patch::apply(&mut document, &message["patch"]).expect("it fits");
                assert_eq!(document, after);
                patched += 1;
            }
        });
        assert!(patched > 30, "{patched} patches of {game}");
    }
}

#[test]
fn a_step_makes_few_allocations() {
    for (game, most) in MOST {
        let played = Played::new(game);
        let inputs = played.inputs.len();
        let counted = measure(|| played.play(inputs, &mut |_, _, _| {}));
        let each = counted.count_total / inputs as u64;
        println!(
            "{game}: {inputs} inputs, {each} allocations of {} bytes",
            counted.bytes_total / inputs as u64
        );
        assert!(each <= most, "{game}: {each} allocations a step, and {most} are allowed");
    }
}
