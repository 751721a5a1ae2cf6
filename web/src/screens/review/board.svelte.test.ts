// @vitest-environment client
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Moments } from '$lib/moments';
import type { Reviewed } from '$lib/reviewed';
import { reviews } from '$lib/reviews';
import type { ReviewDecision, ReviewMoments, ReviewState } from '$lib/wire';
import { ReviewBoard, type Moment } from './board.svelte';
import { Run } from './run.svelte';
import '../messages';

const decision = (at: number, who = 0, more: object = {}) =>
  ({
    at,
    who,
    round: 1,
    kind: 'build',
    grade: 'best',
    value: [50, 50],
    score: [],
    played: { plan: [] },
    ...more,
  }) as unknown as ReviewDecision;
const moment = (doc: ReviewDecision): Moment => ({ part: { kind: 'decision', doc }, seat: doc.who });

afterEach(() => void vi.restoreAllMocks());

describe('the board', () => {
  const told = {
    tables: 'pieces',
    view: { round: 1 },
    moments: [
      { at: 3, seat: 1, patch: [] },
      { at: 4, seat: 0, patch: [{ op: 'replace', path: '/round', value: 2 }] },
    ],
  } as unknown as ReviewMoments;
  let answers: ((moments: Moments | null) => void)[];
  const game = {
    moments: () =>
      new Promise<Moments>((done, fail) => {
        answers.push((moments) => (moments ? done(moments) : fail(new Error('gone'))));
      }),
  };
  let now = $state.raw<Moment | null>(null);
  let review = $state<string | null>(null);
  let board: ReviewBoard;
  let end: () => void;
  beforeEach(() => {
    answers = [];
    [now, review] = [moment(decision(3, 1)), null];
    end = $effect.root(() => {
      board = new ReviewBoard(
        game,
        () => review,
        () => now,
      );
    });
    flushSync();
  });
  afterEach(() => end());
  async function named() {
    review = 'r';
    flushSync();
    await Promise.resolve();
  }
  async function hear(moments: Moments | null) {
    answers.at(-1)!(moments);
    await vi.waitFor(() => {
      flushSync();
      expect(board.seen ?? board.lost).toBeTruthy();
    });
  }

  it('asks once for all views, as soon as the review has its name', async () => {
    expect(answers).toHaveLength(0);
    await named();
    expect([answers.length, board.seen, board.lost]).toEqual([1, null, false]);
    await hear(new Moments(told));
    expect(board.seen).toMatchObject({ view: { round: 1 }, tables: 'pieces', seat: 1, better: null });
    now = moment(decision(4));
    expect(board.seen).toMatchObject({ view: { round: 2 }, decision: { at: 4 }, seat: 0 });
    now = moment(decision(3, 1, { best: [{ plan: [], value: [40, 60] }] }));
    flushSync();
    expect(board.seen).toMatchObject({ view: { round: 1 }, better: { value: [40, 60] } });
    expect(answers).toHaveLength(1);
  });

  it('says where there is no view, and asks again on request', async () => {
    await named();
    await hear(null);
    expect([board.seen, board.lost]).toEqual([null, true]);
    board.again();
    flushSync();
    expect(board.lost).toBe(false);
    await hear(new Moments(told));
    expect(board.lost).toBe(false);
    now = moment(decision(5));
    expect([board.seen, board.lost]).toEqual([null, true]);
    now = null;
    expect([board.seen, board.lost]).toEqual([null, false]);
  });
});

const state = (more: object) =>
  ({
    id: 'x',
    game: 'garden',
    status: 'running',
    before: 0,
    done: 0,
    all: 9,
    left: null,
    deals: [],
    decisions: [],
    next: 1,
    review: null,
    ...more,
  }) as unknown as ReviewState;

it('a shared moment is known once its part is there', async () => {
  const answers = [
    state({ decisions: [decision(1)] }),
    state({ decisions: [decision(2), decision(3)], next: 3 }),
  ];
  const known: boolean[] = [];
  let run!: Run;
  const end = $effect.root(
    () => void (run = new Run({ ask: () => Promise.resolve(answers[0]!), game: { seats: 2 } as Reviewed })),
  );
  run.await(2);
  vi.spyOn(reviews, 'state').mockImplementation(() => {
    known.push(run.isKnown);
    if (known.length === 1) return Promise.resolve(answers[1]!);
    run.close();
    return Promise.resolve(state({ status: 'done' }));
  });
  await run.follow();
  expect(known).toEqual([false, true]);
  expect(run.at).toBe(2);
  end();
});
