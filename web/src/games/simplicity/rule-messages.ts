/** The rule texts of this game, loaded with the page that shows them. */

import { learn } from '$lib/language';

await learn(
  'simplicity',
  import.meta.glob<string>('../../../../messages/en/simplicity-rules.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  import.meta.glob<string>(['../../../../messages/*/simplicity-rules.ftl', '!**/en/*'], {
    query: '?raw',
    import: 'default',
  }),
);
