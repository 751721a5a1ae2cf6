/** The short rules of Small City: their order, the rules that each sums up, and its picture. Texts are messages. */

import type { Chapter, Passage } from '$lib/face';

/** In two minutes. */
export const brief: readonly Passage[] = [
  { id: 'goal', rules: ['SC-14.3', 'SC-2.1'], picture: 'row vote smoke' },
  { id: 'cards', rules: ['SC-4.1', 'SC-4.4'], picture: 'row ph-1' },
  { id: 'build', rules: ['SC-5.1', 'SC-5.3'], picture: 'row ph-2' },
  { id: 'tiles', rules: ['SC-6.1', 'SC-6.2', 'SC-6.10'], picture: 'row R2 C2 F1 Sch' },
  { id: 'move', rules: ['SC-8.2', 'SC-8.4', 'SC-8.8'], picture: 'row ph-3' },
  { id: 'income', rules: ['SC-9.2', 'SC-9.6'], picture: 'row ph-4' },
  { id: 'vote', rules: ['SC-10.1'], picture: 'row ph-5' },
  { id: 'pollution', rules: ['SC-11.1', 'SC-11.4', 'SC-11.5', 'SC-11.7'], picture: 'row ph-6' },
  { id: 'council', rules: ['SC-12.2', 'SC-12.3'], picture: 'row ph-7' },
  { id: 'mayor', rules: ['SC-13.1', 'SC-14.2'], picture: 'row ph-8' },
];

/** In ten minutes, by the chapters of the course. */
export const chapters: readonly Chapter[] = [
  {
    id: 'homes',
    lessons: {
      minutes: 4,
      ids: ['homes-first', 'homes-culture', 'homes-rise', 'homes-straight', 'homes-vote', 'homes-question'],
    },
    passages: [
      {
        id: 'start',
        rules: ['SC-3.9', 'SC-2.3', 'SC-3.5', 'SC-3.6', 'SC-2.2'],
        picture: 'Hall b2:d3; view a1:g4',
      },
      {
        id: 'home',
        rules: ['SC-6.1', 'SC-2.7', 'SC-2.5', 'SC-5.7'],
        picture: 'Hall a1:c2; > R1 d3; area d3; view a1:e4',
      },
      {
        id: 'culture',
        rules: ['SC-6.8'],
        picture: 'Hall a1:c2; R1 d3*; > Sch e3; ring d3; view a1:f4',
      },
      {
        id: 'rise',
        rules: ['SC-7.1', 'SC-7.3', 'SC-7.4'],
        picture: 'Hall a1:c2; Sch e3; R2 d3* d4; view a1:f4',
      },
      {
        id: 'vote',
        rules: ['SC-10.1'],
        picture: 'R1 a1*; R2 b1* c1*; R3 d1* e1 f1; tab a1 1; tab b1 4; tab d1 3; view a1:f1',
      },
    ],
  },
  {
    id: 'people',
    lessons: {
      minutes: 5,
      ids: [
        'people-walk',
        'people-must',
        'people-shut',
        'people-refill',
        'people-arrive',
        'people-visit',
        'people-question',
      ],
    },
    passages: [
      {
        id: 'move',
        rules: ['SC-8.2', 'SC-8.3', 'SC-8.4'],
        picture: 'R1 a1*; C1 d2; arrow a1 d2; view a1:e2',
      },
      {
        id: 'shut',
        rules: ['SC-8.1', 'SC-8.5'],
        picture: 'C1 a2; R1 d1*; arrow a2 d1; cross a2; view a1:e2',
      },
      {
        id: 'hall',
        rules: ['SC-8.7', 'SC-8.8'],
        picture: 'Hall a1:c2; R1 e1; arrow c1 e1; view a1:e2',
      },
      {
        id: 'visit',
        rules: ['SC-8.6', 'SC-9.1', 'SC-2.12'],
        picture: 'R2 a1* b1; C2 d1~ d2; view a1:d2',
      },
    ],
  },
  {
    id: 'works',
    lessons: {
      minutes: 5,
      ids: [
        'works-shop',
        'works-cash',
        'works-apart',
        'works-goods',
        'works-refinery',
        'works-store',
        'works-question',
      ],
    },
    passages: [
      {
        id: 'shop',
        rules: ['SC-6.2'],
        picture: 'R1 a1*; R2 b1* c1; > C2 b2 c2; tab a1 1; tab b1 2; view a1:d2',
      },
      { id: 'uses', rules: ['SC-9.2'], picture: 'C4 a1* b1* c1* d1*; view a1:d1' },
      {
        id: 'factory',
        rules: ['SC-6.3', 'SC-6.10'],
        picture: 'R1 a1*; > F1 b2; cross b2; view a1:c2',
      },
      { id: 'goods', rules: ['SC-9.6', 'SC-6.4', 'SC-6.5'], picture: 'row F1 wood F2 stone F3 metal' },
      { id: 'room', rules: ['SC-9.7', 'SC-6.6'], picture: 'row War=3 Hall=6' },
    ],
  },
  {
    id: 'smoke',
    lessons: {
      minutes: 5,
      ids: [
        'smoke-grow',
        'smoke-park',
        'smoke-half',
        'smoke-stone',
        'smoke-death',
        'smoke-council',
        'smoke-question',
      ],
    },
    passages: [
      { id: 'smoke', rules: ['SC-11.1', 'SC-11.2'], picture: 'row citizen=+1 wood=+1' },
      {
        id: 'parks',
        rules: ['SC-11.3', 'SC-11.4', 'SC-6.7'],
        picture: 'Pk3 a1:c1; tab a1 −1; tab b1 −1; tab c1 −1; view a1:c1',
      },
      {
        id: 'stones',
        rules: ['SC-11.5', 'SC-11.6'],
        picture: 'row grave=20 grave=40 grave=60 grave=80',
      },
      { id: 'lost', rules: ['SC-11.7', 'SC-14.3'], picture: 'row smoke=100' },
    ],
  },
  {
    id: 'council',
    lessons: {
      minutes: 5,
      ids: [
        'council-keep',
        'council-meter',
        'council-disc',
        'council-build',
        'council-pay',
        'council-question',
      ],
    },
    passages: [
      {
        id: 'promise',
        rules: ['SC-3.8', 'SC-14.2', 'SC-14.1'],
        picture: 'row promise-1=6 promise-2=12 promise-3=18',
      },
      { id: 'council', rules: ['SC-12.2', 'SC-12.3', 'SC-12.1'], picture: 'row coin vote promise-1' },
      {
        id: 'rows',
        rules: ['SC-12.5', 'SC-12.6', 'SC-12.7', 'SC-12.8', 'SC-12.9'],
        picture: 'row row-1 row-2 row-3 row-4 row-5',
      },
      { id: 'advanced', rules: ['SC-16.1', 'SC-16.2', 'SC-16.3'], picture: 'row promise-s=10' },
    ],
  },
  {
    id: 'round',
    lessons: {
      minutes: 6,
      ids: ['round-mayor', 'round-card', 'round-seal', 'round-scarce', 'round-round', 'round-question'],
    },
    passages: [
      {
        id: 'mayor',
        rules: ['SC-4.1', 'SC-4.3', 'SC-4.4', 'SC-3.2'],
        picture: 'row mayor card-A card-B card-C card-D card-E card-F card-G card-H',
      },
      { id: 'plan', rules: ['SC-5.1', 'SC-5.3', 'SC-5.4', 'SC-5.5'], picture: 'row point point point' },
      { id: 'reveal', rules: ['SC-5.8', 'SC-5.9'] },
      { id: 'end', rules: ['SC-14.3', 'SC-14.4'], picture: 'row vote promise-3 smoke' },
      { id: 'solo', rules: ['SC-17.1', 'SC-17.4'] },
    ],
  },
];
