//! What phase 6 would measure if people stayed where they are.

use kernel::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use super::due::is_ahead;
use crate::event::PollutionPart;
use crate::facets::Facet;
use crate::game::SmallCity;
use crate::hooks::At;
use crate::pieces::letters;
use crate::rules::Rules;
use crate::state::State;
use crate::steps::pollution::{deaths_of, measure, spared};

/// What phase 6 would measure (section 11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityForecast")]
pub struct ForecastDoc {
    /// Pollution by people and production.
    pub gross: u16,
    /// What Parks and the Fire Station take off.
    pub relief: u16,
    /// What the land adds.
    pub extra: u16,
    /// The rise of the track.
    pub increase: u16,
    /// The track after it.
    pub track: u16,
    /// How many people would die, after the Clinic's work (SC-11.5).
    pub deaths: u8,
    /// The parts of the rise.
    pub parts: Vec<PollutionPart>,
    /// The rule that spares the borough all pollution in this round; absent if none does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spared: Option<&'static str>,
}

impl SmallCity {
    /// The number of rounds until pollution is measured next: 0 for this round, 1 for the next; `None`
    /// after the last time (SC-2.1, SC-18.4).
    pub fn measured_in(&self, state: &State) -> Option<u8> {
        let rules = self.rules();
        let alone = rules.seats > 1 && state.active(rules.seats).count() < 2;
        match self.phase(state) {
            _ if state.over => None,
            0..=5 => Some(0),
            _ if alone || state.round == rules.numbers.rounds => None,
            _ => Some(1),
        }
    }

    /// What phase 6 would measure now, with the materials that people in Factories are about
    /// to make in this round. After phase 6 it is what measuring in the next round would add; that
    /// means nothing once pollution is no longer measured ([`SmallCity::measured_in`]).
    pub fn forecast(&self, state: &State, seat: Seat) -> ForecastDoc {
        let rules = self.rules();
        let mut state = *state;
        let coming = will_make(rules, &state, seat);
        let later = self.measured_in(&state).unwrap_or(0);
        state.round += later;
        state.borough_mut(seat).made += coming;
        let at = At { rules, state: &state, seat };
        let measured = measure(at);
        let increase = measured.increase();
        let mut then = *state.borough(seat);
        if later > 0 {
            // The next round begins with the present track.
            then.pollution_before = then.pollution;
        }
        then.pollution += increase;
        let spared = spared(at);
        ForecastDoc {
            deaths: if spared.is_some() { 0 } else { deaths_of(rules, &then).0 },
            gross: measured.gross(),
            relief: measured.relief(),
            extra: measured.extra,
            increase,
            track: state.borough(seat).pollution + increase,
            parts: measured.parts(at),
            spared,
        }
    }
}

/// The rise of the track in phase 6 of this round, with the materials about to be made.
pub(super) fn rise(rules: &Rules, state: &State, seat: Seat) -> i32 {
    let mut state = *state;
    state.borough_mut(seat).made += will_make(rules, &state, seat);
    i32::from(measure(At { rules, state: &state, seat }).increase())
}

/// How many materials people in the Factories of a borough are about to make that pollute
/// (SC-9.6, SC-11.2).
fn will_make(rules: &Rules, state: &State, seat: Seat) -> u8 {
    let produce = rules.steps.iter().position(|slot| slot.anchor == "p4.produce");
    let yet = |maker: Seat| {
        let ahead = produce.is_some_and(|produce| is_ahead(rules, state, maker, produce));
        ahead && state.borough(maker).plays()
    };
    let borough = state.borough(seat);
    let spaces = rules.spaces_of(borough, |rule| rule.is(Facet::Factory));
    let own = if rules.holds(borough, letters::ENGINEER) || !yet(seat) {
        0
    } else {
        (rules.workers(borough) & spaces).len()
    };
    let guests = Seat::first(rules.seats).filter(|guest| {
        yet(*guest)
            && borough.guests[guest.index()].is_some_and(|cell| spaces.contains(cell))
            && !borough.idle_guests.contains(*guest)
    });
    (own + guests.count()) as u8 * rules.numbers.production_per_citizen
}
