import { api, Refusal } from './api';
import { newId } from './id';
import { patched } from './patch';
import { Socket, type Offline } from './socket';
import { remember, remembered } from './stored';
import type { ClientMessage, Problem, ServerMessage, State, Step, TableDoc } from './wire';

/** What became of an input: refused with the server's reason, or played. */
export type Outcome = { ok: true; seq: number } | { ok: false; error: Problem; stale: boolean };
/** Told of every step in order with the view it led to; of null when the state was replaced and nothing is to be shown in between. */
export type StepListener = (step: Step | null) => void;

type Input = Extract<ClientMessage, { type: 'input' | 'take_back' }>;
/** What is asked without anything changing. */
type Question = Extract<ClientMessage, { type: 'check' | 'try' | 'ask' }>;
type Answer = Extract<ServerMessage, { type: 'checked' | 'tried' | 'answer' }>;
type Told<T extends Answer['type']> = Extract<Answer, { type: T }>;

/** What would become of entries, one after the other. */
export interface Tried {
  /** Why an entry is passed over; null if it would be good. */
  problems: (Problem | null)[];
  /** What each would bring; null where it would not be good. */
  abouts: unknown[];
  /** How it would stand then. */
  view: unknown;
  offers: unknown;
}

/** Without an answer for so long, the connection is taken for dead. */
const PATIENCE = 6_000;

/** A table as this browser sees it now, kept up to date; the life of `/t/{id}` from lobby to end. */
export class LiveTable {
  readonly id: string;
  table = $state.raw<TableDoc | null>(null);
  /** The newest state of the game for `seat`; null before the deal. */
  state = $state.raw<State | null>(null);
  steps = $state.raw<Step[]>([]);
  /** Whose eyes: one of this browser's seats, or null as a spectator. */
  seat = $state<number | null>(null);
  offline = $state.raw<Offline | null>(null);
  /** The input on its way. It is sent again until the server has answered. */
  pending = $state.raw<Input | null>(null);
  /** Why there is no table here; final. */
  failure = $state.raw<Problem | null>(null);
  /** Several people at this browser: the eyes go to the one whose turn it is. A game with secrets sets it to false. */
  follow = true;

  /** The input on its way has left this device: the server may have it. */
  #left = $state(false);
  readonly #socket: Socket;
  readonly #listeners = new Set<StepListener>();
  readonly #questions = new Map<string, { message: Question; done: (answer: Answer) => void }>();
  #answer: ((outcome: Outcome) => void) | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** Told when the state of newly chosen eyes is here. */
  #looked: (() => void)[] = [];
  /** The eyes were chosen: at first by the page, later by the person. */
  #chosen = false;

  constructor(id: string) {
    this.id = id;
    // a spectator's state would be sent for nothing
    this.seat = remembered(this.#key, null);
    this.#socket = new Socket(`/api/tables/${encodeURIComponent(id)}/socket`, {
      opened: () => this.#opened(),
      message: (message) => this.#message(message),
      offline: (offline) => {
        this.offline = offline;
        if (offline) this.#wonder();
      },
    });
  }

  /** Where this browser sits here is remembered under this name. */
  get #key() {
    return `seat.${this.id}`;
  }

  close() {
    clearTimeout(this.#patience);
    this.#socket.close();
  }

  /** Looks with other eyes; resolves when their state is here. */
  look(seat: number | null): Promise<void> {
    this.#chosen = true;
    if (seat !== this.seat || !this.state) {
      this.seat = seat;
      this.#socket.send({ type: 'look', seat, since: null });
    }
    if (this.state?.seat === seat) return Promise.resolve();
    return new Promise((seen) => this.#looked.push(seen));
  }

  /** Takes the table from an answer to a request, which may come before the socket's word. */
  adopt(table: TableDoc) {
    this.#hear(table);
  }

  /** After this browser's seats have changed by other ways than the socket. */
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

  /** Takes back an input that waits for a connection; false where there is none. */
  withdraw(): boolean {
    if (!this.waits) return false;
    const error = { code: 'withdrawn', rule: null, text: '' };
    this.#settle(this.pending!.id, { ok: false, stale: true, error });
    return true;
  }

  takeBack(): Promise<Outcome> {
    return this.#input((seat, expect, id) => ({ type: 'take_back', id, seat, expect }));
  }

  /** Takes back the move of another seat of this browser: through its eyes, which then follow the turn again. */
  async takeBackAs(seat: number): Promise<Outcome> {
    const { follow } = this;
    this.follow = false;
    await this.look(seat);
    const outcome = this.takeBack();
    this.follow = follow;
    return outcome;
  }

  /** Would it be legal? Null says yes. Nothing changes. */
  async check(entry: unknown): Promise<Problem | null> {
    if (this.seat === null) return null;
    const answer = await this.#question<'checked'>({ type: 'check', id: newId(), seat: this.seat, entry });
    return answer.error;
  }

  /** How it would stand after some entries; null if it has changed meanwhile. Nothing changes. */
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

  /** Asks what only the game knows to answer. */
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
      const { view, steps, next } = await api.history(this.id, this.seat, since);
      let shown: unknown = view;
      told.push(
        ...steps.map(({ patch, ...step }) => ({ ...step, view: (shown = patched(shown, patch ?? [])) })),
      );
      since = next;
    }
    return told;
  }

  /** Returns the function that ends the listening. */
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

  #opened() {
    if (!this.table && this.seat === null && !this.#chosen) return void this.#lookFirst();
    // other eyes may have been chosen meanwhile, which count otherwise
    const since = this.state?.seat === this.seat ? this.state.seq : null;
    this.#socket.send({ type: 'look', seat: this.seat, since });
    if (this.pending) this.#push(this.pending);
    for (const { message } of this.#questions.values()) this.#socket.send(message);
  }

  /** On a device that does not know whether somebody sits here: what a spectator sees would be sent for nothing. */
  async #lookFirst() {
    const late = new Promise<null>((done) => setTimeout(done, PATIENCE, null));
    const table = await Promise.race([api.table(this.id).catch(() => null), late]);
    // somebody has looked, or the socket has spoken meanwhile
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
        return this.#settle(message.id, { ok: false, error: message.error, stale: message.state !== null });
      case 'checked':
      case 'tried':
      case 'answer':
        this.#questions.get(message.id)?.done(message);
        this.#questions.delete(message.id);
        return;
      case 'failed':
        // the eyes were ours no more: the seat has moved to another browser
        if (this.seat === null) return;
        this.seat = null;
        this.#socket.send({ type: 'look', seat: null, since: null });
    }
  }

  /** Without a connection: nothing is on its way, and perhaps there is no such table at all. */
  #wonder() {
    clearTimeout(this.#patience);
    if (this.table) return;
    api.table(this.id).catch((refusal: unknown) => {
      if (!(refusal instanceof Refusal) || refusal.status !== 404) return;
      this.failure = refusal.problem;
      this.close();
    });
  }

  #step(told: Extract<ServerMessage, { type: 'step' }>) {
    if (this.state && told.step.seq <= this.state.seq) return;
    const now = told.state ?? this.#patched(told);
    if (!now) return this.#lookAnew();
    const step: Step = { ...told.step, view: now.view };
    this.steps = [...this.steps, step];
    // other eyes may have been chosen meanwhile: their state comes whole
    this.state = { ...now, seat: this.state?.seat ?? null, steps: this.steps };
    for (const listener of this.#listeners) listener(step);
    this.#followTurn();
  }

  /** How it stands after a step that tells what has changed; null if that does not fit what is known. */
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
    // two observers may have been told of equally many steps
    const same = state?.seq === this.state?.seq && state?.seat === this.state?.seat;
    this.state = state;
    this.steps = state?.steps ?? [];
    if (!same) for (const listener of this.#listeners) listener(null);
    if (state?.seat === this.seat) this.#looked.splice(0).forEach((seen) => seen());
  }

  #hear(table: TableDoc) {
    this.table = table;
    const own = table.you[0] ?? null;
    if (own !== remembered(this.#key, null)) remember(this.#key, own);
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
