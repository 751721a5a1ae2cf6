import { Poll } from './poll';
import { isFlag, remember, remembered } from './stored';
import type { ClientMessage, ServerMessage } from './wire';

/** The start of the outage and the time of the next attempt, both in milliseconds of `Date.now()`. */
export interface Offline {
  since: number;
  retry: number;
}

interface SocketEvents {
  /** A connection is open; the first message must be a `look`. */
  opened(): void;
  message(message: ServerMessage): void;
  /** Changed; null with the server's first message, which includes the missed steps. */
  offline(offline: Offline | null): void;
  /** WebSockets do not get through here, requests do; once. */
  blocked(): void;
}

const FIRST_DELAY = 400;
const LONGEST_DELAY = 15_000;
/** A connection shorter than this does not make the next attempt quicker. */
const STEADY = 5_000;
/** The timeout of a connection attempt. */
const MAKING = 10_000;
/** After this long without a message, the page asks whether the connection is alive. */
const SILENCE = 12_000;
/** The timeout of the answer. */
const PATIENCE = 5_000;

/** Over polls, a WebSocket is tried this often. */
const AGAIN = 60_000;
/** The storage key of this tab: WebSockets do not get through. */
const BLOCKED = 'sockets.blocked';

type Line = WebSocket | Poll;

function hangUp(line: Line | null) {
  if (!line) return;
  line.onopen = line.onmessage = line.onclose = null;
  // browsers warn about a connection closed before it is open
  if (line.readyState === WebSocket.CONNECTING) line.onopen = () => line.close();
  else line.close();
}

/**
 * A table's WebSocket that reconnects by itself: at growing intervals, and at once when the device is online again. It
 * notices a connection that died without a word. Where no WebSocket gets through, a poll stands in.
 */
export class Socket {
  #line: Line | null = null;
  /** Over a poll: the WebSocket being tried. */
  #trial: WebSocket | null = null;
  #trying: ReturnType<typeof setTimeout> | undefined;
  /** Polls get through, and WebSockets did not. */
  #polls = remembered(BLOCKED, isFlag, false, 'sessionStorage');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** The start of the outage, which ends with the server's first message. */
  #since = 0;
  #opened = 0;
  readonly #table: string;
  readonly #events: SocketEvents;

  constructor(table: string, events: SocketEvents) {
    this.#table = table;
    this.#events = events;
    addEventListener('online', this.#ask);
    addEventListener('offline', this.#lost);
    document.addEventListener('visibilitychange', this.#seen);
    this.#connect();
  }

  /** Sends if there is a connection, and returns whether; a caller that needs an answer sends again on `opened`. */
  send(message: ClientMessage): boolean {
    if (this.#line?.readyState !== WebSocket.OPEN) return false;
    this.#line.send(JSON.stringify(message));
    return true;
  }

  /** Drops the connection, which may be dead without notice, and opens a new one at once. */
  reopen() {
    this.#drop();
    this.#connect();
  }

  close() {
    removeEventListener('online', this.#ask);
    removeEventListener('offline', this.#lost);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#drop();
  }

  #connect() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#lost, MAKING);
    // the third of three attempts goes the other way
    const polls = this.#polls !== (this.#failures % 3 === 2);
    this.#take(polls ? new Poll(this.#table) : this.#dial());
  }

  #dial(): WebSocket {
    const path = `/api/tables/${encodeURIComponent(this.#table)}/socket`;
    return new WebSocket(new URL(path, location.href.replace(/^http/, 'ws')));
  }

  #take(line: Line) {
    this.#line = line;
    line.onopen = () => {
      clearTimeout(this.#timer);
      this.#opened = Date.now();
      this.#listen();
      this.#events.opened();
    };
    line.onmessage = ({ data }: { data: unknown }) => {
      this.#failures = this.#since = 0;
      if (line instanceof Poll) this.#trying ??= setTimeout(this.#try);
      else if (this.#polls) remember(BLOCKED, false, 'sessionStorage');
      this.#polls = line instanceof Poll;
      this.#listen();
      this.#events.offline(null);
      this.#events.message(JSON.parse(String(data)) as ServerMessage);
    };
    line.onclose = this.#lost;
  }

  /** Over a poll: tries a WebSocket, which takes over as soon as the server answers through it. */
  #try = () => {
    const socket = (this.#trial = this.#dial());
    this.#trying = setTimeout(this.#failed, MAKING);
    socket.onopen = () => socket.send(JSON.stringify({ type: 'ping' } satisfies ClientMessage));
    socket.onmessage = () => {
      this.#trial = null;
      this.#drop();
      this.#take(socket);
      socket.onopen?.(new Event('open'));
    };
    socket.onclose = this.#failed;
  };

  #failed = () => {
    hangUp(this.#trial);
    clearTimeout(this.#trying);
    this.#trying = setTimeout(this.#try, AGAIN);
    if (remembered(BLOCKED, isFlag, false, 'sessionStorage')) return;
    remember(BLOCKED, true, 'sessionStorage');
    this.#events.blocked();
  };

  #listen() {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#ask, SILENCE);
  }

  #drop() {
    for (const timer of [this.#timer, this.#silence, this.#trying]) clearTimeout(timer);
    this.#trying = undefined;
    hangUp(this.#line);
    hangUp(this.#trial);
    this.#line = this.#trial = null;
  }

  #lost = () => {
    this.#drop();
    if (Date.now() - this.#opened < STEADY || this.#since) this.#failures += 1;
    this.#since ||= Date.now();
    // half of the delay is random, so that not all clients hit a restarted server at once
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#failures) * (0.5 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#connect(), delay);
    this.#events.offline({ since: this.#since, retry: Date.now() + delay });
  };

  /** Asks the server for a sign of life; without a connection, tries again at once. */
  #ask = () => {
    clearTimeout(this.#silence);
    if (this.send({ type: 'ping' })) this.#silence = setTimeout(this.#lost, PATIENCE);
    else if (this.#since) this.reopen();
  };

  #seen = () => {
    if (document.visibilityState === 'visible') this.#ask();
  };
}
