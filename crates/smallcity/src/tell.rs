//! Steps of plans and parts of events as data, on the borough where they happen.

use kernel::Seat;

use crate::action::{Action, Build, Spot};
use crate::event::{Event, Part, Place};
use crate::hooks::At;
use crate::map::{Cell, Cells};
use crate::material::Amount;
use crate::modules::data as modules;
use crate::pieces::{Kind, PEOPLE, Person, PersonRule};
use crate::planned::{Next, StepDoc};
use crate::rules::Rules;
use crate::site::Site;
use crate::state::{Borough, State};

impl StepDoc {
    /// `None` for an action that is no step of a plan.
    pub(crate) fn new(rules: &Rules, borough: &Borough, action: &Action) -> Option<StepDoc> {
        let there = |cell: Cell| match borough.tiles.on(cell) {
            Some((_, kind, cells)) => (Some(kind), cells),
            None => (None, Cells::of(cell)),
        };
        let code = |kind| rules.code(kind);
        let next = |kind| Next { tile: code(kind) };
        Some(match *action {
            Action::Build(build) => StepDoc::built(rules, &build, false),
            Action::Grow => StepDoc::Grow { size: borough.zone + 1 },
            Action::Enlarge { park, cells: with } => {
                let (kind, cells) = there(park);
                let larger = kind.and_then(|kind| Site::enlarged(rules, kind, with));
                StepDoc::Enlarge { tile: kind.map(code), cells, with, next: larger.map(next) }
            }
            Action::Upgrade { tile, cell: with } => {
                let (kind, cells) = there(tile);
                let higher = kind.and_then(|kind| rules.tile(kind).next);
                StepDoc::Upgrade { tile: kind.map(code), cells, with, next: higher.map(next) }
            }
            Action::Home { cell, person } => {
                StepDoc::Home { cell, person: rules.person(person).name }
            }
            Action::Module(deed) => match rules.builds(action) {
                Some(build) => StepDoc::built(rules, &build, true),
                None => StepDoc::Module(deed.step(&borough.modules)?),
            },
            _ => return None,
        })
    }

    fn built(rules: &Rules, build: &Build, free: bool) -> StepDoc {
        StepDoc::Build {
            tile: rules.code(build.kind),
            cells: build.cells,
            pay: Amount::list(build.pay),
            person: build.enter.map(|person| rules.person(person).name),
            free,
        }
    }
}

impl Event {
    /// A legal step of a plan as it runs on a borough, so its tiles are there.
    pub(crate) fn of_step(
        rules: &Rules,
        seat: Seat,
        borough: &Borough,
        (number, step): (u8, &Action),
    ) -> Event {
        const THERE: &str = "what has been judged legal has its tile, and makes one";
        let number = Some(number);
        match StepDoc::new(rules, borough, step).expect("plans hold steps of plans") {
            StepDoc::Build { tile, cells, person, .. } => {
                Event::Built { seat, tile, cells, person, number, rule: step.rule() }
            }
            StepDoc::Grow { size } => Event::ZoneGrown { seat, size, number, rule: "SC-5.5" },
            StepDoc::Enlarge { tile, cells, with, next } => {
                let (tile, next) = tile.zip(next).expect(THERE);
                Event::Enlarged { seat, tile, cells, with, next, number, rule: "SC-5.6" }
            }
            StepDoc::Upgrade { tile, cells, with, next } => {
                let (tile, next) = tile.zip(next).expect(THERE);
                Event::Upgraded { seat, tile, cells, with, next, number, rule: "SC-7.1" }
            }
            StepDoc::Home { cell, person } => {
                let rule = rules.moves_in(borough).unwrap_or(step.rule());
                Event::WentHome { seat, person, cell, rule }
            }
            StepDoc::Module(step) => Event::Module(modules::Event::of_step(seat, number, step)),
        }
    }

    /// The event of a build, by the rule that allows it.
    pub(crate) fn built(rules: &Rules, seat: Seat, build: &Build, rule: &'static str) -> Event {
        let Build { kind, cells, enter, .. } = *build;
        let person = enter.map(|person| rules.person(person).name);
        Event::Built { seat, tile: rules.code(kind), cells, person, number: None, rule }
    }
}

impl Event {
    /// The people who came onto the map with a new tile, given how many of each kind were beside the
    /// borough before.
    pub(crate) fn manned(at: At<'_>, aside: [u8; PEOPLE]) -> Option<Event> {
        let At { rules, seat, .. } = at;
        let borough = at.borough();
        let came = |person: &Person| borough.aside[person.index()] < aside[person.index()];
        let person = rules.persons().find(came)?;
        let PersonRule { name, walk, .. } = rules.person(person);
        let cells = borough.people[person.index()];
        Some(Event::Manned { seat, person: name, cells, rule: walk.as_ref()?.comes_by })
    }
}

impl Place {
    /// A space of a borough, for people of `seat`.
    pub(crate) fn of(rules: &Rules, state: &State, seat: Seat, spot: Spot) -> Place {
        let tile = state.borough(spot.seat).tiles.on(spot.cell);
        Place {
            host: Some(spot.seat).filter(|host| *host != seat),
            cell: spot.cell,
            tile: tile.map(|(_, kind, _)| rules.code(kind)),
        }
    }
}

impl Part {
    /// What a tile of the seat's borough brought.
    pub(crate) fn of(rules: &Rules, kind: Kind, cells: Cells, amount: i32) -> Part {
        Part { host: None, tile: rules.code(kind), cells, amount }
    }
}
