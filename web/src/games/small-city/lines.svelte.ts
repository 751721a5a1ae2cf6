/** Words of one tray, which are opened together. */
export class Lines {
  /** All are seen. */
  open = $state(false);
  /** How many of them are cut. */
  cut = $state(0);
}
