import { beforeEach, describe, expect, it } from 'vitest';
import { fakeStorage, WRONG } from '$lib/testing/storage';
import type { Choice } from '$lib/wire';
import type { SimplicityChoice, SimplicityEntry, Slot } from './wire';
import { Plan, type Desk } from './plan.svelte';
import '../../screens/messages';

type Move = Choice<SimplicityEntry, SimplicityChoice>;
const about = { total: 1 } as SimplicityChoice;
const take = (slot: number, build: string): Move => ({ entry: { team: 0, take: slot, build }, about });

/** A desk whose answers the test sets. */
class TestDesk implements Desk {
  moves: Move[] = $state([take(1, 'a1'), take(1, 'b2'), take(4, 'b2')]);
  round = $state(1);
  atOnce = false;
  sent: SimplicityEntry[] = [];
  asked: SimplicityEntry[] = [];
  answer = { ok: true, seq: 1 } as Awaited<ReturnType<Desk['send']>>;
  table = () => 'garden';
  choices = () => this.moves;
  decision = () => `round ${this.round}`;
  slots = (): Slot[] => [];
  openSpace = () => 'a1';
  isOpen = (space: string) => space !== 'g7';
  confirmAtOnce = () => this.atOnce;
  send = (entry: SimplicityEntry) => {
    this.sent.push(entry);
    return Promise.resolve(this.answer);
  };
  check = (entry: SimplicityEntry) => {
    this.asked.push(entry);
    return Promise.resolve({ code: 'no', rule: 'SIM-3.5', text: 'No.' });
  };
}

let desk: TestDesk;
let plan: Plan;
let stored: Map<string, string>;
beforeEach(() => {
  stored = fakeStorage();
  desk = new TestDesk();
  plan = new Plan(desk);
});

describe('plan', () => {
  it('goes from slot to space to move, and back by single steps', async () => {
    expect(plan.stage).toBe('slot');
    plan.pickSlot(1);
    expect([plan.stage, [...plan.lit.keys()]]).toEqual(['space', ['a1', 'b2']]);
    plan.pickSpace('b2');
    expect(plan.stage).toBe('aimed');
    expect(plan.back()).toBe(true);
    expect(plan.stage).toBe('space');
    expect(plan.back()).toBe(true);
    expect(plan.stage).toBe('slot');
    expect(plan.back()).toBe(false);
    plan.pickSlot(1);
    plan.pickSpace('b2');
    await plan.confirm();
    expect(desk.sent).toEqual([{ team: 0, take: 1, build: 'b2' }]);
    expect(plan.slot).toBeNull();
  });

  it('takes a space first and then offers the slots that fit there', () => {
    plan.pickSpace('b2');
    expect(plan.stage).toBe('where');
    expect(plan.offers.map(({ slot }) => slot)).toEqual([1, 4]);
    plan.pickSlot(4);
    expect([plan.stage, plan.slot, plan.space]).toEqual(['aimed', 4, 'b2']);
  });

  it('keeps the space when another slot fits there too, and lets it go when not', () => {
    plan.pickSlot(1);
    plan.pickSpace('b2');
    plan.pickSlot(4);
    expect(plan.space).toBe('b2');
    plan.pickSlot(1);
    plan.pickSpace('a1');
    plan.pickSlot(4);
    expect([plan.stage, plan.space]).toEqual(['space', null]);
  });

  it('sends on the second touch, or on the first when so set', async () => {
    plan.pickSlot(1);
    plan.pickSpace('a1');
    plan.pickSpace('a1');
    expect(desk.sent).toHaveLength(1);
    await Promise.resolve();
    desk.atOnce = true;
    desk.round = 2;
    plan = new Plan(desk);
    plan.pickSlot(1);
    plan.pickSpace('a1');
    expect(desk.sent).toHaveLength(2);
  });

  it('asks the server why not, and shows the refusal before its reason', async () => {
    plan.pickSlot(4);
    plan.pickSpace('a1');
    expect(plan.refused).toMatchObject({ space: 'a1', problem: null });
    await Promise.resolve();
    expect(plan.refused?.problem?.text).toBe('No.');
    expect(desk.asked).toEqual([{ team: 0, take: 4, build: 'a1' }]);
    expect(plan.back()).toBe(true);
    expect([plan.refused, plan.slot]).toEqual([null, 4]);
    plan.pickSlot(3);
    expect(desk.asked[1]).toEqual({ team: 0, take: 3, build: 'a1' });
  });

  it('refuses by itself a space that nothing fits, but not a building', () => {
    plan.pickSpace('g7');
    expect(plan.refused).toBeNull();
    plan.pickSpace('c3');
    expect(plan.refused?.problem?.rule).toBe('SIM-3.5');
  });

  it('keeps the plan of a move that waits for a connection, and drops it once the move is withdrawn', async () => {
    plan.pickSlot(1);
    plan.pickSpace('a1');
    let withdraw: (outcome: typeof desk.answer) => void = () => {};
    desk.send = () => new Promise((done) => (withdraw = done));
    const sent = plan.confirm();
    plan.pickSpace('b2');
    expect(plan.aimed?.entry).toEqual({ team: 0, take: 1, build: 'a1' });
    withdraw({ ok: false, stale: true, error: { code: 'withdrawn', rule: null, text: '' } });
    await sent;
    expect(plan.refused).toBeNull();
    expect(plan.aimed?.entry).toEqual({ team: 0, take: 1, build: 'a1' });
    plan.pickSpace('b2');
    expect(plan.aimed?.entry).toEqual({ team: 0, take: 1, build: 'b2' });
  });

  it('outlives a reload, but not its table, its decision or its being legal', async () => {
    plan.pickSlot(1);
    plan.pickSpace('b2');
    const reloaded = () => {
      const { slot, space } = new Plan(desk);
      return [slot, space];
    };
    expect(reloaded()).toEqual([1, 'b2']);
    desk.table = () => 'meadow';
    expect(reloaded()).toEqual([null, null]);
    desk.table = () => 'garden';
    desk.round = 2;
    expect(reloaded()).toEqual([null, null]);
    desk.round = 1;
    desk.moves = [take(1, 'a1'), take(4, 'b2')];
    expect(reloaded()).toEqual([1, null]);
    desk.moves = [take(4, 'b2')];
    expect(reloaded()).toEqual([null, 'b2']);
    desk.moves = [take(1, 'b2')];
    plan = new Plan(desk);
    await plan.confirm();
    expect(reloaded()).toEqual([null, null]);
  });

  it('counts as none where another kind is stored', () => {
    const decision = desk.decision();
    const bad = { decision, slot: '1', space: null };
    for (const text of [...WRONG, JSON.stringify(bad)]) {
      stored.set('citywright.plan.garden', text);
      expect([new Plan(desk).stage, new Plan(desk).slot], text).toEqual(['slot', null]);
    }
  });

  it('falls with its decision', () => {
    plan.pickSlot(1);
    desk.round = 2;
    expect([plan.stage, plan.slot]).toEqual(['slot', null]);
  });

  it('stays after a refused move and says why', async () => {
    desk.answer = { ok: false, stale: false, error: { code: 'no', rule: null, text: 'Not now.' } };
    plan.pickSlot(1);
    plan.pickSpace('a1');
    await plan.confirm();
    expect([plan.slot, plan.space, plan.refused?.problem?.text]).toEqual([1, 'a1', 'Not now.']);
  });

  it('forgets what was refused as soon as something legal is sent', async () => {
    plan.pickSlot(4);
    plan.pickSpace('b2');
    plan.pickSpace('a1');
    await Promise.resolve();
    expect(plan.refused?.space).toBe('a1');
    desk.send = () => new Promise(() => undefined);
    void plan.confirm();
    expect([plan.sending, plan.refused]).toEqual([true, null]);
  });

  it('blocks a slot', async () => {
    desk.moves = [1, 2].map((block): Move => ({ entry: { team: 0, block }, about }));
    expect(plan.stage).toBe('block');
    plan.pickSpace('a1');
    expect(plan.stage).toBe('block');
    expect(plan.refused).toMatchObject({ space: 'a1', problem: { code: 'block_first', rule: 'SIM-3.2' } });
    plan.pickSlot(2);
    expect(plan.refused).toBeNull();
    expect(plan.stage).toBe('aimed');
    await plan.confirm();
    expect(desk.sent).toEqual([{ team: 0, block: 2 }]);
  });
});
