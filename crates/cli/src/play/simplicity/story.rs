//! What happened, in sentences.

use kernel::{Game, Observer};
use simplicity::{Action, Event, Input, Slot, State, Team};

use super::explain;
use super::look::{a_tile, tile_letter};
use super::scene::Scene;
use crate::play::look::{STRONG, paint};
use crate::text::{list, safe};

/// Longer names of strips are cut.
const LONGEST_STRIP: usize = 16;

/// Tells the step from `before` over `input` to the scene's state. Luck is told in brief: once the
/// last strip or the last tile lies. What happens in a round is indented under its heading.
pub(super) fn tell(scene: &Scene<'_>, before: &State, input: &Input) -> Vec<String> {
    let mut events = Vec::new();
    scene.game.events(before, input, scene.state, Observer::Spectator, &mut events);
    events.iter().flat_map(|event| sentences(scene, before, input, event)).collect()
}

fn sentences(scene: &Scene<'_>, before: &State, input: &Input, event: &Event) -> Vec<String> {
    let Scene { game, state, .. } = *scene;
    vec![match *event {
        Event::StripLaid { column, .. } if usize::from(column) + 1 == game.columns() => {
            let strips = state.columns.iter().flatten();
            let pieces = strips.filter_map(|&strip| game.components().strip(strip));
            let names: Vec<String> = pieces.map(|piece| safe(&piece.name, LONGEST_STRIP)).collect();
            format!("The city is laid out of the strips {}.", list(&names, "and"))
        }
        Event::TileDrawn { slot: Slot::LAST, .. } => return round_begins(scene, before),
        Event::SlotBlocked { team, slot, tile } => {
            format!("  {} blocks slot {slot} with {}.", scene.who(team), a_tile(tile))
        }
        Event::Built { team, slot, tile, space } => {
            let kernel::Input::Act { action, .. } = *input else { return Vec::new() };
            let (sum, others) = brings(&Scene { state: before, ..*scene }, action);
            let (who, tile) = (scene.who(team), a_tile(tile));
            format!("  {who} builds {tile} from slot {slot} on {space}: {sum}.{others}")
        }
        Event::RoundEnded { .. } => match left_over(before, input).as_slice() {
            [] => return Vec::new(),
            left => format!("  Left over and gone: {}. SIM-4.1", list(left, "and")),
        },
        Event::GameOver => "The game is over.".to_owned(),
        _ => return Vec::new(),
    }]
}

/// The luck that opens a round: the face, the tiles, the order and who takes a token.
fn round_begins(scene: &Scene<'_>, before: &State) -> Vec<String> {
    let Scene { game, state, .. } = *scene;
    let round = game.step(before).round().unwrap_or_default();
    let face = state.face.map_or(' ', |face| face.letter().to_ascii_uppercase());
    let tiles: Vec<String> = state.offer.into_iter().flatten().map(tile_letter).collect();
    let rule = if round == 1 { "SIM-2.9" } else { "SIM-4.2" };
    vec![
        format!(
            "{}: face {face} is up, slots 1 to 7 hold {}.",
            paint(STRONG, format!("Round {round}")),
            tiles.join(" ")
        ),
        format!(
            "  Order: {}; the last takes a token. {rule}",
            scene.teams(state.order.into_iter().flatten())
        ),
    ]
}

/// What a build brought, to the builder and to others.
fn brings(before: &Scene<'_>, action: Action) -> (String, String) {
    let sum = explain::sum(before.game.sum(before.state, action, action.team()));
    let others = explain::others(before, action).into_iter();
    let others = others.map(|(team, sum)| format!("{} +{}", before.team(team), sum.total()));
    let others: Vec<String> = others.collect();
    let also =
        if others.is_empty() { String::new() } else { format!(" Also {}.", list(&others, "and")) };
    (sum, also)
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

/// Why what was done last cannot be taken back by the player of `team`. `inputs` are all so far.
pub(super) fn why_no_undo(scene: &Scene<'_>, inputs: &[Input], team: Team) -> String {
    let seat = scene.game.owner(team);
    let mine =
        |input: &Input| matches!(input, kernel::Input::Act { seat: who, .. } if *who == seat);
    let Some(last) = inputs.iter().rposition(mine) else {
        return "There is nothing to take back yet.".to_owned();
    };
    let since = &inputs[last + 1..];
    let reason = match since.iter().rev().find(|input| matches!(input, kernel::Input::Chance(_))) {
        Some(_) => "new tiles have been drawn since".to_owned(),
        None => match since.last() {
            Some(kernel::Input::Act { action, .. }) => {
                format!("{} has played since", scene.who(action.team()))
            }
            _ => "it is confirmed".to_owned(),
        },
    };
    format!("Cannot be taken back: {reason}.")
}
