import type { WebSocket } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { patched } from '../src/lib/patch';
import type { Patch } from '../src/lib/wire';
import { Mayor } from './mayor';
import type { Player } from './player';
import { expect, test } from './test';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** What a view tells of a seat that only its owner may know before the end. */
interface Known {
  promises: { key: string; stack: string }[];
  put_back: string[];
  plan: unknown;
  score: unknown;
}
interface Told {
  over: boolean;
  seats: Known[];
}

/** All that a browser holds of a game until it is over. */
interface Held {
  /** Every view that it is told: whole, or as what has changed. */
  views: Told[];
  /** Every text that it is sent of its table, by its socket and as answers. */
  texts: string[];
  /** What its page shows, its title and what it keeps, now and then. */
  pages: string[];
}

function held(who: Player): Held {
  const all: Held = { views: [], texts: [], pages: [] };
  let now: { view: Told } | null = null;
  let over = false;
  const told = (view: Told) => {
    all.views.push(view);
    over ||= view.over;
  };
  const hear = (text: string) => {
    const message = JSON.parse(text) as { type: string; state?: { view: Told }; patch?: Patch };
    if (message.state) told((now = message.state).view);
    else if (message.type === 'step' && message.patch && now) told((now = patched(now, message.patch)).view);
    if (!over) all.texts.push(text);
  };
  who.page.on('websocket', (socket: WebSocket) =>
    socket.on('framereceived', ({ payload }) => hear(String(payload))),
  );
  who.page.on('response', async (answer) => {
    const { pathname } = new URL(answer.url());
    // the pieces of the game, which everybody knows, name every promise
    if (!pathname.startsWith('/api/tables/') || pathname.endsWith('/tables')) return;
    // whoever leaves a page gets no answer any more
    const text = await answer.text().catch(() => '');
    if (!text.startsWith('{')) return;
    const { state } = JSON.parse(text) as { state?: { view: Told } };
    if (state) told(state.view);
    if (!over) all.texts.push(text);
  });
  return all;
}

/** Notes what a page shows and keeps, every few times that somebody is to act. */
async function note(who: Player, held: Held, time: number) {
  if (time % 5 !== 0) return;
  held.pages.push(
    await who.page.evaluate(() =>
      [
        document.title,
        document.body.outerHTML,
        JSON.stringify(localStorage),
        JSON.stringify(sessionStorage),
      ].join('\n'),
    ),
  );
}

/** What promises are called, by key. */
const promiseNames = new Map(
  [
    ...readFileSync(join(import.meta.dirname, '../../messages/en/small-city.ftl'), 'utf8').matchAll(
      /^promise-(\w+) = (.+)$/gm,
    ),
  ].map(([, key, name]): [string, string] => [key!, name!]),
);

/** Platforms are shown together, and are open then like promises of the game's own. */
const drawn = (promises: Known['promises']) => promises.filter(({ stack }) => stack !== 'platform');

/** The promises that a seat has held or put back, by key. */
const secrets = ({ views }: Held, seat: number) =>
  new Set(
    views
      .filter(({ over }) => !over)
      .map(({ seats }) => seats[seat]!)
      .flatMap(({ promises, put_back }) => [...drawn(promises).map(({ key }) => key), ...put_back]),
  );

for (const advanced of [false, true])
  test(`two people at two browsers${advanced ? ', advanced' : ''}, and neither is told what the other may not know`, async ({
    person,
  }) => {
    test.setTimeout(600_000);
    const ana = await person('Ana', { viewport: DESKTOP });
    const ben = await person('Ben', { viewport: PHONE, hasTouch: true });
    const both = [held(ana), held(ben)] as const;
    const link = await ana.openTable(2, 'Small City');
    if (advanced) await ana.page.getByRole('switch', { name: /^Advanced game/ }).check();
    await ben.join(link, 'Wave');
    await ana.button('Start the game').click();
    const mayors = [new Mayor(ana, 5), new Mayor(ben, 6)] as const;
    for (const mayor of mayors) await mayor.tableIsLaid();
    await Promise.all(
      mayors.map((mayor, seat) => {
        let time = 0;
        return mayor.playOut(() => note(mayor.who, both[seat]!, time++));
      }),
    );
    for (const mayor of mayors) await expect(mayor.result).toBeVisible();

    for (const [me, other] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const { views, texts, pages } = both[me];
      // a view for each step that this person was told of
      expect(views.length).toBeGreaterThan(50);
      for (const { over, seats } of views) {
        if (over) continue;
        // a platform that is committed is a plan until all are shown
        const { promises, put_back, plan, score } = seats[other]!;
        expect({ drawn: drawn(promises), put_back, plan, score }).toEqual({
          drawn: [],
          put_back: [],
          plan: null,
          score: null,
        });
      }
      // what was put back may be drawn by the other: then both know it
      const own = secrets(both[me], me);
      const foreign = [...secrets(both[other], other)].filter((key) => !own.has(key));
      expect(foreign.length).toBeGreaterThan(0);
      expect(texts.length).toBeGreaterThan(50);
      expect(pages.length).toBeGreaterThan(10);
      const names = foreign.map((key) => promiseNames.get(key)!);
      for (const [what, all, words] of [
        ['is sent', texts, foreign.map((key) => `"${key}"`)],
        ['shows or keeps', pages, [...foreign.map((key) => `"${key}"`), ...names]],
      ] as const)
        for (const word of words)
          expect(all.filter((text) => text.includes(word)).length, `${word}, which a page ${what}`).toBe(0);
      // the drawn promise of the other is named to nobody else while it is played
      const told = texts.filter((text) => text.includes('"promise_drawn"'));
      expect(told.length).toBeGreaterThan(0);
      const named = new RegExp(`"promise_drawn","seat":${other},"stack":"\\w+","promise":"`);
      expect(told.filter((text) => named.test(text)).length).toBe(0);
    }
  });
