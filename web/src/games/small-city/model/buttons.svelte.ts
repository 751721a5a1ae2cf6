/** The buttons of the tray: two below, and those beside its title. */

import { listed } from '$lib/words';
import { m } from '$messages';
import type { Coach } from '$play/coach.svelte';
import type { Ending } from '$play/ending.svelte';
import { leaving } from '$play/sending';
import type { Hands } from './hands.svelte';
import type { Looking } from './looking.svelte';
import type { Play } from './play.svelte';
import type { Room } from './room.svelte';
import type { Settling } from './settling.svelte';
import type { Deed, Task } from '../tasks/task';

/** What the labels depend on. */
interface Tray {
  play: Play;
  hands: Hands;
  ending: Ending;
  coach: Coach;
  settling: Settling;
  room: Room;
  looking: Looking;
  /** The decision to make, if any. */
  task(): Task | null;
  /** A bot or stand-in plays the seat. */
  lent(): boolean;
  /** Goes back one step. */
  letGo(): void;
  /** Opens the borough of a seat that acts. */
  watch(seat: number): void;
  /** Asks for a bot's advice. */
  advise(): Promise<void>;
}

const nothing = () => {};

export class Buttons {
  readonly #tray: Tray;

  constructor(tray: Tray) {
    this.#tray = tray;
  }

  /** The primary button; null while the desk holds every control. */
  readonly main = $derived.by((): Deed | null => {
    const { play, hands, ending } = this.#tray;
    const { stage, due } = play;
    if (stage.replaying) return { label: m.play_log_stop(), act: () => void stage.skip() };
    if (stage.playing) return this.#onward();
    if (play.view.over) return { label: m.play_act_result(), act: () => (ending.shown = true) };
    if (hands.returned) return { label: m.sc_hand_over(), act: () => hands.handOver() };
    const task = this.#tray.task();
    if (play.away && play.me !== null && !task?.tabs)
      return { label: m.sc_back_to_yours(), light: !task, act: () => play.look(null) };
    if (task) return task.main && this.#todo(task.main);
    const label = due.length ? m.play_act_wait({ name: listed(due.map(play.name)) }) : m.play_act_soon();
    return { label, off: true, act: nothing };
  });

  /** During a presentation: skips to the next step. */
  #onward(): Deed {
    const { play, coach, lent } = this.#tray;
    const { show } = play;
    const note = lent() ? undefined : coach.hint?.key;
    if (note !== undefined || show.waits) {
      const last = show.what === 'pollution' && show.waits;
      const label = last ? m.sc_tally_on() : m.sc_tally_go();
      const act = () => {
        // people read a note together with its subject
        if (note !== undefined) coach.read(note);
        if (show.waits) show.go(1);
      };
      return { label, act };
    }
    return { label: m.sc_skip(), act: () => void play.stage.skip() };
  }

  /** The current action; without a connection it waits for one. */
  #todo(deed: Deed): Deed {
    const { play, room, looking } = this.#tray;
    const { table } = play;
    // on a small phone nothing that could be chosen is in sight
    if (deed.onDesk && room.folds) deed = { ...deed, off: false, act: () => (looking.desk = true) };
    if (table.offline && deed.drafts && !table.waits) return { ...deed, off: true };
    return leaving(table, { ...deed, off: deed.off || !this.#tray.settling.settled });
  }

  /** The secondary button; null where there is nothing to go back to. */
  readonly back = $derived.by((): Deed | null => {
    const { play, letGo } = this.#tray;
    if (play.stage.playing || play.view.over) return null;
    const takeBack = { label: m.play_act_take_back(), key: 'U', act: () => void play.takeBack() };
    if (play.table.waits) return takeBack;
    const goBack = { label: m.play_act_back(), key: 'Esc', act: letGo };
    if (play.no) return goBack;
    const task = this.#tray.task();
    // the primary button leads back unless a visit goes on there
    if (play.away && play.me !== null)
      return task?.tabs ? { label: m.sc_back_to_yours(), key: '0', act: () => play.look(null) } : null;
    if (task?.held) return goBack;
    if (task?.other) return task.other;
    if (play.me === null) return null;
    const off = !play.draft.entries.length && (play.table.state?.take_back ?? null) !== null;
    return { ...takeBack, off };
  });

  /** Those beside the title. */
  readonly tools = $derived.by((): readonly Deed[] => {
    const { play, room, looking, watch, advise } = this.#tray;
    const { due, me } = play;
    if (play.stage.playing) return [];
    // another borough's tab shows numbers with a breakdown too
    if (play.away) return [{ label: m.sc_numbers(), act: () => looking.partsOf(play.open)('votes') }];
    const task = this.#tray.task();
    if (!task) {
      const [acts, ...more] = due;
      // they lead to no legal action
      const turns = room.turns.map(({ label, act }) => ({ label, act }));
      const mine = due.some((seat) => play.table.table!.you.includes(seat));
      if (acts === undefined || more.length || mine || acts === play.open || me === null) return turns;
      return [...turns, { label: m.sc_watch({ name: play.name(acts) }), act: () => watch(acts) }];
    }
    const list = { label: m.sc_places(), act: () => (looking.places = true) };
    // where the desk folds, the list of places takes its button: there is no room for both
    const listed = (task.places?.cells.length ?? 0) > 0;
    return [
      ...(listed ? [] : room.turns),
      ...(listed ? [list] : []),
      ...(task.tools ?? []),
      ...(play.hint.may && !play.draft.ends
        ? [{ label: m.play_hint(), key: 'H', busy: play.hint.thinking, act: () => void advise() }]
        : []),
    ];
  });
}
