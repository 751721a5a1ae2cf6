/** A lesson of one minute for each module of Spring. */

import { build, END, counted, grew, has, move, SEAL, went, type Step } from './parts';

/** A position with modules. */
const withModules = (modules: string, step: string, borough: string) =>
  `game: small-city 1 ${modules}\n${borough}; step ${step}`;
/** The riots of this round are over. */
const rioted = ({ reached }: { reached: number }) => reached >= 4;

/** One for each module, in the order of the short rules. */
export const minutes: readonly Step[] = [
  {
    id: 'module-police',
    position: withModules(
      'modules=police,cards',
      'move',
      'zone 10; Hall d5:e7; Met b3; Lib c2:d2; R2 c3* d3*; Pol d4% e4%; C1 b7*; Sch b8; R2 c8* d8*; C1 e9*; hall 0; career 8; round 6; cards L',
    ),
    due: rioted,
    goal: ({ rioters }) => rioters <= 1,
    near: [],
    show: [move('d4', 'c7'), END],
  },
  {
    id: 'module-traders',
    position: withModules(
      'modules=traders',
      'move',
      'Hall c3:e4; R1 f5^; R1 b5*; R1 b2*; R2 f3* f4*; Sch g4; C2 g5:g6; money 2; hall 1; career 9; goods 1w',
    ),
    goal: (facts) => went(facts, 'f5'),
    near: [],
    show: [move('f5', 'g5'), END],
  },
  {
    id: 'module-forest',
    position: withModules(
      'modules=forest forest_side=easy',
      'plan',
      'zone 10; Hall c3:e4; money 5; hall 3; career 11',
    ),
    goal: ({ cleared }) => cleared > 0,
    near: [['built', grew]],
    show: [build('Pol', 'a1 a2'), SEAL],
  },
  {
    id: 'module-cards',
    position: withModules(
      'modules=cards',
      'cards',
      'Hall c3:e4; R3 f3* f4* f5*; R1 e2*; Sch g4; Lib g5:g6; C3 f1 f2 g2; money 1; votes 5; hall 2; career 8; smoke 16; cards E K L',
    ),
    goal: ({ card }) => card === 'K',
    near: [['anarchist', ({ card }) => card === 'L']],
    show: [{ seat: 0, take: 'K' }],
  },
  {
    id: 'module-buildings',
    position: withModules(
      'modules=buildings',
      'plan',
      'zone 8; Hall f5:h6; Pk3 b3:d3; Pk3 b4:d4; Sch e6; R1 e5*; money 4; hall 2; career 11',
    ),
    goal: (facts) => has(facts, 'Sta'),
    near: [['built', grew]],
    show: [build('Sta', 'a3'), SEAL],
  },
  {
    id: 'module-promises',
    position: withModules(
      'modules=police,traders,buildings,promises',
      'move',
      'Hall c3:e4; R3 f3* f4* f5^; R1 b5*; Sch g4; Lib g5:g6; C1 e2^; C1 g2^; C1 e5; C1 b6; C1 a5; hall 1; career 10; promise traders; round 8',
    ),
    goal: ({ shops }) => shops >= 3,
    near: [],
    show: [move('e2', 'e5'), move('g2', 'b6'), move('f5', 'a5'), END],
  },
  {
    id: 'module-special',
    position: withModules(
      'modules=police,traders,cards,buildings,promises,special advanced=yes',
      'move',
      'zone 10; Hall d5:e7; Lib c2:d2; Met b3; R2 c3* d3*; Pol d4% e4%; Sch b8; R2 c8* d8*; hall 2; career 8; round 8; cards L; promise special_no_riot',
    ),
    due: rioted,
    goal: ({ rioters }) => rioters === 0,
    near: [],
    show: [move('d4', 'c7'), END],
  },
  {
    id: 'module-historic',
    position: withModules(
      'modules=forest,historic historic=neuschwanstein forest_side=easy',
      'plan',
      'zone 10; Hall c3:e4; money 6; hall 3; career 11; goods 2s',
    ),
    due: counted,
    goal: ({ votes }) => votes >= 3,
    near: [
      ['castle', (facts) => has(facts, 'Neu')],
      ['built', grew],
    ],
    show: [build('Neu', 'b8 c8 b9', { pay: '2s' }), SEAL],
  },
  {
    id: 'module-cities',
    position: withModules(
      'modules=cities cities=zurich',
      'plan',
      'zone 10; Hall c4:e5; money 5; hall 3; career 11',
    ),
    goal: (facts) => has(facts, 'R1'),
    near: [['built', grew]],
    show: [build('R1', 'd6', { enter: 'citizen' }), SEAL],
  },
  {
    id: 'module-roads',
    position: withModules(
      'modules=roads',
      'move',
      'zone 10; Hall c2:d4; Sch b5; Met b4; R2 a5* a6*; R1 d5; C1 e6; F2 f7 f8; Ref g7; R2 d8 d9; Lib c8:c9; Cli e9:e10; roads a6|a7 b6|b7 c6|c7 d6|d7 e6|e7 f6|f7 d7|e7; roundabouts d6; money 0; smoke 8; hall 1; career 11',
    ),
    goal: ({ roads }) => roads >= 6,
    near: [
      ['short', ({ roads }) => roads > 0],
      ['walked', ({ moved }) => moved.length > 0],
    ],
    show: [move('a6', 'f8', { drive: true }), END],
  },
];
