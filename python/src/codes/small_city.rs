//! Small City: an action is its place in the list of legal ones.

use search::Compiled;
use smallcity::SmallCity;

use super::Coded;

impl Coded for SmallCity {
    const BOTS: &'static Compiled<SmallCity> = &players::SMALL_CITY;
}
