import type { CDPSession } from '@playwright/test';
import type { Player } from './player';
import { played, started } from './requests';
import { expect, test } from './test';

const steps = (who: Player) => who.page.getByRole('list', { name: 'Your plan' }).getByRole('button');
const names = [/Residence 1/, /Factory 1/, /Small Park/];

/** Opens a table whose first plan has three tiles. */
async function planned(who: Player) {
  const { at, scribes } = await started([who]);
  await played(scribes, 'p2.plan');
  await scribes[0].build('R1', 'c3');
  await scribes[0].build('F1', 'a7');
  await scribes[0].build('Pk1', 'd7');
  await who.page.goto(at);
  await expect(steps(who)).toHaveText(names);
  // the last one has arrived there
  await expect(who.main.filter({ hasText: 'Seal the plan' })).toHaveAttribute('aria-disabled', 'false');
  await steps(who).last().scrollIntoViewIfNeeded();
  await steps(who).last().hover();
}

/** The middles of two chips. */
async function between(who: Player, from: number, to: number) {
  const middle = async (index: number) => {
    const box = (await steps(who).nth(index).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return [await middle(from), await middle(to)] as const;
}

test('a step of the plan is dragged to another place', async ({ guest }) => {
  const ana = await guest('Ana');
  await planned(ana);
  const { mouse } = ana.page;
  const [from, to] = await between(ana, 2, 0);
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x - 30, to.y, { steps: 8 });
  await mouse.up();
  await expect(steps(ana)).toHaveText([names[2]!, names[0]!, names[1]!]);
  // a drag does not choose, and a tap still does
  await expect(steps(ana).nth(0)).toHaveAttribute('aria-pressed', 'false');
  await steps(ana).nth(0).click();
  await expect(steps(ana).nth(0)).toHaveAttribute('aria-pressed', 'true');
  await ana.tray.getByRole('button', { name: 'Later' }).click();
  await expect(steps(ana)).toHaveText([names[0]!, names[2]!, names[1]!]);
});

test('a resting finger drags a step, a moving one scrolls @full', async ({ guest }) => {
  const ana = await guest('Ana', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await planned(ana);
  const touch = await ana.page.context().newCDPSession(ana.page);
  await steps(ana).nth(0).scrollIntoViewIfNeeded();
  const [from, to] = await between(ana, 0, 1);
  await swipe(touch, from, { x: to.x + 30, y: to.y });
  await expect(steps(ana)).toHaveText(names);
  await steps(ana).nth(0).scrollIntoViewIfNeeded();
  const [first, second] = await between(ana, 0, 1);
  await swipe(touch, first, { x: second.x + 30, y: second.y }, () =>
    expect(ana.page.locator('.held')).toHaveText(names[0]!),
  );
  await expect(steps(ana)).toHaveText([names[1]!, names[0]!, names[2]!]);
});

/** A finger that comes down, moves to where it is lifted, and stays before that only on request: until a condition holds. */
async function swipe(touch: CDPSession, from: Point, to: Point, until?: () => Promise<void>) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: Point | null) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  // sent at once: waiting for an answer would hold the finger still meanwhile
  const sent = [send('touchStart', from)];
  await until?.();
  for (let part = 1; part <= 8; part++)
    sent.push(send('touchMove', { x: from.x + ((to.x - from.x) * part) / 8, y: from.y }));
  sent.push(send('touchEnd', null));
  await Promise.all(sent);
}
interface Point {
  x: number;
  y: number;
}
