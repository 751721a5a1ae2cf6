//! The teams' points so far, split as the rules score them (section 5).

use simplicity::score::TeamScore;
use simplicity::{Team, Tile};

use crate::play::look::{QUIET, STRONG, paint};
use crate::play::simplicity::look::{team_style, tile_letter};
use crate::play::simplicity::say::{Head, Say};
use crate::play::simplicity::scene::Scene;
use crate::text::{pad, pad_left, width, wrap};

/// A heading and a line for each team, grouped by player; on a terminal of fewer columns than that takes,
/// a column for each team.
pub(super) fn lines(scene: &Scene<'_>, most: usize) -> Vec<String> {
    let scores = scene.game.scores(scene.state);
    let mut lines = vec![heading()];
    lines.extend(scene.teams_by_player().into_iter().map(|team| line(scene, &scores, team)));
    if lines.iter().any(|line| width(line) > most) {
        lines = turned(scene, &scores, most);
    }
    if scene.two_teams_each() {
        let note = scene.text(&Say::LowerCounts);
        lines.push(paint(QUIET, wrap(&format!("   {note} SIM-5.5"), most)));
    }
    lines
}

/// A column for each team, a line for each source of points, and who plays which team.
fn turned(scene: &Scene<'_>, scores: &[TeamScore; Team::COUNT], most: usize) -> Vec<String> {
    let teams = scene.teams_by_player();
    let row = |head: &str, cell: &dyn Fn(Team) -> String| {
        let cells = teams.iter().map(|&team| pad_left(&cell(team), 5));
        format!("   {}{}", pad(head, 7), cells.collect::<String>())
    };
    let points = |head: &str, of: &dyn Fn(&TeamScore) -> u16| {
        row(head, &|team| of(&scores[team.index()]).to_string())
    };
    let acts = scene.game.team_to_act(scene.state);
    let emblem = |team: Team| {
        let mark = if acts == Some(team) { scene.look.here } else { ' ' };
        format!("{mark}{}", paint(team_style(team), scene.look.emblem(team)))
    };
    let mut lines = vec![paint(QUIET, row(&Scene::head(Head::Team), &emblem))];
    lines.push(points(&Scene::head(Head::Links), &|score| score.links));
    for (index, tile) in Tile::BUILDINGS.into_iter().enumerate() {
        lines.push(points(&tile_letter(tile), &|score| score.neighbourhoods[index]));
    }
    lines.push(points(&Scene::head(Head::Parks), &|score| score.parks));
    lines.push(points(&Scene::head(Head::Tokens), &|score| score.tokens));
    lines.push(paint(
        STRONG,
        row(&Scene::head(Head::Total), &|team| {
            let counts = scene.two_teams_each() && is_lowest(scene, scores, team);
            format!("{}{}", scores[team.index()].total(), if counts { "*" } else { "" })
        }),
    ));
    let names = teams.iter().map(|&team| format!("{}, {}", scene.team(team), scene.player(team)));
    lines.push(wrap(&format!("   {}", names.collect::<Vec<_>>().join("; ")), most));
    lines
}

/// Whether no other team of the same player has a lower total.
fn is_lowest(scene: &Scene<'_>, scores: &[TeamScore; Team::COUNT], team: Team) -> bool {
    let teams = scene.game.teams_of(scene.game.owner(team));
    let lowest = teams.map(|team| scores[team.index()].total()).min();
    lowest == Some(scores[team.index()].total())
}

fn heading() -> String {
    let types: String = Tile::BUILDINGS.map(|tile| pad_left(&tile_letter(tile), 4)).concat();
    let quiet = |head: Head, columns: usize| paint(QUIET, pad_left(&Scene::head(head), columns));
    format!(
        "   {}{}{types}{}{}{}   {}",
        pad(&quiet(Head::Team, 0), 11),
        quiet(Head::Links, 7),
        quiet(Head::Parks, 7),
        quiet(Head::Tokens, 8),
        quiet(Head::Total, 7),
        quiet(Head::PlayedBy, 0)
    )
}

fn line(scene: &Scene<'_>, scores: &[TeamScore; Team::COUNT], team: Team) -> String {
    let score = scores[team.index()];
    let acts = scene.game.team_to_act(scene.state) == Some(team);
    let mark = if acts { scene.look.here } else { ' ' };
    let counts = scene.two_teams_each() && is_lowest(scene, scores, team);
    let types: String = score.neighbourhoods.map(|points| format!("{points:>4}")).concat();
    format!(
        " {mark} {}{:>7}{types}{:>7}{:>8}{}{} {}",
        pad(&scene.team(team), 11),
        score.links,
        score.parks,
        score.tokens,
        paint(STRONG, format!("{:>7}", score.total())),
        if counts { '*' } else { ' ' },
        scene.player(team),
    )
}
