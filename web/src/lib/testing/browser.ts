import { flushSync } from 'svelte';
import { vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '../wire';

/** A test connection: it keeps the sent messages, and the test plays the server. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    this.readyState = 3;
  }

  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  lose() {
    this.readyState = 3;
    this.onclose?.();
  }
  say(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** The browser parts that a table's connection needs, with a clock that only the test moves. */
export function fakeBrowser() {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'http://localhost/t/garden' });
  vi.stubGlobal('document', new EventTarget());
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  return page;
}

/** Reports its element when the next frame is laid out. */
class FakeObserver {
  timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly tell: () => void) {}
  observe() {
    this.timer = setTimeout(this.tell, 16);
  }
  disconnect() {
    clearTimeout(this.timer);
  }
}

/** Frames every 16 milliseconds of a clock that only the test moves. */
export function fakeFrames() {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.stubGlobal('ResizeObserver', FakeObserver);
}

/** Draws one such frame and runs its waiting callbacks. */
export function drawFrame() {
  vi.runOnlyPendingTimers();
  vi.runOnlyPendingTimers();
  flushSync();
}
