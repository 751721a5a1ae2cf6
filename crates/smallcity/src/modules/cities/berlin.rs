//! Berlin: the wall between West and East, and what merges when it falls (SP-EUR-60 to SP-EUR-63).

use super::bans::refusal;
use super::data::{City, Refusal};
use super::deeds::{CityDeed, Event};
use super::land::{land, lies_in};
use crate::action::Action;
use crate::border::Lines;
use crate::event;
use crate::facets::Facet;
use crate::hooks::{At, Owes, Run, Step, wrong_action};
use crate::illegal::Illegal;
use crate::map::{Cell, Cells};
use crate::modules::build::RulesBuilder;
use crate::modules::{self, Deed};
use crate::pieces::{Code, Kind, Stock};
use crate::rules::Rules;
use crate::site::Site;
use crate::state::{Borough, State};

const RULE: &str = "SP-EUR-61";

/// Fills the tables.
pub(super) fn add_to(builder: &mut RulesBuilder<'_>) {
    builder.rules.hooks.bans.push(wall);
    builder.rules.hooks.walls.push(borders);
    builder.step_apart_before("p8.mayor", "p8.wall", &WallFalls);
}

/// The cells west of a wall that stands; none where there is no wall.
fn west(rules: &Rules, borough: &Borough) -> Cells {
    let stands = lies_in(borough, City::Berlin) && !borough.modules.europe.wall_fell;
    if stands { land(rules, borough).west } else { Cells::NONE }
}

/// The borders of the wall while it stands.
fn borders(rules: &Rules, borough: &Borough) -> Lines {
    if borough.modules.europe.wall_fell { Lines::NONE } else { land(rules, borough).wall }
}

/// SP-EUR-60: no tile on both sides of the wall.
fn wall(rules: &Rules, site: &Site, kind: Kind, cells: Cells, _: Cells) -> Result<(), Illegal> {
    let west = west(rules, &site.borough);
    if !cells.meets(west) || cells.within(west) {
        return Ok(());
    }
    let tile = Code::of(rules.tile(kind));
    Err(refusal("SP-EUR-60", Refusal::Wall { tile, cells }))
}

/// Two Residences that merge.
#[derive(Clone, Copy)]
struct Pair {
    /// Their numbers among the tiles, in the order of their first cells.
    tiles: [usize; 2],
    /// What they are.
    kinds: [Kind; 2],
    /// Their cells.
    cells: [Cells; 2],
    /// What they become.
    next: Kind,
}

impl Pair {
    fn union(&self) -> Cells {
        self.cells[0] | self.cells[1]
    }

    fn deed(&self) -> Option<CityDeed> {
        Some(CityDeed::merge(self.cells[0].first()?, self.cells[1].first()?))
    }
}

/// Whether a western cell of one tile borders on an eastern cell of the other.
fn meet_across(west: Cells, one: Cells, other: Cells) -> bool {
    let across = |one: Cells, other: Cells| (one & west).beside().meets(other.without(west));
    across(one, other) || across(other, one)
}

/// The tile that two tiles become if they merge (SP-EUR-61, SP-EUR-63).
fn merged(at: At<'_>, one: (Kind, Cells), other: (Kind, Cells)) -> Option<Kind> {
    let rules = at.rules;
    let homes = [one, other].map(|(kind, _)| rules.tile(kind));
    if !homes.iter().all(|rule| rule.is(Facet::Residence)) {
        return None;
    }
    let level = homes[0].level + homes[1].level;
    let is_next = |&kind: &Kind| {
        let rule = rules.tile(kind);
        rule.is(Facet::Residence) && rule.level == level
    };
    let next = rules.kinds().find(is_next)?;
    let cells = one.1 | other.1;
    let fits = rules.shapes[rules.tile(next).shapes].has(cells)
        && meet_across(land(rules, at.borough()).west, one.1, other.1)
        && at.borough().modules.roads.lines.cut(cells).is_empty();
    // Both tiles go back to the stock, but neither is of that level.
    let left = match rules.tile(next).stock {
        Stock::Common(_) => at.state.stock[next.index()],
        Stock::Own(_) => at.borough().own_stock[next.index()],
    };
    (fits && left > 0).then_some(next)
}

/// Every pair that may merge now.
fn pairs(at: At<'_>) -> impl Iterator<Item = Pair> + '_ {
    let tiles = move || at.borough().tiles.iter();
    tiles().flat_map(move |(index, kind, cells)| {
        let others = tiles().filter(move |(_, _, other)| cells.first() < other.first());
        others.filter_map(move |(number, other, others)| {
            let next = merged(at, (kind, cells), (other, others))?;
            let (tiles, kinds, cells) = ([index, number], [kind, other], [cells, others]);
            Some(Pair { tiles, kinds, cells, next })
        })
    })
}

/// The pair with these first cells.
fn pair(at: At<'_>, deed: CityDeed) -> Option<Pair> {
    pairs(at).find(|pair| pair.deed() == Some(deed))
}

/// Why the tiles on two cells do not merge.
fn no_pair(at: At<'_>, first: Cell, other: Cell) -> Refusal {
    let home = |cell| {
        let on = at.borough().tiles.on(cell);
        on.filter(|&(_, kind, _)| at.rules.tile(kind).is(Facet::Residence))
    };
    let none = [first, other].into_iter().find(|&cell| home(cell).is_none());
    if let Some(cell) = none {
        return Refusal::NotAResidence { cell };
    }
    let lone = |cell: Cell| pairs(at).all(|pair| !pair.union().contains(cell));
    match [first, other].into_iter().find(|&cell| lone(cell)) {
        Some(cell) => Refusal::NoPartner { cell },
        None => Refusal::NoPair { first, other },
    }
}

/// Merges two tiles: both go back to the stock, and people stay on their cells.
fn merge(run: &mut Run<'_>, pair: &Pair) {
    let (rules, seat) = (run.rules, run.seat);
    let mut site = Site::of(run.state, seat, false);
    for kind in pair.kinds {
        *site.stock_of(rules, kind) += 1;
    }
    *site.stock_of(rules, pair.next) -= 1;
    let [one, other] = pair.tiles;
    site.borough.tiles.replace(one, pair.next, pair.union());
    site.borough.tiles.remove(other);
    site.put_into(run.state);
    let (tile, [cells, with]) = (rules.code(pair.next), pair.cells);
    tell(run, || Event::Merged { seat, tile, cells, with, rule: RULE });
}

fn tell(run: &mut Run<'_>, event: impl FnOnce() -> Event) {
    run.log.tell(|| event::Event::Module(modules::Event::Europe(event())));
}

/// `p8.wall`: the wall falls, and Residences merge across it until no pair is left.
struct WallFalls;

impl Step for WallFalls {
    fn begin(&self, run: &mut Run<'_>) {
        let (round, seat) = (run.state.round, run.seat);
        let borough = run.state.borough_mut(seat);
        if round != run.rules.modules.europe.wall_rounds || !lies_in(borough, City::Berlin) {
            run.state.now.ended = true;
            return;
        }
        borough.modules.europe.wall_fell = true;
        tell(run, || Event::WallFell { seat, rule: RULE });
    }

    fn rule(&self, _: &State, _: &Action) -> &'static str {
        RULE
    }

    fn owes(&self, at: At<'_>) -> Owes {
        let due = !at.state.now.ended && pairs(at).next().is_some();
        if due { Owes::Action } else { Owes::Nothing }
    }

    fn legal(&self, at: At<'_>, out: &mut Vec<Action>) {
        let deeds = pairs(at).filter_map(|pair| pair.deed());
        out.extend(deeds.map(|deed| Action::Module(Deed::Europe(deed))));
    }

    fn check(&self, at: At<'_>, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::Module(Deed::Europe(deed @ CityDeed::Merge { first, other })) => {
                match pair(at, deed) {
                    Some(_) => Ok(()),
                    None => Err(refusal(RULE, no_pair(at, first, other))),
                }
            }
            Action::End => Err(refusal("SP-EUR-62", Refusal::MergeDue)),
            _ => Err(wrong_action(RULE)),
        }
    }

    fn act(&self, run: &mut Run<'_>, action: &Action) {
        let &Action::Module(Deed::Europe(deed)) = action else { return };
        if let Some(pair) = pair(run.at(), deed) {
            merge(run, &pair);
        }
    }
}
