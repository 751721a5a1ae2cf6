import type { Mark } from '$lib/face';

/** The common fields of log lines. */
export interface LogLine {
  key: string;
  /** Its heading, such as its round; consecutive lines with the same heading form a group. */
  heading: string;
  /** Its seat. */
  mark: Mark | null;
  /** Pointing at it marks something on the board. */
  marks: boolean;
  /** Its gain. */
  points: number | null;
  /** It was taken back. */
  undone: boolean;
}
