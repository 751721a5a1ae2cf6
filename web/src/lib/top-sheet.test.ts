import { expect, it } from 'vitest';
import { comes, topSheet } from './top-sheet';

const sheet = () => ({ open: true }) as HTMLDialogElement;

it('the sheet on top is the last one that came and is open', () => {
  const [below, above] = [sheet(), sheet()];
  expect(topSheet()).toBeUndefined();
  const belowLeaves = comes(below);
  const aboveLeaves = comes(above);
  expect(topSheet()).toBe(above);
  above.open = false;
  expect(topSheet()).toBe(below);
  above.open = true;
  aboveLeaves();
  expect(topSheet()).toBe(below);
  belowLeaves();
  expect(topSheet()).toBeUndefined();
});
