/** The space of the city under a point of the page. */
export const spaceUnder = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-space]')?.dataset.space ?? null;
