import { call, played, Scribe } from './requests';
import { Finger } from './taps';
import { expect, test } from './test';

const PHONE = { width: 390, height: 844 };

test('promises, people, shops, losses and a whole round take no more taps than they have to', async ({
  guest,
}) => {
  test.setTimeout(300_000);
  const ana = await guest('Ana', { viewport: PHONE, hasTouch: true });
  const ben = await guest('Ben');
  const { page, tray } = ana;
  const { table, invite } = await call<{ table: { id: string }; invite: string }>(page.request, 'POST', '', {
    game: 'small-city',
    players: 2,
    options: { constants: 'a short way', advanced: 'yes' },
    seats: [{ kind: 'me', name: 'Ana', colour: 'star' }, { kind: 'open' }],
  });
  const at = `/${table.id}`;
  await call(ben.page.request, 'POST', `${at}/seats`, { name: 'Ben', colour: 'wave', invite });
  await call(ben.page.request, 'PATCH', `${at}/seats/1`, { ready: true });
  await call(page.request, 'POST', `${at}/start`, {});
  const own = new Scribe(ana, table.id, 0);
  const other = new Scribe(ben, table.id, 1);

  const { since, tap, main, cell, lit, tile } = new Finger(ana);
  const title = tray.locator('h2 > span').first();
  /** The heavy button where it ends a step: the server has it before anybody is asked to go on. */
  const ends = (text: RegExp) => own.heard(() => main(text));
  const says = (text: RegExp) => expect(title).toHaveText(text);
  const pledges = page.locator('.desk [role=radio]');

  // a promise, and then a special one
  await played([own, other], 's.promises');
  await page.goto(`/t${at}`);
  for (const [what, count] of [
    ['a promise', 3],
    ['a special promise', 2],
  ] as const) {
    await expect(pledges).toHaveCount(count);
    await tap(pledges.last());
    await ends(/^Keep “/);
    expect(since(), what).toBe(2);
  }

  // seven are in City Hall: six move into homes; a shop and a factory wait for five, and a neighbour's factory
  await played([own, other], 'p2.plan');
  for (const home of ['b3', 'c3', 'd3', 'e3', 'f3', 'f2']) await own.build('R1', home);
  await own.build('C4', 'c4 d4 e4 f4');
  await own.build('F1', 'a1');
  await own.send({ do: 'commit' });
  await other.build('F1', 'a7');
  await other.send({ do: 'commit' });
  await played([own, other], 'p3.move');
  /** A space that the chosen person may enter, by its cell or label. */
  const space = (name: string) =>
    page.locator(
      `[data-map] :is([data-cell="${name}"], [aria-label*="${name}"])[aria-label*="this round"]:not([aria-label*="Closed"])`,
    );
  const moves = async (from: string, to: string) => {
    // the next who must is chosen already
    if (!(await title.textContent())!.endsWith(` ${from}`)) await cell(from);
    await says(new RegExp(` ${from}$`));
    await tap(space(to));
    await expect(title).not.toHaveText(new RegExp(` ${from}$`));
  };

  await says(/^Move your people$/);
  await moves('c3', 'c4');
  expect(since(), 'one citizen at home').toBe(2);
  for (const [from, to] of [
    ['d3', 'd4'],
    ['e3', 'e4'],
    ['b3', 'f4'],
    ['f3', 'a1'],
  ] as const)
    await moves(from, to);
  await ends(/^Done/);
  expect(2 + since(), 'five movers and done').toBe(11);

  // one is left in City Hall, for five empty homes
  await says(/^Who goes home/);
  await tap(space('b3'));
  await expect(tray).toContainText('That was the last one.');
  expect(since(), 'who goes home').toBe(1);
  await ends(/^Done/);
  expect(since(), 'done').toBe(1);

  /** What a place may be used for. */
  const uses = (what: string) =>
    page.locator(`.uses [data-use=${what}] .options button[aria-disabled=false]`).first();
  // with nothing in store votes are all that there is to have
  await says(/^Your shops$/);
  await tap(uses('buy'));
  await expect(uses('buy')).toHaveAttribute('aria-pressed', 'true');
  expect(since(), 'votes are bought').toBe(1);
  await ends(/^Done/);
  expect(since(), 'the tills are closed').toBe(1);

  // the air passes the first stone
  await lit('f4');
  await ends(/^The one on f4 dies/);
  expect(since(), 'who dies').toBe(2);
  await lit('g1');
  await ends(/^Put the cemetery on g1/);
  expect(since(), 'where the memorial stands').toBe(2);

  // a disc, paid for in another way than the one that is proposed
  await played([own, other], 'p7.council');
  await tap(page.locator('.council [data-cell="1 1"].lamp'));
  await tap(tray.locator('label:has([type=radio]:not(:checked))').last());
  await ends(/^Move the disc/);
  expect(since(), 'a disc, paid for in another way').toBe(3);

  await played([own, other], 'p8.platform');
  await says(/^Stand for a platform/);
  await tap(pledges.first());
  await ends(/^Choose this/);
  expect(since(), 'a platform').toBe(2);

  // tile, cell, add, three times; a tile of the map, cell, add; seal
  await played([own, other], 'p2.plan', 2);
  const steps = page.locator('.plan .step');
  let planned = 0;
  const added = async () => {
    await main(/^Add to plan/);
    await expect(steps).toHaveCount((planned += 1));
  };
  for (const [code, on] of [
    ['Ref', 'a2'],
    ['Sch', 'g3'],
    ['C2', 'b4'],
  ] as const) {
    await tile(code);
    await lit(on);
    await added();
  }
  await cell('f2');
  await lit('g2');
  await added();
  let round = since();
  // the refinery leaves the factory one cell
  await cell('a1');
  await added();
  expect(since(), 'an upgrade with one cell').toBe(2);
  await ends(/^Seal the plan/);
  round += since();
  expect(round, 'three builds, one upgrade, seal').toBe(13);
  await other.send({ do: 'commit' });

  await played([own, other], 'p3.move', 2);
  await says(/^Move your people$/);
  await cell('c4');
  await tap(page.getByRole('tablist', { name: 'Boroughs' }).getByRole('tab').nth(1));
  await tap(space('a7'));
  await expect(title).not.toHaveText(/ c4$/);
  expect(since(), 'one tourist').toBe(3);
  for (const [from, to] of [
    ['a1', 'Commerce 2, sell'],
    ['d4', 'b1'],
    ['e4', 'c3'],
    ['b3', 'f4'],
  ] as const) {
    await moves(from, to);
    expect(since(), `from ${from}`).toBeLessThanOrEqual(2);
  }
  await ends(/^Done/);
  expect(since(), 'done').toBe(1);

  await says(/^Your shops$/);
  // a material is traded, and is sold after all
  for (const [what, pressed] of [
    ['trade', 'true'],
    ['trade', 'false'],
    ['sell', 'true'],
  ] as const) {
    await tap(uses(what));
    await expect(uses(what)).toHaveAttribute('aria-pressed', pressed);
    expect(since(), `${what} is used: ${pressed}`).toBe(1);
  }
  await ends(/^Done/);
  expect(since(), 'the tills are closed').toBe(1);

  // two factories fill City Hall
  await says(/^The stores are full$/);
  const stored = page.locator('[data-ledger=stored] b');
  const all = (await stored.textContent())!;
  await tap(page.locator('[data-desk] .piece').first());
  await expect(stored).not.toHaveText(all);
  expect(since(), 'what cannot be stored').toBe(1);
});
