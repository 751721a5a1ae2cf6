import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '$lib/testing/storage';
import type { TableDoc } from '$lib/wire';
import { Coach } from './coach.svelte';
import { rememberLearnt } from './learnt';

vi.mock('$lib/settings.svelte', () => ({ settings: { coach: true } }));
const { settings } = await import('$lib/settings.svelte');

let now = $state<string[]>([]);
const hints = () =>
  ['take', 'build', 'order'].map((key) => ({
    ...{ key, text: () => `About ${key}.`, when: now.includes(key) },
    lesson: `lesson-${key}`,
  }));
const coach = (game = 'garden', kind = 'untimed') => {
  const table = { pace: { kind } } as TableDoc;
  return new Coach(game, { table }, hints);
};

beforeEach(() => {
  fakeStorage();
  settings.coach = true;
  now = [];
});

describe('a coach', () => {
  it('says each hint when its thing happens, one at a time, and once', () => {
    const one = coach();
    expect(one.hint).toBeNull();
    now = ['build', 'take'];
    expect(one.hint?.key).toBe('take');
    one.read('take');
    expect(one.hint?.text()).toBe('About build.');
    one.read('build');
    expect(one.hint).toBeNull();
  });

  it('leaves out what a lesson has taught, but not what was only skipped', () => {
    const went = { 'first/lesson-take': 'done', 'first/lesson-build': 'passed' } as const;
    rememberLearnt('garden', { went, last: null });
    now = ['take', 'build'];
    expect(coach().hint?.key).toBe('build');
    expect(coach('meadow').hint?.key).toBe('take');
  });

  it('remembers per game what was read', () => {
    now = ['take'];
    coach().read('take');
    expect(coach().hint).toBeNull();
    expect(coach('meadow').hint?.key).toBe('take');
  });

  it('does what a hint offers, and is done with it', () => {
    now = ['take'];
    const one = coach();
    const run = vi.fn();
    one.act({ ...one.hint!, act: { label: () => 'Take it', run } });
    expect(run).toHaveBeenCalledOnce();
    expect(one.hint).toBeNull();
  });

  it('says nothing while a clock runs, and goes on in a game without one', () => {
    now = ['take'];
    expect(coach('garden', 'live').hint).toBeNull();
    expect(coach('garden', 'mail').hint?.key).toBe('take');
    expect(coach().hint?.key).toBe('take');
  });

  it('has no more to say after a whole game, or when it is not wanted', () => {
    now = ['take'];
    settings.coach = false;
    expect(coach().hint).toBeNull();
    settings.coach = true;
    coach().end();
    now = ['order'];
    expect(coach().hint).toBeNull();
  });
});
