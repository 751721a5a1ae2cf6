/** As long as it is there it lies at the foot of a narrow window: the page leaves room for it. To be attached. */
export function footed() {
  document.body.classList.add('footed');
  return () => document.body.classList.remove('footed');
}
