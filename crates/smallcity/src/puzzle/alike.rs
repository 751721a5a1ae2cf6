//! Which positions, spaces and actions differ only in places.
//!
//! Without modules nothing after a plan depends on where tiles stand: criteria are tested when a tile is
//! built (SC-7.6), and people move any distance (SC-8.3). So positions with the same tiles, the same
//! people on them and the same tracks go on in the same way. With modules only equal positions do.

use kernel::Notation;

use super::task::{SEAT, Task};
use crate::action::Action;
use crate::facets::Facet;
use crate::game::SmallCity;
use crate::map::{Cell, Cells};
use crate::pieces::Kind;
use crate::rules::Rules;
use crate::state::{Borough, State};

/// Whether places make no difference after a plan.
fn is_plain(game: &SmallCity) -> bool {
    game.setup_modules().is_empty()
}

/// What a space is: whether somebody may go there, who is on it, whether he may go.
fn space(game: &SmallCity, state: &State, cell: Cell) -> u8 {
    let borough = state.borough(SEAT);
    let target = u8::from(state.now.targets[SEAT.index()].contains(cell));
    let idle = u8::from(borough.idle.contains(cell));
    let on = |person: &crate::pieces::Person| borough.people[person.index()].contains(cell);
    let person = game.rules().persons().find(on);
    person.map_or(0, |person| 1 + person.index() as u8) * 4 + idle * 2 + target
}

/// A tile with its spaces: in order where each has its own use, else sorted.
fn tile(game: &SmallCity, state: &State, kind: Kind, cells: Cells) -> Vec<u8> {
    let rules = game.rules();
    let spaces = rules.spaces(kind, cells);
    let mut all: Vec<u8> = spaces.iter().map(|cell| space(game, state, cell)).collect();
    if !rules.tile(kind).is(Facet::Commerce) {
        all.sort_unstable();
    }
    all.insert(0, kind.index() as u8);
    all
}

/// A space with its tile, as text that is equal for spaces that differ only in places.
fn place(game: &SmallCity, state: &State, cell: Cell) -> Vec<u8> {
    let Some((_, kind, cells)) = state.borough(SEAT).tiles.on(cell) else { return vec![] };
    let mut all = tile(game, state, kind, cells);
    let commerce = game.rules().tile(kind).is(Facet::Commerce);
    let number = cells.iter().position(|one| one == cell).filter(|_| commerce);
    all.extend([space(game, state, cell), number.unwrap_or(0) as u8]);
    all
}

/// Equal for actions of a position that differ only in places; `None` if an action is like no other.
pub(super) fn action(game: &SmallCity, state: &State, action: &Action) -> Option<Vec<u8>> {
    if !is_plain(game) {
        return None;
    }
    Some(match *action {
        Action::Move { from, to, .. } => {
            let mut all = place(game, state, from.cell);
            all.push(u8::MAX);
            all.extend(place(game, state, to.cell));
            all
        }
        Action::Home { cell, .. } | Action::Victim(cell) => place(game, state, cell),
        Action::Grave(_) => vec![],
        _ => return None,
    })
}

/// Equal for positions whose rests of the round differ only in places.
pub(super) fn position(game: &SmallCity, state: &State) -> Vec<u8> {
    if !is_plain(game) {
        return game.position_text(state).unwrap_or_default().into_bytes();
    }
    let borough = state.borough(SEAT);
    let now = &state.now;
    let tracks = [borough.money, borough.votes, borough.pollution];
    let mut all: Vec<u8> = tracks.iter().flat_map(|track| track.to_le_bytes()).collect();
    all.extend([state.step, borough.made, borough.deaths, borough.buried, borough.reserve]);
    all.extend([borough.zone, borough.empty().len() as u8, u8::from(now.ended)]);
    all.extend([u8::from(now.to_bury.is_some()), borough.cemetery.len() as u8]);
    let lists = [&borough.store[..], &borough.hall, &borough.aside, &borough.dead, &now.uses];
    all.extend(lists.into_iter().flatten());
    let tiles = borough.tiles.iter();
    let mut tiles: Vec<_> = tiles.map(|(_, kind, cells)| tile(game, state, kind, cells)).collect();
    tiles.sort_unstable();
    all.extend(tiles.into_iter().flatten());
    all
}

/// Who works at the end of a round where it counts for a task: the kind of tile, and in shops the number
/// of the space, for each person; sorted. For [`Task::Clean`] who relieves, and where nobody produces.
pub(super) fn work(game: &SmallCity, task: Task, state: &State) -> Vec<(u8, u8)> {
    let rules = game.rules();
    let borough = state.borough(SEAT);
    let workers = rules.workers(borough);
    if task == Task::Clean {
        return clean(rules, borough, workers);
    }
    let counts = |kind: Kind| {
        let rule = rules.tile(kind);
        let earns = rule.is(Facet::Commerce) || task == Task::Money && rule.is(Facet::Museum);
        let votes = rule.is(Facet::Residence) || rule.is(Facet::University);
        earns || votes && task != Task::Money
    };
    let mut all = vec![];
    for (_, kind, cells) in borough.tiles.iter().filter(|&(_, kind, _)| counts(kind)) {
        let commerce = rules.tile(kind).is(Facet::Commerce);
        let spaces = rules.spaces(kind, cells).iter().enumerate();
        let taken = spaces.filter(|(_, cell)| workers.contains(*cell));
        let number = |number: usize| if commerce { number as u8 } else { 0 };
        all.extend(taken.map(|(place, _)| (kind.index() as u8, number(place))));
    }
    all.sort_unstable();
    all
}

/// Where people keep pollution down: at work in a Fire Station, or not at work in a Factory.
fn clean(rules: &Rules, borough: &Borough, workers: Cells) -> Vec<(u8, u8)> {
    let mut all = vec![];
    for (_, kind, cells) in borough.tiles.iter() {
        let rule = rules.tile(kind);
        let (relieves, produces) = (rule.is(Facet::Fire), rule.is(Facet::Factory));
        let counts =
            |cell: &Cell| if produces { !workers.contains(*cell) } else { workers.contains(*cell) };
        if relieves || produces {
            let spaces = rules.spaces(kind, cells).iter().filter(counts);
            all.extend(spaces.map(|_| (kind.index() as u8, 0)));
        }
    }
    all.sort_unstable();
    all
}

/// What a plan does wherever it does it: the tiles that it builds or raises, sorted.
pub(super) fn deeds(state: &State, plan: &[Action]) -> Vec<(u8, u8)> {
    let tiles = &state.borough(SEAT).tiles;
    let kind = |cell| tiles.on(cell).map_or(u8::MAX, |(_, kind, _)| kind.index() as u8);
    let deed = |action: &Action| match *action {
        Action::Build(build) => Some((0, build.kind.index() as u8)),
        Action::Grow => Some((1, 0)),
        Action::Enlarge { park, .. } => Some((2, kind(park))),
        Action::Upgrade { tile, .. } => Some((3, kind(tile))),
        _ => None,
    };
    let mut all: Vec<_> = plan.iter().filter_map(deed).collect();
    all.sort_unstable();
    all
}

/// Whether a sorted list has all that another has.
pub(super) fn includes<T: Ord>(all: &[T], part: &[T]) -> bool {
    let mut rest = all.iter();
    part.iter().all(|wanted| rest.by_ref().any(|one| one == wanted))
}
