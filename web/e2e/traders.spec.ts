import type { Player } from './player';
import { call, Scribe, type State } from './requests';
import { expect, test } from './test';

/** The decisions of Ana that this test makes. */
type Asked = State & {
  offers: { move: Record<string, string[]>; home: Record<string, string[]> } | null;
  view: { seats: { borough: { spaces: Record<string, { who: { person: string } | null }> } }[] };
};

/**
 * Plays a game of two by requests until Ana has two Traders in a shop of four spaces, who buy and trade for votes,
 * and she has to choose their uses; returns its address.
 */
async function trading(ana: Player): Promise<string> {
  const { table } = await call<{ table: { id: string } }>(ana.page.request, 'POST', '', {
    game: 'small-city',
    players: 2,
    options: { constants: 'many Traders', modules: 'traders' },
    seats: [
      { kind: 'me', name: 'Ana', colour: 'star' },
      { kind: 'person', name: 'Bo', colour: 'wave' },
    ],
  });
  await call(ana.page.request, 'POST', `/${table.id}/start`, {});
  const [own, other] = [new Scribe(ana, table.id, 0), new Scribe(ana, table.id, 1)] as const;
  const plans: [string, string][][] = [
    [
      ['C4', 'b4 c4 d4 e4'],
      ['R1', 'b3'],
      ['R1', 'c3'],
      ['R1', 'd3'],
      ['R1', 'e3'],
    ].toSorted(([a], [b]) => (a! < b! ? 1 : -1)) as [string, string][],
    [
      ['R1', 'b2'],
      ['R1', 'f3'],
    ],
  ];
  for (;;) {
    const { view, turn, offers } = (await own.state()) as Asked;
    if (view.round === 3 && view.step === 'p4.commerce' && turn.seats.includes(0)) return `/t/${table.id}`;
    if (!turn.seats.includes(0)) {
      await other.goOn();
      continue;
    }
    const [home, people] = Object.entries(offers!.home)[0] ?? [];
    const trader = Object.keys(offers!.move).find(
      (from) => view.seats[0]!.borough.spaces[from]?.who?.person === 'trader',
    );
    const goals = trader && view.round === 3 ? ['d4', 'e4'] : [];
    const goal = goals.find((goal) => offers!.move[trader!]!.includes(goal));
    if (view.step === 'p2.plan')
      for (const [tile, on] of plans[view.round - 1] ?? []) await own.build(tile, on);
    if (home) await own.send({ home, person: people!.find((each) => each === 'trader') ?? people![0] });
    else if (goal) await own.send({ move: trader, to: goal });
    else await own.goOn();
  }
}

test('a Trader has two rows of uses, and a phone has room for those of two @full', async ({ guest }) => {
  const ana = await guest('Ana', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page, tray } = ana;
  await page.goto(await trading(ana));
  const row = (use: string, which: number) =>
    page.getByRole('group', { name: `${use}, ${which} of 2`, exact: true });
  await expect(row('Trade for votes', 2)).toBeVisible();
  await expect(tray).toContainText('Each row is one use of its place');
  await expect(tray.getByRole('link', { name: 'SP-TRD-6' })).toBeVisible();
  const [desk, below] = await Promise.all([page.locator('[data-desk]').boundingBox(), tray.boundingBox()]);
  expect(desk!.y + desk!.height).toBeLessThanOrEqual(below!.y);

  // the choice shows where it was made
  const two = (which: number) => row('Buy votes', which).getByRole('button', { name: /^3 votes for \$2/ });
  await two(2).tap();
  await expect(two(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(two(1)).toHaveAttribute('aria-pressed', 'false');
  await two(1).tap();
  await expect(tray).toContainText('Dollars: −4; votes: +6.');
});
