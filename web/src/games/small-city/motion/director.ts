import { tick } from 'svelte';
import { m } from '$messages';
import { motionless } from '$lib/settings.svelte';
import { EVENT_PACE, Motion } from '$play/motion';
import type { Director } from '$play/scene';
import type { Step } from '$lib/wire';
import type { Play } from '../model/play.svelte';
import type { EventDoc, View } from '../wire';
import { PHASES } from '../screen/phases';
import { sentence } from '../words';
import { actsOf, isDrafted, isQuiet, type Act } from './acts';
import { arisen } from './areas';
import { phaseOf } from './changes';
import './pieces.css';
import { reveal } from './reveal';
import { seal } from './envelope';
import type { Showing } from './showing';
import { single } from './single';
import { tally } from './tally';
import { Views } from './views';
import type { Reader } from '$lib/words';
import { token } from '$lib/tokens';
import { sound } from './sound';
import type { Told } from './types';

/** Automatic events stay visible this long, in milliseconds at speed 1. */
const BRIEF = EVENT_PACE / 6;

/** The director of Small City. It calls `shown` for each step on the screen. */
interface Pictures extends Director<View, EventDoc> {
  shown(step: Step): void;
}

/** Shows events one after the other, and announces them. */
export function director(play: () => Play, say: (text: string) => void): Pictures {
  const motion = new Motion();
  /** The announcements of a played step. */
  const told = new WeakMap<object, Set<EventDoc>>();
  return {
    skip() {
      motion.skip();
      play().show.go(1);
    },
    async play(scene) {
      motion.skipped = false;
      const { show, tables } = play();
      const own = scene.mine && !scene.replay;
      const said = new Set<EventDoc>();
      const behind = ({ replay, step }: typeof scene) =>
        replay ? 0 : (play().table.state?.seq ?? step.seq) - step.seq;
      if (!scene.replay) told.set(scene.step, said);
      const showing: Showing = {
        scene,
        play: play(),
        show,
        motion,
        own,
        between: new Views(scene.before, scene.after, tables),
        tell(event) {
          show.event = event;
          if (said.has(event)) return;
          said.add(event);
          say(sentence(event, play().reader));
        },
        arises(seat, before, after) {
          const of = (view: View) => view.seats[seat]!.borough;
          const cells = arisen(
            { before: of(scene.before), after: of(scene.after) },
            { before: of(before), after: of(after) },
          );
          if (cells.length) show.mark(seat, { rings: cells.map((cells) => ({ cells })) });
        },
        // a client that is behind catches up
        pace: (time = EVENT_PACE) => (own ? Promise.resolve() : motion.pause(time / (1 + behind(scene) / 2))),
      };
      if (own) play().unpin();
      const events = drafted(showing);
      // the start of a presentation fills a frame; changes already on screen show nothing
      if (events.length) await motion.frame();
      const acts = actsOf(events);
      for (const act of acts) {
        if (motion.skipped) break;
        if (act.act === 'tally' && play().settled) {
          for (const event of act.events) showing.between.add(event);
          continue;
        }
        await perform(showing, act);
      }
      await scene.show();
      // the next decision fills another frame
      if (acts.length) await motion.frame();
      show.clear();
    },
    shown(step) {
      const { show, reader, me } = play();
      const events = (step.events as EventDoc[]).filter(({ event }) => event !== 'planned');
      show.last = events.findLast((event) => !isQuiet(event)) ?? show.last;
      if (!told.has(step) && motionless()) show.outline(events);
      const said = told.get(step) ?? new Set();
      for (const text of heard(
        events.filter((event) => !said.has(event)),
        me,
        reader,
      ))
        say(text);
    },
  };
}

/** The author's own draft is on screen from the start; returns the rest to show. */
function drafted({ scene, own, between }: Showing): EventDoc[] {
  const { events } = scene;
  if (!own) return events;
  const first = events.findIndex((event) => !isDrafted(event));
  const seen = events.slice(0, first < 0 ? events.length : first);
  for (const event of seen) between.add(event);
  if (seen.length) void scene.show(between.view);
  return events.slice(seen.length);
}

async function perform(showing: Showing, act: Act): Promise<void> {
  const { scene, show, motion, between, own, tell } = showing;
  show.title = titleOf(act, between.view.phase);
  switch (act.act) {
    case 'reveal':
      return reveal(showing, act.events);
    case 'tally':
      return tally(showing, act.events);
    case 'walk':
      return walk(showing, act.events);
    case 'event':
      for (const event of act.events) await single(showing, event);
      return;
    case 'quiet':
      for (const event of act.events) {
        between.add(event);
        if (event.event === 'planned') continue;
        tell(event);
        if (event.event !== 'committed' || !own) continue;
        // source and target move to their final places once the desk has gone
        await motion.frame();
        await seal(motion, scene.root, event.seat);
      }
      await tick();
      await showing.pace(BRIEF);
  }
}

/** The heading of the tray. */
function titleOf({ act, events }: Act, before: number): string {
  if (act === 'reveal') return m.sc_reveal_title();
  const [event] = events;
  if (event?.event === 'round_begins') return m.sc_round_name({ round: event.round });
  const phase = (event && phaseOf(event)) ?? before;
  return PHASES.find((each) => each.phase === phase)?.name() ?? m.sc_set_up();
}

/** Nobody listens to more sentences than these at once. */
const MOST = 4;

/**
 * Screen reader announcements of events that were not shown one by one: a sentence for each; if there are many, a summary first, then those that concern the observer. */
export function heard(events: readonly EventDoc[], me: number | null, reader: Reader): string[] {
  const say = (each: readonly EventDoc[]) => each.map((event) => sentence(event, reader));
  if (events.length <= MOST) return say(events);
  const failed = events.filter(({ event }) => event === 'failed').length;
  const own = events.filter((event) => 'seat' in event && event.seat === me);
  return [m.sc_say_skipped({ count: events.length, failed }), ...say(own.slice(-MOST))];
}

/** The interval between two departures, in milliseconds. */
const APART = 60;

/** People of a seat walk: one after the other, each in an arc. */
async function walk(showing: Showing, events: readonly Told<'moved' | 'idle' | 'went_home'>[]) {
  const { scene, show, motion, between, tell, pace } = showing;
  const [first] = events;
  const abroad = events.length === 1 && first?.event === 'moved' ? first.to.host : null;
  show.seat = abroad ?? first!.seat;
  await scene.show(between.view);
  await motion.frame();
  for (const event of events) {
    if (motion.skipped) return;
    tell(event);
    await scene.show(between.add(event));
    if (event !== events.at(-1)) await motion.pause(APART);
  }
  if (motionless()) show.outline(events);
  sound(first!.event, showing.own);
  await motion.pause(token('move'));
  await pace();
}
