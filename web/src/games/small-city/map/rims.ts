/** What a city shows between its cells and the smoke around them, by its document name: the one list that names it. */

/** A path in drawing units, and its fill or stroke token `--`. */
interface Stroke {
  path: string;
  fill?: string;
  stroke?: string;
  /** The width of the stroke. */
  width?: number;
  /** Letters of columns and numbers of rows are read on it. */
  pale?: boolean;
}

/** The strip outside of the cells, on the left and above, has its middle here. */
const MIDDLE = -9;

/** A bridge of two towers with a raised walkway, in the gap between two letters around `x`. */
function towerBridge(x: number): Stroke[] {
  const towers = [x - 8, x + 8];
  const box = (left: number, right: number, top: number, bottom: number) =>
    `M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}z`;
  return [
    {
      path: `M${x - 17} -5Q${x - 14} -7 ${x - 8} -12M${x + 17} -5Q${x + 14} -7 ${x + 8} -12`,
      stroke: 'c-shop',
      width: 1.3,
    },
    { path: `M${x - 8} -11.5L${x + 8} -11.5M${x - 8} -9.5L${x + 8} -9.5`, stroke: 'c-shop-deep', width: 0.9 },
    { path: `M${x - 17} -4.6L${x + 17} -4.6`, stroke: 'c-shop-deep', width: 1.8 },
    { path: towers.map((at) => box(at - 2.6, at + 2.6, -13, -1.5)).join(''), fill: 'g-stone-deep' },
    { path: towers.map((at) => box(at - 2, at + 2, -12.4, -2.2)).join(''), fill: 'g-stone' },
    { path: towers.map((at) => box(at - 0.8, at + 0.8, -8.2, -5.8)).join(''), fill: 'g-stone-deep' },
    { path: towers.map((at) => `M${at - 3} -13L${at} -16.6L${at + 3} -13z`).join(''), fill: 'c-shop-deep' },
  ];
}

/** The strokes of a rim, from bottom to top, around a zone of this width. */
const RIMS: Readonly<Record<string, (size: number) => Stroke[]>> = {
  // the Thames with its bend, and Tower Bridge
  london(size) {
    const bend = `M${size - 2} ${MIDDLE + 1}Q${size - 40} ${MIDDLE - 1} ${size - 90} ${MIDDLE}L4 ${MIDDLE}Q${MIDDLE} ${MIDDLE} ${MIDDLE} 4L${MIDDLE} ${size - 2}`;
    return [
      { path: bend, stroke: 'l-river-deep', width: 13, pale: true },
      { path: bend, stroke: 'l-river', width: 11, pale: true },
      ...towerBridge(144),
    ];
  },
};

export const rimOf = (city: string | null, size: number): readonly Stroke[] => RIMS[city ?? '']?.(size) ?? [];
