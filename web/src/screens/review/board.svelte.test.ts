// @vitest-environment client
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '$lib/api';
import type { ReviewDecision, ReviewState } from '$lib/wire';
import { REST, ReviewBoard, type Moment } from './board.svelte';
import { Run } from './run.svelte';
import { whole } from './source';
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

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the board', () => {
  const views = new Map<number, { done: (view: unknown) => void; fail: () => void }>();
  const asked: number[] = [];
  const game = {
    view: (at: number) =>
      new Promise<unknown>((done, fail) => {
        asked.push(at);
        views.set(at, { done, fail: () => fail(new Error('gone')) });
      }),
  };
  let now = $state.raw<Moment | null>(null);
  let board: ReviewBoard;
  let end: () => void;
  beforeEach(() => {
    asked.length = 0;
    now = null;
    end = $effect.root(() => void (board = new ReviewBoard(game, () => now)));
  });
  afterEach(() => end());
  async function rest(next: Moment | null, time = REST) {
    now = next;
    flushSync();
    await vi.advanceTimersByTimeAsync(time);
    flushSync();
  }
  async function hear(at: number, view: unknown) {
    views.get(at)!.done(view);
    await vi.advanceTimersByTimeAsync(0);
  }

  it('asks for no view of a moment that is passed by', async () => {
    await rest(moment(decision(3)), REST - 1);
    await rest(moment(decision(4)), REST - 1);
    expect(asked).toEqual([]);
    await rest(moment(decision(5)));
    expect(asked).toEqual([5]);
  });

  it('keeps a view together with its decision until the next one arrives', async () => {
    const first = decision(3, 1);
    await rest(moment(first));
    await hear(3, 'a');
    expect(board.seen).toMatchObject({ view: 'a', decision: first, seat: 1, better: null });
    await rest(moment(decision(4, 0)));
    expect(board.seen).toMatchObject({ view: 'a', decision: first, seat: 1 });
    await hear(4, 'b');
    expect(board.seen).toMatchObject({ view: 'b', decision: { at: 4 }, seat: 0 });
    // the answer to an earlier question
    await hear(3, 'late');
    expect(board.seen).toMatchObject({ view: 'b' });
  });

  it('does not ask again while more of the review arrives, and shows what it says', async () => {
    await rest(moment(decision(3)), REST - 1);
    await rest(moment(decision(3)), 1);
    expect(asked).toEqual([3]);
    await hear(3, 'a');
    await rest(moment(decision(3, 0, { best: [{ plan: [], value: [60, 40] }] })));
    expect(board.seen).toMatchObject({ view: 'a', better: { value: [60, 40] } });
    expect(asked).toEqual([3]);
  });

  it('shows no board where the view cannot be loaded, then the next', async () => {
    await rest(moment(decision(3)));
    await hear(3, 'a');
    await rest(moment(decision(4)));
    views.get(4)!.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect([board.seen, board.lost]).toEqual([null, true]);
    await rest(moment(decision(5)));
    expect(board.lost).toBe(false);
    await hear(5, 'c');
    expect(board.seen).toMatchObject({ view: 'c' });
  });

  it('pauses without a moment', async () => {
    await rest(moment(decision(3)));
    await hear(3, 'a');
    await rest(null);
    expect(asked).toEqual([3]);
    expect(board.seen).toMatchObject({ view: 'a' });
  });
});

const state = (more: object) =>
  ({
    id: 'x',
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
    () => void (run = new Run({ ask: () => Promise.resolve(answers[0]!), game: null })),
  );
  run.await(2);
  vi.spyOn(api, 'review').mockImplementation(() => {
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

it('a review without its record tells how far it is until it names its game', async () => {
  const answers = [state({ done: 4 }), state({ status: 'done', review: { game: 'garden' } })];
  vi.spyOn(api, 'review').mockImplementation(() => Promise.resolve(answers.shift()!));
  const heard: number[] = [];
  const { signal } = new AbortController();
  const last = await whole(
    () => Promise.resolve(state({ status: 'waiting' })),
    ({ done }) => heard.push(done),
    signal,
  );
  expect(heard).toEqual([0, 4]);
  expect(last.review?.game).toBe('garden');
  expect(
    (
      await whole(
        () => Promise.resolve(state({ status: 'failed' })),
        () => {},
        signal,
      )
    ).status,
  ).toBe('failed');
});
