//! How steps of plans and parts of events are told, on the borough where they happen.

use kernel::Seat;

use crate::action::{Action, Build};
use crate::event::{Event, Part};
use crate::map::{Cell, Cells};
use crate::material::Amount;
use crate::pieces::Kind;
use crate::planned::{Next, StepDoc};
use crate::rules::Rules;
use crate::site::Site;
use crate::state::Borough;

impl StepDoc {
    /// `None` of an action that is no step of a plan.
    pub(crate) fn new(rules: &Rules, borough: &Borough, action: &Action) -> Option<StepDoc> {
        let there = |cell: Cell| match borough.tiles.on(cell) {
            Some((_, kind, cells)) => (Some(kind), cells),
            None => (None, Cells::of(cell)),
        };
        let code = |kind| rules.code(kind);
        Some(match *action {
            Action::Build(build) => StepDoc::Build {
                tile: code(build.kind),
                cells: build.cells,
                pay: Amount::list(build.pay),
                person: build.enter.map(|person| rules.person(person).name),
            },
            Action::Grow => StepDoc::Grow { size: borough.zone + 1 },
            Action::Enlarge { park, cells: with } => {
                let (kind, cells) = there(park);
                StepDoc::Enlarge { tile: kind.map(code), cells, with }
            }
            Action::Upgrade { tile, cell: with } => {
                let (kind, cells) = there(tile);
                let next = kind.and_then(|kind| rules.tile(kind).next);
                let next = next.map(|next| Next { tile: code(next) });
                StepDoc::Upgrade { tile: kind.map(code), cells, with, next }
            }
            _ => return None,
        })
    }
}

impl Event {
    /// A step of a plan that is carried out on a borough.
    pub(crate) fn of_step(rules: &Rules, seat: Seat, borough: &Borough, step: &Action) -> Event {
        let tile_on = |cell: Cell| {
            let tile = borough.tiles.on(cell).expect("what has been judged legal has its tile");
            (tile.1, tile.2)
        };
        let next = |kind: Option<Kind>| Next {
            tile: rules.code(kind.expect("what has been judged legal makes a tile")),
        };
        match *step {
            Action::Build(build) => Event::built(rules, seat, &build, "SC-5.4"),
            Action::Grow => Event::ZoneGrown { seat, size: borough.zone + 1, rule: "SC-5.5" },
            Action::Enlarge { park, cells: with } => {
                let (kind, cells) = tile_on(park);
                let (tile, next) = (rules.code(kind), next(Site::enlarged(rules, kind, with)));
                Event::Enlarged { seat, tile, cells, with, next, rule: "SC-5.6" }
            }
            Action::Upgrade { tile, cell: with } => {
                let (kind, cells) = tile_on(tile);
                let (tile, next) = (rules.code(kind), next(rules.tile(kind).next));
                Event::Upgraded { seat, tile, cells, with, next, rule: "SC-7.1" }
            }
            _ => unreachable!("{step:?} is no step of a plan"),
        }
    }

    /// What is built, by the rule that allows it.
    pub(crate) fn built(rules: &Rules, seat: Seat, build: &Build, rule: &'static str) -> Event {
        let Build { kind, cells, enter, .. } = *build;
        let person = enter.map(|person| rules.person(person).name);
        Event::Built { seat, tile: rules.code(kind), cells, person, rule }
    }
}

impl Part {
    /// What a tile of the own borough brought.
    pub(crate) fn of(rules: &Rules, kind: Kind, cells: Cells, amount: i32) -> Part {
        Part { host: None, tile: rules.code(kind), cells, amount }
    }
}
