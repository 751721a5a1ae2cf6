/** Keeps the screen on while the element exists, where the browser can. An attachment. */
export const awake = () => {
  let lock: WakeLockSentinel | null = null;
  let gone = false;
  // a hidden page loses its lock
  const ask = () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    navigator.wakeLock.request('screen').then(
      (given) => (gone ? void given.release() : (lock = given)),
      () => {},
    );
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    gone = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
};
