/** The lessons of Small City, chapter by chapter; their words are messages. */

import type { Chapter } from '$play/lessons';
import type { CityFacts } from './facts';
import { minutes } from './minutes';
import {
  begins,
  build,
  counted,
  END,
  grew,
  has,
  measured,
  move,
  rise,
  rose,
  SEAL,
  went,
  type Step,
} from './parts';

/** The cells around f5, corners too. */
const AROUND_F5 = ['e4', 'f4', 'g4', 'e5', 'g5', 'e6', 'f6', 'g6'];

const homes: readonly Step[] = [
  {
    id: 'homes-first',
    position: begins('plan', 'money 8; hall 3; career 11'),
    goal: (facts) => has(facts, 'R1'),
    near: [['built', ({ built }) => built.length > 0]],
    show: [build('R1', 'f5', { enter: 'citizen' }), SEAL],
  },
  {
    id: 'homes-culture',
    position: begins('plan', 'R1 f5*; money 7; hall 2; career 11; goods 1w'),
    goal: (facts) => has(facts, 'Sch', AROUND_F5),
    near: [
      ['far', (facts) => has(facts, 'Sch')],
      ['built', ({ built }) => built.length > 0],
    ],
    show: [build('Sch', 'g5', { pay: '1w' }), SEAL],
  },
  {
    id: 'homes-rise',
    position: begins('plan', 'R1 f5*; Sch g5; money 7; hall 2; career 11'),
    goal: (facts) => rose(facts, 'R2', 'f5'),
    near: [['built', ({ built }) => built.length > 0]],
    show: [rise('f5', 'f6'), SEAL],
  },
  {
    id: 'homes-straight',
    position: begins('plan', 'R2 f5* f6; Sch g5; money 6; hall 2; career 11'),
    goal: (facts) => has(facts, 'R2'),
    near: [
      ['small', (facts) => has(facts, 'R1')],
      ['built', grew],
    ],
    show: [build('R2', 'f4 g4'), SEAL],
  },
  {
    id: 'homes-vote',
    position: begins('plan', 'R2 f5* f6*; Sch g5; R1 b5*; money 4; hall 1; career 10'),
    due: counted,
    goal: ({ votes }) => votes > 0,
    near: [],
    show: [SEAL],
  },
  {
    id: 'homes-question',
    hidden: true,
    position: begins('plan', 'R2 f5* f6*; Sch g5; Lib e6:e7; R1 b5*; money 3; hall 1; career 10'),
    due: counted,
    goal: ({ more, spent }) => more >= 2 && spent <= 0,
    near: [['paid', ({ spent }) => spent > 0]],
    show: [rise('f5', 'g6'), SEAL],
  },
];

const people: readonly Step[] = [
  {
    id: 'people-walk',
    position: begins('move', 'R1 f5*; Sch g5; C1 g6; career 13'),
    goal: (facts) => went(facts, 'f5', 'g6'),
    near: [],
    show: [move('f5', 'g6'), END],
  },
  {
    id: 'people-must',
    position: begins('move', 'R1 f5; Sch g5; F1 a7*; F1 b7; career 13'),
    goal: (facts) => went(facts, 'a7', 'f5'),
    near: [],
    show: [move('a7', 'f5'), END],
  },
  {
    id: 'people-shut',
    position: begins('move', 'R1 f5*; R1 b5; Sch g5; C1 g6*; F1 a7*; career 11'),
    goal: (facts) => went(facts, 'a7', 'b5') || went(facts, 'g6', 'b5'),
    near: [],
    show: [move('a7', 'b5'), END],
  },
  {
    id: 'people-refill',
    position: begins('move', 'R1 f5*; R1 b5*; Sch g5; C1 g6; C1 g4; hall 2; career 10'),
    goal: ({ moved }) => moved.length >= 2,
    near: [['one', ({ moved }) => moved.length === 1]],
    show: [move('f5', 'g6'), move('b5', 'g4'), END],
  },
  {
    id: 'people-arrive',
    position: begins('move', 'R1 f5*; R1 b5; F1 a7*; F1 b7; F1 c7; hall 1; career 11'),
    due: counted,
    goal: ({ arrived }) => arrived >= 3,
    near: [],
    show: [move('a7', 'b5'), END],
  },
  {
    id: 'people-visit',
    players: 2,
    still: true,
    position: begins(
      'move',
      'R1 f5*; Sch g5; F1 a7*; career 12',
      'seat 1; Hall c3:e4; R2 f4:f5; Sch g4; C2 e5:e6; hall 3; career 11',
    ),
    goal: ({ moved }) => moved.some(({ from, abroad }) => from === 'a7' && abroad),
    near: [['citizen', ({ moved }) => moved.some(({ abroad }) => abroad)]],
    show: [move('a7', '1:e5'), END],
  },
  {
    id: 'people-question',
    hidden: true,
    position: begins('move', 'R1 f5*; R1 b2; R2 b5* b6*; Sch g5; Lib a4:a5; C1 g6; F1 d7*; hall 1; career 9'),
    due: counted,
    goal: ({ earned, votes, arrived }) => earned >= 1 && votes >= 6 && arrived >= 1,
    near: [
      ['poor', ({ earned }) => earned === 0],
      ['taken', ({ arrived }) => arrived === 0],
    ],
    show: [move('f5', 'g6'), move('d7', 'b2'), END],
  },
];

const works: readonly Step[] = [
  {
    id: 'works-shop',
    position: begins('plan', 'R2 f5* f6*; Sch g5; money 6; hall 1; career 11'),
    goal: (facts) => has(facts, /^C\d$/),
    near: [['built', ({ built }) => built.length > 0]],
    show: [build('C1', 'g6'), SEAL],
  },
  {
    id: 'works-cash',
    position: begins(
      'income',
      'R2 f5 f6*; Sch g5; C2 g3* g4*; money 2; votes 4; hall 1; career 10; goods 1w',
    ),
    goal: ({ sold }) => sold > 0,
    near: [],
    show: [{ seat: 0, sell: 'wood' }, END],
  },
  {
    id: 'works-apart',
    position: begins('plan', 'R2 f5* f6*; R1 b5*; Sch g5; money 4; hall 1; career 10'),
    goal: (facts) => has(facts, 'F1'),
    near: [['built', grew]],
    show: [build('F1', 'a7'), SEAL],
  },
  {
    id: 'works-goods',
    position: begins('move', 'R2 f5* f6; R1 b5*; Sch g5; F1 a7; money 3; hall 1; career 11'),
    goal: ({ moved }) => moved.some(({ to }) => to === 'a7'),
    near: [],
    show: [move('b5', 'a7'), END],
  },
  {
    id: 'works-refinery',
    position: begins('plan', 'R2 f5* f6*; R1 b5*; Sch g5; F1 a7; money 5; hall 1; career 10'),
    goal: (facts) => has(facts, 'Ref', ['a6', 'b6']),
    near: [
      ['shut', (facts) => has(facts, 'Ref')],
      ['built', grew],
    ],
    show: [build('Ref', 'a6'), SEAL],
  },
  {
    id: 'works-store',
    position: begins(
      'produce',
      'R1 b5*; Sch g5; F1 a7*; F1 b7*; War c7; money 4; hall 5; career 6; goods 2w 1s',
    ),
    goal: ({ discarded }) => discarded === 'wood',
    near: [],
    show: [{ seat: 0, discard: 'wood' }],
  },
  {
    id: 'works-question',
    hidden: true,
    position: begins(
      'income',
      'R3 f3* f4 f5; R1 e2; Sch g4; Lib g5:g6; C4 f1* f2* g1* g2*; money 3; votes 10; hall 2; career 7; goods 1w 1m',
    ),
    goal: ({ bought }) => bought >= 12,
    near: [['close', ({ bought }) => bought >= 9]],
    show: [{ seat: 0, buy: 4 }, { seat: 0, trade: 'metal' }, END],
  },
];

const smoke: readonly Step[] = [
  {
    id: 'smoke-grow',
    position: begins('plan', 'R2 f5* f6*; R1 b5*; Sch g5; hall 2; career 9; smoke 6'),
    hidden: true,
    guess: { among: [9, 10, 11, 12], right: 11 },
    due: measured,
    goal: ({ guess, track }) => guess === track,
    near: [
      ['silent', ({ guess }) => guess === 0],
      ['hall', ({ guess }) => guess === 9],
    ],
    show: [SEAL],
  },
  {
    id: 'smoke-park',
    position: begins('plan', 'R2 f5* f6*; R1 b5*; R1 b2*; Sch g5; money 5; hall 2; career 8; smoke 12'),
    due: measured,
    goal: ({ rise }) => rise <= 3,
    near: [['some', ({ rise }) => rise < 6]],
    show: [build('Pk3', 'a7 b7 c7'), SEAL],
  },
  {
    id: 'smoke-half',
    position: begins(
      'plan',
      'R2 f5* f6*; R1 b5*; R1 b2; Pk3 a1:a3; Sch g5; money 5; hall 3; career 8; smoke 15',
    ),
    goal: (facts) => facts.built.length + facts.raised.length > 0 && !has(facts, /^Pk/),
    near: [['park', (facts) => has(facts, /^Pk/)]],
    show: [build('R1', 'f4', { enter: 'citizen' }), SEAL],
  },
  {
    id: 'smoke-stone',
    position: begins('plan', 'R2 f5* f6*; R1 b5*; Sch g5; money 3; hall 2; career 9; smoke 16'),
    due: measured,
    goal: ({ track }) => track < 20,
    near: [['exactly', ({ track }) => track === 20]],
    show: [build('Pk2', 'a7 b7'), SEAL],
  },
  {
    id: 'smoke-death',
    position: begins('measure', 'R2 f5* f6*; R1 b5*; C1 g6*; Sch g5; hall 1; career 9; smoke 17'),
    goal: ({ buried }) => buried,
    near: [],
    show: [{ seat: 0, victim: 'g6' }, null, { seat: 0, grave: 'a1' }],
  },
  {
    id: 'smoke-council',
    position: begins('council', 'R1 b5*; Sch g5; money 3; hall 2; career 11; smoke 22; discs 1 0'),
    goal: ({ less }) => less > 0,
    near: [['other', ({ row }) => row > 0]],
    show: [{ seat: 0, council: 5, disc: 0, pay: 'money' }],
  },
  {
    id: 'smoke-question',
    hidden: true,
    position: begins(
      'plan',
      'R2 f5* f6*; R1 b5*; Sch g5; Lib e6:e7; money 3; votes 40; smoke 30; hall 3; career 8; round 8',
    ),
    due: measured,
    goal: ({ more, rise }) => more >= 2 && rise <= 3,
    near: [
      ['park', ({ rise }) => rise <= 3],
      ['home', ({ more }) => more >= 2],
    ],
    show: [build('Pk3', 'a7 b7 c7'), rise('f5', 'g6'), SEAL],
  },
];

const council: readonly Step[] = [
  {
    id: 'council-keep',
    position: begins('promises', 'hall 3; career 11; drawn promise_expansion promise_clean30 promise_r5'),
    goal: ({ kept }) => kept,
    near: [],
    show: [{ seat: 0, keep: 'promise_clean30' }],
  },
  {
    id: 'council-meter',
    position: begins(
      'plan',
      'R1 f5*; Sch g5; Lib e6:e7; money 3; hall 2; career 11; goods 1w 1s; promise classics',
    ),
    goal: (facts) => has(facts, 'Mus'),
    near: [['built', grew]],
    show: [build('Mus', 'a1 b1 c1', { pay: '1w 1s' }), SEAL],
  },
  {
    id: 'council-disc',
    position: begins('council', 'R1 f5*; Sch g5; money 3; votes 6; hall 2; career 11; discs 0 0'),
    goal: ({ row }) => row > 0,
    near: [],
    show: [{ seat: 0, council: 1, disc: 0, pay: 'money' }],
  },
  {
    id: 'council-build',
    position: begins('council', 'R1 f5*; Sch g5; money 2; votes 9; hall 2; career 11; discs 1 0'),
    goal: (facts) => facts.row === 3 && facts.built.length > 0,
    near: [['other', ({ row }) => row > 0]],
    show: [{ seat: 0, council: 3, disc: 0, pay: 'money' }, null, build('R1', 'f4', { enter: 'citizen' })],
  },
  {
    id: 'council-pay',
    position: begins('council', 'R1 f5*; Sch g5; money 0; votes 0; hall 2; career 11; discs 1 0'),
    goal: ({ paid }) => paid === 'promise',
    near: [],
    show: [{ seat: 0, council: 1, disc: 0, pay: 'promise' }],
  },
  {
    id: 'council-question',
    hidden: true,
    position: begins(
      'council',
      'R2 f5* f6*; Sch g5; money 4; votes 50; smoke 35; hall 2; career 10; discs 3 4; round 8',
    ),
    goal: ({ gain, paid }) => gain >= 6 && paid === 'money',
    near: [
      ['votes', ({ less, paid }) => less > 0 && paid === 'votes'],
      ['promise', ({ paid }) => paid === 'promise'],
    ],
    show: [{ seat: 0, council: 5, disc: 3, pay: 'money' }],
  },
];

const round: readonly Step[] = [
  {
    id: 'round-mayor',
    position: begins('mayor', 'R1 f5*; Sch g5; money 8; hall 2; career 11; host 0'),
    goal: ({ mayor }) => mayor,
    near: [],
    show: [{ seat: 0, mayor: 'a1 a2' }],
  },
  {
    id: 'round-card',
    position: begins('cards', 'R1 f5*; Sch g5; money 8; hall 2; career 11; cards B C E'),
    goal: ({ card }) => card !== '',
    near: [],
    show: [{ seat: 0, take: 'B' }],
  },
  {
    id: 'round-seal',
    position: begins('plan', 'R1 f5*; Sch g5; money 8; hall 2; career 11; card C'),
    goal: grew,
    near: [],
    show: [rise('f5', 'f6'), SEAL],
  },
  {
    id: 'round-scarce',
    players: 2,
    still: true,
    position: begins(
      'plan',
      'R1 f5*; Sch g5; money 3; hall 2; career 11; goods 2s; stock Met 1; host 1',
      'seat 1; Hall c3:e4; money 3; hall 3; career 11; goods 2s',
    ),
    others: [
      { seat: 1, build: 'Met', on: 'a1', pay: '2s' },
      { seat: 1, do: 'commit' },
    ],
    goal: (facts) => grew(facts) && facts.failed.length === 0,
    near: [['failed', ({ failed }) => failed.length > 0]],
    show: [rise('f5', 'f6'), SEAL],
  },
  {
    id: 'round-round',
    position: begins(
      'cards',
      'R2 f5* f6*; Sch g5; C1 g6*; F1 a7; money 5; votes 4; smoke 5; hall 1; career 10; cards B C E',
    ),
    due: ({ reached }) => reached > 8,
    goal: ({ reached }) => reached > 8,
    near: [],
    show: [{ seat: 0, take: 'C' }, null, build('R1', 'f4', { enter: 'citizen' }), SEAL],
    rest: true,
  },
  {
    id: 'round-question',
    players: 2,
    position: begins(
      'cards',
      'R2 f5* f6*; Sch g5; C1 g6*; F1 a7; money 5; votes 4; smoke 5; hall 1; career 10; cards B C E; host 0',
      'seat 1; Hall c3:e4; R2 f5* f6*; Sch g5; C1 g6*; F1 a7; money 5; votes 4; smoke 8; hall 1; career 10',
    ),
    due: ({ reached }) => reached > 16,
    goal: ({ score, rival }) => score > rival,
    near: [],
    show: [
      { seat: 0, take: 'E', choice: 'votes' },
      null,
      build('Pk3', 'a1 a2 a3'),
      build('R1', 'f4', { enter: 'citizen' }),
      SEAL,
    ],
    rest: true,
  },
];

const all = { homes, people, works, smoke, council, round };
const lessonsOf = (steps: readonly Step[]) => steps.map((step) => ({ players: 1, ...step }));

export const chapters: readonly Chapter<CityFacts>[] = [
  ...Object.entries(all).map(([id, steps]) => ({ id, lessons: lessonsOf(steps) })),
  { id: 'module', lessons: lessonsOf(minutes), apart: true },
];
