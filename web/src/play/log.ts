import type { Mark } from '$lib/face';

/** What every line of a log has, whatever it says. */
export interface LogLine {
  key: string;
  /** What it stands under, such as its round; lines in a row with the same heading stand together. */
  heading: string;
  /** Whose it is. */
  mark: Mark | null;
  /** Looking at it marks something on the board. */
  marks: boolean;
  /** What it brought. */
  points: number | null;
  /** It was taken back. */
  undone: boolean;
}
