//! The teams' points so far, split as the rules score them (section 5).

use simplicity::score::TeamScore;
use simplicity::{Team, Tile};

use crate::play::look::{QUIET, STRONG, paint};
use crate::play::simplicity::look::tile_letter;
use crate::play::simplicity::say::{Head, Say};
use crate::play::simplicity::scene::Scene;
use crate::text::{pad, pad_left};

/// A heading and a line for each team, grouped by player.
pub(super) fn lines(scene: &Scene<'_>) -> Vec<String> {
    let scores = scene.game.scores(scene.state);
    let mut lines = vec![heading()];
    lines.extend(scene.teams_by_player().into_iter().map(|team| line(scene, &scores, team)));
    if scene.two_teams_each() {
        let note = scene.text(&Say::LowerCounts);
        lines.push(paint(QUIET, format!("   {note} SIM-5.5")));
    }
    lines
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
    let lowest =
        scene.game.teams_of(scene.game.owner(team)).map(|team| scores[team.index()].total());
    let counts = scene.two_teams_each() && lowest.min() == Some(score.total());
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
