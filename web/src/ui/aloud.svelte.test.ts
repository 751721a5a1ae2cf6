// @vitest-environment client
import { expect, it } from 'vitest';
import { Aloud, type Line } from './aloud.svelte';
import '../screens/messages';

it('reads line by line, and begins again with another list', () => {
  const first: Line = { id: 'host', title: 'The host is Ana', about: 'She takes the Mayor.' };
  const second: Line = { id: 'map', title: 'Lay out the map' };
  let lines = $state.raw<readonly Line[]>([first, second]);
  let aloud!: Aloud;
  const end = $effect.root(() => void (aloud = new Aloud(() => lines)));
  expect(aloud.read).toBeNull();
  expect(aloud.on([])).toEqual({ done: [], words: 'The host is Ana. She takes the Mayor.' });
  expect(aloud.read).toBe('host');
  expect(aloud.on([])).toEqual({ done: ['host'], words: 'Lay out the map' });
  expect(aloud.read).toBe('map');

  lines = [{ ...first, title: 'The host is Ben' }, second];
  expect(aloud.read).toBeNull();
  // the line that was read belongs to the other list
  expect(aloud.on([])).toEqual({ done: [], words: 'The host is Ben. She takes the Mayor.' });
  expect(aloud.on(['host', 'map'])).toEqual({ done: ['host', 'map'], words: null });
  expect(aloud.read).toBeNull();
  end();
});
