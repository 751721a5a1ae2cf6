import { api, Refusal, type Known } from './api';
import { viewed } from './patch';
import type { ClientMessage, Problem, Schemas, ServerMessage, Update } from './wire';

type Question = Exclude<ClientMessage, { type: 'look' | 'ping' | 'attend' }>;

/**
 * A request waits this many seconds for news: less than a page calls silence, and less than most proxies allow. If the
 * page is closed meanwhile, its person seems to be here until then and a little longer.
 */
const WAIT = 8;

const PATHS = {
  input: 'inputs',
  take_back: 'take-back',
  check: 'checks',
  try: 'tries',
  ask: 'questions',
} satisfies Record<Question['type'], string>;

/** Stands in for a table's WebSocket where none gets through: the same messages, by requests that wait for news. */
export class Poll {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #table: string;
  #look: Known | null = null;
  #announced: string | null = null;
  #request = new AbortController();

  constructor(table: string) {
    this.#table = table;
    void this.#open();
  }

  /** Opens once the server has answered a request, so that nothing counts as sent before. */
  async #open() {
    const status = await api.table(this.#table).then(
      () => 200,
      (refusal: Refusal) => refusal.status,
    );
    if (this.readyState === WebSocket.CLOSED) return;
    if (status !== 200 && !isFinal(status)) return this.#lose();
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  send(text: string) {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === 'look')
      this.#look = { seat: message.seat ?? null, since: message.since ?? null, mark: null };
    // without a socket, others do not see what a person looks at
    if (message.type === 'attend') return;
    if (message.type !== 'look' && message.type !== 'ping') void this.#ask(message);
    // new requests may pass where the one that waits is lost
    else if (this.#look) void this.#follow(this.#look);
  }

  /** Requests that may count go on. */
  close() {
    this.readyState = WebSocket.CLOSED;
    this.#request.abort();
  }

  #say(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  #lose() {
    if (this.readyState === WebSocket.CLOSED) return;
    this.close();
    this.onclose?.();
  }

  /** Asks for news, at first without a wait, until another request takes over. */
  async #follow(look: Known) {
    this.#request.abort();
    const { signal } = (this.#request = new AbortController());
    try {
      for (let wait = 0; ; wait = WAIT) {
        const update = await api.news(this.#table, look, wait, signal);
        const told = await this.#told(look, update);
        if (signal.aborted) return;
        look.since = (update.state ?? update.now)?.seq ?? null;
        look.mark = update.mark;
        for (const message of told) this.#say(message);
        const announced = update.announcement ?? null;
        if (announced !== this.#announced) this.#say({ type: 'announced', text: announced });
        this.#announced = announced;
        if (signal.aborted) return;
      }
    } catch (refusal) {
      if (signal.aborted) return;
      if (refusal instanceof Refusal && refusal.status === 403)
        this.#say({ type: 'failed', error: refusal.problem });
      else this.#lose();
    }
  }

  /** The news as a socket tells them. */
  async #told({ seat, since, mark }: Known, update: Update): Promise<ServerMessage[]> {
    const { table, state, now } = update;
    const steps = update.steps ?? [];
    if (state) return [{ type: 'state', table, state }];
    if (!now) return [{ type: 'table', table }];
    // the deal: all steps are new
    if (since === null) return [{ type: 'state', table, state: { ...now, seat, steps } }];
    if (!steps.length) return [mark === null ? { type: 'now', table, state: now } : { type: 'table', table }];
    // only the last step comes with its view
    const known = steps.length > 1 ? viewed(await api.history(this.#table, seat, since)) : [];
    const told = steps.map((step): ServerMessage => {
      const { seq } = step;
      if (seq === now.seq) return { type: 'step', step, state: now };
      const view = known.find((other) => other.seq === seq)?.view;
      return { type: 'step', step, state: { ...now, seq, view, offers: null } };
    });
    return [...told, { type: 'table', table }];
  }

  async #ask({ type, id, ...asked }: Question) {
    const counts = type === 'input' || type === 'take_back';
    try {
      const answer = await api.ask(this.#table, PATHS[type], counts ? { id, ...asked } : asked);
      this.#say(answered(type, id, answer));
    } catch (refusal) {
      // nobody knows whether it counts: the page sends it again
      if (!(refusal instanceof Refusal) || !isFinal(refusal.status)) return this.#lose();
      const { problem: error, state } = refusal;
      this.#say(counts ? { type: 'refused', id, error, state } : unanswered(type, id, error));
    }
  }
}

const isFinal = (status: number) => status >= 400 && status < 500 && status !== 429;

function answered(type: Question['type'], id: string, answer: unknown): ServerMessage {
  switch (type) {
    case 'check': {
      const { problem: error, about } = answer as Schemas['Checked'];
      return { type: 'checked', id, error, about };
    }
    case 'try':
      return { type: 'tried', id, error: null, ...(answer as Schemas['Tried']) };
    case 'ask':
      return { type: 'answer', id, error: null, answer };
    default:
      return { type: 'ack', ...(answer as Schemas['Ack']) };
  }
}

function unanswered(type: 'check' | 'try' | 'ask', id: string, error: Problem): ServerMessage {
  if (type === 'check') return { type: 'checked', id, error, about: null };
  if (type === 'try') return { type: 'tried', id, error, problems: [], abouts: [], patch: [] };
  return { type: 'answer', id, error, answer: null };
}
