//! The facts about each team that predict how its game will end.

use crate::city::Spaces;
use crate::pieces::{Face, Slot, Team, Tile};
use crate::score::{each_neighbourhood, links, parks};
use crate::weights::FACTS;
use crate::{Simplicity, State};

/// The facts of each team.
///
/// *Near* are the open spaces beside a disc of the team, where a link can be made, *near two* those
/// beside two. A neighbourhood with the team's discs can *grow* on open spaces beside it; one beside a
/// near space can be *joined*. The rest: the place in the turn order, from 0; types that parks of the
/// team can still see; slots whose tile fits a near space; near spaces with three types beside them.
#[inline(always)]
pub(super) fn facts<const TEAMS: usize>(game: &Simplicity, state: &State) -> [[i32; FACTS]; TEAMS] {
    let tiles = &state.city.tiles;
    let mut discs = [Spaces::EMPTY; TEAMS];
    discs.copy_from_slice(&state.city.discs[..TEAMS]);
    let open = game.open(state);
    let near = discs.map(|discs| discs.beside() & open);
    let (standing, fits, rich) = (parks(tiles, &discs), fits(game, state), rich(tiles));
    let groups = groups(tiles, &discs, &near, open);
    std::array::from_fn(|team| {
        let (discs, near, groups) = (discs[team], near[team], &groups[team]);
        let own_parks = tiles[Tile::Park.index()] & discs;
        let mut park_types = 0;
        for tile in Tile::BUILDINGS {
            let without = own_parks & !tiles[tile.index()].beside();
            park_types += (without & open.beside()).len();
        }
        let mut slots = 0;
        for fits in fits {
            slots += u32::from(!(fits & near).is_empty());
        }
        let spaces = groups.spaces;
        [
            1,
            i32::from(links(discs)),
            groups.points as i32,
            i32::from(standing[team]),
            i32::from(state.tokens[team]),
            place(state, team),
            near.len() as i32,
            (near_two(discs) & open).len() as i32,
            spaces.iter().fold(0, |sum, spaces| sum + spaces.count_ones() as i32),
            groups.discs as i32,
            groups.most as i32,
            groups.joined as i32,
            groups.joined_most as i32,
            park_types as i32,
            slots as i32,
            (near & rich).len() as i32,
        ]
    })
}

/// What neighbourhoods offer a team.
#[derive(Clone, Copy, Default)]
struct Groups {
    points: u32,
    /// By type, where neighbourhoods with its discs can grow.
    spaces: [u64; 4],
    /// Its discs in neighbourhoods that can grow, and the most in one.
    discs: u32,
    most: u32,
    /// The buildings of neighbourhoods that it can join, and the most in one.
    joined: u32,
    joined_most: u32,
}

#[inline(always)]
fn groups<const TEAMS: usize>(
    tiles: &[Spaces; 5],
    discs: &[Spaces; TEAMS],
    near: &[Spaces; TEAMS],
    open: Spaces,
) -> [Groups; TEAMS] {
    let mut all = [Groups::default(); TEAMS];
    let alone = each_neighbourhood(tiles, |groups| {
        for (tile, group) in groups.into_iter().enumerate() {
            let group = Spaces(group);
            let (size, beside) = (group.len(), group.beside());
            let around = (beside & open).0;
            for team in 0..TEAMS {
                let of = &mut all[team];
                let held = (group & discs[team]).len();
                of.points += size * held;
                let growing = if around == 0 { 0 } else { held };
                of.spaces[tile] |= if held == 0 { 0 } else { around };
                of.discs += growing;
                of.most = of.most.max(growing);
                let joined = if (beside & near[team]).is_empty() { 0 } else { size };
                of.joined += joined;
                of.joined_most = of.joined_most.max(joined);
            }
        }
    });
    for (tile, alone) in alone.into_iter().enumerate() {
        for team in 0..TEAMS {
            let of = &mut all[team];
            let own = Spaces(alone) & discs[team];
            let growing = (own & open.beside()).len();
            let joined = (Spaces(alone) & near[team].beside()).len();
            of.points += own.len();
            of.spaces[tile] |= (own.beside() & open).0;
            of.discs += growing;
            of.most = of.most.max(growing.min(1));
            of.joined += joined;
            of.joined_most = of.joined_most.max(joined.min(1));
        }
    }
    all
}

/// The place of a team in the turn order.
#[inline(always)]
fn place(state: &State, team: usize) -> i32 {
    let mut found = 0;
    for (place, other) in state.order.iter().enumerate() {
        found = if *other == Some(Team::ALL[team]) { place as i32 } else { found };
    }
    found
}

/// The spaces that share edges with at least two of these; guard bits may be set.
#[inline(always)]
fn near_two(discs: Spaces) -> Spaces {
    let [a, b, c, d] = [discs.0 << 1, discs.0 >> 1, discs.0 << 8, discs.0 >> 8];
    Spaces(a & b | c & d | (a | b) & (c | d))
}

/// The spaces with at least three types of building beside them; guard bits may be set.
#[inline(always)]
fn rich(tiles: &[Spaces; 5]) -> Spaces {
    let [mut ones, mut twos, mut threes] = [0u64; 3];
    for tile in Tile::BUILDINGS {
        let beside = tiles[tile.index()].beside().0;
        threes |= twos & beside;
        twos |= ones & beside;
        ones |= beside;
    }
    Spaces(threes)
}

/// The spaces that each slot's tile fits by the current face.
#[inline(always)]
fn fits(game: &Simplicity, state: &State) -> [Spaces; Slot::COUNT] {
    let face = state.face.map_or(0, Face::index);
    let mut all = [Spaces::EMPTY; Slot::COUNT];
    for (column, strip) in state.columns.iter().enumerate() {
        let Some(strip) = strip else { break };
        let masks = &game.masks[strip.index()].fits[face];
        for (all, mask) in all.iter_mut().zip(masks) {
            *all |= Spaces(mask.0 << (8 * column));
        }
    }
    all
}
