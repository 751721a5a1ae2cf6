//! Scoring (section 5).

use super::city::{City, Square};
use super::setup::{BUILDINGS, Setup, TieBreak};

/// The points of one team, split as in section 5.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Score {
    /// SIM-5.1: points, not pairs.
    pub(crate) links: u32,
    /// SIM-5.2, by the type of the neighbourhood.
    pub(crate) residential: u32,
    pub(crate) commercial: u32,
    pub(crate) office: u32,
    pub(crate) civic: u32,
    /// SIM-5.3.
    pub(crate) parks: u32,
    /// SIM-5.4.
    pub(crate) tokens: u32,
    pub(crate) total: u32,
}

/// The score of a team in a city (section 5). Any position can be scored, not only an end.
pub(crate) fn score(city: &City, team: usize, tokens: u32) -> Score {
    let mut score = Score {
        links: links(city, team),
        residential: neighbourhoods(city, team, 'R'),
        commercial: neighbourhoods(city, team, 'K'),
        office: neighbourhoods(city, team, 'O'),
        civic: neighbourhoods(city, team, 'V'),
        parks: parks(city, team),
        tokens,
        total: 0,
    };
    score.total = score.links
        + score.residential
        + score.commercial
        + score.office
        + score.civic
        + score.parks
        + score.tokens;
    score
}

/// SIM-5.1: 3 points for each pair of adjacent discs of the team.
fn links(city: &City, team: usize) -> u32 {
    let mut seen_from_both_ends = 0;
    for disc in city.discs(team) {
        for other in city.adjacent(disc) {
            if city.disc_at(other) == Some(team) {
                seen_from_both_ends += 1;
            }
        }
    }
    3 * (seen_from_both_ends / 2)
}

/// SIM-5.2: each disc on a building scores the size of its neighbourhood; here those of one type.
fn neighbourhoods(city: &City, team: usize, building: char) -> u32 {
    let mut points = 0;
    for disc in city.discs(team) {
        if city.type_at(disc) == Some(building) {
            points += neighbourhood(city, disc).len() as u32;
        }
    }
    points
}

/// The neighbourhood of a building: all squares of its type that can be reached over adjacent
/// squares of its type, printed buildings included (section 1, SIM-5.2).
fn neighbourhood(city: &City, square: Square) -> Vec<Square> {
    let mut found = vec![square];
    let mut next = 0;
    while next < found.len() {
        for other in city.adjacent(found[next]) {
            if city.type_at(other) == city.type_at(square) && !found.contains(&other) {
                found.push(other);
            }
        }
        next += 1;
    }
    found
}

/// SIM-5.3: each disc on a park scores the square of the number of building types adjacent to it.
fn parks(city: &City, team: usize) -> u32 {
    let mut points = 0;
    for disc in city.discs(team) {
        if city.type_at(disc) == Some('P') {
            let mut types = 0;
            for building in BUILDINGS {
                if city.adjacent(disc).iter().any(|&other| city.type_at(other) == Some(building)) {
                    types += 1;
                }
            }
            points += types * types;
        }
    }
    points
}

/// How a player ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Standing {
    /// SIM-5.5.
    pub(crate) score: u32,
    /// The team compared in a tie (SIM-5.6).
    pub(crate) team: usize,
    /// 1 for the winner; all ranks differ (SIM-5.6).
    pub(crate) rank: usize,
}

/// SIM-5.5, SIM-5.6: the players' scores and ranks. `totals` and `pawns` (slots after round 5) are
/// by team; `order` is the turn order of round 5, first team first.
pub(crate) fn standings(
    setup: &Setup,
    totals: &[u32],
    pawns: &[usize],
    order: &[usize],
) -> Vec<Standing> {
    let mut standings = Vec::new();
    for player in 0..setup.players {
        let team = scoring_team(&setup.teams_of(player), totals, pawns);
        standings.push(Standing { score: totals[team], team, rank: 0 });
    }
    // The smaller wins a tie: nearer to the top, or earlier in the order.
    let tie = |team: usize| match setup.tie_break {
        TieBreak::FinalPawns => pawns[team],
        TieBreak::LastRoundOrder => order.iter().position(|&other| other == team).unwrap(),
    };
    for player in 0..setup.players {
        let me = standings[player];
        let mut better = 0;
        for other in &standings {
            if other.score > me.score || (other.score == me.score && tie(other.team) < tie(me.team))
            {
                better += 1;
            }
        }
        standings[player].rank = 1 + better;
    }
    standings
}

/// SIM-5.5, SIM-5.6: the team that counts for its player: the lower score; of equal scores, the
/// higher pawn, which is the smaller slot. The tie-break by last round's order compares the same
/// team (section 6).
fn scoring_team(teams: &[usize], totals: &[u32], pawns: &[usize]) -> usize {
    let mut chosen = teams[0];
    for &team in teams {
        if totals[team] < totals[chosen]
            || (totals[team] == totals[chosen] && pawns[team] < pawns[chosen])
        {
            chosen = team;
        }
    }
    chosen
}
