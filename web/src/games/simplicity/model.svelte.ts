import { piece } from '$lib/language';
import './messages';
import { tick, untrack } from 'svelte';
import { discOf } from '$lib/marks';
import { motionless, settings } from '$lib/settings.svelte';
import { openSheet } from '$lib/sheets.svelte';
import { play, turnSound } from '$lib/sound';
import type { LiveTable } from '$lib/table.svelte';
import type { TurnSignal } from '$lib/turn-signal';
import type { Advice, GameInfo, Problem, Step } from '$lib/wire';
import { listed, tell, type Reader } from '$lib/words';
import { m } from '$messages';
import type { Coach } from '$play/coach.svelte';
import { Ending } from '$play/ending.svelte';
import { Hint } from '$play/hint.svelte';
import { late } from '$play/late';
import type { Lit } from '$play/lesson.svelte';
import { Missed } from '$play/missed.svelte';
import { isPerson, nameOf } from '$play/names';
import { Playback } from '$play/playback.svelte';
import type { Director } from '$play/scene';
import { leaving } from '$play/sending';
import { Stage } from '$play/stage.svelte';
import { teamEmblems } from './emblems';
import { firstGame } from './first-game.svelte';
import { columnName, placeOf, spaceAt } from './geometry';
import { Look } from './look.svelte';
import { isMove } from './motion/runs';
import { messageOf } from './message';
import { moves } from './moves';
import { Plan } from './plan.svelte';
import { lines, plain, roundName, spoken, type Line } from './sentences';
import { TakeBack } from './take-back.svelte';
import type { SimplicityEntry, SimplicityEvent, SimplicityOffers, SimplicityView, SpaceName } from './wire';
import { partSums } from './words';

/** The page API that a `GameModel` needs. */
export interface Surface {
  /** Plays the motion of a step. */
  director: Director<SimplicityView, SimplicityEvent>;
  /** The root element for motion. */
  root(): HTMLElement;
  /** The page is in the background: nobody sees motion. */
  hidden(): boolean;
  /** Outlines changes, instead of motion. */
  outline(events: readonly SimplicityEvent[]): void;
  /** Announces a text to screen readers. */
  say(text: string): void;
  /** Shows the turn in the page's title and icon; null when the person leaves the game. */
  signal(turn: TurnSignal | null): void;
  /** The focus is in the city. */
  isFocusInCity(): boolean;
  focusSlot(slot: number): void;
  focusSpace(space: SpaceName | undefined): void;
  /** Focuses the visible log; false when there is no room for one. */
  focusLog(): boolean;
}

/** What a lesson says of its table: whether gains are hidden, and what it marks. */
interface Taught {
  readonly hidden: boolean;
  readonly lit: Lit | null;
}

interface Given {
  table: LiveTable;
  info: GameInfo;
  surface: Surface;
  /** The table is that of a lesson: it has no hints and no result of its own, and the learner stays the observer. */
  lesson?: Taught | null;
}

/** The focus during a key press, as far as keys depend on it. */
interface Focus {
  /** On a space of the city. */
  city: boolean;
  /** On a button or a link. */
  button: boolean;
}

/** The middle of the city: the lamp and the focus start here until something is built. */
const MIDDLE = 'd4';

/**
 * The screen of a game of Simplicity without the page. Derived values are its content, methods are the person's
 * actions. Its component draws the values, calls the methods and implements `Surface`. Create it while a component
 * initialises, or in an `$effect.root`.
 */
export class GameModel {
  readonly table: LiveTable;
  readonly info: GameInfo;
  readonly missed: Missed;
  readonly stage: Stage<SimplicityView, SimplicityEvent>;
  readonly plan: Plan;
  readonly look: Look;
  readonly coach: Coach;
  readonly takeBack: TakeBack;
  readonly hint: Hint;
  readonly playback: Playback;
  readonly ending: Ending;
  /** The sheet over the screen. */
  sheet = $state<'log' | 'scores' | null>(null);
  /** The log line with marked spaces and slot. */
  marked = $state.raw<Line | null>(null);
  /** The page shows a note beside the inspected space, so the tray stays silent about it. */
  noted = $state(false);
  /** A tile is being dragged. */
  dragging = $state(false);
  readonly #surface: Surface;
  readonly #lesson: Taught | null;
  /** A bot's advice, shown until the person aims elsewhere. */
  #advised = $state.raw<Advice | null>(null);
  /** The last announced turn. */
  #announced = '';

  constructor({ table, info, surface, lesson = null }: Given) {
    this.table = table;
    this.#lesson = lesson;
    this.info = info;
    this.#surface = surface;
    this.missed = new Missed(table, (turns) => turns || surface.say(m.play_say_online()));
    this.stage = new Stage({
      table,
      director: surface.director,
      isMove,
      root: () => surface.root(),
      still: (step) => motionless() || surface.hidden() || this.missed.catchingUp || this.#isHasty(step),
      shown: (step) => this.#shown(step),
    });
    this.plan = new Plan({
      choices: () => this.#moves,
      table: () => this.doc.id,
      decision: () => {
        const { round, phase, place, team } = this.view;
        return `${table.seat} ${round} ${phase} ${place} ${team}`;
      },
      slots: () => this.view.slots,
      openSpace: () => this.#openSpace(),
      isOpen: (space) => !spaceAt(this.view.columns, space)?.tile,
      confirmAtOnce: () => settings.confirmAtOnce,
      send: (entry) => table.send(entry),
      check: (entry) => table.check(entry),
    });
    this.look = new Look({
      view: () => this.view,
      plan: this.plan,
      aimed: () => this.ghost?.space ?? null,
      marked: () => this.marked?.spaces ?? this.#lesson?.lit?.spaces ?? [],
      teamName: this.teamName,
    });
    this.coach = firstGame({
      name: info.name,
      table,
      stage: this.stage,
      plan: this.plan,
      you: () => (lesson ? [] : this.doc.you),
      teamName: this.teamName,
    });
    this.takeBack = new TakeBack(table, { over: () => this.over, skip: () => this.stage.skip() });
    this.hint = new Hint(table);
    this.playback = new Playback(table, this.stage, this.missed);
    this.ending = new Ending({ over: () => this.over && !lesson, playing: () => this.stage.playing });
    this.#observe();
  }

  /** Ends the model; its table stays open. */
  close() {
    this.stage.close();
    this.#surface.signal(null);
  }

  // the shown state

  readonly doc = $derived.by(() => this.table.table!);
  readonly #teamsEach = $derived.by(
    () => (this.table.state!.view as SimplicityView).teams.length / this.doc.seats.length,
  );
  /** By team. */
  readonly emblems = $derived.by(() => teamEmblems(this.doc.seats, this.#teamsEach));
  readonly view = $derived.by(() => this.stage.view!);
  /** Every player has two teams. */
  readonly two = $derived.by(() => this.view.teams.length > this.view.seats.length);
  /** The seat to play. */
  readonly acting = $derived.by(() => {
    const { team, teams } = this.view;
    return team === null ? null : (teams[team]?.seat ?? 0);
  });
  readonly #mine = $derived.by(() => this.acting !== null && this.doc.you.includes(this.acting));
  readonly over = $derived.by(() => this.view.phase === 'over');
  /** Several people play at this browser. */
  readonly #several = $derived.by(() => this.doc.you.length > 1);
  readonly teamName = (team: number): string => this.emblems[team]?.name() ?? '';
  /** A player's name here. */
  readonly person = (seat: number): string => nameOf(this.doc, seat);
  readonly #disc = (team: number | null) => {
    const emblem = team === null ? undefined : this.emblems[team];
    return emblem ? discOf(emblem) : null;
  };

  /** The disc of this browser's first team. */
  readonly myMark = $derived.by(() => this.#disc(this.table.seat ?? 0));
  /** The learner counts for themselves: what choices bring stays hidden. */
  readonly hush = $derived.by(() => this.#lesson?.hidden ?? false);

  // the plan

  /** Every legal move; none during a presentation. */
  readonly #moves = $derived.by(() =>
    this.stage.playing ? [] : moves((this.table.state?.offers ?? null) as SimplicityOffers | null),
  );
  /** The chosen slot. */
  readonly slot = $derived.by(() => this.view.slots.find(({ slot }) => slot === this.plan.slot) ?? null);
  /** The lit spaces, each with the gain of a build there. */
  readonly lit = $derived.by(
    () => new Map([...this.plan.lit].map(([space, move]) => [space, move.about.total])),
  );
  /** The gain of each slot on the chosen space. */
  readonly offers = $derived.by(
    () => new Map(this.plan.offers.map(({ slot, move }) => [slot, move.about.total])),
  );
  /** The lit slots. */
  readonly litSlots = $derived.by(
    (): ReadonlySet<number> =>
      new Set(
        this.plan.stage === 'where'
          ? this.offers.keys()
          : [...this.plan.takes.keys(), ...this.plan.blocks.keys()],
      ),
  );
  /** The slot of a hint. */
  readonly hinted = $derived.by(() => Number(this.#lesson?.lit?.pieces[0] ?? 0) || null);
  /** The preview of a tile on its space, until the move is confirmed. */
  readonly ghost = $derived.by(() => {
    const move = this.plan.aimed;
    if (!move || !('take' in move.entry) || !this.slot?.tile) return null;
    const { build: space, team } = move.entry;
    return { space, tile: this.slot.tile, team, gain: move.about.total };
  });
  readonly hasPlan = $derived.by(() => {
    const { refused, slot, space } = this.plan;
    return refused !== null || slot !== null || space !== null;
  });

  // the log

  /** The space built last. */
  readonly lastBuilt = $derived.by((): SpaceName | null => {
    for (const { events } of this.stage.steps.toReversed())
      for (const event of events as SimplicityEvent[]) if (event.event === 'built') return event.space;
    return null;
  });
  readonly #lines = $derived.by(() =>
    lines(
      this.stage.steps,
      this.person,
      (seat) => isPerson(this.doc, seat),
      this.doc.practice ? this.view.round : 0,
    ),
  );
  /** The log under its rounds, with discs. */
  readonly log = $derived.by(() =>
    this.#lines.map((line) => ({
      ...line,
      heading: line.round ? roundName(line.round) : m.sim_setup(),
      mark: this.#disc(line.team),
      marks: line.spaces.length > 0 || line.slot !== null,
    })),
  );
  /** The text of the replayed step. */
  readonly caption = $derived.by(() => {
    const seq = this.stage.replaying?.seq;
    const line = this.#lines.findLast((line) => line.seq === seq);
    return line ? plain(line.pieces, this.teamName) : '';
  });
  /** The last events, newest first. */
  readonly last = $derived.by(() =>
    this.#lines
      .filter((line) => !line.undone && (line.slot !== null || line.takesBack))
      .slice(-5)
      .reverse(),
  );

  // the tray

  readonly message = $derived.by(() =>
    messageOf({
      hush: this.hush,
      ...{ doc: this.doc, view: this.view, plan: this.plan, slot: this.slot, teamName: this.teamName },
      peek: this.noted ? null : this.look.move,
      missed: this.missed.turns?.count ?? 0,
      late: this.#late,
    }),
  );
  readonly #late = $derived.by(() => late(this.doc, this.stage.steps));
  /** The tray shows the sum of a move or a bot's reasons: a note of a first game never takes their place. */
  readonly counts = $derived.by(() => this.message.kind === 'build' || this.why !== '');
  /** The inspected building, in words. */
  readonly looked = $derived.by(() => (this.noted ? '' : this.look.text));
  /** The tray asks a question that needs an answer. */
  readonly asked = $derived.by(() => this.missed.turns !== null || this.message.kind === 'absence');
  readonly title = $derived.by(() => {
    const { acting, view } = this;
    if (this.stage.replaying) return m.play_turn_replay();
    if (this.over) return m.play_turn_over();
    if (view.team === null || acting === null) return m.sim_turn_dealing();
    const named = { name: this.person(acting), team: this.teamName(view.team) };
    if (!this.#mine) return view.phase === 'block' ? m.sim_turn_blocks(named) : m.sim_turn_plays(named);
    return this.#several ? m.sim_turn_of(named) : m.sim_turn_yours(named);
  });
  /** The disc of the team to play. */
  readonly mark = $derived.by(() => this.#disc(this.view.team));
  /** The discs of the teams that play after it. */
  readonly then = $derived.by(() =>
    this.view.order
      .slice(this.view.phase === 'block' ? 0 : this.view.place + 1)
      .flatMap((team) => this.#disc(team) ?? []),
  );
  readonly #label = $derived.by(() => {
    const { plan, acting } = this;
    if (this.stage.replaying) return m.play_log_stop();
    if (this.over) return m.play_act_result();
    switch (plan.stage) {
      case 'block':
        return m.sim_act_choose_slot();
      case 'slot':
      case 'where':
        return m.sim_act_choose_tile();
      case 'space':
        return m.sim_act_choose_space();
      case 'aimed':
        return plan.blocks.size
          ? m.sim_act_block({ slot: plan.slot! })
          : m.sim_act_build({ space: plan.space! });
      case 'watch':
        if (acting === null) return m.sim_turn_dealing();
        // the turn is ours, but the events before it are still being shown
        return this.#mine ? m.play_act_soon() : m.play_act_wait({ name: this.person(acting) });
    }
  });
  /** The primary button. */
  readonly heavy = $derived.by((): { label: string; off: boolean } => {
    const label = this.#label;
    if (this.over || this.stage.replaying) return { label, off: false };
    return leaving(this.table, { label, off: this.plan.aimed === null });
  });
  /** This screen has a choice to drop before a move is taken back. */
  readonly #steps = $derived.by(() => !this.table.waits && (this.hasPlan || this.takeBack.why));
  /** The secondary button: it steps back, or takes a move back; null when there is none. */
  readonly back = $derived.by(() => {
    if (this.#steps) return { label: m.play_act_back(), off: false, key: 'Esc' };
    if (this.table.seat === null || this.over) return null;
    const off = !this.hasPlan && !this.takeBack.why && this.takeBack.off !== null;
    return { label: m.play_act_take_back(), off, key: 'U' };
  });
  /** The reader of the rules' refusals: teams have their names. */
  readonly reader = $derived.by((): Reader => ({
    game: 'simplicity',
    seat: this.table.seat,
    name: (field, code) => (field === 'team' ? this.teamName(Number(code)) : null),
  }));
  /** The reason of a refusal. */
  readonly problem = $derived.by((): Problem | null => {
    if (this.takeBack.why && this.takeBack.off) return this.takeBack.off;
    const { problem = null, space = null } = this.plan.refused ?? {};
    if (problem?.code === 'block_first') return { ...problem, text: m.sim_tray_block_first() };
    if (problem?.code !== 'nothing_fits') return problem;
    const symbol = piece('symbol', spaceAt(this.view.columns, space!)!.symbol ?? 'blank');
    return { ...problem, text: m.sim_tray_nothing_fits({ space: space!, symbol }) };
  });
  /** More buttons. */
  readonly tools = $derived.by(() =>
    this.hint.may && this.plan.stage !== 'watch'
      ? [{ label: m.play_hint(), key: 'H', busy: this.hint.thinking, act: () => void this.advise() }]
      : [],
  );
  /** A bot's reasons for the current target, if the person asked for a hint: its points, and what it changes. */
  readonly why = $derived.by(() => {
    const advised = this.#advised;
    const { aimed } = this.plan;
    if (!advised || JSON.stringify(advised.entry) !== JSON.stringify(aimed?.entry)) return '';
    const reasons = advised.reasons.map((reason) => tell('reasons', reason as object, this.reader));
    if (aimed && 'take' in aimed.entry) reasons.unshift(m.sim_tray_now({ points: aimed.about.total }));
    return reasons.length ? m.sim_tray_advised({ reasons: listed(reasons) }) : m.sim_tray_advised_only();
  });
  /** The person at this browser to receive the device, in a game with secrets; null if nobody waits for it. */
  readonly handOver = $derived.by(() => {
    const { acting, table } = this;
    if (!this.info.has_secrets || !this.#several || !this.#mine) return null;
    if (acting === null || acting === table.seat) return null;
    const name = this.person(acting);
    const said = m.sim_hand_over({ name, team: this.teamName(this.view.team!) });
    return { name, said, look: () => void table.look(acting) };
  });

  // the person's actions

  /** Presses the primary button. */
  main() {
    if (this.stage.replaying) void this.stage.skip();
    else if (this.over) this.ending.shown = true;
    else void this.plan.confirm();
  }
  /** Presses the secondary button. */
  goBack() {
    if (this.table.waits) void this.takeBack.act();
    else if (this.takeBack.why) this.takeBack.why = false;
    else if (this.hasPlan) this.#stepBack();
    else void this.takeBack.act();
  }
  /** Points at a slot; with the keyboard the focus goes on to the nearest lit space. */
  pickSlot(slot: number, byKey = false) {
    this.takeBack.why = false;
    if (this.stage.playing) return void this.stage.skip().then(() => this.pickSlot(slot, byKey));
    this.plan.pickSlot(slot);
    if (byKey && this.plan.stage === 'space')
      void tick().then(() => this.#surface.focusSpace(this.#nearest([...this.plan.lit.keys()])));
  }
  /** Points at a space. */
  pickSpace(space: SpaceName) {
    this.takeBack.why = false;
    if (this.stage.playing) return void this.stage.skip().then(() => this.pickSpace(space));
    this.plan.pickSpace(space);
  }
  /** Drags the tile of a slot; null if no space is under it. */
  drag(slot: number, space: SpaceName | null) {
    if (this.plan.slot !== slot) this.plan.pickSlot(slot);
    this.dragging = true;
    this.look.space = space;
  }
  /** Drops a dragged tile on a space, or on none. */
  drop(slot: number, space: SpaceName | null) {
    this.dragging = false;
    this.look.space = null;
    if (space) this.plan.drop(slot, space);
  }
  /** The drag was cancelled. */
  dragEnds() {
    this.dragging = false;
  }
  /** Asks for a hint, and aims at its move. */
  async advise() {
    if (this.plan.stage === 'watch' || this.plan.sending) return;
    const advice = await this.hint.ask();
    if (!advice) return;
    this.plan.show(advice.entry as SimplicityEntry);
    this.#advised = advice;
  }
  /** Replays the events since the last own move, or since a step; a second call ends the replay. */
  replay(from?: number) {
    this.sheet = null;
    this.playback.toggle(from);
  }
  /** Answers whether to replay the events missed offline. */
  answerMissed(plays: boolean) {
    if (plays) this.replay(this.missed.turns?.after);
    else this.missed.turns = null;
  }
  showLog() {
    if (!this.#surface.focusLog()) this.sheet = 'log';
  }
  /** Goes to a space from the log. */
  goTo(space: SpaceName) {
    this.sheet = null;
    this.look.space = space;
    void tick().then(() => this.#surface.focusSpace(space));
  }

  /** Handles a key; true to prevent the browser's default. */
  key(key: string, { city, button }: Focus): boolean {
    // the end has different keys
    if (this.over && this.ending.shown) return false;
    const digit = Number(key);
    if (digit >= 1 && digit <= 7) {
      this.pickSlot(digit, true);
      return false;
    }
    // Enter presses the focused button, but on a space it confirms the slot to be blocked
    if (key === 'Enter' && button && !(city && this.plan.blocks.size && this.plan.slot !== null))
      return false;
    const act = this.#keys[key.length === 1 ? key.toLowerCase() : key];
    act?.();
    return act !== undefined;
  }
  readonly #keys: Readonly<Record<string, () => void>> = {
    u: () => void this.takeBack.act(),
    h: () => void this.advise(),
    l: () => this.showLog(),
    s: () => (this.sheet = 'scores'),
    r: () => openSheet('rules'),
    '?': () => openSheet('help'),
    p: () => this.replay(),
    m: () => void turnSound(),
    Escape: () => {
      if (this.stage.playing) void this.stage.skip();
      else if (this.takeBack.why) this.takeBack.why = false;
      else this.#stepBack();
    },
    Enter: () => this.main(),
  };

  #stepBack() {
    const { slot } = this.plan;
    const isInCity = this.#surface.isFocusInCity();
    if (this.plan.back() && isInCity && this.plan.slot === null && slot !== null)
      this.#surface.focusSlot(slot);
  }

  #openSpace(): SpaceName | null {
    for (const [x, column] of this.view.columns.entries())
      for (const [y, space] of column.entries()) if (!space.tile) return `${columnName(x)}${y + 1}`;
    return null;
  }

  /** The one of these spaces nearest to the last build. */
  #nearest(spaces: readonly SpaceName[]): SpaceName | undefined {
    const from = placeOf(this.lastBuilt ?? MIDDLE);
    const distance = (space: SpaceName) => {
      const { x, y } = placeOf(space);
      return Math.abs(x - from.x) + Math.abs(y - from.y);
    };
    return spaces.toSorted((a, b) => distance(a) - distance(b))[0];
  }

  /** A bot made the step at a table where bots play at once. */
  #isHasty({ bot }: Step): boolean {
    return bot && this.doc.bot_pace === 'at_once';
  }

  #shown(step: Step) {
    const events = step.events as SimplicityEvent[];
    for (const event of events) this.#surface.say(spoken(event, step.bot, this.teamName));
    if (motionless() || this.#isHasty(step)) this.#surface.outline(events);
  }

  /** The effects of the screen. */
  #observe() {
    const { table, info, plan } = this;
    const surface = this.#surface;
    // at once, even during an older presentation
    $effect(() => {
      const { turn, view } = table.state!;
      const { team, round, phase, place } = view as SimplicityView;
      const { id, name, you } = this.doc;
      const mine = turn.kind === 'seat' && turn.seats.some((seat) => you.includes(seat));
      surface.signal({
        mine,
        title: mine ? m.play_title_turn({ table: name }) : m.play_title({ table: name }),
        notice: m.sim_notice({ table: name, team: team === null ? '' : this.teamName(team) }),
        turn: `${id} ${round} ${phase} ${place}`,
      });
    });
    $effect(() => {
      const { round, phase, place, team } = this.view;
      const turn = `${round} ${phase} ${place}`;
      if (plan.stage !== 'slot' && plan.stage !== 'block') return;
      if (this.#announced === turn || team === null) return;
      this.#announced = turn;
      const named = this.teamName(team);
      const count = plan.takes.size;
      untrack(() =>
        surface.say(
          plan.blocks.size
            ? m.sim_say_your_block({ team: named })
            : m.sim_say_your_turn({ team: named, count }),
        ),
      );
    });
    $effect(() => {
      if (this.#late) surface.say(this.#late);
    });
    const refusal = $derived(plan.refused ? `${plan.refused.slot} ${plan.refused.space}` : '');
    $effect(() => {
      if (refusal) void play('refuse');
    });
    // the sum in the tray, for screen readers
    $effect(() => {
      const move = plan.aimed;
      if (!move || !('take' in move.entry) || this.hush) return;
      const { total: points, parts } = move.about;
      const count = parts.length;
      untrack(() => {
        const act = this.#label;
        surface.say(m.sim_say_aimed({ act, points, count, parts: partSums(parts) }));
      });
    });
    $effect(() => {
      table.follow = !info.has_secrets && !this.#lesson;
    });
  }
}
