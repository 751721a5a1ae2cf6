import { tick, untrack } from 'svelte';
import { settings } from '$lib/settings.svelte';
import { turnSound } from '$lib/sound';
import type { LiveTable } from '$lib/table.svelte';
import type { TurnSignal } from '$lib/turn-signal';
import type { GameInfo } from '$lib/wire';
import { m } from '$messages';
import { awaySeat, lentSeat } from '$play/absence';
import { Ending } from '$play/ending.svelte';
import { Missed } from '$play/missed.svelte';
import { Playback } from '$play/playback.svelte';
import { Stage } from '$play/stage.svelte';
import { Buttons } from './model/buttons.svelte';
import { Call } from './model/call';
import { seen, does, stepOf } from './model/does';
import type { Drawer } from './model/drawers';
import { Drawn } from './model/drawn.svelte';
import { lastAlone } from './end/alone';
import { Hands } from './model/hands.svelte';
import type { Line } from './model/log';
import { Looking } from './model/looking.svelte';
import { both, refused, type Over } from './map/over';
import { isQuiet } from './motion/acts';
import { director } from './motion/director';
import { smokeOf } from './motion/smoke';
import type { Place } from './model/place';
import { Play, type Taught } from './model/play.svelte';
import { Room } from './model/room.svelte';
import { Settling } from './model/settling.svelte';
import type { Surface } from './model/surface';
import { tasks } from './tasks/index.svelte';
import type { Deed, Task, Thing } from './tasks/task';
import { teacher } from './model/teacher.svelte';
import type { Cell, EventDoc, Tables, View } from './wire';

/** A key press on the table. */
interface Press {
  key: string;
  /** The key auto-repeats. */
  repeat?: boolean;
  /** Enter presses the focused element itself: a button that is not chosen already. */
  button?: 'chosen' | 'other' | null;
}

/** These keys work on every page that covers the table. */
const EVERYWHERE = ['m', '?'];

/**
 * A table of Small City without its page: the shown state, the possible actions, and the effect of each key and tap.
 * The page draws it; a test plays it. Create it in a component, or in an effect root.
 */
export class TableModel {
  readonly table: LiveTable;
  readonly info: GameInfo;
  readonly tables: Tables;
  readonly play: Play;
  readonly stage: Stage<View, EventDoc>;
  readonly missed: Missed;
  readonly playback: Playback;
  readonly looking: Looking;
  readonly room: Room;
  readonly hands: Hands;
  readonly ending: Ending;
  readonly coach: ReturnType<typeof teacher>;
  readonly buttons: Buttons;
  readonly drawn: Drawn;
  /** Every decision that a seat may ever face. */
  readonly tasks: readonly Task[];
  /** A place that the log shows on the map. */
  looked = $state.raw<Place | null>(null);
  readonly #surface: Surface;
  readonly #settling = new Settling();
  /** Whether the primary button works yet. */
  get settled() {
    return this.#settling.settled;
  }
  readonly #call = new Call();

  constructor(inputs: {
    table: LiveTable;
    info: GameInfo;
    tables: Tables;
    surface: Surface;
    /** The table is that of a lesson: it has no hints and no result of its own. */
    lesson?: Taught | null;
  }) {
    const { table, info, tables, surface, lesson = null } = inputs;
    this.table = table;
    this.info = info;
    this.tables = tables;
    this.#surface = surface;
    const say = (text: string) => surface.say(text);
    this.missed = new Missed(table, (turns) => turns || say(m.play_say_online()));
    const pictures = director(() => this.play, say);
    /** One's own plan flies to its tab. */
    const seals = (event: EventDoc) => event.event === 'committed' && this.doc.you.includes(event.seat);
    this.stage = new Stage<View, EventDoc>({
      table,
      director: pictures,
      isMove: (events) => !events.every(isQuiet),
      root: () => surface.root(),
      still: ({ bot, events, seat }) =>
        settings.speed === 0 ||
        surface.hidden() ||
        // this browser may have just sent its own step
        (this.missed.catchingUp && !this.doc.you.includes(seat ?? -1)) ||
        this.hands.curtain ||
        (bot && this.doc.bot_pace === 'at_once') ||
        (events as EventDoc[]).every((event) => isQuiet(event) && !seals(event)),
      shown: (step) => {
        pictures.shown(step);
        this.drawn.hear(step);
      },
    });
    this.play = new Play(table, tables, this.stage, lesson);
    this.playback = new Playback(table, this.stage, this.missed);
    this.tasks = tasks(this.play);
    this.ending = new Ending({ over: () => this.over && !lesson, playing: () => this.stage.playing });
    this.coach = teacher(
      lesson ? null : info.name,
      this.play,
      () => this.task !== null && !this.play.own?.committed,
    );
    // the learner sees the others of a lesson, and plays none of them
    this.hands = new Hands(this.play, info.has_secrets && !lesson);
    this.looking = new Looking(surface, () => this.#waits);
    this.room = new Room(this.play, this.looking, surface.viewport, () => this.desk);
    this.drawn = new Drawn(this.play, this.looking);
    this.buttons = new Buttons({
      play: this.play,
      hands: this.hands,
      ending: this.ending,
      coach: this.coach,
      settling: this.#settling,
      room: this.room,
      looking: this.looking,
      letGo: () => this.letGo(),
      watch: (seat) => this.watch(seat),
      advise: () => this.advise(),
      task: () => this.task,
      lent: () => this.lent !== null,
    });
    table.follow = !info.has_secrets;
    this.#react();
  }

  /** Ends all timers and listeners. */
  close() {
    this.#settling.end();
    this.stage.close();
  }

  // what is shown

  /** The table with its seats. */
  readonly doc = $derived.by(() => this.table.table!);
  /** The current decision; null if there is none. */
  readonly task = $derived.by((): Task | null => {
    const { offers, answered } = this.play;
    return offers && !answered ? (this.tasks.find((each) => each.fits(offers)) ?? null) : null;
  });
  /** A seat without a decision sees the desk of the acting seat, read-only. */
  readonly watched = $derived.by(() => {
    const { task, play, stage } = this;
    return task || stage.playing || play.answered ? null : seen(play.view);
  });
  readonly desk = $derived.by(() => this.task ?? this.watched);
  readonly over = $derived.by(() => this.play.view.over);
  readonly several = $derived.by(() => this.doc.you.length > 1 && !this.play.isLesson);
  /** The seats of this browser that have to act. */
  readonly mine = $derived.by(() => this.play.due.filter((seat) => this.doc.you.includes(seat)));
  readonly #smoke = $derived.by(() =>
    smokeOf(this.play.show.tally, this.play.open, this.tables.death_thresholds),
  );
  readonly title = $derived.by(() => {
    const { play, stage, task } = this;
    const smoke = this.#smoke;
    if (stage.playing && smoke) return m.sc_tally_title({ from: smoke.from, to: smoke.to });
    if (stage.playing && play.show.title) return play.show.title;
    if (stage.replaying) return m.play_turn_replay();
    if (this.over) return m.play_turn_over();
    if (task) return this.several && play.me !== null ? m.turn_of({ seat: play.name(play.me) }) : task.title;
    const others = play.due.filter((seat) => seat !== play.me);
    if (!others.length) return m.play_act_soon();
    const progress = others.length === 1 ? this.doc.seats[others[0]!]?.attention?.progress : null;
    return does(stepOf(play.view), others.map(play.name), progress);
  });
  /** The mark beside the title. */
  readonly mark = $derived.by(() => {
    const { play } = this;
    if (this.stage.playing) return null;
    if (this.task && play.me !== null) return play.mark(play.me);
    return play.due.length === 1 ? play.mark(play.due[0]!) : null;
  });
  /** The running clock: one's own, else that of the first seat to act. */
  readonly time = $derived.by(() => {
    const seat = this.mine[0] ?? this.play.due[0];
    if (!this.doc.clock || seat === undefined) return null;
    return { clock: this.doc.clock, seat, running: true, aloud: this.mine.length > 0 };
  });
  get main(): Deed | null {
    return this.buttons.main;
  }
  get back(): Deed | null {
    return this.buttons.back;
  }
  get tools(): readonly Deed[] {
    return this.buttons.tools;
  }
  /** The pressable items on the desk and among the ways in the tray. */
  get things(): readonly Thing[] {
    return this.stage.playing ? [] : (this.task?.things ?? []);
  }
  /**
   * Others act, or the presentation is at another borough, and there is room for one drawer beside the map; a new
   * promise is seen first.
   */
  get #waits(): boolean {
    const { upright, roomy } = this.#surface.viewport;
    if (upright || roomy || this.drawn.key !== null) return false;
    return !this.mine.length || (this.stage.playing && this.play.away);
  }
  /** The absent seat that holds up the game. */
  readonly away = $derived.by(() => awaySeat(this.doc, this.play.due));
  /** The seat of this browser that a bot or stand-in plays. */
  readonly lent = $derived.by(() => lentSeat(this.doc));
  /** A page that covers this one and has its own keys. */
  readonly elsewhere = $derived.by(() =>
    this.looking.comparing ? 'compare' : this.over && this.ending.shown ? 'end' : null,
  );

  // the map

  /** The open borough. */
  readonly seat = $derived.by(() => this.play.view.seats[this.play.open]!);
  /** The seat whose numbers are beside the map: the open one; one's own while one acts in another borough. */
  readonly ledger = $derived.by(() => (this.task?.tabs && this.play.own) || this.seat);
  /** The borough as the map draws it: one's own includes the current choice. */
  readonly shown = $derived.by(
    () => (this.seat.seat === this.play.me ? this.task?.instead : null) ?? this.seat,
  );
  readonly overMap = $derived.by((): Over => {
    const { play, looked, stage } = this;
    const { open } = play;
    const own = stage.playing ? {} : (this.task?.over(open) ?? { rings: play.ringed(open) });
    const base = both(both(own, { rings: play.hinted(open) }), play.show.over(open));
    const shown = looked?.seat === open ? both(base, { rings: [{ cells: looked.cells }] }) : base;
    return play.no && !play.away ? refused(shown, play.no) : shown;
  });
  /** The forecast of population and pollution for the open borough. */
  readonly forecast = $derived.by(() => {
    const { play, seat } = this;
    if (play.view.phase >= 6 || play.hush) return null;
    const aimed = seat.seat === play.me ? (play.draft.aim?.view.seats[seat.seat] ?? seat) : seat;
    return (aimed.plan?.forecast ?? aimed.forecast).track;
  });
  /** A comparison is available: other boroughs, or the last solo game, if this browser remembers one. */
  readonly comparable = $derived.by(() => this.play.view.seats.length > 1 || lastAlone() !== null);

  /** The turn signal in the page's title, icon and notification. */
  readonly signal = $derived.by((): TurnSignal => {
    const { name, id } = this.doc;
    const mine = this.mine.length > 0;
    const { seq } = this.table.state!;
    const lastOther = () =>
      this.table.steps.findLast(({ seat }) => seat === null || !this.doc.you.includes(seat))?.seq ?? 0;
    return {
      mine,
      title: mine ? m.play_title_turn({ table: name }) : m.play_title({ table: name }),
      notice: m.plain_notice({ table: name }),
      turn: `${id} ${mine ? untrack(lastOther) : seq}`,
    };
  });

  // what a person does

  /** Presses a button of the model, unless it is off. */
  press(deed: Deed | null | undefined) {
    if (deed && !deed.off) deed.act();
  }
  /** Taps a cell of the open borough. */
  tap(cell: Cell) {
    const { play, task } = this;
    if (this.stage.playing) return void this.stage.skip();
    this.looked = null;
    if (play.away && task?.home) play.answer(m.sc_not_yours({ name: play.name(play.open) }));
    else task?.cell(cell, play.open);
  }
  /** Opens a drawer, beside the map or on a sheet. */
  open(drawer: Drawer) {
    this.looking.open(drawer);
  }
  /** Opens the borough of a seat that acts. */
  watch(seat: number) {
    this.play.watch(seat);
    // the pressed button is gone
    void tick().then(() => this.#surface.focus('main'));
  }
  /** Asks for a bot's advice, and takes it up. */
  async advise() {
    const { task, play } = this;
    const entry = task && !this.stage.playing ? await play.advise() : null;
    if (!entry) return;
    this.task?.letGo();
    play.look(null);
    this.task?.show?.(entry);
    // Enter confirms it, wherever the focus was
    void tick().then(() => this.#surface.focus('main'));
  }
  /** Goes back one step: a refusal, a visit, or the choice. */
  letGo() {
    const { play } = this;
    play.ignore();
    if (play.no) play.refuse(null);
    else if (play.away) play.look(null);
    else this.task?.letGo();
  }
  /** Replays the last events, or ends the replay. */
  replay(from?: number) {
    this.looking.sheet = false;
    this.playback.toggle(from);
  }
  /** Shows the place of a log line on the map. */
  show(line: Line) {
    if (!line.place) return;
    this.looking.sheet = false;
    this.looked = line.place;
    this.play.look(line.place.seat);
  }
  /** Handles a key; false if it does nothing. */
  key({ key, repeat = false, button = null }: Press): boolean {
    const { task } = this;
    if (this.elsewhere && !EVERYWHERE.includes(key)) return false;
    // Enter presses the focused button, unless that is chosen already and the primary button goes on
    if (key === 'Enter' && button && (!this.main || this.main.off || button === 'other')) return false;
    // a held key answers no question
    if (key === 'Enter' && repeat) return false;
    const digit = Number(key);
    if (digit >= 1 && digit <= 4) {
      task?.pick?.(digit - 1);
      return false;
    }
    const act = task?.tools?.find((tool) => tool.key?.toLowerCase() === key)?.act ?? this.#keys[key];
    act?.();
    return act !== undefined;
  }
  readonly #keys: Readonly<Record<string, () => void>> = {
    Enter: () => this.press(this.main),
    Escape: () => (this.stage.playing ? void this.stage.skip() : this.letGo()),
    u: () => {
      if (this.play.draft.entries.length || !this.#other('U')) void this.play.takeBack();
    },
    U: () => void this.#other('Shift U'),
    h: () => void this.advise(),
    t: () => this.#surface.focus('desk'),
    n: () => this.#step(1),
    N: () => this.#step(-1),
    '[': () => this.#borough(-1),
    ']': () => this.#borough(1),
    '0': () => this.play.look(null),
    c: () => this.open('council'),
    k: () => this.open('cards'),
    p: () => {
      this.open('promises');
      this.play.peep.start();
    },
    l: () => this.open('log'),
    v: () => (this.looking.comparing = this.comparable),
    x: () => void this.stage.skip(),
    '.': () => this.play.show.go(1),
    ',': () => this.play.show.go(-1),
    w: () => this.replay(),
    '+': () => this.#surface.zoom(1),
    '-': () => this.#surface.zoom(-1),
    m: () => void turnSound(),
    '?': () => this.#surface.help(),
  };
  /** Presses the secondary button if this is its key. */
  #other(key: string): boolean {
    const { other } = this.task ?? {};
    if (other?.key !== key) return false;
    other.act();
    return true;
  }
  /** Focuses the next useful cell, with wrap-around. */
  #step(by: 1 | -1) {
    const cells = this.task?.next ?? [];
    const now = cells.indexOf(this.#surface.focused() ?? '');
    const cell = cells[(now + (now < 0 && by < 0 ? 0 : by) + cells.length) % cells.length];
    if (cell !== undefined) this.#surface.focus({ cell });
  }
  #borough(by: number) {
    const count = this.play.view.seats.length;
    this.play.look((this.play.open + by + count) % count);
  }

  // automatic follow-ups

  #react() {
    const { play, stage, looking, hands } = this;
    const surface = this.#surface;
    $effect(() => (stage.playing ? this.#settling.shows() : undefined));
    $effect(() => {
      // a second tap does not answer a question that has just appeared
      if (this.task?.main?.asks) this.#settling.settle();
    });
    const decision = $derived(play.decision);
    $effect(() => {
      // a selection of one step means nothing in the next
      void decision;
      untrack(() => this.tasks.forEach((each) => (each.drop ?? each.letGo).call(each)));
    });
    $effect(() => {
      const { task } = this;
      const silent = !task || stage.playing || hands.curtain || !play.due.includes(play.me ?? -1);
      if (!this.#call.now(silent ? null : `${decision} ${this.tasks.indexOf(task)}`)) return;
      const { title, said } = untrack(() => task!);
      surface.say(m.sc_say_turn({ title }));
      surface.say(said.lead ?? '');
    });
    $effect(() => {
      // a choice there shows on the map, and a refusal in the tray
      if (this.task?.held || play.no || !this.desk?.desk) looking.desk = false;
      if (this.task?.held || !this.desk?.wide) looking.map = false;
    });
    $effect(() => {
      if (!hands.curtain) return;
      looking.close();
      play.peep.end();
    });
    $effect(() => {
      const { task } = this;
      const attend = task?.attend;
      if (!attend) return;
      void tick().then(() => surface.focus(attend));
      task.attend = null;
    });
    $effect(() => {
      if (play.late) surface.say(play.late);
    });
    $effect(() => {
      // the presentation directs all viewers, and a plan is secret
      if (stage.playing || this.table.state?.turn.kind === 'together') return;
      this.table.attend({ at: play.open, progress: this.task?.progress ?? null });
    });
    const phase = $derived(play.view.phase);
    $effect(() => {
      // an enlarged map fits its sheet again in the next phase
      void phase;
      untrack(() => surface.zoom(-1));
    });
    $effect(() => {
      // each person at this browser sees their own borough first
      void play.me;
      untrack(() => play.look(null));
    });
    $effect(() => {
      const opened = play.open;
      // the presentation says where it happens, and a spectator follows the acting seat
      if (untrack(() => stage.playing || play.along)) return;
      void tick().then(() => untrack(() => surface.say(m.sc_say_open({ name: play.who(opened) }))));
    });
  }
}
