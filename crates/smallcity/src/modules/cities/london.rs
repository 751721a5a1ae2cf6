//! London: people move from City Hall into every new Residence (SP-EUR-21), and into all empty homes
//! (SP-EUR-22).

use super::data::City;
use super::land::lies_in;
use crate::modules::build::RulesBuilder;

/// Fills the tables.
pub(super) fn add_to(builder: &mut RulesBuilder<'_>) {
    builder.rules.hooks.moves_in =
        Some(|_, borough| lies_in(borough, City::London).then_some("SP-EUR-21"));
}
