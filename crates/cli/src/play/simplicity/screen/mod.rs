//! The screen: the city with the planning board beside it, row by row, the orders of play, and the
//! teams.

mod board;
mod city;
mod teams;

use simplicity::{Face, Slot, Step, Team, Tile};

use super::look::tile_letter;
use super::say::{Head, Say};
use super::scene::Scene;
use crate::play::look::{STRONG, paint};
use crate::text::{columns, pad, width, wrap};

/// The letter of a face.
pub(super) fn face_letter(face: Face) -> char {
    face.letter().to_ascii_uppercase()
}

/// The rounds of a game (SIM-3.1).
const ROUNDS: u8 = 5;

/// The whole screen, as lines.
pub(super) fn whole(scene: &Scene<'_>) -> String {
    let parts =
        [title(scene), city_and_board(scene, None), String::new(), orders(scene), String::new()];
    parts.join("\n") + "\n" + &teams::lines(scene, columns()).join("\n")
}

/// The end of a game: the last city, the last pawns.
pub(super) fn end(scene: &Scene<'_>) -> String {
    format!("{}\n{}", title(scene), city_and_board(scene, None))
}

/// The city and the planning board, one above the other on a narrow terminal. If a slot is chosen, its legal spaces show their gains.
pub(super) fn city_and_board(scene: &Scene<'_>, chosen: Option<Slot>) -> String {
    let city = city::lines(scene, chosen);
    let board = board::lines(scene, chosen);
    together(&city, &board, columns())
}

fn together(city: &[String], board: &[String], most: usize) -> String {
    let left = city.iter().map(|line| width(line)).max().unwrap_or(0);
    let rows: Vec<String> = match most.checked_sub(left + board::WIDTH) {
        Some(gap @ 2..) => {
            let row = |(city, board): (&String, &String)| {
                format!("{}{board}", pad(city, left + gap.min(6)))
            };
            city.iter().zip(board).map(row).collect()
        }
        _ => city.iter().cloned().chain([String::new()]).chain(board.iter().cloned()).collect(),
    };
    rows.iter().map(|row| row.trim_end().to_owned()).collect::<Vec<_>>().join("\n")
}

fn title(scene: &Scene<'_>) -> String {
    let round = match (scene.game.step(scene.state).round(), scene.state.face) {
        (Some(round), Some(face)) => {
            scene.text(&Say::Title { round, rounds: ROUNDS, face: face_letter(face) })
        }
        _ => scene.text(&Say::TheEnd),
    };
    let dash = scene.look.rule.to_string();
    let start = format!("{} {} ", dash.repeat(2), paint(STRONG, round));
    format!("{start}{}", dash.repeat(columns().saturating_sub(width(&start))))
}

fn orders(scene: &Scene<'_>) -> String {
    let Scene { game, state, .. } = scene;
    let now = game.team_to_act(state);
    let name = |team: Team| {
        let mark = if now == Some(team) { format!("{} ", scene.look.here) } else { String::new() };
        format!("{mark}{}", scene.team(team))
    };
    let this_round: Vec<String> = state.order.into_iter().flatten().map(name).collect();
    let next_round = match game.step(state) {
        Step::Take { round: 4, .. } => scene.text(&Say::NoNextRound),
        _ => match game.next_order(state) {
            order if order.is_empty() => scene.text(&Say::ByPawns),
            order => scene.teams(order),
        },
    };
    let left = |tile: Tile| format!("{} {}", state.bag[tile.index()], tile_letter(tile));
    let bag = Tile::ALL.map(left).join(", ");
    let rows = [
        (Head::ThisRound, this_round.join(", ")),
        (Head::NextRound, next_round),
        (Head::InTheBag, bag),
    ];
    let line = |(head, row)| wrap(&format!(" {}  {row}", pad(&Scene::head(head), 10)), columns());
    rows.map(line).join("\n")
}

#[cfg(test)]
mod tests {
    use simplicity::{Slot, Team};

    use super::{board, city, city_and_board, teams, together, whole};
    use crate::play::simplicity::look::ASCII;
    use crate::play::simplicity::sample::{Sample, plain};
    use crate::play::simplicity::scene::Scene;
    use crate::text::{WIDTH, width};

    const ROUND_1: &str = "\
── Round 1 of 5, face A ────────────────────────────────────────────────────────
     a    b    c    d    e          slot  on     tile
 1  [O]   ○    △    ⬠   [V]          1    ○      R residential 6 spaces
 2   ○    ⬠    ⬡   [O]   △           2    △      K commercial  5 spaces
 3   □    △   [R]   ⬡   [O]          3    ⬠      –             ≈ Wave
 4   ⬡    *   K ≈   △    □           4    □ ⬡    V civic       blocked
 5   ⬠    ⬡    □   [K]   ○           5    ○ □    O office      11 spaces
 6  [R]   □   [K]   ○    ⬡           6    △ ⬡    O office      10 spaces
 7   △    ○    ○    □    ⬠           7    any    R residential 26 spaces

 This round  ≈ Wave, ▸ ★ Star, ♥ Heart, ☾ Moon
 Next round  ≈ Wave
 In the bag  6 R, 6 K, 6 O, 7 V, 4 P

   team         links   R   K   O   V  parks  tokens  total   played by
 ▸ ★ Star           0   0   0   0   0      0       0      0  Ana
   ☾ Moon           0   0   0   0   0      0       1      1  Bo
   ≈ Wave           0   0   1   0   0      0       0      1  Cy
   ♥ Heart          0   0   0   0   0      0       0      0  Di";

    #[test]
    fn the_screen_shows_the_whole_position() {
        assert_eq!(plain(&whole(&Sample::round_1().scene())), ROUND_1);
    }

    /// K from slot 2 on a triangle: d4 joins Wave's K on c4 and the printed one on d5.
    #[test]
    fn legal_spaces_show_what_they_bring() {
        let sample = Sample::round_1();
        let shown = plain(&city_and_board(&sample.scene(), Some(Slot::new(1))));
        let rows: Vec<&str> = shown.lines().collect();
        assert_eq!(
            rows[1],
            " 1  [O]   ○  △ +1   ⬠   [V]          1    ○      R residential 6 spaces"
        );
        assert_eq!(
            rows[4],
            " 4   ⬡    *   K ≈ △ +3   □           4    □ ⬡    V civic       blocked"
        );
        assert!(rows[2].contains("  ▸  2    △      K commercial  5 spaces"), "{}", rows[2]);
        assert_eq!(shown.matches('+').count(), 5, "five triangles are open");
    }

    #[test]
    fn letters_replace_symbols_without_unicode() {
        let sample = Sample::round_1();
        let shown = plain(&whole(&Scene { look: &ASCII, ..sample.scene() }));
        assert!(shown.is_ascii(), "{shown}");
        assert!(shown.contains(" 4   h    _   K W   t    s "), "{shown}");
    }

    /// SIM-5.5: Ana has Star with 2 and Heart with 0, Bo has Moon with 1 and Lightning with 1.
    #[test]
    fn the_lower_of_two_teams_counts() {
        let mut sample = Sample::over(3, &[]);
        sample.state.tokens = [2, 1, 0, 0, 1, 1];
        let shown = plain(&teams::lines(&sample.scene(), WIDTH).join("\n"));
        let marked = |team: &str, total: u8, player: &str| {
            let line = shown.lines().find(|line| line.contains(team)).unwrap();
            assert!(line.ends_with(&format!("{total}* {player}")) || !line.contains('*'), "{line}");
            line.contains('*')
        };
        assert!(!marked("Star", 2, "Ana") && marked("Heart", 0, "Ana"));
        assert!(marked("Moon", 1, "Bo") && marked("Lightning", 1, "Bo"));
        assert!(marked("Wave", 0, "Cy") && !marked("Tulip", 1, "Cy"));
        let order: Vec<&str> =
            shown.lines().skip(1).filter_map(|line| line.split(' ').nth(4)).collect();
        assert_eq!(order[..6], ["Star", "Heart", "Moon", "Lightning", "Wave", "Tulip"]);
    }

    /// The board stands below the city, and each team is a column.
    #[test]
    fn narrow_terminals_have_a_separate_layout() {
        let sample = Sample::round_1();
        let scene = sample.scene();
        let (city, board) = (city::lines(&scene, None), board::lines(&scene, None));
        let teams = |most| plain(&teams::lines(&scene, most).join("\n"));
        for most in [40, 60] {
            let stacked = plain(&together(&city, &board, most));
            let wanted =
                "\n 7   △    ○    ○    □    ⬠\n\n  slot  on     tile\n   1    ○      R resi";
            assert!(stacked.contains(wanted), "{stacked}");
        }
        for (most, players) in [40, 60].into_iter().flat_map(|most| (2..=6).map(move |n| (most, n)))
        {
            let mut sample = Sample::over(players, &[]);
            for team in Team::ALL {
                sample.state.tokens[team.index()] = 200;
            }
            let scene = sample.scene();
            let (city, board) = (city::lines(&scene, None), board::lines(&scene, None));
            let shown = together(&city, &board, most)
                + "\n"
                + &super::teams::lines(&scene, most).join("\n");
            assert!(shown.lines().all(|line| width(line) <= most), "{shown}");
        }
        assert_eq!(
            teams(40),
            "   team      ▸★    ☾    ≈    ♥
   links      0    0    0    0
   R          0    0    0    0
   K          0    0    1    0
   O          0    0    0    0
   V          0    0    0    0
   parks      0    0    0    0
   tokens     0    1    0    0
   total      0    1    1    0
   ★ Star, Ana; ☾ Moon, Bo; ≈ Wave, Cy;
     ♥ Heart, Di"
        );
    }

    #[test]
    fn nothing_is_wider_than_a_small_terminal() {
        for players in 2..=6 {
            let mut sample = Sample::over(players, &[]);
            for team in Team::ALL {
                sample.state.tokens[team.index()] = 200;
            }
            for line in whole(&sample.scene()).lines() {
                assert!(width(line) <= WIDTH, "{line}");
            }
        }
    }
}
