/**
 * As long as it is there, the body has this class: what lies at the foot of a window has messages stand above it
 * (`--foot`), and a screen may have them elsewhere (`--toasts`). To be attached.
 */
export const footed = (by: string) => () => {
  document.body.classList.add(by);
  return () => document.body.classList.remove(by);
};
