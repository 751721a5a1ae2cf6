/** The sounds of card and wood. */

import { play, type Score } from '$lib/sound';

/** Card and wood: a dull body and the click of its edge. */
const BUILD: Score = {
  tones: [{ at: 0, from: 190, to: 120, long: 0.12, loud: 0.8, shape: 'triangle' }],
  rustles: [{ at: 0, around: 1400, sharp: 1.2, long: 0.035, loud: 0.5 }],
};
export const SCORES = {
  take: { rustles: [{ at: 0, around: 1800, to: 4200, sharp: 0.9, long: 0.09, loud: 0.45 }] },
  build: BUILD,
  link: { tones: [{ at: 0, from: 880, to: 660, long: 0.05, loud: 0.35, shape: 'triangle' }] },
  park: {
    rustles: [
      { at: 0, around: 5200, to: 3000, sharp: 1.6, long: 0.09, loud: 0.4 },
      { at: 0.11, around: 6400, to: 3600, sharp: 1.6, long: 0.11, loud: 0.32 },
    ],
  },
  token: {
    tones: [
      { at: 0, from: 2400, long: 0.05, loud: 0.18 },
      { at: 0.06, from: 3100, long: 0.08, loud: 0.14 },
    ],
    rustles: [{ at: 0, around: 900, sharp: 1, long: 0.03, loud: 0.3 }],
  },
  flip: {
    rustles: [
      { at: 0, around: 500, to: 1500, sharp: 0.8, long: 0.16, loud: 0.4 },
      { at: 0.17, around: 700, sharp: 1, long: 0.05, loud: 0.7 },
    ],
  },
} satisfies Record<string, Score>;

/** Plays a sound; the builds of others are softer than one's own. */
export const sound = (name: keyof typeof SCORES | 'other', gain = 1) =>
  name === 'other' ? play(SCORES.build, gain / 3) : play(SCORES[name], gain);
