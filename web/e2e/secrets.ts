import type { WebSocket } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { patched } from '../src/lib/patch';
import type { Patch } from '../src/lib/wire';
import type { Player } from './player';
import { expect } from './test';

/** A seat in a view; only its owner may know the named parts before the end. */
interface Known extends Record<string, unknown> {
  committed: boolean;
  promises: { key: string; stack: string }[];
  put_back: string[];
  plan: unknown;
  platforms?: unknown;
  due: unknown;
  score: unknown;
}
interface Told {
  /** The observer: a seat, or null for a spectator. */
  seat: number | null;
  /** How many lines of the log led here. */
  seq: number;
  turn: { kind: string };
  view: { over: boolean; round: number; step: string; seats: Known[] };
}
/** What an observer saw or heard: a seat, or null behind a curtain. */
interface Shown {
  eyes: number | null;
  text: string;
}
/** A text that a page says by its title, in a live region, or in a notification. */
interface Said extends Shown {
  by: 'title' | 'region' | 'notice';
}
declare global {
  interface Window {
    /** What the page has said since the last query. */
    overheard: Said[];
  }
}

/** Everything that a browser holds of a game until it is over. */
export interface Held {
  readonly who: Player;
  /** Everything it receives, whole or as patches. */
  told: Told[];
  /** Every text about its table that it receives, by socket and in answers. */
  texts: string[];
  /** What its page shows and stores, from time to time. */
  pages: Shown[];
  said: Said[];
  over: boolean;
}

/** Listens at a browser from now on and reloads its page. With `away` the page is hidden and the person gets pushes. */
export async function held(who: Player, away = false): Promise<Held> {
  const all: Held = { who, told: [], texts: [], pages: [], said: [], over: false };
  let now: Told | null = null;
  const tell = (told: Told) => {
    now = told;
    all.told.push(told);
    all.over ||= told.view.over;
  };
  const hear = (text: string) => {
    const message = JSON.parse(text) as { type: string; state?: Told; patch?: Patch };
    if (message.state) tell(message.state);
    else if (message.type === 'step' && message.patch && now) tell(patched(now, message.patch));
    if (!all.over) all.texts.push(text);
  };
  who.page.on('websocket', (socket: WebSocket) =>
    socket.on('framereceived', ({ payload }) => hear(String(payload))),
  );
  who.page.on('response', async (answer) => {
    const { pathname } = new URL(answer.url());
    // the pieces of the game are public and name every promise
    if (!pathname.startsWith('/api/tables/') || pathname.endsWith('/tables')) return;
    // a closed page gets no answers
    const text = await answer.text().catch(() => '');
    if (!text.startsWith('{')) return;
    const { state } = JSON.parse(text) as { state?: Told };
    if (state) all.told.push(state);
    if (!all.over && !state?.view.over) all.texts.push(text);
  });
  await who.page.addInitScript(overhear, away);
  if (who.page.url() !== 'about:blank') await who.page.reload();
  return all;
}

/** Records in a page what it says; runs there before the page's scripts. */
function overhear(away: boolean) {
  if (!location.protocol.startsWith('http')) return;
  window.overheard = [];
  const eyes = () => {
    // the observer comes first
    const tab = document.querySelector('[role=tablist] [id^=tab-]');
    return !tab || document.querySelector('[role=alertdialog]') ? null : Number(tab.id.slice(4));
  };
  const say = (by: Said['by'], text: string) => window.overheard.push({ by, eyes: eyes(), text });
  new MutationObserver((changes) => {
    const told = new Set<Element>();
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const teller = element?.closest('title, [aria-live], [role=log], [role=status], [role=alert]');
      if (teller) told.add(teller);
    }
    for (const teller of told)
      say(teller.localName === 'title' ? 'title' : 'region', teller.textContent ?? '');
  }).observe(document, { subtree: true, childList: true, characterData: true });
  if (!away) return;
  // a notification is recorded and not shown
  localStorage.setItem('citywright.settings', JSON.stringify({ notifications: true }));
  Object.defineProperty(document, 'hidden', { get: () => true });
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
    say('notice', [title, options?.body ?? '', JSON.stringify(options?.data ?? null)].join('\n'));
    return Promise.resolve();
  };
}

/** Notes what a page shows, stores and has said. */
export async function note(held: Held) {
  const [page, said] = await held.who.page.evaluate(() => {
    const tab = document.querySelector('[role=tablist] [id^=tab-]');
    const curtain = document.querySelector('[role=alertdialog]');
    const text = [
      document.title,
      document.body.outerHTML,
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
    ].join('\n');
    const eyes = !tab || curtain ? null : Number(tab.id.slice(4));
    return [{ eyes, text }, window.overheard.splice(0)] as const;
  });
  // after that everything is public
  if (held.over) return;
  held.pages.push(page);
  held.said.push(...said);
}

/** The names of promises, by key. */
export const promiseNames = new Map(
  [
    ...readFileSync(join(import.meta.dirname, '../../messages/en/small-city.ftl'), 'utf8').matchAll(
      /^promise-(\w+) = (.+)$/gm,
    ),
  ].map(([, key, name]): [string, string] => [key!, name!]),
);

/** Platforms are revealed together, and then public like promises of the game itself. */
const drawn = (promises: Known['promises']) => promises.filter(({ stack }) => stack !== 'platform');

/** The promises that a seat has held or put back according to its own observer's documents, by key. */
export function secretsOf({ told }: Held, seat: number): Set<string> {
  return new Set(
    told
      .filter((each) => each.seat === seat && !each.view.over)
      .map(({ view }) => view.seats[seat]!)
      .flatMap(({ promises, put_back }) => [...drawn(promises).map(({ key }) => key), ...put_back]),
  );
}

/** Law: no observer at a browser receives secrets of another seat. */
export function tellsNothing({ told }: Held) {
  let last: Told | null = null;
  // answers are read later than socket messages that came after them
  for (const now of told.toSorted((one, other) => one.seq - other.seq)) {
    const { seat: eyes, turn, view } = now;
    if (view.over) continue;
    for (const [seat, known] of view.seats.entries()) {
      if (seat === eyes) continue;
      // a committed platform is a plan until all are revealed
      const { promises, put_back, plan, platforms, due, score } = known;
      expect({ drawn: drawn(promises), put_back, plan, platforms, due, score }).toEqual({
        drawn: [],
        put_back: [],
        plan: null,
        platforms: undefined,
        due: null,
        score: null,
      });
      // while all plan in secret, others learn only who has sealed
      const before = last?.view.seats[seat];
      const same = last?.seat === eyes && last.view.round === view.round && last.view.step === view.step;
      if (turn.kind !== 'together' || !same || !before) continue;
      const changed = Object.keys(known).filter(
        (part) => part !== 'committed' && JSON.stringify(known[part]) !== JSON.stringify(before[part]),
      );
      expect(changed, `of seat ${seat} in ${view.step}`).toEqual([]);
    }
    last = now;
  }
}

/** Law: nothing shown or said reveals any of these promises, by key. */
export function namesNone(what: string, shown: readonly Shown[], keys: Iterable<string>) {
  for (const key of keys)
    for (const word of [`"${key}"`, promiseNames.get(key)!])
      expect(shown.filter(({ text }) => text.includes(word)).length, `${word}, which ${what}`).toBe(0);
}

/** Law: titles and notices say who plays and whose turn it is at which table, and nothing else. */
export function callsPlainly({ said }: Held, table: string) {
  const start = 'Citywright: city-building games with friends and bots';
  // the preview that a messenger shows of the link, until the page has loaded
  const link = 'Ana and Ben: a game of Small City, running now';
  const titles = ['Citywright', start, link, `${table}, Citywright`, `Your turn: ${table}`];
  const notice = new RegExp(`^Your turn at ${table}\\.\n\n\\{"address":"/t/[\\w-]+"\\}$`);
  for (const { by, text } of said)
    if (by === 'title') expect(titles).toContain(text);
    else if (by === 'notice') expect(text).toMatch(notice);
}
