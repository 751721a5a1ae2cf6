import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { LobbyFace } from '$lib/face';
import type { OptionInfo } from '$lib/wire';
import Several from './Several.svelte';
import '../messages';

const choices = ['red', 'blue'].map((name) => ({ name, needs: [], excludes: [], asks: [] }));
const option = { key: 'decks', kind: 'several', choices, rule: 'TOY-1' } as unknown as OptionInfo;
const preset = { option: 'decks', name: () => 'Reds', about: () => 'Only red.', choices: ['red'] };
const words = { presets: [preset] } as unknown as LobbyFace;

/** The marked preset. */
function marked(decks: string) {
  const props = { option, game: 'toy', words, values: { decks }, onchange() {} };
  const { body } = render(Several, { props });
  return /type="radio"[^>]* checked[^>]*> <b[^>]*>([^<]*)</.exec(body)![1];
}

it('marks the own choice where no preset fits', () => {
  expect(marked('red')).toBe('Reds');
  expect(marked('red,blue')).toBe('Own choice');
  expect(marked('none')).toBe('Own choice');
});
