/** The rules by which modules extend existing decisions. */
export const ADDED = {
  /** Tiles are placed besides City Hall before the first round. */
  start: 'SP-EUR-6',
  /** A plan ends with a free tile. */
  free: 'SP-EUR-42',
  /** A person may move into a new building. */
  enter: 'SP-EUR-21',
  /** Newcomers of the council choose their homes. */
  newcomers: 'SP-EUR-13',
  /** People of several kinds wait for a home. */
  kinds: 'SP-TRD-3',
  /** A person may drive. */
  drive: 'SP-ROA-9',
  /** A person who walks the borough covers others. */
  covers: 'SP-POL-8',
  /** A person uses a shop more than once. */
  again: 'SP-TRD-6',
  /** A seat keeps a promise after the plans of a round. */
  pledge: 'SP-BLD-8',
} as const;
