import { describe, expect, it } from 'vitest';
import type { Step } from '$lib/wire';
import { cellsOf, type EventDoc, type Tables, type View } from '../wire';
import { beats, countAt, pointsOf } from './count';
import games from './games.json';
import { lightOf, lineAt } from './light';
import { ranking } from './result';
import { amountOf, judgedOf, type Tally, tallyOf, totalOf } from './tally';

/** Finished games as servers sent them, without fields that this test ignores. */
const GAMES = games as unknown as {
  name: string;
  standings: { score: number; rank: number }[];
  steps: Step[];
  seats: View['seats'];
}[];
const named = (name: string) => GAMES.find((game) => game.name === name)!;
const viewOf = ({ seats }: { seats: View['seats'] }) => ({ seats }) as View;
const tallied = (name: string): [Tally, View] => {
  const game = named(name);
  return [tallyOf(game.steps, viewOf(game)), viewOf(game)];
};
const TABLES = {
  tiles: [
    { tile: 'F1', effects: [{ effect: 'makes', materials: [], rule: '' }] },
    { tile: 'Pk2', effects: [{ effect: 'relieves', percent: 2, rule: '' }] },
    { tile: 'Fir', effects: [{ effect: 'staff_relieves', percent: 2, rule: '' }] },
  ],
} as unknown as Pick<Tables, 'tiles'>;

describe.each(GAMES)('the sheet of $name', ({ steps, seats }) => {
  const tally = tallyOf(steps, viewOf({ seats }));

  it('sums to the score of each seat (SC-14.3)', () => {
    for (const { seat, score } of seats) {
      const sum = tally.lines.reduce((sum, line) => sum + amountOf(tally.amounts, seat, line), 0);
      expect(sum).toBe(score!.total);
      expect(totalOf(tally.amounts, seat)).toBe(score!.total);
    }
  });

  it('sums to the server’s score', () => {
    const scored = steps
      .flatMap(({ events }) => events as EventDoc[])
      .filter((event) => event.event === 'scored');
    for (const { seat, score } of scored) expect(totalOf(tally.amounts, seat)).toBe(score);
  });

  it('knows what every vote of homes, of the University and of shops came from', () => {
    for (const { seat, borough } of seats)
      for (const line of ['homes', 'university', 'bought', 'traded']) {
        const tiles = tally.tiles.get(seat)?.get(line) ?? new Map<string, number>();
        expect([...tiles.values()].reduce((a, b) => a + b, 0)).toBe(amountOf(tally.amounts, seat, line));
        for (const cell of tiles.keys()) expect(Object.keys(borough.tiles)).toContain(cell);
      }
  });

  it('knows what became of all pollution', () => {
    for (const { seat, pollution } of seats) {
      const { made, relieved, cleaned } = tally.smoke.get(seat)!;
      expect(made - relieved - cleaned).toBe(pollution);
    }
  });

  it('is counted to the same sums', () => {
    const all = beats(tally, viewOf({ seats }), []);
    const done = countAt(tally, all, all.length - 1, 1);
    for (const { seat, out, score } of seats)
      // an eliminated seat has nothing judged in public
      if (out === null) expect(totalOf(done, seat)).toBe(score!.total);
  });

  it('judges every promise once', () => {
    const told = steps
      .flatMap(({ events }) => events as EventDoc[])
      .flatMap((event) =>
        event.event === 'promise_judged' || event.event === 'platform_judged'
          ? [
              `${event.seat} ${event.event === 'promise_judged' ? event.promise : event.platform} ${event.points}`,
            ]
          : [],
      );
    const shown = seats.flatMap(({ seat }) =>
      judgedOf(viewOf({ seats }), seat).map((promise) => `${seat} ${promise.key} ${pointsOf(promise)}`),
    );
    expect(shown.sort()).toEqual(told.sort());
  });
});

describe('the lines', () => {
  it('leave out sources that brought nothing', () => {
    // four votes of the Supporter, four paid to the council
    const [tally] = tallied('solo');
    expect(tally.lines).toEqual(['homes', 'bought', 'traded', 'promises', 'pollution']);
  });

  it('list initial votes, where constants give some', () => {
    const [tally] = tallied('k22');
    expect([0, 1, 2].map((seat) => amountOf(tally.amounts, seat, 'start'))).toEqual([3, 3, 3]);
    for (const name of ['adv4', 'solo']) expect(tallied(name)[0].lines).not.toContain('start');
  });

  it('keep what a module brings in a line of its own', () => {
    const [, view] = tallied('solo');
    const castle = {
      seq: 1,
      events: [{ event: 'voted', seat: 0, votes: 4, source: 'castle', parts: [], rule: 'SP-REA-2' }],
    } as unknown as Step;
    const tally = tallyOf([castle], view);
    expect(amountOf(tally.amounts, 0, 'castle')).toBe(4);
    expect(tally.lines.indexOf('castle')).toBeLessThan(tally.lines.indexOf('promises'));
    expect(tally.rules.get('castle')).toBe('SP-REA-2');
  });

  it('do not count what was taken back', () => {
    const [, view] = tallied('solo');
    const bought = (seq: number, more: Partial<Step>) =>
      ({
        seq,
        events: [{ event: 'bought', seat: 0, money: 1, votes: 5, parts: [], rule: '' }],
        ...more,
      }) as Step;
    const back = { seq: 3, seat: 0, events: [] as unknown[], taken_back: true, undoes: 1 } as unknown as Step;
    const tally = tallyOf([bought(1, {}), bought(2, {}), back], view);
    expect(amountOf(tally.amounts, 0, 'bought')).toBe(5);
  });
});

describe('a tile that was upgraded', () => {
  it('keeps the sum over all its levels', () => {
    const [, { seats }] = tallied('solo');
    const voted = (seq: number, cells: string, amount: number) =>
      ({
        seq,
        events: [
          {
            event: 'voted',
            seat: 0,
            votes: amount,
            source: 'homes',
            rule: 'SC-10.1',
            parts: [{ host: null, tile: 'R', cells, amount }],
          },
        ],
      }) as unknown as Step;
    const borough = { ...seats[0]!.borough, tiles: { a2: { tile: 'R3', level: 3, cells: 'a2 a3 b3' } } };
    const view = viewOf({ seats: [{ ...seats[0]!, borough }] });
    const tally = tallyOf([voted(1, 'b3', 1), voted(2, 'a3 b3', 4), voted(3, 'a2 a3 b3', 9)], view);
    expect(tally.tiles.get(0)!.get('homes')).toEqual(new Map([['a2', 14]]));
  });
});

describe('a line of the sheet', () => {
  const [tally, view] = tallied('solo');
  const seat = view.seats[0]!;
  const all = Object.entries(seat.borough.tiles);

  it('keeps its tiles bright, with what they brought', () => {
    const { dim, gains } = lightOf('homes', seat, tally, TABLES);
    const homes = all.filter(([key]) => tally.tiles.get(0)!.get('homes')!.has(key));
    expect(homes.length).toBeGreaterThan(0);
    expect([...gains!.keys()].sort()).toEqual(homes.map(([key]) => key).sort());
    const dark = new Set(dim);
    for (const [key] of all) expect(dark.has(key)).toBe(!gains!.has(key));
  });

  it('lights the shops that trade, with what they brought', () => {
    const { dim, gains } = lightOf('traded', seat, tally, TABLES);
    expect(gains).toEqual(new Map([['b2', `+${amountOf(tally.amounts, 0, 'traded')}`]]));
    const dark = new Set(dim);
    const bright = all.filter(([key]) => !dark.has(key));
    expect(bright.map(([, { tile }]) => tile)).toEqual(['C4']);
  });

  it('leaves all people bright for pollution, with its sources and reliefs', () => {
    const { dim, bright } = lightOf('pollution', seat, tally, TABLES);
    const dark = new Set(dim);
    for (const [key, { tile, cells }] of all) {
      expect(dark.has(key)).toBe(!['F1', 'Pk2', 'Fir'].includes(tile));
      if (dark.has(key)) for (const cell of cellsOf(cells)) expect([...bright!]).toContain(cell);
    }
  });

  it('lights nothing for points without a tile', () => {
    for (const line of ['cards', 'promises']) expect(lightOf(line, seat, tally, TABLES)).toEqual({});
  });

  it('is found by a tap on one of its tiles', () => {
    const [home] = [...tally.tiles.get(0)!.get('homes')!.keys()];
    expect(lineAt(home!, seat, tally, TABLES)).toBe('homes');
    expect(lineAt('j10', seat, tally, TABLES)).toBe(null);
  });
});

describe('the count', () => {
  it('goes line by line, then promise by promise, then comes the smoke', () => {
    const [tally, view] = tallied('adv4');
    const all = beats(tally, view, []);
    expect(all.at(-1)!.line).toBe('pollution');
    expect(all.filter(({ line }) => line === 'homes')).toHaveLength(1);
    // each rests face down for a breath, then is turned over
    const promises = all.filter(({ line }) => line === 'promises').map(({ judged }) => judged!);
    expect(promises.map(({ turned }) => turned)).toEqual(promises.map((_, index) => index % 2 === 1));
    const turned = promises.filter(({ turned }) => turned);
    // three of seat 0, two of seat 1, five of seat 2, two of seat 3
    expect([0, 1, 2, 3].map((of) => turned.filter(({ seat }) => seat === of).length)).toEqual([3, 2, 5, 2]);

    expect(new Set(promises.map(({ promise }) => promise)).size).toBe(12);
  });

  it('has the seat with the fewest votes so far turn over its promises first', () => {
    const [tally, view] = tallied('adv4');
    const all = beats(tally, view, []);
    const first = all.findIndex(({ line }) => line === 'promises');
    const votes = countAt(tally, all, first - 1, 1);
    const seats = all.flatMap(({ line, judged }) => (line === 'promises' ? [judged!.seat] : []));
    const order = [...new Set(seats)];
    const sums = order.map((seat) => totalOf(votes, seat));
    expect(sums).toEqual(sums.toSorted((a, b) => a - b));
    // all of one seat, then all of the next
    expect(seats).toEqual(order.flatMap((seat) => seats.filter((each) => each === seat)));
  });

  it('adds the points of a promise once it is turned over', () => {
    const [tally, view] = tallied('adv4');
    const all = beats(tally, view, []);
    const down = all.findIndex(({ judged }) => judged);
    const { seat, promise } = all[down]!.judged!;
    const before = totalOf(countAt(tally, all, down - 1, 1), seat);
    expect(totalOf(countAt(tally, all, down, 1), seat)).toBe(before);
    expect(totalOf(countAt(tally, all, down + 1, 0.1), seat)).toBe(before + pointsOf(promise));
  });

  it('ends with the places, the last one first; the title names the winner', () => {
    const [tally, view] = tallied('adv4');
    const standings = [2, 4, 1, 3].map((rank) => ({ rank, score: 0 }));
    const all = beats(tally, view, ranking(view, standings));
    expect(all.slice(-3).map(({ place }) => place!.seat)).toEqual([1, 3, 0]);
    expect(all.at(-4)!.place).toBeNull();
    expect(countAt(tally, all, all.length - 1, 0)).toEqual(countAt(tally, all, all.length - 4, 1));
  });

  it('shows nothing before it is counted', () => {
    const [tally, view] = tallied('adv4');
    const all = beats(tally, view, []);
    const counted = countAt(tally, all, 0, 0.5);
    expect(counted.get(0)!.has('pollution')).toBe(false);
    expect(counted.get(0)!.get('homes')).toBe(20);
    expect(countAt(tally, all, 0, 0).get(0)!.get('homes')).toBe(0);
  });
});

it('the price of a card counts among cards, its pollution among pollution made', () => {
  const [, view] = tallied(GAMES[0]!.name);
  const anarchist = { seat: 0, source: 'anarchist', rule: 'SP-ACT-2' };
  const events = [
    { event: 'charged', paid: { pay: 'votes', votes: 3 }, ...anarchist },
    { event: 'charged', paid: { pay: 'money', money: 2 }, ...anarchist },
    { event: 'soiled', more: 3, track: 15, ...anarchist },
  ];
  const step = { seq: 1, seat: 0, taken_back: false, undoes: 0, events } as unknown as Step;
  const tally = tallyOf([step], view);
  expect(amountOf(tally.amounts, 0, 'cards')).toBe(-3);
  expect(tally.smoke.get(0)).toEqual({ made: 3, relieved: 0, cleaned: 0 });
});

it('has a line for what a module subtracts, with its rule', () => {
  const game = GAMES[0]!;
  const toll = { source: 'riots', points: 3, rule: 'SP-POL-17' };
  const seats = game.seats.map((seat, index) => {
    const score = seat.score!;
    return index ? seat : { ...seat, score: { ...score, tolls: [toll], total: score.total - 3 } };
  });
  const tally = tallyOf(game.steps, viewOf({ seats }));
  expect(tally.lines).toContain('riots');
  expect(tally.rules.get('riots')).toBe('SP-POL-17');
  expect(amountOf(tally.amounts, 0, 'riots')).toBe(-3);
  expect(totalOf(tally.amounts, 0)).toBe(seats[0]!.score!.total);
});
