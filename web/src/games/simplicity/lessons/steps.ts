/** The ten lessons of Simplicity; their words are messages. Team 0 is the learner, team 1 the Moon. */

import type { Lesson } from '$play/lessons';
import type { MoveFacts } from './facts';

const STRIPS = 'strips: 1 2 special 4 5';

/** A position in a round of four teams; with `blocks` a slot is still to be blocked. */
const round = (number: number, face: string, order: string, slots: string, built = '', blocks = false) =>
  [
    // a slot is blocked before tiles are taken: where none is, this game blocks none
    `game: simplicity 4${/x/.test(slots) || blocks ? '' : ' demolition=never'}`,
    STRIPS,
    `built: ${built}`.trim(),
    `round: ${number}`,
    `face: ${face}`,
    `order: ${order}`,
    `slots: ${slots}`,
  ].join('\n');

const build = (take: number, space: string) => [{ team: 0, take, build: space }];

/** Twelve buildings: three of each team. */
const TWELVE = 'd3=R0 d2=K0 b5=O0 c3=O1 c5=O1 d5=P1 b4=O2 d6=K2 e6=V2 e4=V3 e1=R3 b2=K3';

const all: readonly Omit<Lesson<MoveFacts>, 'players' | 'still'>[] = [
  {
    id: 'place',
    position: round(1, 'a', '0 1 2 3', 'RKVORVK'),
    goal: ({ tile }) => tile !== '',
    near: [],
    show: build(4, 'b4'),
  },
  {
    id: 'group',
    // the blocked tile is named: a park, which round 1 has none of, could be drawn
    position: round(1, 'a', '3 1 2 0', '3 1 V 2 O R xK', 'c3=O1 b4=O2 e4=V3'),
    goal: ({ gain }) => gain >= 4,
    near: [],
    show: build(5, 'b5'),
  },
  {
    id: 'link',
    position: round(2, 'b', '0 1 2 3', 'OKVOKRV', 'd3=R0 c3=O1 b4=O2 e4=V3'),
    goal: ({ links }) => links >= 3,
    near: [['large', ({ gain }) => gain >= 4]],
    show: build(1, 'd2'),
  },
  {
    id: 'both',
    position: round(3, 'b', '0 1 2 3', 'VKOKRVO', 'd3=R0 d2=K0 c3=O1 b4=O2 b5=O1 e4=V3 e6=V2 e1=R3'),
    goal: ({ gain }) => gain >= 8,
    near: [['link', ({ links }) => links >= 3]],
    show: build(3, 'c2'),
  },
  {
    id: 'others',
    position: round(2, 'a', '1 2 0 3', '1KO2OKx', 'd3=R0 b4=O1 c3=O1 e4=V2 b6=K3 e7=V2'),
    goal: ({ gain, moon }) => gain >= 4 && moon === 0,
    near: [['moon', ({ gain }) => gain >= 4]],
    show: build(5, 'd2'),
  },
  {
    id: 'park',
    position: round(3, 'b', '1 0 2 3', 'KPOPV1V', 'd3=R0 d2=K0 c3=O1 b4=O2 c5=O1 e4=V3 d6=K2 e1=R3 b5=R1'),
    goal: ({ tile, parks }) => tile === 'P' && parks >= 9,
    near: [['park', ({ tile }) => tile === 'P']],
    show: build(4, 'd5'),
  },
  {
    id: 'order',
    position: round(4, 'b', '0 2 3 1', 'VKRxVOV', TWELVE),
    goal: ({ gain, slot }) => gain >= 10 && slot === 3,
    near: [['late', ({ gain }) => gain >= 10]],
    show: build(3, 'e3'),
  },
  {
    id: 'seven',
    position: round(4, 'b', '0 2 3 1', 'VKRxVOV', TWELVE),
    goal: ({ at }) => at === 'c4',
    near: [['seven', ({ slot }) => slot === 7]],
    show: build(7, 'c4'),
  },
  {
    id: 'block',
    position: round(4, 'a', '1 2 3 0', 'KPOVRKO', TWELVE, true),
    goal: ({ block }) => block === 7,
    near: [],
    show: [{ team: 0, block: 7 }],
  },
  {
    id: 'count',
    position: `game: simplicity 4
${STRIPS}
P2 V- P3 h. s.
O2 O2 O3 R0 R-
R- O- O2 R1 K1
O2 O3 V0 V- R1
s. O1 V0 V3 V-
K- h. V0 K3 t.
c. p. V1 K- h.
tokens: 0=2 1=1 2=0 3=2
round: 5
face: a
order: 1 2 3 0
slots: 1R23RxP`,
    hidden: true,
    goal: ({ rank }) => rank === 1,
    near: [['park', ({ tile }) => tile === 'P']],
    show: build(7, 'b6'),
  },
];

export const lessons = all.map((lesson): Lesson<MoveFacts> => ({ ...lesson, players: 4, still: true }));
