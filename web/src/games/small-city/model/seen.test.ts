import { expect, it } from 'vitest';
import type { View } from '../wire';
import { seen } from './does';
import '../messages';
import '../../../screens/messages';

const view = (step: string, card: string | null = null) =>
  ({ step, over: false, to_act: [0], seats: [{ card }] }) as unknown as View;

it('shows waiting players the cards and the council', () => {
  expect(seen(view('p1.choose'))).toEqual({ desk: 'circle' });
  expect(seen(view('p7.council'))).toEqual({ desk: 'council', wide: true });
});

it('shows the council, too, while a City Councilor moves in it (SC-4.11)', () =>
  expect(seen(view('p1.choose', 'G'))).toEqual({ desk: 'council', wide: true }));

it('shows them nothing while all plan or move people, nor at the end', () => {
  for (const step of ['p1.mayor', 'p2.plan', 'p3.move']) expect(seen(view(step))).toBeNull();
  expect(seen({ ...view('p7.council'), over: true })).toBeNull();
});
