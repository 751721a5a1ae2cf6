import { sentences } from '$lib/words';
import { settings } from '$lib/settings.svelte';
import { sentenceOf } from '$lib/toasts.svelte';
import type { LiveTable } from '$lib/table.svelte';
import type { Problem, Step } from '$lib/wire';
import type { Mark } from '$lib/face';
import { discOf, MARKS, seatMarks } from '$lib/marks';
import type { Reader } from '$lib/words';
import { m } from '$messages';
import { Hint } from '$play/hint.svelte';
import { late } from '$play/late';
import type { Lit } from '$play/lesson.svelte';
import { isPerson, nameOf, someoneAt } from '$play/names';
import { toldChoice } from '$play/plain/telling';
import { isKnown } from '$play/sending';
import { Stage } from '$play/stage.svelte';
import { perimeter } from '../map/geometry';
import type { Refused } from '../map/over';
import { expectation } from './advice';
import { Draft, leadsOn } from './draft.svelte';
import { lines } from './log';
import { placeOf } from './place';
import { Show } from '../motion/show.svelte';
import { shortOf, type Short } from './short';
import {
  cellsOf,
  type Answer,
  type BoroughDoc,
  type Cell,
  type Entry,
  type EventDoc,
  type Offers,
  type Reason,
  type SeatView,
  type Tables,
  type View,
  type Why,
} from '../wire';
import { problemOf } from '../words';

/** A key uncovers hidden content for this long, in milliseconds. */
const PEEP = 5_000;

/** Uncovers hidden content for a moment. */
export class Peep {
  open = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  start() {
    clearTimeout(this.#timer);
    this.open = true;
    this.#timer = setTimeout(() => this.end(), PEEP);
  }
  end() {
    clearTimeout(this.#timer);
    this.open = false;
  }
}

/** The number of recent events to mention; the log has the rest. */
const TOLD = 2;
/** Nothing is short. */
const NOTHING: Short = new Set();

/** A refusal: the problem, and the items to show with it. */
interface No extends Refused {
  problem: Problem;
  /** The tapped item of the desk, by its code. */
  thing?: string;
}

/** What a lesson says of its table. */
export interface Taught {
  /** The numbers of choices are hidden. */
  readonly hidden: boolean;
  /** The page plays by itself. */
  readonly busy: boolean;
  /** It has answered. */
  readonly answered: boolean;
  /** Its answer does not depend on what follows the decision. */
  readonly settled: boolean;
  /** The steps that it has answered. */
  readonly told: readonly Step[];
  /** What a hint marks. */
  readonly lit: Lit | null;
}

/** What a person decides and sees on the map. */
const DEEDS = new Set<EventDoc['event']>(['built', 'upgraded', 'moved', 'mayor_comes', 'cemetery_grown']);
const isOwnDeed = (event: EventDoc, me: number | null) =>
  DEEDS.has(event.event) && (!('seat' in event) || event.seat === me);

/** A game of Small City in this browser: the shown state, the open borough, the current action. */
export class Play {
  readonly table: LiveTable;
  readonly tables: Tables;
  readonly stage: Stage<View, EventDoc>;
  readonly draft: Draft;
  /** The presentation of other seats' actions. */
  readonly show = new Show();
  readonly hint: Hint;
  /** Hidden content is open for a moment. */
  readonly peep = new Peep();
  /** A bot's advice, in words. */
  #advice = $state.raw<{ decision: string; said: string } | null>(null);
  /** The borough chosen by its tab; null for the observer's own. */
  #tab = $state<number | null>(null);
  #no = $state.raw<(No & { decision: string }) | null>(null);
  sending = $state(false);

  readonly #lesson: Taught | null;

  constructor(table: LiveTable, tables: Tables, stage: Stage<View, EventDoc>, lesson: Taught | null = null) {
    this.#lesson = lesson;
    this.table = table;
    this.tables = tables;
    this.stage = stage;
    this.hint = new Hint(table);
    this.draft = new Draft(table, tables, () => this.decision);
  }

  get isLesson(): boolean {
    return this.#lesson !== null;
  }
  /** What choices bring, and what is due, stays hidden: the learner of a lesson counts. */
  get hush(): boolean {
    return this.#lesson?.hidden ?? false;
  }
  /** Nobody reads counts: a lesson has its answer, or plays by itself. */
  get hurries(): boolean {
    return this.answered || (this.#lesson?.busy ?? false);
  }
  /** A lesson has its answer. */
  get answered(): boolean {
    return this.#lesson?.answered ?? false;
  }
  /** What the learner did in a borough, once a lesson has answered. */
  ringed(open: number): { cells: readonly Cell[] }[] {
    const events = (this.#lesson?.told ?? []).flatMap(({ events }) => events as EventDoc[]);
    return events.flatMap((event) => {
      const place = isOwnDeed(event, this.me) ? placeOf(event) : null;
      return place?.seat === open ? [{ cells: place.cells }] : [];
    });
  }
  /** The own cells that a hint marks. */
  hinted(open: number): { cells: readonly Cell[] }[] {
    const spaces = this.#lesson?.lit?.spaces ?? [];
    return spaces.length && open === this.me ? [{ cells: spaces }] : [];
  }
  /** And the answer is not about counts: they are not shown. */
  get settled(): boolean {
    return this.#lesson?.settled ?? false;
  }
  /** The observer's seat; null for a spectator. */
  get me(): number | null {
    return this.table.seat;
  }
  /** All people of this table share this browser and no clock runs: nobody else waits. */
  readonly alone = $derived.by(() => {
    const { seats, you, clock } = this.table.table!;
    return (
      !clock &&
      !seats.some(({ lent }) => lent) &&
      you.length > 0 &&
      seats.every(({ kind }, seat) => kind !== 'person' || you.includes(seat))
    );
  });
  /** Secrets are never read aloud: others share the screen, or may look over a shoulder. */
  readonly covered = $derived.by(
    () => settings.cover || (this.table.table!.you.length > 1 && !this.isLesson),
  );
  /** Identifies this exact step of the observer. */
  get decision(): string {
    const { round, step } = this.table.state!.view as View;
    return `${this.me} ${round} ${step}`;
  }

  /** The state of the table, including the draft. */
  readonly view = $derived.by((): View => (this.stage.playing ? null : this.draft.view) ?? this.stage.view!);
  /** The legal actions; null during a presentation. */
  readonly offers = $derived.by((): Offers | null => {
    if (this.stage.playing || this.me === null) return null;
    const offers = this.draft.offers;
    return offers ? offers.known : ((this.table.state?.offers ?? null) as Offers | null);
  });
  readonly own = $derived(this.me === null ? null : (this.view.seats[this.me] ?? null));
  /** The seats to act, as the table knows it. */
  readonly due = $derived.by(() => this.table.state?.turn.seats ?? []);
  /** The one seat to act, whose borough a spectator follows. */
  readonly #acting = $derived.by((): number | null => {
    const [acts = null, ...more] = this.view.to_act;
    return this.me !== null || this.stage.playing || more.length ? null : acts;
  });
  /** The open borough: the chosen one, else the one with the current event, unless the observer has to act. */
  readonly open = $derived.by(() => {
    const acts = !this.stage.playing && this.me !== null && this.due.includes(this.me);
    const shown = acts ? null : (this.#acting ?? this.show.seat);
    return this.#tab ?? shown ?? this.me ?? this.view.to_act[0] ?? this.view.host;
  });
  /** A spectator follows the acting seat. */
  get along() {
    return this.me === null && this.#tab === null;
  }
  readonly away = $derived(this.me !== null && this.open !== this.me);
  readonly no = $derived(this.#no?.decision === this.decision ? this.#no : null);
  /** The things besides cells that the refusal is about, whatever its source. */
  readonly short = $derived.by((): Short =>
    this.no ? shortOf(this.no.problem, this.no.thing ?? null) : NOTHING,
  );

  /** The reader of messages, and the names of the seats. */
  readonly reader = $derived.by((): Reader => ({
    game: 'small-city',
    seat: this.me,
    name: (field, code) => (field === 'seat' ? (this.table.table?.seats[Number(code)]?.name ?? null) : null),
  }));
  /** The mark of each seat. */
  readonly marks = $derived.by(() => seatMarks(this.table.table!.seats));
  /** The letter of a seat's drawings and colours. */
  letter = (seat: number) => this.marks[seat]?.letter ?? '';
  /** The mark of a seat. */
  mark = (seat: number): Mark => discOf(this.marks[seat] ?? MARKS[0]!);
  name = (seat: number) => nameOf(this.table.table!, seat);
  who = (seat: number) => someoneAt(this.table.table!, seat);
  isPerson = (seat: number) => isPerson(this.table.table, seat);
  /** Says that a bot has moved because the time ran out. */
  readonly late = $derived.by(() => late(this.table.table!, this.stage.steps));

  /** A borough as shown: one's own includes the plan. */
  borough(seat: SeatView): BoroughDoc {
    return seat.plan?.borough ?? seat.borough;
  }

  /** Opens the borough of a seat; one's own stays open even during a presentation elsewhere. */
  look(seat: number | null) {
    this.refuse(null);
    this.#tab = seat === this.me && !this.stage.playing ? null : seat;
    if (!this.stage.playing) this.show.seat = null;
  }
  /** Opens the borough of an acting seat, and follows the presentation from there on. */
  watch(seat: number) {
    this.refuse(null);
    this.#tab = null;
    this.show.seat = seat;
  }
  /** Follows the presentation again, if one's own borough was pinned. */
  unpin() {
    if (this.#tab === this.me) this.#tab = null;
    this.show.seat = null;
  }

  refuse(no: No | null) {
    this.#no = no && { ...no, decision: this.decision };
  }

  /** Sends a final action, now or once there is a connection; true if it counted. */
  async act(...entries: Entry[]): Promise<boolean> {
    if (this.sending) return false;
    this.refuse(null);
    this.ignore();
    this.sending = true;
    const seq = this.#seq;
    const outcome = await this.draft.send(...entries).finally(() => (this.sending = false));
    if (outcome.ok) return true;
    if (outcome.stale) this.#overtaken(outcome.error, seq);
    else this.refuse({ problem: outcome.error });
    return false;
  }

  /** The last known step. */
  get #seq() {
    return this.table.state?.seq ?? 0;
  }
  /** Says in the tray that the table has moved on since a step, and what has happened. */
  #overtaken(problem: Problem, seq: number) {
    if (isKnown(problem)) return;
    const steps = this.table.steps.filter((step) => step.seq > seq);
    const happened = lines(steps, this.mark, this.name, this.isPerson, this.reader);
    const what = happened.slice(-TOLD).map(({ text }) => text);
    const text = sentences([sentenceOf(problem), what.length ? m.sc_since({ what: sentences(what) }) : '']);
    this.refuse({ problem: { ...problem, why: undefined, text } });
  }

  /** Adds to the draft; true if legal. An entry that ends the step also waits there, to be sent or taken back. */
  async note(...entries: Entry[]): Promise<boolean> {
    this.refuse(null);
    this.ignore();
    const problem = await this.draft.set([...this.draft.entries, ...entries]);
    if (problem) this.refuse({ problem });
    return !problem;
  }

  /** Ends a step: sends the draft, unless this seat goes on alone. */
  async finish(): Promise<void> {
    if (this.sending) return;
    if (this.draft.ends) return void (await this.act());
    const end = { seat: this.me!, do: 'end' } as Entry;
    // offline, nobody can tell who goes on
    if (this.table.offline) return void (await this.act(end));
    const tried = await this.table.try([...this.draft.entries, end]);
    if (!tried) return;
    const problem = tried.problems.at(-1) ?? null;
    if (leadsOn(problem)) await this.act(end);
    else if (problem) this.refuse({ problem });
    else await this.note(end);
  }

  readonly advice = $derived(this.#advice?.decision === this.decision ? this.#advice.said : null);
  /** Asks for a bot's advice after the draft, and shows it; returns the entry, null if there is none. */
  async advise(): Promise<Entry | null> {
    if (this.draft.ends) return null;
    const { decision } = this;
    const drafted = [...this.draft.entries];
    const advised = await this.hint.ask(drafted);
    if (!advised) return null;
    const entry = advised.entry as Entry;
    const about = (await this.table.try([...drafted, entry]))?.abouts.at(-1);
    if (!about || decision !== this.decision || drafted.length !== this.draft.entries.length) return null;
    this.refuse(null);
    const { text } = toldChoice({ entry, about }, this.reader);
    const why = expectation(advised.reasons as Reason[], this.reader);
    this.#advice = { decision, said: sentences([m.play_hint_said({ text }), why]) };
    return entry;
  }
  /** The advice is outdated. */
  ignore() {
    this.#advice = null;
  }

  /** Answers a tap on a cell when the map has nothing to choose: says what to do instead. */
  elsewhere(todo: string) {
    this.answer(m.sc_elsewhere({ todo }));
  }
  /** Answers a tap that has nothing to choose. */
  answer(text: string) {
    this.refuse({ problem: { code: 'no_cell', rule: null, text } });
  }

  /** Explains why an action is illegal, and shows its place. */
  async whyNot(entry: Entry, red: readonly Cell[] = [], thing?: string): Promise<void> {
    const tried = await this.table.try([...this.draft.entries, entry]);
    const problem = tried?.problems.at(-1);
    if (problem) this.refuse({ problem, red, thing });
  }

  /** Asks why an action is illegal, and shows the obstacles. */
  async why(question: Why): Promise<void> {
    const { problem, answer } = await this.table.ask({ why: question });
    if (problem) return this.refuse({ problem });
    const { refusal, place, cells, host, counts, area, edge } = answer as Answer;
    if (!refusal) return;
    this.refuse({
      problem: problemOf(refusal),
      red: host === null ? cellsOf(cells) : [],
      place: host === null && !cells ? cellsOf(place) : [],
      rings: counts.map(({ cells }, index) => ({ cells: cellsOf(cells), number: index + 1 })),
      area: edge ? perimeter : cellsOf(area),
    });
  }

  /** Takes back the last draft entry, or the last move if the table allows it. */
  async takeBack(): Promise<void> {
    this.refuse(null);
    this.ignore();
    if (this.table.withdraw() || this.draft.back() || this.me === null) return;
    const cannot = this.table.state?.take_back ?? null;
    if (cannot) return this.refuse({ problem: cannot });
    const seq = this.#seq;
    const outcome = await this.table.takeBack();
    if (!outcome.ok) this.#overtaken(outcome.error, seq);
  }
}
