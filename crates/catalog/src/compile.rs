//! Compiles the rules of a table from its agreement.

use kernel::{Fault, Notation};

use crate::refusal::Refusal;

/// The rules of a game whose type is known, by revision `rules`, and their set-up document for a number
/// of players and options; of a repeated key the last counts. [`crate::Face`] opens tables with the same.
///
/// # Errors
/// Every fault of the set-up.
pub fn compiled<'o, G: Notation>(
    rules: u32,
    players: u8,
    options: impl Iterator<Item = (&'o String, &'o String)>,
    library: &G::Library,
) -> Result<(G, G::SetupDoc), Refusal> {
    let mut faults: Vec<Box<dyn Fault>> = Vec::new();
    let mut doc = G::default_setup(players);
    for (key, value) in options {
        if let Err(bad) = G::set_option(&mut doc, key, value) {
            faults.extend(Refusal::of_setup::<G>(bad).faults);
        }
    }
    let setup = G::setup_from(&doc, rules, library);
    match setup.and_then(|setup| G::new(&setup)) {
        Ok(game) if faults.is_empty() => Ok((game, doc)),
        game => {
            let bad = game.err().map(Refusal::of_setup::<G>);
            faults.extend(bad.into_iter().flat_map(|bad| bad.faults));
            Err(Refusal { faults, is_bad_request: false })
        }
    }
}
