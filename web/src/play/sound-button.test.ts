import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { settings } from '$lib/settings.svelte';
import SoundButton from './SoundButton.svelte';
import '../screens/messages';

it('says whether there are sounds', () => {
  const pressed = () => /aria-pressed="(\w+)"/.exec(render(SoundButton).body)?.[1];
  settings.sound = true;
  expect(pressed()).toBe('true');
  settings.sound = false;
  expect(pressed()).toBe('false');
});
