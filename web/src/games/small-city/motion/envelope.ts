/** The shapes of an envelope, which `flights` animates, 40 wide and 28 high: paper, two folds, its lid, a wax seal; by class, from bottom to top. */
export const ENVELOPE = {
  back: 'M2 3h36v22a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2z',
  fold: 'M2 26l14-12M38 26L24 14',
  lid: 'M2 3h36L20 18z',
  wax: 'M20 13a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
} as const;
