/** What a browser calls something it asks for, so that it happens once however often it is asked for. `randomUUID` would need https. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (each) => each.toString(36)).join('-');
