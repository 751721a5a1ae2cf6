/** The rules of what modules add to decisions that are there without them. */
export const ADDED = {
  /** Tiles are placed beside City Hall before the first round. */
  start: 'SP-EUR-6',
  /** A tile is built free behind all else. */
  free: 'SP-EUR-42',
  /** Somebody may move into what was built. */
  enter: 'SP-EUR-21',
  /** Newcomers of the council choose their homes. */
  newcomers: 'SP-EUR-13',
  /** People of several kinds wait for a home. */
  kinds: 'SP-TRD-3',
  /** Somebody may drive. */
  drive: 'SP-ROA-9',
  /** Whom somebody covers who walks the borough. */
  covers: 'SP-POL-8',
  /** Somebody uses a shop more than once. */
  again: 'SP-TRD-6',
  /** A promise is kept after the plans of a round. */
  pledge: 'SP-BLD-8',
} as const;
