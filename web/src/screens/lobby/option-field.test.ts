import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { LobbyFace } from '$lib/face';
import type { OptionInfo } from '$lib/wire';
import OptionField from './OptionField.svelte';
import '../messages';

const choices = ['no', 'yes'].map((name) => ({ name, needs: [], excludes: [], asks: [] }));
const option = { key: 'night', kind: 'one', choices, rule: 'TOY-1' } as unknown as OptionInfo;

it('a lone option is one row like a module: its words with the rule, then the switch', () => {
  const words = {} as LobbyFace;
  const props = { option, game: 'toy', words, values: { night: 'yes' }, seats: [], onchange() {} };
  const body = render(OptionField, { props }).body.replaceAll(/<!--.*?-->/g, '');
  const row = /<label[^>]*>([\s\S]*)<\/label>/.exec(body)![1]!;
  expect(row).toMatch(
    /^\s*<span class="words[\s\S]*TOY-1[\s\S]*<\/span>\s*<input[^>]*role="switch"[^>]*>\s*$/,
  );
  expect(row).toMatch(/<input[^>]* checked/);
  // nothing is beside the row: the rule would push the switch into the middle
  expect(body.replace(/<label[\s\S]*<\/label>/, '')).toMatch(/^\s*<div class="alone[^>]*>\s*<\/div>\s*$/);
});
