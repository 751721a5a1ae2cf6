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

/// How a round brought what counts for a task: the people at work on each kind of tile that counts, and
/// for a score the pollution. Plans that end in the same are of one class.
pub(super) fn class(game: &SmallCity, task: Task, state: &State) -> Vec<u8> {
    let rules = game.rules();
    let borough: &Borough = state.borough(SEAT);
    let workers = rules.workers(borough);
    let counts = |kind: Kind| {
        let rule = rules.tile(kind);
        let votes = rule.is(Facet::Residence) || rule.is(Facet::University);
        let sells = rule.is(Facet::Commerce);
        match task {
            Task::Votes | Task::Clean { .. } => votes || sells,
            Task::Money => sells || rule.is(Facet::Museum),
            Task::Score | Task::Promises => votes || sells,
        }
    };
    let at_work = |(_, kind, cells): (usize, Kind, Cells)| {
        let there = rules.spaces(kind, cells) & workers;
        let used = |(number, cell)| there.contains(cell).then_some(number as u8);
        let numbers: Vec<u8> = if rules.tile(kind).is(Facet::Commerce) {
            cells.iter().enumerate().filter_map(used).collect()
        } else {
            vec![there.len() as u8]
        };
        let counted = counts(kind) && !there.is_empty();
        counted.then(|| [vec![kind.index() as u8], numbers, vec![u8::MAX]].concat())
    };
    let mut tiles: Vec<_> = borough.tiles.iter().filter_map(at_work).collect();
    tiles.sort_unstable();
    if task == Task::Promises {
        // Promises ask what stands.
        let stands = borough.tiles.iter().map(|(_, kind, _)| vec![kind.index() as u8]);
        tiles = stands.collect();
        tiles.sort_unstable();
    }
    if task == Task::Score {
        tiles.push(borough.pollution.to_le_bytes().to_vec());
    }
    tiles.concat()
}
