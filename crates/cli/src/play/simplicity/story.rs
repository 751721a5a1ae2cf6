//! What happened, in sentences.

use kernel::{Game, Observer};
use simplicity::{Action, Event, Input, Slot, State, Team};

use super::explain;
use super::look::tile_letter;
use super::say::{Other, Say, Told, parts};
use super::scene::Scene;
use super::screen::face_letter;
use crate::play::look::{STRONG, paint};

/// Tells the step from `before` over `input` to the scene's state. It tells luck in brief: once the
/// last strip or tile of a batch is drawn. The events of a round are indented under its heading.
pub(super) fn tell(scene: &Scene<'_>, before: &State, input: &Input) -> Vec<String> {
    let mut events = Vec::new();
    scene.game.events(before, input, scene.state, Observer::Spectator, &mut events);
    events.iter().flat_map(|event| sentences(scene, before, input, event)).collect()
}

fn sentences(scene: &Scene<'_>, before: &State, input: &Input, event: &Event) -> Vec<String> {
    let game = scene.game;
    let words = scene.words_of_all();
    let line = |told: &Told| format!("  {}", words.tell("event", told));
    vec![match *event {
        Event::StripLaid { column, .. } if usize::from(column) + 1 == game.columns() => {
            words.tell("event", &Told::CityLaid { columns: game.columns() })
        }
        Event::TileDrawn { slot: Slot::LAST, .. } => return round_begins(scene, before),
        Event::SlotBlocked { team, slot, tile } => line(&Told::SlotBlocked { team, slot, tile }),
        Event::Built { team, slot, tile, space } => {
            let action = Action::Take { team, slot, space };
            let sum = game.sum(before, action, team);
            let others = explain::others(&Scene { state: before, ..*scene }, action).into_iter();
            let others = others.map(|(team, sum)| Other { team, points: sum.total() });
            line(&Told::Built {
                team,
                slot,
                tile,
                space,
                total: Some(sum.total()),
                parts: Some(parts(sum)),
                others: Some(others.collect()),
            })
        }
        Event::RoundEnded { .. } => match left_over(before, input) {
            tiles if tiles.is_empty() => return Vec::new(),
            tiles => line(&Told::LeftOver { tiles }) + " SIM-4.1",
        },
        Event::GameOver => words.tell("event", &Told::GameOver),
        _ => return Vec::new(),
    }]
}

/// The luck that opens a round: the face, the tiles, the order and who takes a token.
fn round_begins(scene: &Scene<'_>, before: &State) -> Vec<String> {
    let Scene { game, state, .. } = *scene;
    let round = game.step(before).round().unwrap_or_default();
    let tiles: Vec<String> = state.offer.into_iter().flatten().map(tile_letter).collect();
    let order: Vec<Team> = state.order.into_iter().flatten().collect();
    let rule = if round == 1 { "SIM-2.9" } else { "SIM-4.2" };
    let words = scene.words();
    let line = |told: &Told| words.tell("event", told);
    let mut lines = vec![paint(STRONG, line(&Told::Round { round }))];
    let dealt = line(&Told::Dealt { tiles: tiles.join(" ") });
    lines.push(match state.face {
        Some(face) => format!("  {} {dealt}", line(&Told::FaceUp { face: face_letter(face) })),
        None => format!("  {dealt}"),
    });
    let last = order.last().copied();
    lines.push(format!("  {}", line(&Told::Order { team: order })));
    lines.extend(last.map(|team| format!("  {} {rule}", line(&Told::TokenGiven { team }))));
    lines
}

/// The tiles that nobody took (SIM-4.1).
fn left_over(before: &State, input: &Input) -> Vec<String> {
    let taken = match input {
        kernel::Input::Act { action, .. } => Some(action.slot()),
        kernel::Input::Chance(_) => None,
    };
    let left = Slot::ALL.into_iter().filter(|&slot| Some(slot) != taken);
    left.filter_map(|slot| before.offer[slot.index()]).map(tile_letter).collect()
}

/// Why the player of `team` cannot take back the last action. `inputs` are all so far.
pub(super) fn why_no_undo(scene: &Scene<'_>, inputs: &[Input], team: Team) -> String {
    let seat = scene.game.owner(team);
    let mine =
        |input: &Input| matches!(input, kernel::Input::Act { seat: who, .. } if *who == seat);
    let Some(last) = inputs.iter().rposition(mine) else {
        return scene.text(&Say::NothingToTakeBack);
    };
    let since = &inputs[last + 1..];
    let say = match since.iter().rev().find(|input| matches!(input, kernel::Input::Chance(_))) {
        Some(_) => Say::DrawnSince,
        None => match since.last() {
            Some(kernel::Input::Act { action, .. }) => Say::PlayedSince { team: action.team() },
            _ => Say::IsConfirmed,
        },
    };
    scene.words_of_all().tell("simplicity", &say)
}
