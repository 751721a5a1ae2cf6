import { api, Refusal } from './api';
import { newId } from './id';
import { patched, viewed } from './patch';
import { server } from './server.svelte';
import { Signals } from './signals.svelte';
import { Socket, type Offline } from './socket';
import { isIndex, orNull, remember, remembered } from './stored';
import { say } from './toasts.svelte';
import type {
  Attention,
  ClientMessage,
  History,
  Problem,
  SeatDoc,
  ServerMessage,
  State,
  Step,
  TableDoc,
} from './wire';
import { m } from '$messages';

/** The outcome of an input: refused with the server's reason, or played. */
export type Outcome = { ok: true; seq: number } | { ok: false; error: Problem; stale: boolean };
/**
 * Gets every step in order with the view after it; null when the state was replaced and there is nothing to show in
 * between.
 */
export type StepListener = (step: Step | null) => void;

type Input = Extract<ClientMessage, { type: 'input' | 'take_back' }>;
/** A question that changes nothing. */
type Question = Extract<ClientMessage, { type: 'check' | 'try' | 'ask' }>;
type Answer = Extract<ServerMessage, { type: 'checked' | 'tried' | 'answer' }>;
type Told<T extends Answer['type']> = Extract<Answer, { type: T }>;

/** The results of trying entries, one after the other. */
interface Tried {
  /** Why an entry is skipped; null if it is legal. */
  problems: (Problem | null)[];
  /** The effect of each entry; null if it is illegal. */
  abouts: unknown[];
  /** The state after them. */
  view: unknown;
  offers: unknown;
}

/** Without an answer for this long, the connection counts as dead. */
const PATIENCE = 6_000;
/** The page waits this long, in milliseconds, before it reports what a person looks at. */
const GLANCE = 500;

/** A table as this browser sees it now, kept up to date; the life of `/t/{id}` from lobby to end. */
export class LiveTable {
  readonly id: string;
  table = $state.raw<TableDoc | null>(null);
  /** The newest state of the game for `seat`; null before the deal. */
  state = $state.raw<State | null>(null);
  steps = $state.raw<Step[]>([]);
  /** The observer: one of this browser's seats, or null for a spectator. */
  seat = $state<number | null>(null);
  offline = $state.raw<Offline | null>(null);
  /** The input in flight. It is sent again until the server answers. */
  pending = $state.raw<Input | null>(null);
  /** Why there is no table here; final. */
  failure = $state.raw<Problem | null>(null);
  /** With several people at this browser, the observer follows the turn. A game with secrets sets it to false. */
  follow = true;
  /** Signals between people here. */
  readonly signals: Signals;

  /** The pending input has left this device: the server may have it. */
  #left = $state(false);
  readonly #socket: Socket;
  readonly #listeners = new Set<StepListener>();
  readonly #questions = new Map<string, { message: Question; done: (answer: Answer) => void }>();
  #answer: ((outcome: Outcome) => void) | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** Callbacks for the arrival of a new observer's state. */
  #looked: (() => void)[] = [];
  /** What this person looks at; null as long as no screen says it. */
  #attention: Attention | null = null;
  #glance: ReturnType<typeof setTimeout> | undefined;
  /** The observer was chosen: at first by the page, later by the person. */
  #chosen = false;

  constructor(id: string) {
    this.id = id;
    this.signals = new Signals(id);
    // avoids a spectator's state that nobody needs
    this.seat = this.#remembered;
    this.#socket = new Socket(id, {
      opened: () => this.#opened(),
      message: (message) => this.#message(message),
      offline: (offline) => {
        this.offline = offline;
        if (offline) this.#wonder();
      },
      blocked: () => say(m.sockets_blocked(), true),
    });
  }

  /** The storage key of this browser's seat here. */
  get #key() {
    return `seat.${this.id}`;
  }
  get #remembered() {
    return remembered(this.#key, orNull(isIndex), null);
  }

  close() {
    clearTimeout(this.#patience);
    clearTimeout(this.#glance);
    this.#socket.close();
  }

  /** Changes the observer; resolves when its state is here. */
  look(seat: number | null): Promise<void> {
    this.#chosen = true;
    if (seat !== this.seat || !this.state) {
      this.seat = seat;
      this.#socket.send({ type: 'look', seat, since: null });
    }
    if (this.state?.seat === seat) return Promise.resolve();
    return new Promise((seen) => this.#looked.push(seen));
  }

  /** Reports what this person looks at. */
  attend(attention: Attention) {
    this.#attention = attention;
    clearTimeout(this.#glance);
    this.#glance = setTimeout(() => this.#attend(), GLANCE);
  }
  #attend() {
    if (this.seat === null || !this.#attention) return;
    this.#socket.send({ type: 'attend', seat: this.seat, attention: this.#attention });
  }

  /** Adopts the table from a request's answer, which may come before the socket's message. */
  adopt(table: TableDoc) {
    this.#hear(table);
  }

  /** Call it after this browser's seats have changed outside the socket. */
  reopen() {
    this.#chosen = false;
    this.#socket.reopen();
  }

  /** Several entries count together or not at all. */
  send(entry: unknown, ...then: unknown[]): Promise<Outcome> {
    return this.#input((seat, expect, id) => ({ type: 'input', id, seat, expect, entry, then }));
  }

  /** An input waits for a connection. */
  get waits(): boolean {
    return this.pending !== null && !this.#left;
  }

  /** Withdraws an input that waits for a connection; false if there is none. */
  withdraw(): boolean {
    if (!this.waits) return false;
    const error = { code: 'withdrawn', rule: null, text: '' };
    this.#settle(this.pending!.id, { ok: false, stale: true, error });
    return true;
  }

  /** Takes back a move; at a practice table `all` goes back to the beginning. */
  takeBack(all = false): Promise<Outcome> {
    const whole = all ? { all } : {};
    return this.#input((seat, expect, id) => ({ type: 'take_back', id, seat, expect, ...whole }));
  }

  /** Takes back the move of another seat of this browser: as its observer, which then follows the turn again. */
  async takeBackAs(seat: number): Promise<Outcome> {
    const { follow } = this;
    this.follow = false;
    await this.look(seat);
    const outcome = this.takeBack();
    this.follow = follow;
    return outcome;
  }

  /** Checks whether an entry is legal; null means yes. Nothing changes. */
  async check(entry: unknown): Promise<Problem | null> {
    if (this.seat === null) return null;
    const answer = await this.#question<'checked'>({ type: 'check', id: newId(), seat: this.seat, entry });
    return answer.error;
  }

  /** The state after some entries; null if the table has changed meanwhile. Nothing changes. */
  async try(entries: unknown[]): Promise<Tried | null> {
    const { seat, state } = this;
    if (seat === null || !state) return null;
    const { problems, abouts, patch } = await this.#question<'tried'>({
      type: 'try',
      id: newId(),
      seat,
      entries,
    });
    if (this.state?.seq !== state.seq || this.seat !== seat) return null;
    const { view, offers } = patched({ view: state.view, offers: state.offers }, patch);
    return { problems, abouts, view, offers };
  }

  /** Asks a game-specific question. */
  async ask(question: unknown): Promise<{ problem: Problem | null; answer: unknown }> {
    if (this.seat === null) return { problem: null, answer: null };
    const message = { type: 'ask', id: newId(), seat: this.seat, question } as const;
    const { error, answer } = await this.#question<'answer'>(message);
    return { problem: error, answer };
  }

  /** All steps from the start with their views. */
  async history(): Promise<Step[]> {
    const told: Step[] = [];
    for (let since: number | null = 0; since !== null;) {
      const page: History = await api.history(this.id, this.seat, since);
      told.push(...viewed(page));
      since = page.next;
    }
    return told;
  }

  /** Returns a function that removes the listener. */
  on(listener: StepListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #input(make: (seat: number, expect: number, id: string) => Input): Promise<Outcome> {
    if (this.seat === null || !this.state || this.pending)
      return Promise.resolve({ ok: false, stale: true, error: { code: 'busy', rule: null, text: '' } });
    const input = make(this.seat, this.state.seq, newId());
    this.pending = input;
    this.#left = false;
    return new Promise((answer) => {
      this.#answer = answer;
      this.#push(input);
    });
  }

  #question<T extends Answer['type']>(message: Question): Promise<Told<T>> {
    return new Promise((done) => {
      this.#questions.set(message.id, { message, done: (answer) => done(answer as Told<T>) });
      this.#socket.send(message);
    });
  }

  #push(input: Input) {
    clearTimeout(this.#patience);
    if (!this.#socket.send(input)) return;
    this.#left = true;
    this.#patience = setTimeout(() => this.#socket.reopen(), PATIENCE);
  }

  #pushLater(id: string, seconds: number) {
    if (this.pending?.id !== id) return;
    clearTimeout(this.#patience);
    const again = () => this.pending?.id === id && this.#push(this.pending);
    this.#patience = setTimeout(again, seconds * 1000);
  }

  #opened() {
    if (!this.table && this.seat === null && !this.#chosen) return void this.#lookFirst();
    // the observer may have changed meanwhile, and its step count differs
    const since = this.state?.seat === this.seat ? this.state.seq : null;
    this.#socket.send({ type: 'look', seat: this.seat, since });
    if (this.pending) this.#push(this.pending);
    for (const { message } of this.#questions.values()) this.#socket.send(message);
    this.#attend();
  }

  /** For a device that does not know whether it has a seat here: asks first, to avoid a useless spectator's state. */
  async #lookFirst() {
    const late = new Promise<null>((done) => setTimeout(done, PATIENCE, null));
    const table = await Promise.race([api.table(this.id).catch(() => null), late]);
    // the person has chosen an observer, or the socket has spoken meanwhile
    if (this.table || this.#chosen) return;
    this.seat ??= table?.you[0] ?? null;
    this.#socket.send({ type: 'look', seat: this.seat, since: null });
  }

  #message(message: ServerMessage) {
    switch (message.type) {
      case 'state':
        this.#replace(message.state);
        return this.#hear(message.table);
      case 'table':
        return this.#hear(message.table);
      case 'now':
        if (this.state?.seq !== message.state.seq) return this.#lookAnew();
        this.state = { ...message.state, seat: this.seat, steps: this.steps };
        return this.#hear(message.table);
      case 'step':
        return this.#step(message);
      case 'ack':
        return this.#settle(message.id, { ok: true, seq: message.seq });
      case 'refused':
        if (message.state) this.#replace(message.state);
        // nothing was done, because the server has too much to do: the same again, later
        if (message.error.retry_after) return this.#pushLater(message.id, message.error.retry_after);
        return this.#settle(message.id, { ok: false, error: message.error, stale: message.state !== null });
      case 'checked':
      case 'tried':
      case 'answer':
        this.#questions.get(message.id)?.done(message);
        this.#questions.delete(message.id);
        return;
      case 'signalled':
        return this.signals.tell(message);
      case 'attention': {
        const { seats } = message;
        if (!this.table) return;
        const attentive = (seat: SeatDoc, index: number) => ({ ...seat, attention: seats[index]! });
        this.table = { ...this.table, seats: this.table.seats.map(attentive) };
        return;
      }
      case 'announced':
        server.announcement = message.text;
        return;
      case 'failed':
        // the operator has deleted the table
        if (message.error.code === 'no_table') return this.#fail(message.error);
        // the seat is no longer ours: it has moved to another browser
        if (this.seat === null) return;
        this.seat = null;
        this.#socket.send({ type: 'look', seat: null, since: null });
    }
  }

  /** Offline: nothing is in flight, and the table may not exist, or no longer. */
  #wonder() {
    clearTimeout(this.#patience);
    api.table(this.id).catch((refusal: unknown) => {
      if (refusal instanceof Refusal && refusal.status === 404) this.#fail(refusal.problem);
    });
  }

  #fail(problem: Problem) {
    this.failure = problem;
    this.close();
  }

  #step(told: Extract<ServerMessage, { type: 'step' }>) {
    if (this.state && told.step.seq <= this.state.seq) return;
    const now = told.state ?? this.#patched(told);
    if (!now) return this.#lookAnew();
    const step: Step = { ...told.step, view: now.view };
    this.steps = [...this.steps, step];
    // the observer may have changed meanwhile: its state comes whole
    this.state = { ...now, seat: this.state?.seat ?? null, steps: this.steps };
    for (const listener of this.#listeners) listener(step);
    this.#followTurn();
  }

  /** The state after a step that carries a patch; null if the patch does not fit the known state. */
  #patched({ step, patch }: Extract<ServerMessage, { type: 'step' }>): State | null {
    if (!patch || this.state?.seq !== step.seq - 1) return null;
    try {
      return patched(this.state, patch);
    } catch {
      return null;
    }
  }

  #lookAnew() {
    this.#socket.send({ type: 'look', seat: this.seat, since: null });
  }

  #replace(state: State | null) {
    // two observers may have the same step count
    const same = state?.seq === this.state?.seq && state?.seat === this.state?.seat;
    this.state = state;
    this.steps = state?.steps ?? [];
    if (!same) for (const listener of this.#listeners) listener(null);
    if (state?.seat === this.seat) this.#looked.splice(0).forEach((seen) => seen());
  }

  #hear(table: TableDoc) {
    this.table = table;
    this.signals.hear(table.signals);
    const own = table.you[0] ?? null;
    if (own !== this.#remembered) remember(this.#key, own);
    const mine = table.you.includes(this.seat ?? -1);
    if ((!this.#chosen && this.seat === null && table.you.length) || (this.seat !== null && !mine)) {
      this.seat = table.you[0] ?? null;
      this.#socket.send({ type: 'look', seat: this.seat, since: null });
    } else if (table.status !== 'lobby' && !this.state) {
      this.#socket.send({ type: 'look', seat: this.seat, since: null });
    }
    this.#followTurn();
  }

  #followTurn() {
    const turn = this.state?.turn;
    if (
      !this.follow ||
      this.pending ||
      turn?.kind !== 'seat' ||
      this.seat === null ||
      turn.seats.includes(this.seat)
    )
      return;
    const next = turn.seats.find((seat) => this.table?.you.includes(seat));
    if (next !== undefined) void this.look(next);
  }

  #settle(id: string, outcome: Outcome) {
    if (this.pending?.id !== id) return;
    clearTimeout(this.#patience);
    this.pending = null;
    this.#answer?.(outcome);
    this.#answer = null;
    this.#followTurn();
  }
}
