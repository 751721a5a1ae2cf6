//! The land of a borough, and its city.

use super::data::{City, Ground};
use crate::rules::Rules;
use crate::state::Borough;

/// The land of a borough; plain where no city is chosen yet.
pub(super) fn land<'a>(rules: &'a Rules, borough: &Borough) -> &'a Ground {
    borough
        .modules
        .europe
        .city
        .map_or(Ground::PLAIN, |city| &rules.modules.europe.grounds[city as usize])
}

/// Whether a borough is in a city.
pub(super) fn lies_in(borough: &Borough, city: City) -> bool {
    borough.modules.europe.city == Some(city)
}
