/** The server knows this browser by a cookie: without it, a seat is lost as soon as it is taken. */

/** The server does not know this browser again, whatever the browser says. */
export const cookies = $state({ lost: false });

/** Whether this browser keeps no cookies of this site. */
export const cookiesRefused = (): boolean => cookies.lost || globalThis.navigator?.cookieEnabled === false;
