import { dealt } from './dealt';
import { pressingKeys } from './keys';
import { Mayor } from './mayor';
import { held, tellsNothing } from './secrets';
import { expect, test } from './test';

/** Whole games of few rounds, with all compatible modules; the headless page plays the long ones. */
const GAMES = [
  {
    by: 'keys',
    when: ' @full',
    device: { viewport: { width: 1280, height: 800 } },
    options: {
      constants: 'a short game',
      modules: 'police,traders,cities,cards,buildings,promises,roads',
      cities: 'rome,athens,zurich,berlin',
    },
    seed: 12,
  },
  {
    by: 'touch',
    when: '',
    device: { viewport: { width: 390, height: 844 }, hasTouch: true },
    options: {
      constants: 'a short game',
      modules: 'police,traders,forest,cards,buildings,promises,special,historic,roads',
      advanced: 'yes',
    },
    seed: 11,
  },
] as const;

for (const { by, when, device, options, seed } of GAMES)
  test(`a whole game of Small City by ${by}${when}`, async ({ guest }) => {
    test.setTimeout(600_000);
    const ana = await guest('Ana', device);
    if (by === 'keys') pressingKeys(ana);
    else ana.press = (what, most) => what.tap(most);
    const all = await held(ana);
    await dealt(ana, options, 3);
    const mayor = new Mayor(ana, seed);
    await mayor.tableIsLaid();
    await mayor.playOut();
    await expect(mayor.result).toBeVisible();
    tellsNothing(all);
  });
