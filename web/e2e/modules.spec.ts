import { dealt } from './dealt';
import { pressingKeys } from './keys';
import { Mayor } from './mayor';
import { expect, test } from './test';

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** With forests, and with cities: all that may be played together. */
const FORESTS = 'police,traders,forest,cards,buildings,promises,special,historic,roads';
const CITIES = 'police,traders,cities,cards,buildings,promises,roads';

/** Whole games: how they are played, with what else, beside how many bots, and with which luck of ours. */
const GAMES = [
  { by: 'touch', options: { modules: FORESTS, advanced: 'yes' }, bots: 3, seed: 11 },
  { by: 'keys', options: { modules: CITIES, cities: 'rome,athens,zurich,berlin' }, bots: 3, seed: 12 },
  // the headless page plays these as well
  { by: 'keys', options: { modules: FORESTS, advanced: 'yes' }, bots: 0, seed: 13 },
  { by: 'touch', options: { modules: CITIES, cities: 'zurich' }, bots: 0, seed: 14 },
  { by: 'touch', options: { modules: CITIES, cities: 'athens' }, bots: 0, seed: 15 },
  { by: 'keys', options: { advanced: 'yes' }, bots: 1, seed: 4 },
  { by: 'touch', options: { advanced: 'yes' }, bots: 1, seed: 4 },
] as const;

for (const { by, options, bots, seed } of GAMES) {
  const what = Object.values(options).join(', ');

  test(`a whole game of Small City by ${by} beside ${bots} bots: ${what}`, async ({ guest }) => {
    test.setTimeout(600_000);
    const ana = await guest('Ana', by === 'keys' ? DESKTOP : PHONE);
    if (by === 'keys') pressingKeys(ana);
    else ana.press = (what, most) => what.tap(most);
    await dealt(ana, options, bots);
    const mayor = new Mayor(ana, seed);
    await mayor.tableIsLaid();
    await mayor.playOut();
    await expect(mayor.result).toBeVisible();
  });
}
