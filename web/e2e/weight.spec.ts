import { played, started } from './requests';
import { expect, test } from './test';

/** The most bytes, as sent, that a table takes until a seat can plan. */
const MOST = 30_000;

for (const players of [2, 4] as const)
  test(`a table of ${players} sends little before somebody can plan, at the first visit too${players === 2 ? ' @full' : ''}`, async ({
    guest,
  }) => {
    const people = await Promise.all(
      ['Ana', 'Ben', 'Cleo', 'Dan'].slice(0, players).map((name) => guest(name)),
    );
    const [ana] = people as [(typeof people)[0]];
    const { at, scribes } = await started(people as [typeof ana]);
    await played(scribes, 'p2.plan');
    const data: { what: string; bytes: number }[] = [];
    const network = await ana.page.context().newCDPSession(ana.page);
    await network.send('Network.enable');
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    const asked = new Map<string, string>();
    network.on('Network.requestWillBeSent', ({ requestId, request }) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/api/')) asked.set(requestId, pathname);
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const what = asked.get(requestId);
      if (what) data.push({ what, bytes: encodedDataLength });
    });
    network.on('Network.webSocketFrameReceived', ({ response: { payloadData } }) =>
      data.push({
        what: (JSON.parse(payloadData) as { type: string }).type,
        bytes: Buffer.byteLength(payloadData),
      }),
    );
    // first on a device that does not know yet that one of its people sits here, then on one that does
    for (const visit of [() => ana.page.goto(at), () => ana.page.reload()]) {
      data.length = 0;
      await visit();
      await expect(ana.main).toHaveText(/^Seal the plan/);
      const names = data.map(({ what }) => what);
      // the state comes once
      expect(names.filter((what) => what === 'state')).toHaveLength(1);
      expect(names).toContainEqual(expect.stringMatching(/tables$/));
      const all = data.reduce((sum, { bytes }) => sum + bytes, 0);
      expect(all, JSON.stringify(data)).toBeLessThanOrEqual(MOST);
    }
  });
