/** The names of this game's constants, loaded with the pages that show them. */

import { learn } from '$lib/language';

await learn(
  'small-city',
  import.meta.glob<string>('../../../../../messages/en/small-city-constants.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  import.meta.glob<string>(['../../../../../messages/*/small-city-constants.ftl', '!**/en/*'], {
    query: '?raw',
    import: 'default',
  }),
);
