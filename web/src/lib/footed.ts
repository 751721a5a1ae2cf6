/**
 * Adds this class to the body while the element exists. Messages then move above the element at the foot of the
 * window (`--foot`); a screen may place them elsewhere (`--toasts`). An attachment.
 */
export const footed = (by: string) => () => {
  document.body.classList.add(by);
  return () => document.body.classList.remove(by);
};
