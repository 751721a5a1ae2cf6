//! Paris: newcomers go straight home (SP-EUR-13).

use super::data::City;
use super::land::lies_in;
use crate::modules::build::RulesBuilder;

/// Fills the tables.
pub(super) fn add_to(builder: &mut RulesBuilder<'_>) {
    builder.rules.hooks.settles =
        Some(|_, borough| lies_in(borough, City::Paris).then_some("SP-EUR-13"));
}
