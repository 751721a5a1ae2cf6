/** A browser's id for a request, so that repeats have no further effect. `randomUUID` would need https. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (each) => each.toString(36)).join('-');
