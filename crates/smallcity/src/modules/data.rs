//! What modules add up to: the facts of all, what they remember, count with, refuse, do and tell.
//!
//! The folders of [`super`] hold their behaviour; lower layers may know only this.

use kernel::{OptionInfo, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::buildings::data as buildings;
use super::cards::data as cards;
pub use super::cities::data::SeatDoc;
use super::forest::data as forest;
use super::historic::data as historic;
#[cfg(test)]
use super::lighthouses::data as lighthouses;
use super::police::data as police;
pub use super::police::data::Tolls;
use super::promises::data as promises;
use super::roads::data as roads;
use super::sheet::Sheet;
use super::special::data as special;
use super::traders::data as traders;
use crate::map::Cells;
use crate::pieces::Person;

/// The cities of Europe: what they are, and what seats do there.
mod europe {
    pub(super) use crate::modules::cities::{data::*, deeds::*};
}

/// Generates the structs and enums that hold all modules, from a table with a row for each module. A row
/// begins with the name of the module's data, which is also the field, and the name of the variant. The
/// rest is optional: its option, its memory of the table and of a borough, its numbers, its refusals
/// (`cells`: some show cells), its deeds with their forms, its outcomes of chance, its events.
macro_rules! modules {
    (
        $(
            #[doc = $doc:tt] $field:ident $Name:ident {
                $(option: $option:ident,)?
                $(table: $table:ident,)?
                $(borough: $borough:ident,)?
                $(rules: $rules:ident,)?
                $(refusal: $refusal:ident $(+ $cells:ident)?,)?
                $(
                    deed: $deed:ident,
                    #[doc = $entry_doc:tt] entry: $entry:ident,
                    $(doc: $deed_doc:ident,)?
                    $(step: $step:ident, offers: $offers:ident,)?
                )?
                $(luck: $luck:ident, #[doc = $luck_doc:tt] entry: $luck_entry:ident,)?
                $(event: $event:ident,)?
            }
        )*
        #[cfg(test)] #[doc = $test_doc:tt] $test:ident $Test:ident {
            option: $test_option:ident,
            table: $test_table:ident,
            borough: $test_borough:ident,
            rules: $test_rules:ident,
        }
    ) => {
        /// Every module that a set-up can switch on, in the order in which the rules ask them (section 0
        /// of the expansion's rules).
        pub(crate) const SHEETS: &[Sheet] = &[$($field::SHEET,)* #[cfg(test)] $test::SHEET];

        /// The options that modules add to a set-up; an option is refused while its module is off
        /// (SP-SET-8).
        pub(crate) const OPTIONS: &[OptionInfo] =
            &[$($($field::$option,)?)* #[cfg(test)] $test::$test_option];

        /// What modules remember about the table.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct TableState {
            $($(#[doc = $doc] pub $field: $field::$table,)?)*
            #[doc = $test_doc]
            #[cfg(test)]
            pub $test: $test::$test_table,
        }

        impl TableState {
            /// Before anything has happened.
            pub(crate) const EMPTY: TableState = TableState {
                $($($field: $field::$table::NEW,)?)*
                #[cfg(test)]
                $test: $test::$test_table::NEW,
            };
        }

        /// What modules remember about a borough.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct BoroughState {
            $($(#[doc = $doc] pub $field: $field::$borough,)?)*
            #[doc = $test_doc]
            #[cfg(test)]
            pub $test: $test::$test_borough,
        }

        impl BoroughState {
            /// Before anything has happened.
            pub(crate) const EMPTY: BoroughState = BoroughState {
                $($($field: $field::$borough::NEW,)?)*
                #[cfg(test)]
                $test: $test::$test_borough::NEW,
            };
        }

        /// The numbers of modules.
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub(crate) struct ModuleRules {
            $($(#[doc = $doc] pub $field: $field::$rules,)?)*
            #[doc = $test_doc]
            #[cfg(test)]
            pub $test: $test::$test_rules,
        }

        /// Refusals of modules; where the core refuses the same, modules use the core's refusal.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
        #[serde(untagged)]
        #[schemars(rename = "SmallCityModuleWhy")]
        pub enum Refusal {
            $($(#[doc = $doc] $Name($field::$refusal),)?)*
        }

        impl Refusal {
            /// The stable name for programs.
            pub(crate) const fn code(&self) -> &'static str {
                match self { $($(Refusal::$Name(why) => $field::$refusal::code(why),)?)* }
            }

            /// The cells to show with it; none if there is nothing to show.
            pub(crate) const fn cells(&self) -> Cells {
                match self {
                    $($($(Refusal::$Name(why) => $field::$refusal::$cells(why),)?)?)*
                    _ => Cells::NONE,
                }
            }
        }

        /// Actions that only modules know: in steps of their own, or in plans after upgrades.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Deed {
            $($(#[doc = $doc] $Name($field::$deed),)?)*
        }

        impl Deed {
            /// Its name, in a word.
            pub const fn name(&self) -> &'static str {
                match self { $($(Deed::$Name(deed) => $field::$deed::name(deed),)?)* }
            }

            /// The rule that lets a seat do it.
            pub(crate) const fn rule(&self) -> &'static str {
                match self { $($(Deed::$Name(deed) => $field::$deed::rule(deed),)?)* }
            }

            /// Whether it is a step of a plan.
            pub(crate) const fn is_planned(&self) -> bool {
                match self { $($(Deed::$Name(deed) => $field::$deed::is_planned(deed),)?)* }
            }

            /// The same deed on other cells, if there can be one.
            #[must_use]
            pub fn elsewhere(&self, cells: Cells) -> Option<Deed> {
                match self {
                    $($(Deed::$Name(deed) => $field::$deed::elsewhere(deed, cells).map(Deed::$Name),)?)*
                }
            }

            /// The cells that it concerns.
            pub fn cells(&self) -> Cells {
                match self { $($(Deed::$Name(deed) => $field::$deed::cells(deed),)?)* }
            }

            /// As a step of a plan, in a borough whose modules remember `state` before it; `None` for a
            /// deed that is no such step, or that documents show as a build.
            pub(crate) fn step(&self, state: &BoroughState) -> Option<StepDoc> {
                match self {
                    $($($(Deed::$Name(deed) => {
                        Some(StepDoc::$Name($field::$step::of(deed, &state.$field)))
                    })?)?)*
                    _ => None,
                }
            }

            /// As data; `None` for a step of a plan.
            pub(crate) fn doc(&self, name: impl Fn(Person) -> &'static str) -> Option<DeedDoc> {
                match self {
                    $($($(Deed::$Name(deed) => {
                        $field::$deed_doc::of(deed, name).map(DeedDoc::$Name)
                    })?)?)*
                    _ => None,
                }
            }
        }

        /// Deeds in steps of modules, as data.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
        #[serde(untagged)]
        #[schemars(rename = "SmallCityModuleDeed")]
        pub enum DeedDoc {
            $($($(#[doc = $doc] $Name($field::$deed_doc),)?)?)*
        }

        /// Steps of plans of modules, as data.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
        #[serde(untagged)]
        #[schemars(rename = "SmallCityModuleStep")]
        pub enum StepDoc {
            $($($(#[doc = $doc] $Name($field::$step),)?)?)*
        }

        /// Offers of modules in their own form, where whole entries would be many.
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
        #[schemars(rename = "SmallCityModuleOffers")]
        pub struct Offers {
            $($($(#[doc = $doc] #[serde(flatten)] pub $field: $field::$offers,)?)?)*
        }

        impl Offers {
            /// Adds a deed that costs this many dollars; returns whether this form has it.
            pub(crate) fn add(&mut self, dollars: u16, deed: &Deed) -> bool {
                match deed {
                    $($($(Deed::$Name(deed) => {
                        $field::$offers::add(&mut self.$field, dollars, deed);
                        true
                    })?)?)*
                    _ => false,
                }
            }
        }

        /// An entry of a log for a module.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(untagged)]
        #[schemars(rename = "SmallCityModuleEntry")]
        pub enum Entry {
            $($(#[doc = $entry_doc] $Name($field::$entry),)?)*
        }

        impl Entry {
            /// The entry of a deed.
            pub(crate) fn of(
                seat: Seat,
                deed: Deed,
                name: impl Fn(Person) -> &'static str,
            ) -> Entry {
                match deed {
                    $($(Deed::$Name(deed) => Entry::$Name($field::$entry::of(seat, deed, name)),)?)*
                }
            }

            /// The seat and its deed; it finds people by name, and fails if the entry names something
            /// unknown or no place.
            pub(crate) fn deed<E>(
                &self,
                person: impl Fn(&str) -> Result<Person, E>,
                unknown: impl Fn(&str) -> E,
            ) -> Result<(Seat, Deed), E> {
                match self {
                    $($(Entry::$Name(entry) => {
                        let (seat, deed) = $field::$entry::deed(entry, person, unknown)?;
                        Ok((seat, Deed::$Name(deed)))
                    })?)*
                }
            }
        }

        /// Outcomes of chance in steps of modules.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Luck {
            $($(#[doc = $doc] $Name($field::$luck),)?)*
        }

        impl Luck {
            /// The entry of an outcome.
            pub(crate) fn entry(self) -> LuckEntry {
                match self {
                    $($(Luck::$Name(luck) => LuckEntry::$Name($field::$luck_entry::of(luck)),)?)*
                }
            }
        }

        /// An entry of a log for an outcome of chance in a step of a module.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(untagged)]
        #[schemars(rename = "SmallCityModuleLuck")]
        pub enum LuckEntry {
            $($(#[doc = $luck_doc] $Name($field::$luck_entry),)?)*
        }

        impl LuckEntry {
            /// The outcome; fails if the entry names something unknown.
            pub(crate) fn luck<E>(&self, unknown: impl Fn(&str) -> E) -> Result<Luck, E> {
                match self {
                    $($(LuckEntry::$Name(entry) => {
                        $field::$luck_entry::luck(entry, unknown).map(Luck::$Name)
                    })?)*
                }
            }
        }

        /// Events of modules.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
        #[serde(untagged)]
        #[schemars(rename = "SmallCityModuleEvent")]
        pub enum Event {
            $($(#[doc = $doc] $Name($field::$event),)?)*
        }

        impl Event {
            /// The event of a step of a plan.
            pub(crate) fn of_step(seat: Seat, number: Option<u8>, step: StepDoc) -> Event {
                match step {
                    $($($(StepDoc::$Name(step) => {
                        Event::$Name(<$field::$step>::event(step, seat, number))
                    })?)?)*
                }
            }

            /// The rule behind it.
            pub(crate) const fn rule(&self) -> &'static str {
                match self { $($(Event::$Name(event) => $field::$event::rule(event),)?)* }
            }

            /// The seat that it concerns, if any.
            pub(crate) const fn seat(&self) -> Option<Seat> {
                match self { $($(Event::$Name(event) => $field::$event::seat(event),)?)* }
            }
        }
    };
}

impl BoroughState {
    /// As data.
    pub(crate) fn doc(&self) -> SeatDoc {
        SeatDoc::of(&self.europe)
    }
}

modules! {
    /// See `modules/police`.
    police Police {
        table: PoliceTable, borough: PoliceState, rules: PoliceRules,
        refusal: Refusal,
        deed: Riot,
        /// A person riots, on a cell or in `hall` (SP-POL-10).
        entry: RiotEntry,
        doc: DeedDoc,
        event: Event,
    }
    /// See `modules/traders`.
    traders Traders { borough: TraderState, rules: TraderRules, }
    /// See `modules/forest`.
    forest Forest {
        option: SIDE,
        borough: ForestState, rules: ForestRules,
        refusal: Refusal + cells,
    }
    /// See `modules/cities`.
    europe Europe {
        option: CITIES,
        borough: EuropeState, rules: EuropeRules,
        refusal: Refusal + cells,
        deed: CityDeed,
        /// A free home (SP-EUR-42), or two homes that merge (SP-EUR-61).
        entry: CityEntry,
        doc: DeedDoc,
        luck: Board,
        /// The board that the next seat is dealt (SP-EUR-1).
        entry: BoardEntry,
        event: Event,
    }
    /// See `modules/cards`.
    cards Cards { rules: CardsRules, refusal: Refusal, }
    /// See `modules/buildings`.
    buildings Buildings { borough: BuildingState, rules: BuildingRules, refusal: Refusal, }
    /// See `modules/promises`.
    promises Promises {}
    /// See `modules/special`.
    special Special {}
    /// See `modules/historic`.
    historic Historic { option: BUILDING, rules: HistoricRules, }
    /// See `modules/roads`.
    roads Roads {
        borough: RoadState, rules: RoadRules,
        refusal: Refusal,
        deed: Lay,
        /// A Road or a Roundabout is laid (SP-ROA-2).
        entry: RoadEntry,
        step: StepDoc, offers: Offers,
        event: Event,
    }
    #[cfg(test)]
    /// See `modules/lighthouses`.
    lighthouses Lighthouses {
        option: COAST,
        table: LighthouseTable, borough: LighthouseState, rules: LighthouseRules,
    }
}
