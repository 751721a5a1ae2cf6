//! Madrid: a plan ends with a free home on the perimeter (SP-EUR-42).

use super::data::{City, Refusal};
use super::deeds::{CityDeed, HOME};
use super::land::lies_in;
use crate::action::{Action, Build};
use crate::hooks::Part;
use crate::illegal::{Illegal, refuse};
use crate::map::Cells;
use crate::material::MATERIALS;
use crate::modules::build::RulesBuilder;
use crate::modules::{self, Deed};
use crate::pieces::{Code, Person};
use crate::rules::Rules;
use crate::site::Site;

const RULE: &str = "SP-EUR-42";

/// Fills the tables.
pub(super) fn add_to(builder: &mut RulesBuilder<'_>) {
    builder.rules.hooks.parts.push(&FreeHome);
}

/// The last part of a plan.
struct FreeHome;

/// Calls `found` with each cell where the home may stand, until it returns true.
fn each_cell(rules: &Rules, site: &Site, mut found: impl FnMut(Cells) -> bool) {
    let Some(kind) = rules.kind_named(HOME) else { return };
    if !lies_in(&site.borough, City::Madrid) || site.judge_kind(rules, kind).is_err() {
        return;
    }
    site.each_place(rules, kind, |place| {
        let cells = place.cells;
        let paid = site.surcharge(rules, cells) <= site.borough.money;
        paid && cells.within(Cells::PERIMETER) && found(cells)
    });
}

impl Part for FreeHome {
    fn has(&self, deed: &Deed) -> bool {
        matches!(deed, Deed::Europe(CityDeed::FreeHome { .. }))
    }

    fn judge(&self, rules: &Rules, site: &Site, deed: &Deed) -> Result<(), Illegal> {
        if !lies_in(&site.borough, City::Madrid) {
            refuse!(RULE, WrongStep);
        }
        let Some(build) = self.build(rules, deed) else { refuse!(RULE, NoSuchTile) };
        if !build.cells.within(Cells::PERIMETER) {
            let (tile, cells) = (Code::of(rules.tile(build.kind)), build.cells);
            refuse!(RULE, NotOnEdge { tile, cells });
        }
        site.judge_kind(rules, build.kind)?;
        site.judge_place(rules, build.kind, build.cells, build.cells)?;
        site.judge_money(rules, &build, 0)?;
        site.judge_entry(rules, &build)
    }

    fn take(&self, rules: &Rules, site: &mut Site, deed: &Deed) {
        if let Some(build) = self.build(rules, deed) {
            site.build(rules, &build, true);
        }
    }

    fn legal(&self, rules: &Rules, site: &Site, out: &mut Vec<Action>) {
        let Some(kind) = rules.kind_named(HOME) else { return };
        each_cell(rules, site, |cells| {
            let homes = cells.iter().flat_map(|cell| {
                let entries = site.entries(rules, kind);
                entries.map(move |enter| CityDeed::FreeHome { cell, enter })
            });
            out.extend(homes.map(|home| Action::Module(Deed::Europe(home))));
            false
        });
    }

    fn build(&self, rules: &Rules, deed: &Deed) -> Option<Build> {
        let Deed::Europe(CityDeed::FreeHome { cell, enter }) = *deed else { return None };
        let kind = rules.kind_named(HOME)?;
        Some(Build { kind, cells: Cells::of(cell), pay: [0; MATERIALS], enter })
    }

    fn entered_by(&self, deed: &Deed, enter: Option<Person>) -> Deed {
        match *deed {
            Deed::Europe(CityDeed::FreeHome { cell, .. }) => {
                Deed::Europe(CityDeed::FreeHome { cell, enter })
            }
            deed => deed,
        }
    }

    fn ends_by(&self) -> Option<&'static str> {
        Some(RULE)
    }

    fn judge_left_out(&self, rules: &Rules, site: &Site) -> Result<(), Illegal> {
        let mut due = false;
        each_cell(rules, site, |_| {
            due = true;
            due
        });
        if due {
            refuse!(RULE, Module(modules::Refusal::Europe(Refusal::FreeHomeDue)));
        }
        Ok(())
    }
}
