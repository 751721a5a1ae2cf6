// @vitest-environment client
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { api, Refusal } from '$lib/api';
import { reviews } from '$lib/reviews';
import { Person } from '$lib/testing/person';
import { dealt, playOut } from '$lib/testing/played';
import { Server, simulated } from '$lib/testing/program';
import { seatsOf } from '../../../screens/review/branch';
import { GRADES } from '../../../screens/review/parts';
import { resultOf } from '../../../screens/review/result';
import { hashOf, momentOf } from '../../../screens/review/run.svelte';
import { load } from '../../../screens/review/source';
import { expectBefore, open, openRecord } from './testing.svelte';

vi.setConfig({ testTimeout: 120_000 });

const server = new Server(['--requests-per-second', '100000']);
let person: Person;
let record: string;
beforeAll(async () => {
  [record] = await Promise.all([
    simulated('simplicity', { players: 4, seed: 3, bots: 'steady,easy' }),
    server.start(),
  ]);
  person = new Person(server, 'Ana');
  person.sit();
});
afterAll(() => server.remove());

describe('the review of a record', () => {
  it('arrives part by part, adds up, and shows the worst decision first', async () => {
    const { run, game, close } = await openRecord(record);
    expect(run.isDone).toBe(false);
    await run.follow();
    expect(run.failure).toBeNull();
    expect(run.isDone).toBe(true);
    const { log } = JSON.parse(record) as { log: object[] };
    // each entry that is no draw is a decision
    expect(run.decisions.length).toBe(log.filter((entry) => 'team' in entry).length);
    expect(run.parts.length).toBe(run.count);
    for (let seat = 0; seat < 4; seat++) {
      run.look(seat);
      const { start, draws, own, others, result } = run.balance!;
      expect(start + draws + own + others).toBeCloseTo(result, 5);
      const losses = run.own.reduce((sum, { loss = 0 }) => sum + loss, 0);
      expect(own).toBeCloseTo(-losses, 5);
      expect(run.own.length).toBeGreaterThanOrEqual(5);
    }
    run.look(0);
    expect(run.lessons.length).toBeGreaterThan(0);
    for (const { grade } of run.lessons) expect(GRADES.indexOf(grade)).toBeGreaterThanOrEqual(3);
    const result = (JSON.parse(record) as { result: { players: { score: number }[] } }).result;
    expect(resultOf(game, 0)).toContain(String(result.players[0]!.score));
    close();
  });

  it('goes by keys and addresses from moment to moment', async () => {
    const { run, close } = await openRecord(record);
    await run.follow();
    run.show(0);
    run.step(-1);
    expect(run.at).toBe(0);
    run.stepTo(run.own, 1);
    expect(run.decision).toBe(run.own[0]);
    run.stepTo(run.own, 1);
    expect(run.decision).toBe(run.own[1]);
    run.stepTo(run.own, -1);
    expect(run.decision).toBe(run.own[0]);
    run.show(run.count + 5);
    expect(run.at).toBe(run.count - 1);
    expect(momentOf(hashOf(22, true))).toEqual({ index: 22, better: true });
    expect(momentOf('#23')).toEqual({ index: 22, better: false });
    expect(momentOf('#top')).toBeNull();
    close();
  });

  it('is found by its address alone, also in another browser, while the server keeps it', async () => {
    const { id } = await reviews.ask({ record });
    person.session.all.clear();
    const { run, game, close } = await open({ record: id });
    expect(game.record).toEqual(JSON.parse(record));
    await run.follow();
    expect(run.isDone && run.parts.length > 0).toBe(true);
    expect(run.id).toBe(id);
    expectBefore((await game.moments(id)).view(run.own[0]!.at, 0), run.own[0]!);
    close();
    await expect(load({ record: 'nobody' })).rejects.toMatchObject({ problem: { code: 'no_review' } });
    await expect(load({ table: 'nowhere' })).rejects.toBeInstanceOf(Refusal);
  });

  it('judges what is tried, and looks deeper', async () => {
    const { run, close } = await openRecord(record);
    await run.follow();
    const decision = run.decisions.find(({ loss = 0, proved }) => loss > 0 && !proved)!;
    run.show(run.indexOf(decision));
    await run.try(decision.played.plan);
    // a busy machine judges in fewer worlds, with a larger error
    const { choice, loss, loss_error = 0, worlds } = run.tried!.judged!;
    expect(choice.plan).toEqual(decision.played.plan);
    expect(worlds).toBeGreaterThan(0);
    expect(worlds).toBeLessThanOrEqual(decision.worlds!);
    const error = loss_error + (decision.loss_error ?? 0);
    expect(Math.abs(loss - decision.loss!)).toBeLessThanOrEqual(4 * error + 0.1);
    run.step(1);
    expect(run.tried).toBeNull();
    run.step(-1);
    expect(run.tried).not.toBeNull();
    run.untry();
    expect(run.tried).toBeNull();
    await expect(run.try([...decision.played.plan, ...decision.played.plan])).rejects.toBeInstanceOf(Refusal);
    expect(run.tried).toBeNull();

    expect(run.canLookDeeper).toBe(true);
    await run.lookDeeper();
    expect(run.decision!.worlds).toBe(4 * decision.worlds!);
    expect(run.decision!.loss_error ?? 0).toBeLessThan(decision.loss_error ?? 0);
    expect(run.canLookDeeper).toBe(false);
    close();
  });

  it('goes on at a practice table, with the seat and the draws that were chosen', async () => {
    const { run, game, close } = await openRecord(record);
    await run.follow();
    const [decision] = run.decisions.filter(({ who }) => who === 2);
    const seats = seatsOf(4, 2, { name: 'Ana', colour: 'wave', level: 'easy' });
    const id = await game.practise(decision!.at, seats, 'new');
    const table = await api.table(id);
    expect(table.you).toEqual([2]);
    expect(table.seats.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'person', 'bot']);
    const { state } = await api.news(id, { seat: 2, since: null, mark: null }, 0, null);
    expect(state!.turn.seats).toEqual([2]);
    expectBefore(state!.view, decision!);
    close();
  });
});

it('the review of a table shows every moment from its history, at the reader’s own seat', async () => {
  const table = await dealt(person, { game: 'simplicity', players: 3, seat: 1 });
  await expect(load({ table })).rejects.toMatchObject({ problem: { code: 'not_over' } });
  await playOut(table, 1);
  const { run, game, close } = await open({ table });
  await run.follow();
  expect(run.seat).toBe(1);
  expect(run.own.every(({ who }) => who === 1)).toBe(true);
  const practise = vi.spyOn(api, 'practise');
  const moments = await game.moments(run.id!);
  for (const decision of run.decisions) expectBefore(moments.view(decision.at, decision.who), decision);
  expect(practise).not.toHaveBeenCalled();
  practise.mockRestore();
  // and a game goes on from any of them
  const at = run.own[1]!;
  const id = await game.practise(at.at, seatsOf(3, 1, { name: 'Ana', colour: null, level: 'easy' }));
  const { state } = await api.news(id, { seat: 1, since: null, mark: null }, 0, null);
  expectBefore(state!.view, at);
  close();
});
