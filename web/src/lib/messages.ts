/** The messages of the page, typed: `m.lobby_title({ name })`. */

import { learn, message } from './language';
import type { Messages } from './messages.gen';

await learn(
  '',
  import.meta.glob<string>('../../../messages/*/{common,page,server}.ftl', {
    query: '?raw',
    import: 'default',
  }),
);

type Values = Parameters<typeof message>[1];

/** Every message of the page. A game's messages arrive with its chunk. */
export const m = new Proxy({} as Messages, {
  get: (_, id) => (values?: Values) => message(String(id), values),
});
