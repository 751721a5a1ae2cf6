import { expect, it } from 'vitest';
import { Call } from './call';

it('a turn is announced once for each decision, also after a scene in between', () => {
  const call = new Call();
  const all = [null, '0 1 p3.move', '0 1 p3.move', null, '0 1 p3.move', '0 1 p7.council'];
  expect(all.map((each) => call.now(each))).toEqual([false, true, false, false, false, true]);
});
