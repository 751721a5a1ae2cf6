//! The end: the score sheet, who won and why, and where every point comes from.

use kernel::{Game, Seat};
use simplicity::score::POINTS_PER_LINK;
use simplicity::{COLUMNS, ROWS, Space, Spaces, Team, TieBreak, Tile};

use super::explain::sources;
use super::look::{team_style, tile_letter};
use super::say::{Count, Head, Say};
use super::scene::Scene;
use crate::play::look::{QUIET, STRONG, paint};
use crate::text::{columns, pad, pad_left, safe};

/// A column of the sheet at most.
const COLUMN: usize = 11;
/// The column of the sources' names.
const NAMES: usize = 13;

/// The score sheet: teams as columns, sources as rows; where the terminal has no room for all teams, one
/// part of the sheet stands below the other.
pub(super) fn sheet(scene: &Scene<'_>) -> String {
    let teams = scene.teams_by_player();
    let fit = ((columns() - NAMES) / COLUMN).max(1);
    teams.chunks(fit).map(|teams| part(scene, teams)).collect::<Vec<_>>().join("\n\n")
}

fn part(scene: &Scene<'_>, teams: &[Team]) -> String {
    let scores = scene.game.scores(scene.state);
    let row = |name: &str, cell: &dyn Fn(Team) -> String| {
        let cells = teams.iter().map(|&team| pad_left(&cell(team), COLUMN));
        format!("{}{}", pad(name, NAMES), cells.collect::<String>())
    };
    let mut lines = vec![
        row("", &|team| paint(team_style(team), scene.look.emblem(team))),
        row("", &|team| Scene::team_name(team)),
        row("", &|team| {
            let name = scene.player(team);
            let is_long = name.chars().count() >= COLUMN;
            let cut = || format!("{}{}", safe(&name, COLUMN - 2), scene.look.cut);
            paint(QUIET, if is_long { cut() } else { name.clone() })
        }),
    ];
    for (index, (name, _)) in sources(scores[0]).into_iter().enumerate() {
        lines.push(row(&name, &|team| sources(scores[team.index()])[index].1.to_string()));
    }
    let total = Scene::head(Head::Total);
    lines.push(row(&total, &|team| paint(STRONG, scores[team.index()].total())));
    lines.join("\n")
}

/// The winner, every player's place, and a sentence for each broken tie (SIM-5.6).
pub(super) fn ranking(scene: &Scene<'_>) -> Vec<String> {
    let Some(standings) = scene.game.standings(scene.state) else { return Vec::new() };
    let mut seats: Vec<Seat> = Seat::first(standings.0.len()).collect();
    seats.sort_by_key(|seat| standings.0[seat.index()].rank);
    let mut lines = Vec::new();
    for &seat in &seats {
        let place = standings.0[seat.index()];
        let (rank, points, winner) = (place.rank, place.score, place.rank == 1);
        let team = scene.game.teams_of(seat).collect();
        let line = scene.text(&Say::Place { rank, seat, team, points, winner });
        lines.push(if winner { paint(STRONG, line) } else { line });
    }
    for pair in seats.windows(2) {
        if standings.0[pair[0].index()].score == standings.0[pair[1].index()].score {
            lines.push(tie(scene, pair[0], pair[1]));
        }
    }
    if scene.two_teams_each() {
        lines.push(scene.text(&Say::LowerTeam) + " SIM-5.5");
    }
    lines
}

fn tie(scene: &Scene<'_>, winner: Seat, loser: Seat) -> String {
    let teams = [winner, loser].map(|seat| scene.game.scoring_team(scene.state, seat));
    let [first, second] = teams.map(|team| scene.who(team));
    let say = match scene.game.setup().tie_break {
        TieBreak::FinalPawns => {
            let [slot, other_slot] = teams.map(|team| scene.state.pawns[team.index()]);
            Say::TiePawns { first, slot, second, other_slot }
        }
        TieBreak::LastRoundOrder => Say::TieOrder { first, second },
    };
    scene.text(&say) + " SIM-5.6"
}

/// Where each team's points come from.
pub(super) fn points(scene: &Scene<'_>) -> Vec<String> {
    let teams = scene.teams_by_player().into_iter();
    teams.flat_map(|team| team_points(scene, team)).collect()
}

fn team_points(scene: &Scene<'_>, team: Team) -> Vec<String> {
    let score = scene.game.scores(scene.state)[team.index()];
    let points = Count { points: i32::from(score.total()) };
    let total = paint(STRONG, scene.words().tell("points", &points));
    let words = scene.words_of_all();
    let mut lines = vec![words.tell("simplicity", &Say::PointsOf { team, score: total })];
    lines.extend(links(scene, team));
    for tile in Tile::BUILDINGS {
        lines.extend(neighbourhoods(scene, team, tile));
    }
    lines.extend(parks(scene, team));
    if score.tokens > 0 {
        lines.push(format!("  {:>3}  {}", score.tokens, Scene::head(Head::Tokens)));
    }
    lines
}

/// A source: its points, its name, the factors of the points, and its spaces.
fn source(scene: &Scene<'_>, name: &str, factors: [u32; 2], place: &str) -> String {
    let [one, other] = factors;
    let name = pad(name, 6);
    format!("  {:>3}  {name} {one} {} {other}, {place}", one * other, scene.look.times)
}

fn links(scene: &Scene<'_>, team: Team) -> Option<String> {
    let discs = scene.state.city.discs[team.index()];
    let pairs = discs.iter().flat_map(|space| {
        let later = beside(space).filter(move |&other| other > space && discs.contains(other));
        later.map(move |other| format!("{space}-{other}"))
    });
    let pairs: Vec<String> = pairs.collect();
    let factors = [pairs.len() as u32, u32::from(POINTS_PER_LINK)];
    (!pairs.is_empty()).then(|| source(scene, &Scene::head(Head::Links), factors, &pairs.join(" ")))
}

fn neighbourhoods(scene: &Scene<'_>, team: Team, tile: Tile) -> Vec<String> {
    let city = &scene.state.city;
    let mut left = city.tiles[tile.index()];
    let mut lines = Vec::new();
    while !left.is_empty() {
        let group = left.lowest().flood(left);
        left = left & !group;
        let discs = group & city.discs[team.index()];
        if discs.is_empty() {
            continue;
        }
        let place = match group.len() {
            1 => names(group),
            _ => scene.text(&Say::DiscsIn { discs: names(discs), group: names(group) }),
        };
        lines.push(source(scene, &tile_letter(tile), [discs.len(), group.len()], &place));
    }
    lines
}

fn parks(scene: &Scene<'_>, team: Team) -> Vec<String> {
    let city = &scene.state.city;
    let parks = city.tiles[Tile::Park.index()] & city.discs[team.index()];
    let line = |park: Space| {
        let sees = |tile: &Tile| beside(park).any(|space| city.tiles[tile.index()].contains(space));
        let types: Vec<String> =
            Tile::BUILDINGS.into_iter().filter(sees).map(tile_letter).collect();
        let factors = [types.len() as u32; 2];
        let place = scene.text(&Say::Beside { space: park, types });
        source(scene, &tile_letter(Tile::Park), factors, &place)
    };
    parks.iter().map(line).collect()
}

/// The spaces that share an edge with one.
fn beside(space: Space) -> impl Iterator<Item = Space> {
    let (column, row) = (space.column(), space.row());
    let around = [
        (column.wrapping_sub(1), row),
        (column + 1, row),
        (column, row.wrapping_sub(1)),
        (column, row + 1),
    ];
    let inside = around.into_iter().filter(|&(column, row)| column < COLUMNS && row < ROWS);
    inside.map(|(column, row)| Space::new(column, row))
}

fn names(spaces: Spaces) -> String {
    let names: Vec<String> = spaces.iter().map(|space| space.to_string()).collect();
    names.join(" ")
}

#[cfg(test)]
mod tests {
    use simplicity::{Position, Slot, Team};

    use super::{points, ranking, sheet};
    use crate::play::simplicity::sample::{Sample, plain};

    /// V4 of the rules. Its teams in the order in which they appear: f, J, I, A, F, C.
    const V4: &str = include_str!("../../../../../docs/examples/score-table.txt");

    fn v4() -> Sample {
        Sample::over(6, &[]).with(&Position::from_text(V4).unwrap())
    }

    #[test]
    fn the_sheet_is_that_of_v4() {
        let expected = "
                       ★          ☾          ≈          ♥          ↯          ✿
                    Star       Moon       Wave      Heart  Lightning      Tulip
                     Ana         Bo         Cy         Di        Eve        Flo
links                  6          9          3          3          6          6
R residential          0          0          2          0          6          6
K commercial           0         10          2          6          1          1
O office               5          7         13          0          4          5
V civic                7          0          0          7          4          0
P parks               10          0          0          9          0          9
tokens                 0          1          0          0          1          3
total                 28         27         20         25         22         30";
        assert_eq!(plain(&sheet(&v4().scene())), expected.trim_start_matches('\n'));
    }

    #[test]
    fn a_cut_name_is_marked() {
        let mut sample = v4();
        sample.seats[0].name = "Maximilian".to_owned();
        sample.seats[1].name = "Wilhelmina II".to_owned();
        let sheet = plain(&sheet(&sample.scene()));
        assert!(sheet.contains(" Maximilian Wilhelmin… "), "{sheet}");
    }

    /// C of V4, the last team, worked out by hand.
    #[test]
    fn every_point_has_its_place() {
        let lines: Vec<String> = points(&v4().scene()).iter().map(|line| plain(line)).collect();
        let start = lines.iter().position(|line| line.contains("Tulip")).unwrap();
        assert_eq!(
            lines[start..],
            [
                "✿ Tulip (Flo): 30 points",
                "    6  links  2 × 3, d7-e7 e7-f7",
                "    3  R      1 × 3, b4 in a4 a5 b4",
                "    3  R      1 × 3, f4 in f4 g3 g4",
                "    1  K      1 × 1, d7",
                "    5  O      1 × 5, f7 in f6 f7 g5 g6 g7",
                "    9  P      3 × 3, e7 beside R, K and O",
                "    3  tokens",
            ]
        );
    }

    #[test]
    fn the_places_add_up_to_the_totals() {
        let lines: Vec<String> = points(&v4().scene()).iter().map(|line| plain(line)).collect();
        let mut totals = Vec::new();
        for line in &lines {
            if let Some((_, total)) = line.split_once(": ") {
                totals.push((total.to_owned(), 0));
            } else {
                let points = line.split_whitespace().next().unwrap();
                totals.last_mut().unwrap().1 += points.parse::<u32>().unwrap();
            }
        }
        let sums: Vec<u32> = totals.iter().map(|&(_, sum)| sum).collect();
        assert_eq!(sums, [28, 27, 20, 25, 22, 30]);
        assert!(totals.iter().all(|(total, sum)| *total == format!("{sum} points")), "{totals:?}");
    }

    fn slots(numbers: [u64; 6]) -> [Option<Slot>; 6] {
        numbers.map(Slot::from_number)
    }

    /// SIM-5.6: 2 points each for Star in slot 5 and Moon in slot 2.
    #[test]
    fn a_tie_goes_to_the_higher_pawn() {
        let mut sample = Sample::over(4, &[]);
        sample.state.tokens = [2, 2, 1, 0, 0, 0];
        sample.state.pawns = slots([5, 2, 1, 3, 0, 0]);
        let lines: Vec<String> = ranking(&sample.scene()).iter().map(|line| plain(line)).collect();
        assert_eq!(
            lines,
            [
                "1. Bo with ☾ Moon: 2 points, the winner",
                "2. Ana with ★ Star: 2 points",
                "3. Cy with ≈ Wave: 1 point",
                "4. Di with ♥ Heart: 0 points",
                "The tie: ☾ Moon (Bo) stands in slot 2, ★ Star (Ana) stands in slot 5. SIM-5.6",
            ]
        );
    }

    /// The French rulebook: Star played before Moon in round 5.
    #[test]
    fn a_tie_can_go_to_the_earlier_player() {
        let mut sample = Sample::over(4, &[("tie_break", "last_round_order")]);
        sample.state.tokens = [2, 2, 1, 0, 0, 0];
        sample.state.pawns = slots([5, 2, 1, 3, 0, 0]);
        sample.state.order = [None; Team::COUNT];
        for (place, team) in [3, 0, 2, 1].into_iter().enumerate() {
            sample.state.order[place] = Some(Team::new(team));
        }
        let lines: Vec<String> = ranking(&sample.scene()).iter().map(|line| plain(line)).collect();
        assert_eq!(lines[0], "1. Ana with ★ Star: 2 points, the winner");
        assert_eq!(
            lines[4],
            "The tie: ★ Star (Ana) played earlier in round 5 than ☾ Moon (Bo). SIM-5.6"
        );
    }

    /// SIM-5.5 and 5.6: both teams of Ana and one of Bo have 1; Heart's pawn is the better of Ana's.
    #[test]
    fn the_higher_pawn_of_two_equal_teams_counts() {
        let mut sample = Sample::over(2, &[]);
        // Ana has Star and Wave, Bo has Moon and Heart.
        sample.state.tokens = [1, 1, 1, 2, 0, 0];
        sample.state.pawns = slots([6, 4, 3, 1, 0, 0]);
        let lines: Vec<String> = ranking(&sample.scene()).iter().map(|line| plain(line)).collect();
        assert_eq!(lines[0], "1. Ana with ★ Star and ≈ Wave: 1 point, the winner");
        assert_eq!(
            lines[2],
            "The tie: ≈ Wave (Ana) stands in slot 3, ☾ Moon (Bo) stands in slot 4. SIM-5.6"
        );
        assert_eq!(lines[3], "A player’s score is that of the lower team. SIM-5.5");
    }

    /// The same with the French rulebook: Wave, whose final pawn is the better, is compared though
    /// Star played before it, and it played after Moon.
    #[test]
    fn the_higher_pawn_counts_by_any_tie_break() {
        let mut sample = Sample::over(2, &[("tie_break", "last_round_order")]);
        sample.state.tokens = [1, 1, 1, 2, 0, 0];
        sample.state.pawns = slots([6, 4, 3, 1, 0, 0]);
        sample.state.order = [None; Team::COUNT];
        for (place, team) in [0, 1, 2, 3].into_iter().enumerate() {
            sample.state.order[place] = Some(Team::new(team));
        }
        let lines: Vec<String> = ranking(&sample.scene()).iter().map(|line| plain(line)).collect();
        assert_eq!(lines[0], "1. Bo with ☾ Moon and ♥ Heart: 1 point, the winner");
        assert_eq!(
            lines[2],
            "The tie: ☾ Moon (Bo) played earlier in round 5 than ≈ Wave (Ana). SIM-5.6"
        );
    }
}
