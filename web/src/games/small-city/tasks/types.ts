import type { Cell, Step } from '../wire';

/** The parts of a plan, in order: building, upgrades, pieces between cells, free tiles. */
export type Part = 0 | 1 | 2 | 3;

/** The step of a plan with this verb. */
export type Of<Do extends Step['do']> = Extract<Step, { do: Do }>;

/** A kind of step. */
export interface Kind<S> {
  part: (step: S) => Part;
  /** The tile it leaves; a symbol, `sc-` plus this, where there is none. */
  tile?: (step: S) => string | null;
  symbol?: string;
  /** Its cells. */
  cells: (step: S) => Cell[];
  /** The text of its chip in the strip, for its cells. */
  name: (step: S) => string;
  /** Its cost besides dollars and points, or instead of them. */
  takes?: (step: S) => string;
  instead?: (step: S) => string;
  /** The text of its chip in the script of a reveal. */
  told: (step: S) => { name: string; small: string };
  /** The entry that plans it again. */
  entry: (step: S) => object;
}
