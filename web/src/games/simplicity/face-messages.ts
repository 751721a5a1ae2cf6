/** What the page around a game says of this one, learnt at once. */

import { learn } from '$lib/language';
import '$messages';

await learn(
  'simplicity',
  import.meta.glob<string>('../../../../messages/en/simplicity-face.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  import.meta.glob<string>(['../../../../messages/*/simplicity-face.ftl', '!**/en/*'], {
    query: '?raw',
    import: 'default',
  }),
);
