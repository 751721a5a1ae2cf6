/** The short rules of Simplicity: their order, the rules that each sums up, and its picture. Texts are messages. */

import type { Chapter, Difference, Passage } from '$lib/face';

/** In two minutes. */
export const brief: readonly Passage[] = [
  { id: 'city', rules: ['SIM-3.1'], picture: 'R0 R- V1 / c. O2 O3' },
  { id: 'take', rules: ['SIM-3.4', 'SIM-3.5'], picture: 'row square hexagon tile-r lit-hexagon' },
  { id: 'order', rules: ['SIM-3.3', 'SIM-4.2'], picture: 'row pawn-s=1 pawn-w=2 pawn-l=3' },
  { id: 'block', rules: ['SIM-3.2'], picture: 'row barrier' },
  { id: 'links', rules: ['SIM-5.1'], picture: 'V2 O2' },
  { id: 'groups', rules: ['SIM-5.2'], picture: 'R- R3 R1' },
  { id: 'parks', rules: ['SIM-5.3'], picture: 'K1 P4 V-' },
  { id: 'tokens', rules: ['SIM-5.4', 'SIM-5.5', 'SIM-5.6'], picture: 'row token' },
];

/** In ten minutes. */
export const chapters: readonly Chapter[] = [
  {
    id: 'game',
    lessons: {
      minutes: 6,
      ids: ['place', 'group', 'link', 'both', 'others', 'park', 'order', 'seven', 'block', 'count'],
    },
    passages: [
      {
        id: 'setup',
        rules: ['SIM-2.3', 'SIM-2.7', 'SIM-2.8', 'SIM-2.2', 'SIM-2.1', 'SIM-2.9'],
        picture: 's. R- c. t. p. / p. c. h. O- s. / V- t. b. h. c.',
      },
      {
        id: 'place',
        rules: ['SIM-3.5', 'SIM-3.4', 'SIM-2.5', 'SIM-2.4'],
        picture: 't. R- c. s. / p. h. t. O-; lit a1 c2',
      },
      { id: 'groups', rules: ['SIM-5.2'], picture: 'R0 R- t. / c. R1 h.; tab a1 3; tab b2 3' },
      { id: 'links', rules: ['SIM-5.1'], picture: 'R0 K0 O0; tab b1 3; tab c1 3' },
      { id: 'both', rules: ['SIM-5.1'], picture: 'R0 >O0 O1 / t. s. O-; tab b1 +6' },
      { id: 'others', rules: ['SIM-5.2'], picture: 'V1 V1 >V0; tab c1 +3; tab a1 +1; tab b1 +1' },
      { id: 'parks', rules: ['SIM-5.3'], picture: 't. R- c. / V1 P0 K-; tab b2 9' },
      { id: 'order', rules: ['SIM-4.2', 'SIM-3.3'], picture: 'row pawn-w=2 pawn-s=3 pawn-h=6' },
      { id: 'seven', rules: ['SIM-3.5', 'SIM-4.2', 'SIM-5.4'], picture: 'c. t. s. / h. b. V-; lit b2' },
      { id: 'block', rules: ['SIM-3.2'], picture: 'row tile-k barrier' },
      { id: 'stuck', rules: ['SIM-3.7', 'SIM-3.6'] },
      { id: 'between', rules: ['SIM-4.1', 'SIM-4.2', 'SIM-2.6', 'SIM-3.1'] },
      { id: 'two', rules: ['SIM-5.5', 'SIM-2.2'], picture: 'row disc-s=31 disc-h=26' },
      {
        id: 'end',
        rules: ['SIM-5.6', 'SIM-5.4'],
        picture: 'R0 V0 V- V- / P0 K- s. c.; tab a2 4; tab b1 3; tab a1 1',
      },
    ],
  },
];

/** Where the editions differ (section 8 of the rules). */
export const differences: readonly Difference[] = [
  { id: 'strip', rule: 'SIM-2.4' },
  { id: 'face', rule: 'SIM-2.6' },
  { id: 'order', rule: 'SIM-2.8' },
  { id: 'owner', rule: 'SIM-2.9' },
  { id: 'block', rule: 'SIM-3.2' },
  { id: 'first', rule: 'SIM-3.2' },
  { id: 'pawn', rule: 'SIM-3.4' },
  { id: 'blank', rule: 'SIM-3.5' },
  { id: 'stuck', rule: 'SIM-3.7' },
  { id: 'left', rule: 'SIM-4.1' },
  { id: 'last', rule: 'SIM-4.2' },
  { id: 'tokens', rule: 'SIM-4.2' },
  { id: 'link', rule: 'SIM-5.1' },
  { id: 'line', rule: 'SIM-5.1' },
  { id: 'group', rule: 'SIM-5.2' },
  { id: 'types', rule: 'SIM-5.2' },
  { id: 'park', rule: 'SIM-5.3' },
  { id: 'tie', rule: 'SIM-5.6' },
  { id: 'teams', rule: 'SIM-5.6' },
];
