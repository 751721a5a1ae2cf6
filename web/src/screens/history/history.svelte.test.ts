// @vitest-environment client
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refusal } from '$lib/api';
import { fakeStorage, WRONG } from '$lib/testing/storage';
import type { ReviewDecision } from '$lib/wire';
import { kindsOf, lossesOf, lossOf, placesOf, sourcesOf } from './figures';
import { activeOf, filtered, forget, gameOf, gamesKept, keep, MOST, offerOf, rowOf, type Game } from './kept';
import {
  forgetPositions,
  keepPositions,
  MOST as MOST_POSITIONS,
  nextOf,
  positionsKept,
  readyOf,
  WEEK,
  type Position,
} from './positions';
import { Records } from './records.svelte';
import { keepReview, keepReviews, reviewsKept, summed, type Seen } from './seen';
import { add, LONGEST, read, written, type Taken } from './take';
import { forgetGames } from './forget';

let stored: Map<string, string>;
beforeEach(() => void (stored = fakeStorage()));

const game = (number: number, more: Partial<Game> = {}): Game => ({
  id: `table${String(number).padStart(11, '0')}`,
  game: 'garden',
  name: `Candle Court ${number}`,
  created: 1_764_000_000_000 + number * 1_000,
  names: ['Ana', 'Thoughtful Ben', 'Thoughtful Caro', 'Thoughtful Dan'],
  you: [0],
  place: 1,
  score: 31,
  own: [9, 14, 6, 2],
  others: [24, 41, 18, 3],
  ...more,
});
const KEYS = ['history', 'history.forgotten', 'history.reviews', 'history.positions'];

describe('the list of games', () => {
  it('is empty where something else is stored, and takes games then', () => {
    for (const text of WRONG)
      for (const key of KEYS) {
        stored.clear();
        stored.set(`citywright.${key}`, text);
        expect([gamesKept(), positionsKept(), reviewsKept().size]).toEqual([[], [], 0]);
        keep([game(1)]);
        forget(new Set(['table']));
        expect(gamesKept()).toEqual([game(1)]);
      }
  });

  it('leaves out damaged entries alone', () => {
    const row = rowOf(game(1));
    const damaged: [number, unknown][] = [
      [0, '../secret'],
      [0, 5],
      [2, 'x'.repeat(61)],
      [3, 8.64e15],
      [3, -1],
      [3, 'now'],
      [4, []],
      [4, ['Ana', null]],
      [5, [4]],
      [5, []],
      [6, 0],
      [6, 1.5],
      [7, 1e9],
      [8, [1]],
      [9, null],
    ];
    const rows = damaged.map(([field, value]) => row.with(field, value));
    expect(rows.map(gameOf)).toEqual(rows.map(() => null));
    for (const other of [null, {}, row.slice(1), [...row, 0]]) expect(gameOf(other)).toBeNull();
    stored.set('citywright.history', JSON.stringify([row, ...rows, row]));
    expect(gamesKept()).toEqual([game(1)]);
  });

  it('has the newest 500 games, in about 70 kB', () => {
    expect(keep(Array.from({ length: MOST + 1 }, (_, number) => game(number)))).toBe(MOST);
    expect(gamesKept().map(({ id }) => id)).toEqual(
      Array.from({ length: MOST }, (_, index) => game(MOST - index).id),
    );
    expect(stored.get('citywright.history')!.length).toBeLessThan(80_000);
    // an older one does not come in any more
    expect(keep([game(0)])).toBe(0);
    expect(gamesKept()).toHaveLength(MOST);
  });

  it('is filtered by game, number of seats, and words of names', () => {
    const games = [
      game(1),
      game(2, { names: ['Ana', 'Émile'], name: 'Mill Row' }),
      game(3, { game: 'inn', names: ['Ana', 'Ben'] }),
    ];
    const found = (wanted: object) =>
      filtered(games, { game: '', seats: 0, text: '', ...wanted }).map(({ name }) => name);
    expect(found({})).toHaveLength(3);
    expect(found({ game: 'inn' })).toEqual(['Candle Court 3']);
    expect(found({ seats: 2 })).toEqual(['Mill Row', 'Candle Court 3']);
    expect(found({ text: ' émile MILL ' })).toEqual(['Mill Row']);
    expect(found({ text: 'ben', seats: 4 })).toEqual(['Candle Court 1']);
    expect(found({ text: 'nobody' })).toEqual([]);
  });

  it('is not filtered by what it no longer offers', () => {
    const wanted = { game: 'inn', seats: 2, text: 'mill' };
    const games = Array.from({ length: 6 }, (_, number) => game(number));
    const pair = game(7, { game: 'inn', names: ['Ana', 'Ben'] });
    const offer = offerOf([...games, pair]);
    expect(offer).toEqual({ kinds: ['garden', 'inn'], seats: [2, 4], search: true });
    expect(activeOf(offer, wanted)).toEqual(wanted);
    // the games that it names are forgotten
    expect(activeOf(offerOf(games), wanted)).toEqual({ game: '', seats: 0, text: '' });
    const other = game(8, { game: 'mill', names: ['Ana'] });
    expect(activeOf(offerOf([...games, other]), wanted)).toEqual({ game: '', seats: 0, text: 'mill' });
  });
});

const decision = (more: Partial<ReviewDecision>) =>
  ({
    ...{ at: 0, who: 0, round: 1, kind: 'build', grade: 'best', loss: 0, value: [60, 40] },
    played: { plan: [] },
    ...more,
  }) as ReviewDecision;
const slip = {
  grade: 'mistake',
  loss: 12.5,
  played: { plan: [], value: [47, 53] },
  best: [{ plan: [], value: [60, 40] }],
} as const satisfies Partial<ReviewDecision>;

describe('what is kept of a review', () => {
  const decisions = [
    decision({ loss: 0.3 }),
    decision({ at: 1, kind: 'block', loss: 1 }),
    decision({ at: 2, who: 1, loss: 50, grade: 'blunder' }),
    decision({ at: 3, round: 2, ...slip, best: [...slip.best] }),
    decision({ at: 4, round: 2, grade: 'none' }),
  ];

  it('is a sum for each round or kind of decision that had a choice', () => {
    expect(summed(decisions, { seat: 0, inPoints: false, byRound: true })).toEqual({
      ...{ seat: 0, inPoints: false, lessons: 1, worst: 'mistake' },
      sums: { 1: [2, 1.3], 2: [1, 12.5] },
    });
    expect(summed(decisions, { seat: 0, inPoints: true, byRound: false }).sums).toEqual({
      build: [2, 12.8],
      block: [1, 1],
    });
  });

  it('is of the own seat at a table, not of records or of a browser with several seats', () => {
    const shown = (origin: { table: string } | { record: string }, you: number[]) => ({
      game: { origin, table: { you } },
      ...{ decisions, inPoints: false },
    });
    keepReview(shown({ record: '{}' }, [0]), true);
    keepReview(shown({ table: 'two' }, [0, 1]), true);
    keepReview(shown({ table: 'none' }, []), true);
    expect(reviewsKept().size).toBe(0);
    keepReview(shown({ table: 'own' }, [1]), true);
    expect(reviewsKept().get('own')).toMatchObject({ seat: 1, worst: 'blunder', sums: { 1: [1, 50] } });
  });

  it('is read only if it is sound', () => {
    const row: unknown[] = [0, false, 1, 'slip', { 1: [2, 1.3] }];
    const rows = [
      ...[row.with(0, -1), row.with(1, 1), row.with(2, 0.5), row.with(3, 'awful'), row.slice(1)],
      ...[{ 1: [0, 1] }, { 1: [2, null] }, { 1: [2] }, [], { '<b>': [1, 1] }].map((sums) =>
        row.with(4, sums),
      ),
    ];
    const all = Object.fromEntries([...rows, row].map((each, index) => [`t${index}`, each]));
    stored.set('citywright.history.reviews', JSON.stringify({ ...all, '../x': row }));
    expect([...reviewsKept().keys()]).toEqual([`t${rows.length}`]);
  });
});

describe('positions', () => {
  const NOW = 1_764_000_000_000;
  const position = (more: Partial<Position> = {}): Position => ({
    ...{ table: 'own', game: 'garden', seat: 0, at: 3, walked: NOW },
    ...more,
  });

  it('rest for a week, then go by table, the longest rested first', () => {
    keepPositions([
      position({ table: 'b', at: 1, walked: NOW - WEEK }),
      position({ table: 'a', at: 5, walked: NOW - 3 * WEEK }),
      position({ table: 'a', at: 2, walked: NOW - WEEK + 1 }),
      position({ table: 'a', at: 9, walked: NOW - 2 * WEEK }),
      // a clock was set back since
      position({ table: 'c', at: 9, walked: NOW + 1 }),
    ]);
    const ready = readyOf(positionsKept(), NOW);
    expect(ready.map(({ table, at }) => [table, at])).toEqual([
      ['a', [5, 9]],
      ['b', [1]],
      ['c', [9]],
    ]);
    expect(nextOf(positionsKept(), NOW)).toBe(NOW + 1);
    expect(nextOf([], NOW)).toBeNull();
  });

  it('are at most fifty, each once with its latest walk', () => {
    for (let at = 0; at <= MOST_POSITIONS; at++) keepPositions([position({ at, walked: NOW + at })]);
    expect(positionsKept()).toHaveLength(MOST_POSITIONS);
    expect(positionsKept()[0]!.at).toBe(1);
    keepPositions([position({ at: 1, walked: NOW + 99 }), position({ at: 2, walked: 0 })]);
    expect(positionsKept()).toHaveLength(MOST_POSITIONS);
    expect(positionsKept().at(-1)).toEqual(position({ at: 1, walked: NOW + 99 }));
    expect(positionsKept()[0]!.at).toBe(2);
    forgetPositions(({ at }) => at !== 7);
    expect(positionsKept().map(({ at }) => at)).toEqual([7]);
  });
});

describe('the figures', () => {
  const kinds = () =>
    kindsOf([
      game(1, { place: 1, own: [4, 0, 0], others: [9, 3, 0] }),
      game(2, { place: 3, own: [2, 0, 0], others: [3, 0, 0] }),
      game(3, { names: ['Ana', 'Ben'] }),
      game(4, { you: [0, 1] }),
      game(5, { place: null }),
      game(6, { place: 3, own: null, others: null }),
    ]);

  it('are of games with the same number of seats, one of them own', () => {
    expect(kinds().map(({ seats, games }) => [seats, games.length])).toEqual([
      [4, 3],
      [2, 1],
    ]);
    expect(placesOf(kinds()[0]!)).toEqual([1, 0, 2, 0]);
  });

  it('compare the own points with the mean of each other seat; what nobody scored is left out', () => {
    expect(sourcesOf(kinds()[0]!)).toEqual([
      { index: 0, own: 3, others: 2 },
      { index: 1, own: 0, others: 0.5 },
    ]);
    const [alone] = kindsOf([game(1, { names: ['Ana'], own: [5], others: [0] })]);
    expect(sourcesOf(alone!)).toEqual([{ index: 0, own: 5, others: null }]);
  });

  it('give a loss with its interval from five games on, by games and not by decisions', () => {
    expect(lossOf([1, 2, 3, 4].map((loss) => [1, loss] as const))).toBeNull();
    const loss = lossOf([1, 2, 3, 4, 5].map((loss) => [1, loss] as const))!;
    expect(loss.loss).toBe(3);
    // the standard deviation is the root of 2.5; Student's quantile for 4 degrees is 2.776
    expect(loss.half).toBeCloseTo(2.776 * Math.sqrt(2.5 / 5), 2);
    // ten decisions of one game that lose the same are no ten games
    const equal = lossOf([1, 2, 3, 4, 5].map((loss) => [10, 10 * loss] as const))!;
    expect(equal.half).toBeCloseTo(loss.half, 10);
  });

  it('take losses by round, or by rows of kinds, in one unit', () => {
    const games = Array.from({ length: 6 }, (_, number) => game(number));
    const [kind] = kindsOf(games);
    const seen = (number: number, more: Partial<Seen> = {}): [string, Seen] => [
      game(number).id,
      {
        ...{ seat: 0, inPoints: false, lessons: 0, worst: 'best' },
        sums: { 2: [1, number], 10: [1, 2] },
        ...more,
      },
    ];
    const reviews = new Map([0, 1, 2, 3, 4].map((number) => seen(number)));
    const losses = lossesOf(kind!, reviews, null);
    expect(losses).toMatchObject({ games: 5, inPoints: false, all: { loss: 2 } });
    expect(losses.parts.map(({ key, loss }) => [key, loss])).toEqual([
      ['2', 2],
      ['10', 2],
    ]);
    expect(losses.parts[1]!.half).toBe(0);
    const rows = [
      { key: 'all', kinds: ['2', '10'] },
      { key: 'none', kinds: ['build'] },
    ];
    expect(lossesOf(kind!, reviews, rows).parts.map(({ key }) => key)).toEqual(['all']);
    // a review of another seat, and one in points, are no part of it
    reviews.set(...seen(4, { seat: 1 }));
    reviews.set(...seen(3, { inPoints: true }));
    expect(lossesOf(kind!, reviews, null)).toMatchObject({ games: 3, all: null, parts: [] });
  });
});

describe('taking it along', () => {
  const seen: Seen = { seat: 0, inPoints: true, lessons: 2, worst: 'slip', sums: { plan: [8, 10.5] } };
  const position: Position = { table: game(1).id, game: 'garden', seat: 0, at: 3, walked: 5 };

  it('brings all of it to another browser, whose own entries stay', () => {
    keep([game(1), game(2)]);
    keepReviews(new Map([[game(1).id, seen]]));
    keepPositions([position]);
    const text = written();
    stored = fakeStorage();
    keep([game(2, { name: 'Here' }), game(3)]);
    expect(add(read(text) as Taken)).toBe(1);
    expect(gamesKept().map(({ name }) => name)).toEqual(['Candle Court 3', 'Here', 'Candle Court 1']);
    expect(reviewsKept().get(game(1).id)).toEqual(seen);
    expect(positionsKept()).toEqual([position]);
    expect(add(read(text) as Taken)).toBe(0);
  });

  it('keeps what this browser kept itself when a list is read in', () => {
    const reviews = Array.from({ length: MOST }, (_, number) => [game(number).id, seen] as const);
    const positions = Array.from({ length: MOST_POSITIONS }, (_, at) => ({ ...position, at, walked: 99 }));
    const own = { ...position, table: 'own', walked: 1 };
    keepReviews(new Map([['own', seen]]));
    keepPositions([own, { ...position, walked: 2 }]);
    add({ games: [], reviews: new Map(reviews), positions, strange: 0 });
    expect([reviewsKept().size, reviewsKept().has('own')]).toEqual([MOST, true]);
    expect(positionsKept()).toHaveLength(MOST_POSITIONS);
    expect(positionsKept()[0]).toEqual(own);
    // one of both has its later time
    expect(positionsKept().filter(({ at }) => at === position.at)).toMatchObject([own, { walked: 99 }]);
  });

  it('says what is wrong with a text', () => {
    for (const text of [...WRONG, '{"citywright":"record"}', '<html>']) expect(read(text)).toBe('none');
    expect(read('{"citywright":"history","version":2}')).toBe('newer');
    expect(read(`{"citywright":"history"${' '.repeat(LONGEST)}}`)).toBe('large');
  });

  it('leaves out what is damaged, and says how many games', () => {
    const text = JSON.stringify({
      ...{ citywright: 'history', version: 1, reviews: [], positions: { a: 1 } },
      games: [rowOf(game(1)), null, [1, 2]],
    });
    expect(read(text)).toEqual({ games: [game(1)], reviews: new Map(), positions: [], strange: 2 });
    expect(read('{"citywright":"history","version":1}')).toMatchObject({ games: [], strange: 0 });
  });

  it('brings back what was forgotten here, with nothing left of it before', () => {
    keep([game(1), game(2)]);
    keepReviews(new Map([[game(1).id, seen]]));
    keepPositions([position]);
    const text = written();
    forgetGames(new Set([game(1).id]));
    expect(gamesKept()).toEqual([game(2)]);
    expect([reviewsKept().size, positionsKept()]).toEqual([0, []]);
    expect(stored.get('citywright.history.forgotten')).toBe(JSON.stringify([game(1).id]));
    expect(add(read(text) as Taken)).toBe(1);
    expect(gamesKept()).toHaveLength(2);
    expect(stored.get('citywright.history.forgotten')).toBe('[]');
  });
});

describe('the export', () => {
  const refusal = (code: string, status: number, more = {}) =>
    new Refusal({ code, rule: null, text: code, ...more }, status);

  it('names the games that the server no longer has, waits where it is too fast, and goes on after a failure', async () => {
    const answers: (object | Error)[] = [
      { game: 'a' },
      refusal('no_table', 404),
      refusal('too_fast', 429, { retry_after: 3 }),
      { game: 'b' },
      refusal('offline', 0),
      { game: 'c' },
    ];
    const asked: string[] = [];
    vi.spyOn(api, 'record').mockImplementation((id) => {
      asked.push(id);
      const answer = answers.shift()!;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    });
    const waited: number[] = [];
    const wait = (seconds: number) => Promise.resolve(waited.push(seconds));
    const records = new Records(['1', '2', '3', '4'], wait);
    const counted: number[] = [];
    const end = $effect.root(() => {
      $effect(() => void counted.push(records.count));
    });
    await records.run();
    flushSync();
    end();
    // the page hears of the first record, too
    expect(counted.at(-1)).toBe(2);
    expect([records.done, records.all, records.isDone, records.busy]).toEqual([3, 4, false, false]);
    expect([records.gone, records.failure, waited]).toEqual([['2'], 'offline', [3]]);
    expect(records.text).toBe('{"game":"a"}\n{"game":"b"}\n');
    await records.run();
    expect([records.isDone, records.failure, records.count]).toEqual([true, null, 3]);
    expect(asked).toEqual(['1', '2', '3', '3', '4', '4']);
    vi.restoreAllMocks();
  });

  it('ends when its sheet is closed', async () => {
    const records: Records = new Records(['1', '2']);
    vi.spyOn(api, 'record').mockImplementation(() => {
      records.stop();
      return Promise.resolve({});
    });
    await records.run();
    expect([records.done, records.count]).toEqual([1, 1]);
    vi.restoreAllMocks();
  });
});
