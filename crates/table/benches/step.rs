//! How many instructions a whole step takes, from an input to the texts of three observers, with
//! limits that fail the run: `cargo bench -p citywright-table --bench step`.

mod shared;

use std::hint::black_box;
use std::process::ExitCode;

use shared::Played;
use testkit::Counting;

fn main() -> ExitCode {
    Counting {
        file: concat!(env!("CARGO_MANIFEST_DIR"), "/benches/step.toml"),
        batch: 50,
        cannot: None,
        work: |game, count| {
            let mut texts = 0;
            Played::new(game).play(count as usize, &mut |_, _, text| {
                black_box(text);
                texts += 1;
            });
            assert!(texts >= count, "each input is sent to an observer");
        },
    }
    .main()
}
