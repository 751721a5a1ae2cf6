/** The face of each city, by its document name: the one list that names them. */

/** A skyline of 240 by 60, seen against paper in the city's hue. */
export interface Skyline {
  /** The hue of its paper and its silhouettes. */
  hue: string;
  /** From 1, easy, to 3: by the median score of planners in `docs/small-city-balance.md` (above 50, 45 to 50, below). */
  level: 1 | 2 | 3;
  /** What stands far away. */
  far: string;
  /** The sights. */
  near: string;
  /** Openings of the sights: paper by day, lit by night. */
  light: string;
  /** It lies by the water. */
  water?: boolean;
}

const FLOOR = 60;
const box = (x: number, width: number, high: number, from = FLOOR) =>
  `M${x} ${from}v${-high}h${width}v${high}z`;
/** A house with a gable. */
const house = (x: number, width: number, high: number, roof: number) =>
  `M${x} ${FLOOR}v${-high}l${width / 2} ${-roof}l${width / 2} ${roof}v${high}z`;
/** A house with a steep roof that is cut flat. */
const mansard = (x: number, width: number, high: number) =>
  `M${x} ${FLOOR}v${-high}l3 -6h${width - 6}l3 6v${high}z${box(x + width - 8, 3, 4, FLOOR - high - 5)}`;
/** A spire on a tower. */
const spire = (x: number, width: number, high: number, tip: number) =>
  `M${x} ${FLOOR}v${-high}l${width / 2} ${-tip}l${width / 2} ${tip}v${high}z`;
/** Half a circle on a wall at this height. */
const dome = (x: number, radius: number, at: number) =>
  `M${x - radius} ${FLOOR - at}a${radius} ${radius} 0 0 1 ${2 * radius} 0z${box(x - 0.8, 1.6, 6, FLOOR - at - radius + 1)}`;
const arch = (x: number, width: number, high: number, from = FLOOR) =>
  `M${x} ${from}v${width / 2 - high}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${high - width / 2}z`;
const row = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string) =>
  items.map(draw).join('');
/** This many, from `x`, each so far from the last. */
const from = (x: number, step: number, count: number) =>
  Array.from({ length: count }, (_, at) => x + at * step);
/** Two columns of windows in a tower. */
const windows = (x: number, top: number, rows: number, step = 6) =>
  row(from(top, step, rows), (y) => `M${x} ${y}h1.8v2.6h-1.8zM${x + 4} ${y}h1.8v2.6h-1.8z`);
/** A slab of a wall. */
const slab = (x: number) => box(x, 8.2, 8);
/** A pine with a flat crown, and a slim cypress. */
const pine = (x: number, high: number) =>
  `${box(x - 0.8, 1.6, high)}M${x - 9} ${FLOOR - high + 1}a9 6 0 0 1 18 0z`;
const cypress = (x: number, high: number) =>
  `M${x} ${FLOOR - high}q4 ${high / 2} 2.4 ${high}h-4.8q-1.6 ${-high / 2} 2.4 ${-high}z`;

export const SKYLINES: Readonly<Record<string, Skyline>> = {
  paris: {
    hue: '#8a6aa6',
    level: 1,
    far: row([0, 27, 55, 82, 110, 133, 200, 222], (x, at) => mansard(x, 25, 15 + ((at * 5) % 9))),
    // the tower, the arch, two towers by the river
    near:
      'M178 60q6-22 7.5-46h3q1.5 24 7.5 46h-6q-1-9-4.5-9t-4.5 9zM181 36h12v2.4h-12zM178 48h18v2.4h-18zM186.2 14v-8h1.6v8z' +
      `${box(42, 32, 24)}${box(40, 36, 4, 38)}${box(112, 9, 33)}${box(127, 9, 33)}${box(112, 24, 21)}` +
      mansard(144, 24, 12) +
      mansard(0, 30, 9) +
      mansard(206, 30, 9),
    light:
      arch(52, 12, 16) +
      `M46 44h3v4h-3zM67 44h3v4h-3z${arch(121, 6, 9)}M124 46a3 3 0 1 1 .1 0z` +
      windows(114, 30, 3) +
      windows(129, 30, 3),
    water: true,
  },
  london: {
    hue: '#5f7f8d',
    level: 2,
    far:
      row([0, 18, 40, 78, 120, 190, 222], (x, at) => box(x, 20, 16 + ((at * 7) % 13))) +
      'M206 60q-5-26 4-42q9 16 4 42z',
    // the clock tower, a cathedral, the bridge
    near:
      spire(26, 11, 38, 13) +
      `${box(24.5, 14, 3, 26)}${box(37, 26, 14)}${row(from(40, 6, 4), (x) => spire(x, 3, 14, 5))}` +
      `${box(84, 24, 16)}${box(88, 16, 5, 44)}${dome(96, 8, 21)}${spire(78, 6, 18, 7)}${spire(108, 6, 18, 7)}` +
      `${spire(142, 10, 34, 10)}${spire(176, 10, 34, 10)}${box(152, 24, 3, 36)}${box(152, 24, 2, 44)}${box(124, 80, 4, 56)}` +
      'M124 54q14-2 18-22v4q-3 18-18 20zM204 54q-14-2-18-22v4q3 18 18 20z',
    light:
      'M31.5 30a3.5 3.5 0 1 1 .1 0z' +
      windows(28.6, 36, 3) +
      windows(144, 34, 2) +
      windows(178, 34, 2) +
      row(from(41, 6, 4), (x) => box(x, 2, 4, 57)),
    water: true,
  },
  zurich: {
    hue: '#3f86ad',
    level: 3,
    far: 'M-4 60L26 22l14 16 20-28 24 30 16-18 26 26 22-34 24 32 18-20 24 24 16-16 14 26z',
    // gables, the twin towers, the clock spire
    near:
      row([4, 24, 42, 128, 146, 208, 224], (x, at) => house(x, 19, 11 + ((at * 3) % 6), 9)) +
      `${box(70, 9, 34)}${dome(74.5, 4.5, 34)}${box(86, 9, 34)}${dome(90.5, 4.5, 34)}${house(69, 27, 16, 8)}` +
      spire(176, 11, 24, 22) +
      house(186, 22, 12, 9),
    light:
      windows(72, 32, 3) +
      windows(88, 32, 3) +
      'M181.5 45a3.6 3.6 0 1 1 .1 0z' +
      row([9, 29, 47, 133, 151], (x) => box(x, 3, 4, 56)),
    water: true,
  },
  madrid: {
    hue: '#c08a2d',
    level: 3,
    far:
      row([0, 22, 44, 72, 150, 196, 220], (x, at) => box(x, 22, 15 + ((at * 8) % 12))) +
      box(204, 7, 44) +
      box(214, 7, 40),
    // the gate, the corner house with its dome, the tree of the city's arms
    near:
      `${box(26, 66, 20)}${box(46, 26, 5, 40)}M46 35l13-7 13 7z` +
      `${box(116, 30, 24)}${box(124, 14, 8, 36)}${dome(131, 7, 32)}${box(112, 5, 18)}${box(145, 5, 18)}` +
      'M172 60v-12q-12 1-13-8-5-8 5-12 3-9 12-6 10-3 12 6 10 3 6 12-2 9-14 8v12z' +
      row([4, 228], (x) => box(x, 9, 15)),
    light:
      row([31, 44, 57, 70], (x) => arch(x, 7, 12)) +
      arch(83, 5, 9) +
      row(from(119, 6, 4), (x) => box(x, 2.4, 4, 44) + box(x, 2.4, 4, 54)) +
      'M169 34a1.7 1.7 0 1 1 .1 0zM177 29a1.7 1.7 0 1 1 .1 0zM180 39a1.7 1.7 0 1 1 .1 0z',
  },
  rome: {
    hue: '#b9633a',
    level: 3,
    far: `M-4 60V44q30-14 62-4t56-8 60 6 70 2v20z`,
    // the arena, the great dome, pines and a column
    near:
      'M30 60V30q0-4 8-5h34q12 1 18 10l6 4v21z' +
      `${box(128, 46, 12)}${box(138, 26, 10, 48)}${box(141, 20, 4, 38)}${dome(151, 10, 26)}${box(130, 5, 17)}${box(167, 5, 17)}` +
      `${box(108, 4, 34)}${box(106, 8, 2.5, 28)}${pine(14, 26)}${pine(194, 30)}${pine(214, 24)}${pine(230, 32)}`,
    light:
      row(from(34, 8, 7), (x) => arch(x, 4.5, 7, 58)) +
      row(from(34, 8, 7), (x) => arch(x, 4.5, 6, 48)) +
      row(from(34, 8, 5), (x) => arch(x, 4, 5, 38)) +
      row(from(142, 5, 4), (x) => box(x, 2, 6, 46)),
    water: true,
  },
  berlin: {
    hue: '#6d7a66',
    level: 1,
    far: row([0, 96, 120, 180, 210], (x, at) => box(x, 24, 17 + ((at * 6) % 11))),
    // the gate with its four horses, the television tower, the wall
    near:
      `${box(30, 60, 5, 40)}${box(34, 52, 4, 35)}${row(from(33, 10.4, 6), (x) => box(x, 4, 22))}${box(28, 64, 2.5)}` +
      'M48 31l2-5 3-1 1 3 3-3 2 2 3-3 1 3 4-1 2 5z' +
      `${box(146.6, 2.8, 44)}M148 26a5.5 5.5 0 1 1 .1 0z${box(147.5, 1, 14, 18)}M144 60l3-20h2l3 20z` +
      `${row(from(104, 9, 4), slab)}${row(from(157, 9, 10), slab)}${row([0, 9], slab)}`,
    light: 'M143 20.5h10v1.4h-10z',
  },
  helsinki: {
    hue: '#4f8f96',
    level: 1,
    far:
      row([0, 30, 60, 150, 184, 214], (x, at) => box(x, 28, 12 + ((at * 5) % 8))) +
      row([26, 148, 240], (x) => cypress(x, 24)),
    // the white cathedral on its stairs, a crane of the yard, a ferry
    near:
      `${box(84, 52, 5)}${box(88, 44, 5, 55)}${box(92, 36, 14, 50)}M100 36l10-6 10 6z${box(104, 12, 8, 32)}${dome(110, 7, 36)}` +
      `${box(93, 6, 6, 36)}${dome(96, 3.5, 29)}${box(121, 6, 6, 36)}${dome(124, 3.5, 29)}` +
      'M34 60l5-34h-15v-3h36v3h-17l5 34h-3l-4-24-4 24z' +
      'M168 60l-5-9h8v-6h5v-5h28v5h6v6h10l-6 9zM184 40v-5h6v5z',
    light:
      row(from(101, 4.5, 4), (x) => box(x, 2, 10, 50)) + row(from(174, 5, 7), (x) => box(x, 2.4, 2.6, 49)),
    water: true,
  },
  athens: {
    hue: '#8f9a3d',
    level: 2,
    far: 'M40 60q10-24 44-27h72q36 4 50 27zM-4 60q10-12 34-10t30 10zM200 60q14-10 44-8v8z',
    // the temple on its rock, white houses, cypresses
    near:
      `M90 19l30-10 30 10z${box(90, 60, 3, 23)}${row(from(92, 7.6, 8), (x) => box(x, 3.2, 11, 33))}${box(88, 64, 3, 36)}` +
      row([2, 18, 36, 186, 204, 222], (x, at) => box(x, 17, 9 + ((at * 4) % 7))) +
      row([58, 66, 176, 182], (x) => cypress(x, 22)) +
      dome(44, 5, 10),
    light: row([6, 23, 41, 190, 209, 227], (x) => box(x, 2.4, 4, 57) + box(x + 5, 2.4, 4, 57)),
    water: true,
  },
};
