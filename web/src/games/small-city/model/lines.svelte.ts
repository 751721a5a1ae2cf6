/** The lines of one tray, which expand together. */
export class Lines {
  /** All are visible. */
  open = $state(false);
  /** How many of them are clipped. */
  cut = $state(0);
}
