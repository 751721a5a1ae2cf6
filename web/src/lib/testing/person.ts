import { createRequire } from 'node:module';
import { vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { Server } from './program';
import '../../screens/messages';

/** Loaded by Node: as a browser module it only prints a message. */
const Wire = createRequire(import.meta.url)('ws') as typeof WebSocket;
/** The real one: a person's own replaces it for the page. */
const send = globalThis.fetch;

/** One of a browser's two storages. */
class Stored {
  readonly all = new Map<string, string>();
  getItem(key: string) {
    return this.all.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.all.set(key, value);
  }
}

/** Each person has a separate address, because the server limits requests per address. */
let people = 0;

/**
 * A person at a browser without a page, on a real server: requests and sockets carry their cookie. After `sit`, the
 * page's code finds this person's browser in the globals that it uses.
 */
export class Person {
  readonly name: string;
  readonly server: Server;
  readonly local = new Stored();
  readonly session = new Stored();
  /** Whether the page is hidden, as `document.hidden` says. */
  hidden = false;
  readonly #from = `10.0.0.${(people += 1) % 250}`;
  #cookie = '';
  /** The window of the page, and its connections. */
  readonly #page = new EventTarget();
  readonly #sockets = new Set<WebSocket>();
  #online = true;
  /** The network lets WebSockets through. */
  #passes = true;

  constructor(server: Server, name: string) {
    this.server = server;
    this.name = name;
  }

  get #headers() {
    return { cookie: this.#cookie, 'x-forwarded-for': this.#from };
  }
  /** Sends a request as the page does; `path` begins with `/api`. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    if (!this.#online) throw new TypeError('no connection');
    const { address } = this.server;
    // on a slow machine the server may close a kept connection just when the next request is sent
    const headers = { ...(init.headers as Record<string, string>), ...this.#headers, connection: 'close' };
    const answer = await send(new URL(path, address), { ...init, headers });
    const [set] = answer.headers.getSetCookie();
    if (set) this.#cookie = set.split(';', 1)[0]!;
    return answer;
  }

  /** Sends a table request, such as `('POST', '/<id>/start', {})`; throws when the server refuses. */
  async call<Answer = unknown>(method: string, path: string, body?: object): Promise<Answer> {
    const headers: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
    const answer = await this.fetch(`/api/tables${path}`, { method, headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${text}`);
    return (text ? JSON.parse(text) : null) as Answer;
  }

  /** Disconnects this browser from the network, or reconnects it. */
  setOnline(online: boolean) {
    this.#online = online;
    if (!online) for (const socket of this.#sockets) socket.terminate();
    this.#page.dispatchEvent(new Event(online ? 'online' : 'offline'));
  }

  /** Blocks the WebSockets of this browser, or lets them through again. */
  setSockets(pass: boolean) {
    this.#passes = pass;
    if (!pass) for (const socket of this.#sockets) socket.terminate();
  }

  /** The number of open WebSockets. */
  get sockets(): number {
    return [...this.#sockets].filter(({ readyState, OPEN }) => readyState === OPEN).length;
  }

  /** Becomes the person of this process: the page's code runs in their browser from now on. */
  sit() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    const person = this;
    const headers = () => ({ ...this.#headers, origin: new URL(this.server.address).origin });
    class Socket extends Wire {
      constructor(url: URL) {
        // nothing listens at port 1
        super(person.#online && person.#passes ? url : 'ws://127.0.0.1:1', {
          headers: headers(),
          perMessageDeflate: false,
        });
        // the page learns of a lost connection by `close` alone
        this.on('error', () => {});
        person.#sockets.add(this);
        this.on('close', () => person.#sockets.delete(this));
      }
    }
    const page = this.#page;
    const { address } = this.server;
    const document = Object.assign(new EventTarget(), {
      title: '',
      get hidden() {
        return person.hidden;
      },
      get visibilityState() {
        return person.hidden ? 'hidden' : 'visible';
      },
    });
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => this.fetch(path, init));
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('location', new URL(address));
    vi.stubGlobal('document', document);
    vi.stubGlobal('localStorage', this.local);
    vi.stubGlobal('sessionStorage', this.session);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  }
}

/** Resolves once a condition is true; polls it for a while. `what` names it in the error. */
export async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  await vi.waitUntil(holds, { timeout: 60_000, interval: 2 }).catch(() => {
    throw new Error(`never: ${what}`);
  });
}
