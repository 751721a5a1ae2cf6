import { expect, it, vi } from 'vitest';
import type { Play } from '../model/play.svelte';
import { Cards } from './cards.svelte';
import { Settle } from './city.svelte';
import { CouncilMove } from './council.svelte';
import { keep, platform } from './keep.svelte';
import { Plain } from './index.svelte';
import type { Task } from './task';
import { Income, Overflow } from './uses.svelte';
import '../../../screens/messages';

it.each<[string, (play: Play) => Task]>([
  ['keep', keep],
  ['platform', platform],
  ['city', (play: Play) => new Settle(play)],
  ['card', (play: Play) => new Cards(play)],
  ['council', (play: Play) => new CouncilMove(play)],
  ['income', (play: Play) => new Income(play)],
  ['discard', (play: Play) => new Overflow(play)],
  ['go_on', (play: Play) => new Plain(play)],
])('a tap on the map explains what to do instead: %s', (todo, task) => {
  const elsewhere = vi.fn();
  const play = { elsewhere, draft: { follow() {} } } as unknown as Play;
  task(play).cell('a1', 0);
  expect(elsewhere).toHaveBeenCalledExactlyOnceWith(todo);
});
