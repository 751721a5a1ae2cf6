import { api } from './api';
import { isLoopback } from './people';

let asked: Promise<string | null> | null = null;

/**
 * Where others reach the server, where what the address bar says leads them nowhere: null if nothing does, undefined
 * if the address bar is right. Asked for once.
 */
export function reach(): Promise<string | null | undefined> {
  if (!isLoopback(location.hostname)) return Promise.resolve(undefined);
  asked ??= api.server().then(
    ({ addresses }) => addresses[0] ?? null,
    () => (asked = null), // ask again next time
  );
  return asked;
}
