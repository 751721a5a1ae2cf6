import { measure, sayMachine, THROTTLE } from './measure';
import { test } from './test';

/** This many moves of ours, each followed by those of five bots. */
const MOVES = 3;
const ROUNDS = 5;

// Figures to read, not a test that may fail: other load of the machine is in the frames.
test('frame times with six teams on a slowed processor', async ({ person }) => {
  test.setTimeout(400_000);
  const ana = await person('Ana', {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'no-preference',
  });
  const { page } = ana;
  await ana.playBots(5);
  await ana.turn();
  const session = await page.context().newCDPSession(page);
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  /** Plays moves of ours, and waits for something after each. */
  const play = async ({ moves, until }: { moves: number; until: string }) => {
    const frame = () => new Promise(requestAnimationFrame);
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const press = async (selector: string) => {
      while (!find(selector)) await frame();
      find(selector)!.click();
      for (let count = 0; count < 20; count += 1) await frame();
    };
    for (let move = 0; move < moves; move += 1) {
      await press('[data-slot][aria-disabled="false"]');
      await press('[data-space][aria-label*="open: +"]');
      await press('.tray .go .main');
    }
    while (!find(until)) await frame();
  };
  const press = async (selector: string) => {
    document.querySelector<HTMLElement>(selector)!.click();
    for (let count = 0; count < 60; count += 1) await new Promise(requestAnimationFrame);
  };
  const open = '[data-slot][aria-disabled="false"]';

  sayMachine();
  await slow(THROTTLE);
  await measure(page, session, `${MOVES} moves and those of five bots`, () =>
    page.evaluate(play, { moves: MOVES, until: open }),
  );
  for (const [name, selector] of [
    ['a slot is chosen', open],
    ['the log opens', '[aria-label="Log"]'],
    ['the log closes', 'dialog[open] header button'],
  ] as const)
    await measure(page, session, name, () => page.evaluate(press, selector));
  await page.keyboard.press('Escape');
  // continues to the last round
  await slow(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (let move = MOVES; move < ROUNDS - 1; move += 1) {
    await ana.turn();
    await ana.move();
  }
  await ana.turn();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await slow(THROTTLE);
  await page.evaluate(play, { moves: 1, until: '[data-city]' });
  await measure(page, session, 'the end comes and counts', () =>
    page.evaluate(async () => {
      while (!document.querySelector('.winner')) await new Promise(requestAnimationFrame);
      for (let count = 0; count < 60; count += 1) await new Promise(requestAnimationFrame);
    }),
  );
});
