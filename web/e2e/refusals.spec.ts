import type { Player } from './player';
import { played, started } from './requests';
import { expect, test } from './test';

/** Opens a table at the first plan; returns the steps it will have. */
async function planning(who: Player) {
  const { at, scribes } = await started([who]);
  await played(scribes, 'p2.plan');
  await who.page.goto(at);
  return who.page.locator('.plan .step');
}

test('a refusal of the desk outlines its subject: the ledger, the points, the chips', async ({ guest }) => {
  const ana = await guest('Ana');
  const { page } = ana;
  const steps = await planning(ana);
  const desk = (name: RegExp) => page.locator('[data-desk]').getByRole('radio', { name });
  const ledger = page.locator('[data-ledger].short');
  const open = page.locator('.plan .open');

  // the goods it costs are not in store
  await desk(/^University/).click({ force: true });
  await expect(page.locator('.tray')).toContainText(/(nothing|only .*) is stored/);
  await expect(ledger).not.toHaveCount(0);
  for (const entry of await ledger.all())
    expect(['wood', 'stone', 'metal']).toContain(await entry.getAttribute('data-ledger'));
  await expect(open).toHaveCount(0);

  // growing takes two points
  for (const [index, name] of [/Residence 1/, /Factory 1/].entries()) {
    await desk(name).click();
    await page.locator('[role=gridcell][aria-label*=" lit"]').last().click();
    await ana.main.filter({ hasText: 'Add to plan' }).click();
    await expect(steps).toHaveCount(index + 1);
  }
  await expect(ledger).toHaveCount(0);
  await desk(/^Grow/).click({ force: true });
  await expect(open).toHaveClass(/short/);
  await expect(ledger).toHaveCount(0);

  // with no point left, the steps that used them
  await desk(/Small Park/).click();
  await page.locator('[role=gridcell][aria-label*=" lit"]').last().click();
  await ana.main.filter({ hasText: 'Add to plan' }).click();
  await expect(steps).toHaveCount(3);
  await expect(page.locator('.plan .step.bad')).toHaveCount(0);
  await desk(/^Grow/).click({ force: true });
  await expect(page.locator('.plan .step.bad')).toHaveCount(3);
});

test('a tap on an inactive map explains the current step', async ({ guest }) => {
  const ana = await guest('Ana');
  const { page, tray } = ana;
  const { at, scribes } = await started([ana]);
  const tap = (cell: string) => page.locator(`[data-map] [data-cell="${cell}"]`).click();
  const told = (text: string) => expect(tray.getByRole('alert')).toContainText(text);
  for (const [step, todo] of [
    ['s.promises', 'choose a promise'],
    ['p1.choose', 'take a card'],
    ['p2.plan', 'add it to the plan'],
    ['p7.council', 'choose a lit cell of the council, or pass'],
  ] as const) {
    await played(scribes, step);
    await page.goto(at);
    // the zone grows as a whole, not by single cells
    if (step === 'p2.plan') await page.locator('[data-desk]').getByRole('radio', { name: /^Grow/ }).click();
    await expect(ana.main).not.toHaveText(/Skip|Go on|On to/);
    await tap('a7');
    await told(todo);
    // the answer appears where a choice is made
    if (step === 'p2.plan') await ana.main.filter({ hasText: 'Add to plan' }).click();
    else await page.locator('[data-desk] :is([role=radio], .lamp)').first().click();
    await expect(tray.getByRole('alert')).toHaveCount(0);
  }
});

test('a tap on somebody else’s borough leads back to one’s own', async ({ guest }) => {
  const [ana, ben] = [await guest('Ana'), await guest('Ben')];
  const { page, tray } = ana;
  const { at, scribes } = await started([ana, ben]);
  await played(scribes, 'p2.plan');
  await page.goto(at);
  await page.getByRole('tab', { name: /^Ben/ }).click();
  await page.locator('[data-map="1"] [data-cell=a7]').click();
  await expect(tray.getByRole('alert')).toContainText('This is the borough of Ben');
  await ana.main.filter({ hasText: 'Back to yours' }).click();
  await expect(page.locator('[data-map="0"]')).toBeVisible();
  await expect(tray.getByRole('alert')).toHaveCount(0);
});
