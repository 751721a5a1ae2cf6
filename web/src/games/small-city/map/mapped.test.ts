import { expect, it } from 'vitest';
import { mapLabel } from './mapped';
import '../messages';
import type { Play } from '../model/play.svelte';
import type { Task } from '../tasks/task';

const label = (open: number, placing: Task['placing'] = null) =>
  mapLabel(
    {
      me: 0,
      open,
      view: { seats: [{ seat: 0 }, { seat: 1 }] },
      borough: () => ({ zone: 8 }),
      who: (seat: number) => ({ name: ['Ana', 'Ben'][seat], you: seat === 0 }),
    } as unknown as Play,
    { placing } as unknown as Task,
  );

it('names the map, how large it is and what is being placed', () => {
  expect(label(0)).toBe('Your borough, 8 by 8');
  expect(label(0, { code: 'R3', what: 'Residence 3' })).toBe('Your borough, 8 by 8, planning a Residence 3');
  expect(label(0, { code: 'Hall', what: 'City Hall' })).toBe('Your borough, 8 by 8, planning City Hall');
  expect(label(0, { code: 'mayor', what: '' })).toBe('Your borough, 8 by 8, planning the Mayor');
  // nothing of one's own is placed at a neighbour's
  expect(label(1, { code: 'R3', what: 'Residence 3' })).toBe('The borough of Ben, 8 by 8');
});
