/** The sounds of a town on paper: wax, envelopes, wood, coins, a far bell. */

import { play, type Score } from '$lib/sound';

export const SCORES = {
  /** Wax on paper. */
  seal: {
    tones: [{ at: 0.05, from: 150, to: 96, long: 0.12, loud: 0.7, shape: 'triangle' }],
    rustles: [{ at: 0, around: 2600, to: 1500, sharp: 0.8, long: 0.1, loud: 0.3 }],
  },
  /** Four envelopes. */
  open: {
    rustles: [0, 0.06, 0.12, 0.18].map((at) => ({
      at,
      around: 2200 + at * 6000,
      to: 5200,
      sharp: 1,
      long: 0.08,
      loud: 0.36,
    })),
  },
  /** Card on wood. */
  build: {
    tones: [{ at: 0, from: 190, to: 120, long: 0.12, loud: 0.8, shape: 'triangle' }],
    rustles: [{ at: 0, around: 1400, sharp: 1.2, long: 0.035, loud: 0.5 }],
  },
  /** Wood on wood. */
  floor: {
    tones: [{ at: 0, from: 320, to: 240, long: 0.07, loud: 0.7, shape: 'triangle' }],
    rustles: [{ at: 0, around: 1900, sharp: 1.6, long: 0.025, loud: 0.5 }],
  },
  take: { rustles: [{ at: 0, around: 1800, to: 4200, sharp: 0.9, long: 0.09, loud: 0.45 }] },
  /** Two coins. */
  coin: {
    tones: [
      { at: 0, from: 2100, long: 0.06, loud: 0.16 },
      { at: 0.07, from: 2600, long: 0.1, loud: 0.14 },
    ],
    rustles: [{ at: 0, around: 5200, sharp: 2, long: 0.02, loud: 0.16 }],
  },
  /** A far bell, for a death. */
  bell: {
    tones: [
      { at: 0, from: 392, long: 0.3, loud: 0.3 },
      { at: 0, from: 1074, long: 0.16, loud: 0.08 },
    ],
  },
  gavel: {
    tones: [
      { at: 0, from: 240, to: 150, long: 0.08, loud: 0.8, shape: 'triangle' },
      { at: 0.13, from: 230, to: 140, long: 0.09, loud: 0.6, shape: 'triangle' },
    ],
    rustles: [{ at: 0, around: 1200, sharp: 1, long: 0.03, loud: 0.5 }],
  },
  flip: {
    rustles: [
      { at: 0, around: 500, to: 1500, sharp: 0.8, long: 0.16, loud: 0.4 },
      { at: 0.17, around: 700, sharp: 1, long: 0.05, loud: 0.7 },
    ],
  },
} satisfies Record<string, Score>;

/** Lets a sound be heard. */
export const sound = (name: keyof typeof SCORES, gain = 1) => play(SCORES[name], gain);
