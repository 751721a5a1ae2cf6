//! Explains refusals, and what a build would bring.

use simplicity::score::TeamScore;
use simplicity::{Action, Ground, Illegal, Slot, Space, Sum, Team, Tile, is_rule};

use kernel::{Fault, RefusalDoc};

use super::say::{Gain, Head, Points, Say, Score, Told, parts};
use super::scene::Scene;
use crate::play::look::{QUIET, paint};

/// What a build brings: `+7 = 4 neighbourhood + 3 link`.
pub(super) fn sum(scene: &Scene<'_>, sum: Sum) -> String {
    scene.words().tell("sum", &Points { total: sum.total(), parts: parts(sum) })
}

/// What a build also brings to other teams, and to the builder's player.
pub(super) fn others(scene: &Scene<'_>, action: Action) -> Vec<(Team, Sum)> {
    let others = scene.game.teams().filter(|&team| team != action.team());
    let sums = others.map(|team| (team, scene.game.sum(scene.state, action, team)));
    sums.filter(|(_, sum)| sum.total() != 0).collect()
}

/// What happens if the team to act makes a legal build.
pub(super) fn preview(scene: &Scene<'_>, slot: Slot, space: Space) -> Vec<String> {
    let Some(action) = scene.take(slot, space) else { return Vec::new() };
    let team = action.team();
    let Some(tile) = scene.state.offer[slot.index()] else { return Vec::new() };
    let brings = scene.game.sum(scene.state, action, team);
    let (total, parts_of) = (Some(brings.total()), Some(parts(brings)));
    let built = Told::Built { team, slot, tile, space, total, parts: parts_of, others: None };
    let change = scene.text(&change(scene, action));
    let mut lines = vec![scene.words().tell("event", &built), change];
    let gain = |(team, sum): (Team, Sum)| Gain { team, total: sum.total(), parts: parts(sum) };
    let gains: Vec<Gain> = others(scene, action).into_iter().map(gain).collect();
    if !gains.is_empty() {
        lines.push(scene.words_of_all().tell("simplicity", &Say::BringsOthers { gains }));
    }
    lines
}

/// How a build changes the team's score; with two teams a player, also whether the player's score moves
/// (SIM-5.5).
fn change(scene: &Scene<'_>, action: Action) -> Say {
    let Scene { game, state, look, .. } = scene;
    let scores = game.scores(state);
    let before = |team: Team| i32::from(scores[team.index()].total());
    let after = |team: Team| before(team) + i32::from(game.sum(state, action, team).total());
    let (team, slot, arrow) = (action.team(), action.slot(), look.arrow);
    let (from, to) = (before(team), after(team));
    if !scene.two_teams_each() {
        return Say::Change { team, before: from, arrow, after: to, score: None, slot };
    }
    let seat = game.owner(team);
    let lower = |total: &dyn Fn(Team) -> i32| game.teams_of(seat).map(total).min().unwrap_or(0);
    let (old, new) = (lower(&before), lower(&after));
    let lower = game.teams_of(seat).find(|&other| other != team && after(other) < after(team));
    let score = if old == new {
        Score::Stays { seat, before: old, team: lower }
    } else {
        Score::Moves { seat, before: old, arrow, after: new, team: lower }
    };
    Say::Change { team, before: from, arrow, after: to, score: Some(score), slot }
}

/// A refusal: the thing first, the reason next, the rule last.
pub(super) fn refusal(scene: &Scene<'_>, illegal: &Illegal) -> String {
    let reason = scene.words().tell("refusal", &RefusalDoc::of(illegal));
    format!("{reason} {}", illegal.rule().unwrap_or_default()).trim_end().to_owned()
}

/// How to learn more about a refusal.
pub(super) fn more(scene: &Scene<'_>, illegal: &Illegal) -> String {
    let more = scene.text(&Say::More { rule: illegal.rule() });
    paint(QUIET, format!("  {more}"))
}

/// A refusal with its rule in words and the alternatives.
pub(super) fn refusal_in_full(
    scene: &Scene<'_>,
    illegal: &Illegal,
    slot: Option<Slot>,
) -> Vec<String> {
    let mut lines = vec![refusal(scene, illegal)];
    lines.extend(illegal.rule().and_then(|id| rule(scene, id)));
    let slot = slot.filter(|_| scene.game.blocker(scene.state).is_none());
    lines.extend(slot.and_then(|slot| {
        let spaces: Vec<Space> =
            scene.game.legal_spaces(scene.state)[slot.index()].iter().collect();
        (!spaces.is_empty()).then(|| scene.text(&Say::CanBeBuilt { slot, spaces }))
    }));
    lines
}

/// A rule in our own words, with its id.
pub(super) fn rule(scene: &Scene<'_>, id: &str) -> Option<String> {
    let id = id.to_uppercase();
    is_rule(&id).then(|| format!("  {id}  {}", scene.words().tell("rule", &id)))
}

/// Spaces on a line of [`spaces`], so that the sum stays within the width.
const ON_A_LINE: usize = 9;

/// The legal spaces of a slot with their gains, best first; spaces with equal gains share a line.
pub(super) fn spaces(scene: &Scene<'_>, slot: Slot) -> Vec<String> {
    let mut groups: Vec<(Sum, Vec<Space>)> = Vec::new();
    for space in scene.game.legal_spaces(scene.state)[slot.index()].iter() {
        let brings = scene.sum(slot, space);
        match groups.iter_mut().find(|(other, _)| *other == brings) {
            Some((_, spaces)) => spaces.push(space),
            None => groups.push((brings, vec![space])),
        }
    }
    groups.sort_by_key(|(brings, _)| -brings.total());
    let most = groups.iter().map(|(_, spaces)| spaces.len()).max().unwrap_or(0).min(ON_A_LINE);
    let mut lines = Vec::new();
    for (brings, spaces) in groups {
        for (index, spaces) in spaces.chunks(ON_A_LINE).enumerate() {
            let names: Vec<String> = spaces.iter().map(Space::to_string).collect();
            let brings = if index == 0 { sum(scene, brings) } else { String::new() };
            let line = format!("  {:<width$} {brings}", names.join(" "), width = 3 * most);
            lines.push(line.trim_end().to_owned());
        }
    }
    lines
}

/// What each slot brings on a space.
///
/// # Errors
/// What is wrong with the space for every slot.
pub(super) fn slots(scene: &Scene<'_>, space: Space) -> Result<Vec<String>, Illegal> {
    let check = |slot: Slot| match scene.take(slot, space) {
        Some(action) => scene.check(action).map(drop),
        None => Err(Illegal::GameOver),
    };
    let fitting = Slot::ALL.into_iter().filter(|&slot| check(slot).is_ok());
    let line = |slot: Slot| {
        let tile = scene.state.offer[slot.index()];
        let tile = tile.map_or_else(String::new, Scene::tile_name);
        format!("  {slot} {space}  {tile:<12} {}", sum(scene, scene.sum(slot, space)))
    };
    let lines: Vec<String> = fitting.map(line).collect();
    if !lines.is_empty() {
        let heading = scene.text(&Say::WhichSlot { space });
        return Ok([vec![heading], lines].concat());
    }
    let any = scene.state.available().last().map_or(Slot::LAST, |(slot, _)| slot);
    match check(any) {
        Err(Illegal::WrongSymbol { .. } | Illegal::AnotherFits { .. }) => {
            let symbol = match scene.game.ground(scene.state, space) {
                Some(Ground::Symbol(symbol)) => Some(symbol),
                _ => None,
            };
            Ok(vec![scene.text(&Say::NoSlotThere { space, symbol }) + " SIM-3.5"])
        }
        Err(illegal) => Err(illegal),
        Ok(()) => Ok(Vec::new()),
    }
}

/// The parts of a score in the order of the score sheet, with their names.
pub(super) fn sources(score: TeamScore) -> Vec<(String, u16)> {
    let mut sources = vec![(Scene::head(Head::Links), score.links)];
    sources.extend(Tile::BUILDINGS.map(|tile| {
        (format!("{} {}", tile.letter(), Scene::tile_name(tile)), score.neighbourhood(tile))
    }));
    let parks = format!("{} {}", Tile::Park.letter(), Scene::head(Head::Parks));
    sources.extend([(parks, score.parks), (Scene::head(Head::Tokens), score.tokens)]);
    sources
}

#[cfg(test)]
mod tests {
    use simplicity::{Action, Illegal, Slot, Space, Sum, Team};

    use super::{preview, refusal, refusal_in_full, slots, spaces, sum};
    use crate::play::simplicity::sample::{Sample, plain};

    fn slot(number: u64) -> Slot {
        Slot::from_number(number).unwrap()
    }

    fn space(name: &str) -> Space {
        Space::from_name(name).unwrap()
    }

    #[test]
    fn sums_name_their_sources() {
        let sample = Sample::round_1();
        let of = |neighbourhoods, links, parks| {
            sum(&sample.scene(), Sum { neighbourhoods, links, parks })
        };
        assert_eq!(of(4, 3, 0), "+7 = 4 neighbourhood + 3 link");
        assert_eq!(of(0, 0, 9), "+9 = 9 park");
        assert_eq!(of(0, 0, 0), "+0");
    }

    /// What each refusal of section 7 says in the sample position.
    #[test]
    fn refusals_give_the_reason_and_the_rule() {
        let sample = Sample::round_1();
        let check = |number, name, expected: &str| {
            let action =
                Action::Take { team: Team::new(0), slot: slot(number), space: space(name) };
            let illegal = sample.scene().check(action).unwrap_err();
            assert_eq!(plain(&refusal(&sample.scene(), &illegal)), expected);
        };
        check(3, "d1", "The tile of slot 3 is gone: ≈ Wave took it. SIM-3.4");
        check(4, "a4", "Slot 4 is blocked this round. SIM-3.2");
        check(1, "a1", "a1 has a printed office building. Build on an open space. SIM-3.5");
        check(
            7,
            "c4",
            "c4 already has a commercial tile of ≈ Wave. Build on an open space. SIM-3.5",
        );
        check(1, "c1", "c1 is a triangle. Slot 1 builds on a circle. SIM-3.5");
        check(5, "c1", "c1 is a triangle. Slot 5 builds on a circle or a square. SIM-3.5");
        check(
            1,
            "b4",
            "b4 is the blank space. Only the tile of slot 7 may be built there. SIM-3.5",
        );
        check(7, "f1", "f1 is not in this city: its columns run from a to e. SIM-2.3");
    }

    #[test]
    fn a_refusal_in_full_says_what_can_be_done() {
        let sample = Sample::round_1();
        let action = Action::Take { team: Team::new(0), slot: slot(2), space: space("a4") };
        let illegal = sample.scene().check(action).unwrap_err();
        let lines = refusal_in_full(&sample.scene(), &illegal, Some(slot(2)));
        assert!(lines[1].starts_with("  SIM-3.5  A space is open"), "{lines:?}");
        assert_eq!(lines[2], "Slot 2 can be built on a7, b3, c1, d4 or e2.");
    }

    /// K on d4 makes a neighbourhood of 3 with c4 (Wave's) and d5 (printed).
    #[test]
    fn a_preview_shows_the_gains_of_all() {
        let sample = Sample::round_1();
        let lines: Vec<String> =
            preview(&sample.scene(), slot(2), space("d4")).iter().map(|line| plain(line)).collect();
        assert_eq!(
            lines,
            [
                "★ Star builds a commercial tile from slot 2 on d4: +3 = 3 neighbourhood.",
                "★ Star 0 → 3. Its pawn goes to slot 2.",
                "It also brings ≈ Wave (Cy) +2 = 2 neighbourhood.",
            ]
        );
    }

    #[test]
    fn a_tile_that_fits_nowhere_is_refused_while_another_fits() {
        let sample = Sample::nearly_full(false);
        let action = Action::Take { team: Team::new(0), slot: slot(1), space: space("d1") };
        let illegal = sample.scene().check(action).unwrap_err();
        assert_eq!(
            refusal(&sample.scene(), &illegal),
            "Slot 1 fits nowhere, but slot 7 does. Build from one that fits. SIM-3.6"
        );
        assert!(!sample.table.game().builds_freely(&sample.state, slot(1)));
        assert!(!sample.table.game().builds_freely(&sample.state, slot(7)));
    }

    #[test]
    fn any_tile_goes_anywhere_when_none_fits() {
        let sample = Sample::nearly_full(true);
        assert!(sample.table.game().builds_freely(&sample.state, slot(1)));
        assert_eq!(
            spaces(&sample.scene(), slot(1)),
            ["  a5           +2 = 2 neighbourhood", "  b2 b4 d1 e7  +1 = 1 neighbourhood"]
        );
    }

    #[test]
    fn a_space_alone_lists_the_slots_for_it() {
        let sample = Sample::round_1();
        let listed = |name| slots(&sample.scene(), space(name));
        // d4 is a triangle: slots 2, 6 and 7; neither R nor O is next to it.
        assert_eq!(
            listed("d4").unwrap(),
            [
                "Which slot for d4? Write both:",
                "  2 d4  commercial   +3 = 3 neighbourhood",
                "  6 d4  office       +1 = 1 neighbourhood",
                "  7 d4  residential  +1 = 1 neighbourhood",
            ]
        );
        assert!(matches!(listed("c4"), Err(Illegal::Occupied { .. })));
        let sample = Sample::nearly_full(false);
        assert!(
            matches!(slots(&sample.scene(), space("b4")).as_deref(), Ok([_, only]) if only.starts_with("  7 b4"))
        );
    }

    #[test]
    fn legal_spaces_are_listed_best_first() {
        let sample = Sample::round_1();
        assert_eq!(
            spaces(&sample.scene(), slot(2)),
            ["  d4           +3 = 3 neighbourhood", "  a7 b3 c1 e2  +1 = 1 neighbourhood"]
        );
    }
}
