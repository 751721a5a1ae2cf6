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
}

const FIRST_DELAY = 400;
const LONGEST_DELAY = 15_000;
/** A connection shorter than this does not make the next attempt quicker. */
const STEADY = 5_000;
/** The timeout of a connection attempt. */
const MAKING = 10_000;
/** After this long without a message, the page asks whether the connection is alive. */
const SILENCE = 30_000;
/** The timeout of the answer. */
const PATIENCE = 5_000;

/**
 * One WebSocket that reconnects by itself: at growing intervals, and at once when the device is online again. It notices
 * a connection that died without a word.
 */
export class Socket {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** The start of the outage, which ends with the server's first message. */
  #since = 0;
  #opened = 0;
  readonly #path: string;
  readonly #events: SocketEvents;

  constructor(path: string, events: SocketEvents) {
    this.#path = path;
    this.#events = events;
    addEventListener('online', this.#ask);
    addEventListener('offline', this.#lost);
    document.addEventListener('visibilitychange', this.#seen);
    this.#connect();
  }

  /** Sends if there is a connection, and returns whether; a caller that needs an answer sends again on `opened`. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
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
    const socket = new WebSocket(new URL(this.#path, location.href.replace(/^http/, 'ws')));
    this.#socket = socket;
    this.#timer = setTimeout(this.#lost, MAKING);
    socket.onopen = () => {
      clearTimeout(this.#timer);
      this.#opened = Date.now();
      this.#listen();
      this.#events.opened();
    };
    socket.onmessage = ({ data }) => {
      this.#failures = this.#since = 0;
      this.#listen();
      this.#events.offline(null);
      this.#events.message(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = this.#lost;
  }

  #listen() {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#ask, SILENCE);
  }

  #drop() {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // browsers warn about a connection closed before it is open
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
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
