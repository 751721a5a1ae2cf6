/** What the numbers of this game are called, learnt with what shows them. */

import { learn } from '$lib/language';

await learn(
  'small-city',
  import.meta.glob<string>('../../../../messages/en/small-city-constants.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  import.meta.glob<string>(['../../../../messages/*/small-city-constants.ftl', '!**/en/*'], {
    query: '?raw',
    import: 'default',
  }),
);
