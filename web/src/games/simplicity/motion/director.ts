import { motionless } from '$lib/settings.svelte';
import { EVENT_PACE, Motion } from '$play/motion';
import type { Director } from '$play/scene';
import type { SimplicityEvent, SimplicityView } from '../wire';
import type { Emblem } from '../emblems';
import { block, deal, giveToken, layStrips, placePawns, showFace } from './deals';
import { build } from './build';
import { outline } from './outline';
import { endRound } from './rounds';
import { isMove, runs, type Kind } from './runs';
import type { Act, SimplicityScene } from './types';
import { builtView, emptied } from './views';
import { sound } from '../sound';

/** Shows every step in motion. `emblems` are those of the teams now. */
export function director(emblems: () => readonly Emblem[]): Director<SimplicityView, SimplicityEvent> {
  const motion = new Motion();
  return {
    skip: () => motion.skip(),
    async play(scene) {
      motion.skipped = false;
      if (motionless()) return still(scene, motion);
      const told = runs(scene.events);
      let before = scene.before;
      for (const [i, { kind, events }] of told.entries()) {
        if (motion.skipped) break;
        const view = i === told.length - 1 ? scene.after : between(kind, events, before, scene.after);
        await perform(kind, events, { scene, emblems: emblems(), motion, before, view });
        before = view;
      }
      await scene.show();
    },
  };
}

/** The view after a run of events that is not the last of its step. */
function between(kind: Kind, [event]: SimplicityEvent[], before: SimplicityView, after: SimplicityView) {
  if (event?.event === 'built') return builtView(before, event, after);
  return kind === 'round_ended' ? emptied(after) : after;
}

async function perform(kind: Kind, events: SimplicityEvent[], act: Act): Promise<void> {
  const [event] = events;
  switch (kind) {
    case 'built':
      return event?.event === 'built' ? build(act, event) : undefined;
    case 'slot_blocked':
      return event?.event === 'slot_blocked' ? block(act, event) : undefined;
    case 'round_ended':
      return endRound(act);
    case 'tile_drawn':
      return deal(act, events);
    case 'token_given':
      return event?.event === 'token_given' ? giveToken(act, event.team) : undefined;
    case 'strip_laid':
      return layStrips(act, events);
    case 'pawn_placed':
      return placePawns(act, events);
    case 'face_up':
      return showFace(act);
    case 'game_over':
      return act.scene.show(act.view);
  }
}

/** Without motion a replayed step still takes its time. */
async function still(scene: SimplicityScene, motion: Motion) {
  await scene.show();
  outline(scene.root, scene.events);
  const decided = scene.events.find((event) => isMove([event]));
  if (decided) sound(decided.event, scene.mine);
  if (scene.replay) await motion.pause(decided ? EVENT_PACE : EVENT_PACE / 7);
}
