import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from './settings.svelte';
import { play, turnSound } from './sound';
import { lasting, SCORES, startOf, type SoundName } from './synth';

const names = Object.keys(SCORES) as SoundName[];

describe('sound', () => {
  /** What a browser would make, in order. */
  const made: string[] = [];
  const param = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const node = (name: string) =>
    class {
      gain = param;
      frequency = param;
      state = 'running';
      currentTime = 0;
      sampleRate = 8;
      constructor() {
        made.push(name);
      }
      connect = (to: unknown) => to;
      getChannelData = () => [];
      start() {}
      stop() {}
    };
  beforeEach(() => {
    for (const each of ['Audio', 'Gain', 'Oscillator', 'AudioBufferSource', 'BiquadFilter', 'Convolver'])
      vi.stubGlobal(`${each}Node`, node(each));
    vi.stubGlobal('DynamicsCompressorNode', node('limit'));
    vi.stubGlobal('AudioBuffer', node('noise'));
    vi.stubGlobal('AudioContext', node('context'));
  });
  afterEach(() => {
    settings.sound = false;
    made.length = 0;
  });

  it.each(names.filter((name) => !['turn', 'end', 'low', 'bell'].includes(name)))(
    '%s lasts at most 300 ms',
    (name) => {
      expect(lasting(name)).toBeGreaterThan(0);
      expect(lasting(name)).toBeLessThanOrEqual(0.3);
    },
  );

  it.each(['turn', 'end', 'low', 'bell'] as const)('%s may ring for longer, up to 1.2 s', (name) => {
    expect(lasting(name)).toBeLessThanOrEqual(1.2);
  });

  it('waits for the sound before it, but not for long', () => {
    expect(startOf(10, 0)).toBe(10);
    expect(startOf(10, 10.15)).toBe(10.15);
    expect(startOf(10, 10.25)).toBeNull();
  });

  it('makes nothing while it is off', async () => {
    await play('end');
    settings.sound = true;
    const { volume } = settings;
    settings.volume = 0;
    await play('end');
    settings.volume = volume;
    expect(made).toEqual([]);
  });

  it('answers with a sample when it comes on, and not when it goes off', async () => {
    await turnSound();
    expect(settings.sound).toBe(true);
    // two notes of three partials each
    expect(made.filter((each) => each === 'Oscillator')).toHaveLength(6);
    const { length } = made;
    await turnSound();
    expect([settings.sound, made.length]).toEqual([false, length]);
  });
});
