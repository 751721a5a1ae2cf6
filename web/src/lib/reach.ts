import { api } from './api';
import { isLoopback } from './people';

let asked: Promise<string | null> | null = null;

/**
 * The server's public address if the one in the address bar fails for others: null if there is none, undefined if the
 * address bar is right. Fetched once.
 */
export function reach(): Promise<string | null | undefined> {
  if (!isLoopback(location.hostname)) return Promise.resolve(undefined);
  asked ??= api.server().then(
    ({ addresses }) => addresses[0] ?? null,
    () => (asked = null), // ask again next time
  );
  return asked;
}
