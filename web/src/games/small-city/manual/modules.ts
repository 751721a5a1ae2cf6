/** The short rules of the modules; texts are messages. */

import type { ManualFace } from '$lib/face';

/** The modules of Spring, each with its sections of the rules. */
export const modules: NonNullable<ManualFace['modules']> = [
  {
    id: 'police',
    sections: ['SP-POL'],
    drawing: 'officer',
    rules: ['SP-POL-4', 'SP-POL-8', 'SP-POL-9', 'SP-POL-10', 'SP-POL-11'],
    picture: 'Pol a1% b1; C1 b2*; R1 e2*!; view a1:e2',
  },
  {
    id: 'traders',
    sections: ['SP-TRD'],
    drawing: 'trader',
    rules: ['SP-TRD-2', 'SP-TRD-5', 'SP-TRD-6', 'SP-TRD-7'],
    picture: 'R1 a1*; C1 c1^; tab c1 ×2; view a1:d1',
  },
  {
    id: 'forest',
    sections: ['SP-FOR'],
    drawing: 'forest',
    rules: ['SP-FOR-2', 'SP-FOR-4', 'SP-FOR-6'],
    picture: 'row forest coin=1 wood',
  },
  {
    id: 'cards',
    sections: ['SP-ACT'],
    drawing: 'card-K',
    rules: ['SP-ACT-1', 'SP-ACT-2'],
    picture: 'row card-K card-L',
  },
  {
    id: 'buildings',
    sections: ['SP-BLD'],
    drawing: 'palace',
    rules: ['SP-BLD-1', 'SP-BLD-2', 'SP-BLD-6', 'SP-BLD-9'],
    picture: 'Pk3 a1:c1; Pk3 a2:c2; > Sta d1; view a1:d2',
  },
  {
    id: 'promises',
    sections: ['SP-PRO'],
    drawing: 'promise-2',
    rules: ['SP-PRO-1'],
    picture: 'row promise-2 promise-3',
  },
  {
    id: 'special',
    sections: ['SP-SPE'],
    drawing: 'promise-s',
    rules: ['SP-SPE-1'],
    picture: 'row promise-s',
  },
  {
    id: 'historic',
    sections: ['SP-REA'],
    drawing: 'colosseum',
    rules: ['SP-REA-1', 'SP-REA-2', 'SP-REA-4', 'SP-REA-6'],
    picture: 'Col a1:b2; Neu d1 d2 e2; view a1:e2',
  },
  {
    id: 'cities',
    sections: ['SP-EUR'],
    drawing: 'city-paris',
    rules: ['SP-EUR-1', 'SP-EUR-2'],
    picture:
      'row city-paris city-london city-zurich city-madrid city-rome city-berlin city-helsinki city-athens',
  },
  {
    id: 'roads',
    sections: ['SP-ROA'],
    drawing: 'roundabout',
    rules: ['SP-ROA-3', 'SP-ROA-7', 'SP-ROA-9'],
    picture: 'row road=1 roundabout=2',
  },
];
