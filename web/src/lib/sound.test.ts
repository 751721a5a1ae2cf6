import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from './settings.svelte';
import { lasting, play, sounds, startOf, turnSound } from './sound';

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

  it.each(Object.entries(sounds))('%s lasts at most 300 ms', (_, score) => {
    expect(lasting(score)).toBeGreaterThan(0);
    expect(lasting(score)).toBeLessThanOrEqual(0.3);
  });

  it('waits for the sound before it, but not for long', () => {
    expect(startOf(10, 0)).toBe(10);
    expect(startOf(10, 10.15)).toBe(10.15);
    expect(startOf(10, 10.25)).toBeNull();
  });

  it('makes nothing while it is off', () => {
    play(sounds.end);
    settings.sound = true;
    const { volume } = settings;
    settings.volume = 0;
    play(sounds.end);
    settings.volume = volume;
    expect(made).toEqual([]);
  });

  it('answers with a sample when it comes on, and not when it goes off', () => {
    const rings = vi.fn();
    const node = class {
      gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
      frequency = this.gain;
      connect = (to: unknown) => to;
      start = rings;
      stop() {}
    };
    vi.stubGlobal('GainNode', node);
    vi.stubGlobal('OscillatorNode', node);
    turnSound();
    expect(settings.sound).toBe(true);
    const { length } = rings.mock.calls;
    expect(length).toBeGreaterThan(0);
    turnSound();
    expect([settings.sound, rings.mock.calls.length]).toEqual([false, length]);
  });
});
