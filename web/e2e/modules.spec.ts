import { cleanInBoth, kindOf } from './axe';
import { dealt } from './dealt';
import { pressingKeys } from './keys';
import { Mayor } from './mayor';
import { expect, test } from './test';

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** With forests, and with cities: all that may be played together. */
const FORESTS = 'police,traders,forest,cards,buildings,promises,special,historic,roads';
const CITIES = 'police,traders,cities,cards,buildings,promises,roads';

/** Whole games with what other tests do not play: how, on what, and with which luck of ours. */
const GAMES = [
  { by: 'touch', options: { modules: FORESTS, advanced: 'yes' }, bots: 3, seed: 11 },
  { by: 'keys', options: { modules: CITIES, cities: 'rome,athens,zurich,berlin' }, bots: 3, seed: 12 },
  { by: 'keys', options: { modules: FORESTS, advanced: 'yes' }, bots: 0, seed: 13 },
  { by: 'touch', options: { modules: CITIES, cities: 'zurich' }, bots: 0, seed: 14 },
  { by: 'touch', options: { modules: CITIES, cities: 'athens' }, bots: 0, seed: 15 },
] as const;

for (const { by, options, bots, seed } of GAMES) {
  const where = 'cities' in options ? options.cities : 'forests';
  const device = by === 'touch' ? 'a phone' : 'a desktop';

  test(`all that goes together, ${bots ? 'four seats' : 'alone'} in ${where}, on ${device}`, async ({
    person,
  }) => {
    test.setTimeout(900_000);
    const ana = await person('Ana', by === 'keys' ? DESKTOP : PHONE);
    const eve = await person('Eve', by === 'keys' ? PHONE : DESKTOP);
    const { page, tray } = ana;
    if (by === 'keys') pressingKeys(ana);
    else ana.press = (what, most) => what.tap(most);
    await eve.page.goto(`/t/${await dealt(ana, options, bots)}`);
    const mayor = new Mayor(ana, seed);
    await mayor.tableIsLaid();
    const seen = new Set<string>();
    await mayor.playOut(async () => {
      const kind = await kindOf(tray);
      if (seen.has(kind) || seen.size > 20) return;
      seen.add(kind);
      await cleanInBoth(page, kind);
      await cleanInBoth(eve.page, `whoever watches, ${kind}`);
    });
    await expect(mayor.result).toBeVisible();
    await cleanInBoth(page, 'the end');
    expect(seen.size, 'kinds of screens').toBeGreaterThan(6);
  });
}
