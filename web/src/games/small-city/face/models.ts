import '../art/picture';

/** Tiles by the model on each of their cells: codes for pictures. */
export const MODELS = {
  r1: ['home', 'r1'],
  r2: ['home', 'r2'],
  r3: ['home', 'r3'],
  c1: ['shop', 'c1'],
  c2: ['shop', 'c2'],
  f1: ['works', 'f1'],
  pk: ['park', 'park-1'],
  mu: ['culture', 'mus-a'],
  po: ['service', 'pol-a'],
  sc: ['culture', 'sch'],
  ht: ['hall', 'hall-tower'],
  hw: ['hall', 'hall-wing'],
  hs: ['hall', 'hall-square'],
} as const;
export type Model = keyof typeof MODELS;
