import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { lasting, play, startOf } = await import('./sound');
const { settings } = await import('./settings.svelte');

const SOUNDS = [
  'take',
  'build',
  'link',
  'park',
  'refuse',
  'your-turn',
  'other',
  'token',
  'flip',
  'end',
] as const;

describe('sound', () => {
  const made: string[] = [];
  beforeEach(() => {
    vi.stubGlobal(
      'AudioContext',
      class {
        constructor() {
          made.push('context');
        }
      },
    );
  });
  afterEach(() => {
    settings.sound = false;
    made.length = 0;
  });

  it.each(SOUNDS)('%s lasts at most 300 ms', (sound) => {
    expect(lasting(sound)).toBeGreaterThan(0);
    expect(lasting(sound)).toBeLessThanOrEqual(0.3);
  });

  it('waits for the sound before it, but not for long', () => {
    expect(startOf(10, 0)).toBe(10);
    expect(startOf(10, 10.15)).toBe(10.15);
    expect(startOf(10, 10.25)).toBeNull();
  });

  it('makes nothing while it is off', () => {
    play('build');
    settings.sound = true;
    const { volume } = settings;
    settings.volume = 0;
    play('build');
    settings.volume = volume;
    expect(made).toEqual([]);
  });
});
