//! What happens, told to those who may know it.

use kernel::{Observer, Seat};
use serde::Serialize;

use crate::action::{Build, Pay, Spot};
use crate::documents::counted;
use crate::illegal::Illegal;
use crate::map::{Cell, Cells};
use crate::plan::{BuildStep, Planned};
use crate::promises::Stack;
use crate::rules::{Kind, MATERIALS, Material, Person, Rules};
use crate::site::materials;
use crate::state::Borough;
use crate::steps::pollution::Measured;

/// Something worth telling about an input.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Event {
    FirstHost {
        seat: Seat,
    },
    PromiseDrawn {
        seat: Seat,
        stack: Stack,
        card: Option<u8>,
        rule: &'static str,
    },
    PromiseKept {
        seat: Seat,
        stack: Stack,
        card: Option<u8>,
    },
    Committed {
        seat: Seat,
        rule: &'static str,
    },
    Reopened {
        seat: Seat,
        rule: &'static str,
    },
    /// Told to its seat alone.
    Planned {
        seat: Seat,
    },
    CityHall {
        seat: Seat,
        cells: Cells,
    },
    RoundBegins {
        round: u8,
        host: Seat,
    },
    MayorComes {
        seat: Seat,
        cells: Cells,
    },
    CardShown {
        card: u8,
    },
    CardTaken {
        seat: Seat,
        card: u8,
        choice: u8,
    },
    ZoneGrown {
        seat: Seat,
        size: u8,
        rule: &'static str,
    },
    Revealed,
    Built {
        seat: Seat,
        kind: Kind,
        cells: Cells,
        enter: Option<Person>,
        rule: &'static str,
    },
    Enlarged {
        seat: Seat,
        cells: Cells,
        by: Cells,
    },
    Upgraded {
        seat: Seat,
        kind: Kind,
        cells: Cells,
        cell: Cell,
    },
    Failed {
        seat: Seat,
        what: String,
        why: String,
    },
    Moved {
        seat: Seat,
        person: Person,
        from: Spot,
        to: Spot,
    },
    Idle {
        seat: Seat,
        cells: Cells,
        count: u8,
    },
    Entered {
        seat: Seat,
        person: Person,
        rule: &'static str,
    },
    WentHome {
        seat: Seat,
        person: Person,
        cell: Cell,
    },
    Arrived {
        seat: Seat,
        count: u8,
    },
    Earned {
        seat: Seat,
        money: i32,
        from: &'static str,
        rule: &'static str,
    },
    Sold {
        seat: Seat,
        material: Material,
        money: u16,
        rule: &'static str,
    },
    Bought {
        seat: Seat,
        dollars: u8,
        votes: i32,
        rule: &'static str,
    },
    Traded {
        seat: Seat,
        material: Material,
        votes: i32,
        rule: &'static str,
    },
    Produced {
        seat: Seat,
        materials: [u8; MATERIALS],
    },
    Discarded {
        seat: Seat,
        material: Material,
    },
    Voted {
        seat: Seat,
        votes: i32,
        from: &'static str,
        rule: &'static str,
    },
    Polluted {
        seat: Seat,
        measured: Measured,
        track: u16,
    },
    Eliminated {
        seat: Seat,
    },
    Died {
        seat: Seat,
        owner: Seat,
        person: Person,
        cell: Cell,
    },
    CemeteryGrown {
        seat: Seat,
        cell: Cell,
    },
    Stored {
        seat: Seat,
        wood: u8,
        rule: &'static str,
    },
    CouncilMove {
        seat: Seat,
        row: u8,
        column: u8,
        pay: Pay,
    },
    Supplied {
        seat: Seat,
        materials: [u8; MATERIALS],
    },
    Newcomers {
        seat: Seat,
        in_hall: u8,
        in_career: u8,
    },
    Cleaned {
        seat: Seat,
        less: u16,
    },
    Platform {
        seat: Seat,
        platform: u8,
    },
    PromiseJudged {
        seat: Seat,
        card: u8,
        kept: bool,
        points: i32,
        rule: &'static str,
    },
    Scored {
        seat: Seat,
        score: i32,
    },
}

impl Event {
    /// A step of a plan that is carried out on a borough.
    pub(crate) fn of_step(seat: Seat, borough: &Borough, step: &Planned) -> Event {
        match *step {
            Planned::Build(BuildStep::Build(build)) => Event::built(seat, &build, "SC-5.4"),
            Planned::Build(BuildStep::Grow) => {
                Event::ZoneGrown { seat, size: borough.zone + 1, rule: "SC-5.5" }
            }
            Planned::Build(BuildStep::Enlarge { park, cells }) => {
                let old = borough.tiles.on(park).map_or(Cells::NONE, |(_, _, old)| old);
                Event::Enlarged { seat, cells: old, by: cells }
            }
            Planned::Upgrade(step) => match borough.tiles.on(step.tile) {
                Some((_, kind, cells)) => Event::Upgraded { seat, kind, cells, cell: step.cell },
                None => Event::Planned { seat },
            },
        }
    }

    /// What is built, by the rule that allows it.
    pub(crate) fn built(seat: Seat, build: &Build, rule: &'static str) -> Event {
        let Build { kind, cells, enter, .. } = *build;
        Event::Built { seat, kind, cells, enter, rule }
    }

    /// A step of a plan that fails at the reveal (SC-5.9).
    pub(crate) fn failed(
        rules: &Rules,
        seat: Seat,
        borough: &Borough,
        step: &Planned,
        why: &Illegal,
    ) -> Event {
        let what = match *step {
            Planned::Build(BuildStep::Build(build)) => {
                format!("{} on {}", rules.tile(build.kind).name, build.cells)
            }
            Planned::Build(BuildStep::Grow) => "a larger zone".to_owned(),
            Planned::Build(BuildStep::Enlarge { park, cells }) => {
                format!("enlarging the Park of {park} by {cells}")
            }
            Planned::Upgrade(step) => match borough.tiles.on(step.tile) {
                Some((_, kind, _)) => {
                    format!(
                        "upgrading {} of {} onto {}",
                        rules.tile(kind).name,
                        step.tile,
                        step.cell
                    )
                }
                None => format!("the upgrade onto {}", step.cell),
            },
        };
        Event::Failed { seat, what, why: why.to_string() }
    }

    /// The event as an observer is told it; `None` if it may not know at all.
    pub(crate) fn for_observer(self, who: Observer) -> Option<Event> {
        match self {
            Event::Planned { seat } => who.is(seat).then_some(self),
            Event::PromiseDrawn { seat, stack, card, rule } => {
                let card = card.filter(|_| who.is(seat));
                Some(Event::PromiseDrawn { seat, stack, card, rule })
            }
            Event::PromiseKept { seat, stack, card } => {
                Some(Event::PromiseKept { seat, stack, card: card.filter(|_| who.is(seat)) })
            }
            event => Some(event),
        }
    }

    /// The rule behind it.
    pub fn rule(&self) -> &'static str {
        match self {
            Event::FirstHost { .. } => "SC-3.1",
            Event::PromiseKept { stack, .. } => stack.rule(),
            Event::Planned { .. } => "SC-5.1",
            Event::CityHall { .. } => "SC-3.9",
            Event::RoundBegins { .. } => "SC-2.1",
            Event::MayorComes { .. } => "SC-4.1",
            Event::CardShown { .. } => "SC-4.3",
            Event::CardTaken { .. } => "SC-4.4",
            Event::Revealed => "SC-5.8",
            Event::Enlarged { .. } => "SC-5.6",
            Event::Upgraded { .. } => "SC-7.1",
            Event::Failed { .. } => "SC-5.9",
            Event::Moved { .. } => "SC-8.3",
            Event::Idle { .. } => "SC-8.5",
            Event::WentHome { .. } => "SC-8.7",
            Event::Arrived { .. } => "SC-8.8",
            Event::Produced { .. } => "SC-9.6",
            Event::Discarded { .. } => "SC-9.7",
            Event::Polluted { .. } => "SC-11.4",
            Event::Eliminated { .. } => "SC-11.7",
            Event::Died { .. } => "SC-11.5",
            Event::CemeteryGrown { .. } => "SC-11.6",
            Event::CouncilMove { .. } => "SC-12.2",
            Event::Supplied { .. } => "SC-12.6",
            Event::Newcomers { .. } => "SC-12.8",
            Event::Cleaned { .. } => "SC-12.9",
            Event::Platform { .. } => "SC-16.2",
            Event::Scored { .. } => "SC-14.3",
            Event::Committed { rule, .. }
            | Event::Reopened { rule, .. }
            | Event::PromiseDrawn { rule, .. }
            | Event::Built { rule, .. }
            | Event::ZoneGrown { rule, .. }
            | Event::Sold { rule, .. }
            | Event::Bought { rule, .. }
            | Event::Traded { rule, .. }
            | Event::PromiseJudged { rule, .. }
            | Event::Entered { rule, .. }
            | Event::Earned { rule, .. }
            | Event::Stored { rule, .. }
            | Event::Voted { rule, .. } => rule,
        }
    }

    /// The event as a sentence, `name` naming the seats.
    // A table: one sentence for each event.
    #[expect(clippy::too_many_lines)]
    pub fn sentence(&self, rules: &Rules, name: &dyn Fn(Seat) -> String) -> String {
        let spot = |seat: Seat, spot: Spot| {
            let cell = spot.cell;
            if spot.seat == seat {
                cell.to_string()
            } else {
                format!("{cell} of {}", name(spot.seat))
            }
        };
        let who = |person: Person| rules.person(person).name;
        match *self {
            Event::FirstHost { seat } => format!("{} is the Mayor's first host.", name(seat)),
            Event::PromiseDrawn { seat, stack, card, .. } => match card {
                Some(card) => format!(
                    "{} draws the {} promise \"{}\".",
                    name(seat),
                    stack.name(),
                    rules.promise(card).title
                ),
                None => format!("{} draws a promise: {}.", name(seat), stack.name()),
            },
            Event::PromiseKept { seat, stack, card } => match card {
                Some(card) => format!(
                    "{} keeps the {} promise \"{}\".",
                    name(seat),
                    stack.name(),
                    rules.promise(card).title
                ),
                None => format!("{} keeps a promise: {}.", name(seat), stack.name()),
            },
            Event::Committed { seat, .. } => format!("{} is ready.", name(seat)),
            Event::Reopened { seat, .. } => format!("{} thinks again.", name(seat)),
            Event::Planned { seat } => format!("{} changes the plan.", name(seat)),
            Event::CityHall { seat, cells } => {
                format!("{}: City Hall stands on {cells}.", name(seat))
            }
            Event::RoundBegins { round, host } => {
                format!("Round {round} begins; {} hosts the Mayor.", name(host))
            }
            Event::MayorComes { seat, cells } => {
                format!("The Mayor visits {} and stands on {cells}.", name(seat))
            }
            Event::CardShown { card } => {
                let card = &rules.cards[usize::from(card)];
                format!("Card {} {} is turned up.", card.letter, card.name)
            }
            Event::CardTaken { seat, card, choice } => {
                let card = &rules.cards[usize::from(card)];
                let choice =
                    card.choices.get(usize::from(choice)).map(|choice| format!(": {choice}"));
                let choice = choice.unwrap_or_default();
                format!("{} takes card {} {}{choice}.", name(seat), card.letter, card.name)
            }
            Event::ZoneGrown { seat, size, .. } => {
                format!("{}: the zone grows to {size} by {size}.", name(seat))
            }
            Event::Revealed => "All plans are shown.".to_owned(),
            Event::Built { seat, kind, cells, enter, .. } => {
                let enter = enter.map(|person| format!(", and a {} moves in", who(person)));
                let enter = enter.unwrap_or_default();
                format!("{} builds {} on {cells}{enter}.", name(seat), rules.tile(kind).name)
            }
            Event::Enlarged { seat, cells, by } => {
                format!("{} enlarges the Park on {cells} by {by}.", name(seat))
            }
            Event::Upgraded { seat, kind, cells, cell } => {
                let next = rules.tile(kind).next.map_or("", |next| rules.tile(next).name.as_str());
                format!(
                    "{} upgrades {} on {cells} to {next} with {cell}.",
                    name(seat),
                    rules.tile(kind).name
                )
            }
            Event::Failed { seat, ref what, ref why } => {
                format!("{}: {what} fails: {why}.", name(seat))
            }
            Event::Moved { seat, person, from, to } => {
                let (from, to) = (spot(seat, from), spot(seat, to));
                format!("{}: a {} goes from {from} to {to}.", name(seat), who(person))
            }
            Event::Idle { seat, cells, count } => {
                let where_to = match (cells.len(), usize::from(count)) {
                    (0, _) => "abroad".to_owned(),
                    (at_home, all) if at_home == all => format!("on {cells}"),
                    _ => format!("on {cells} and abroad"),
                };
                let stay = if count == 1 { "stays" } else { "stay" };
                format!("{}: {count} could not move and {stay} idle, {where_to}.", name(seat))
            }
            Event::Entered { seat, person, .. } => {
                format!("{}: a {} comes to City Hall.", name(seat), who(person))
            }
            Event::WentHome { seat, person, cell } => {
                format!("{}: a {} from City Hall moves into {cell}.", name(seat), who(person))
            }
            Event::Arrived { seat, count } => {
                format!("{}: {count} new in City Hall, drawn by free work.", name(seat))
            }
            Event::Earned { seat, money, from, .. } => {
                format!("{} earns ${money} from {from}.", name(seat))
            }
            Event::Sold { seat, material, money, .. } => {
                format!("{} sells 1 {} for ${money}.", name(seat), material.name())
            }
            Event::Bought { seat, dollars, votes, .. } => {
                format!("{} buys {} for ${dollars}.", name(seat), counted(votes, "vote"))
            }
            Event::Traded { seat, material, votes, .. } => {
                format!(
                    "{} trades 1 {} for {}.",
                    name(seat),
                    material.name(),
                    counted(votes, "vote")
                )
            }
            Event::Produced { seat, materials: made } => {
                format!("{} makes {}.", name(seat), materials(made))
            }
            Event::Discarded { seat, material } => {
                format!("{} has no room for 1 {} and discards it.", name(seat), material.name())
            }
            Event::Voted { seat, votes, from, .. } => {
                format!("{} gets {} from {from}.", name(seat), counted(votes, "vote"))
            }
            Event::Polluted { seat, measured, track } => {
                let Measured { gross, relief, extra } = measured;
                let extra =
                    if extra > 0 { format!(" + {extra} of the land") } else { String::new() };
                format!(
                    "{}: pollution +{} to {track} % ({gross} made - {relief} relieved{extra}).",
                    name(seat),
                    measured.increase()
                )
            }
            Event::Eliminated { seat } => format!("{} is choked by pollution and out.", name(seat)),
            Event::Died { seat, owner, person, cell } => {
                let whose =
                    if owner == seat { String::new() } else { format!(" of {}", name(owner)) };
                format!("{}: a {}{whose} on {cell} dies.", name(seat), who(person))
            }
            Event::CemeteryGrown { seat, cell } => {
                format!("{}: the cemetery takes {cell}.", name(seat))
            }
            Event::Stored { seat, wood, .. } => format!("{} brings in {wood} wood.", name(seat)),
            Event::CouncilMove { seat, row, column, pay } => {
                let pay = match pay {
                    Pay::Money => "paid in money",
                    Pay::Votes => "paid in votes",
                    Pay::Promise => "paid with a promise",
                };
                format!("{} enters row {row}, column {column} of the council, {pay}.", name(seat))
            }
            Event::Supplied { seat, materials: made } => {
                format!("{} gets {} from the supply.", name(seat), materials(made))
            }
            Event::Newcomers { seat, in_hall, in_career } => format!(
                "{}: {} in City Hall, {in_career} in the Career Center.",
                name(seat),
                counted(in_hall.into(), "new citizen")
            ),
            Event::Cleaned { seat, less: 0 } => format!("{} has no pollution to lose.", name(seat)),
            Event::Cleaned { seat, less } => format!("{}: pollution -{less}.", name(seat)),
            Event::Platform { seat, platform } => {
                format!(
                    "{} stands for {}.",
                    name(seat),
                    rules.platforms[usize::from(platform)].title
                )
            }
            Event::PromiseJudged { seat, card, kept, points, .. } => {
                let kept = if kept { "kept" } else { "broken" };
                let title = &rules.promise(card).title;
                let points = if points == 0 { "0".to_owned() } else { format!("{points:+}") };
                format!("{}: \"{title}\" {kept}, {points}.", name(seat))
            }
            Event::Scored { seat, score } => format!("{} scores {score}.", name(seat)),
        }
    }
}

impl Serialize for Event {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // The plain words of the event: documents for people are made with the rules at hand.
        serializer.collect_str(&format_args!("{self:?}"))
    }
}
