/** The rule texts of this game, loaded with the page that shows them. */

import { learn } from '$lib/language';

await learn(
  'small-city',
  import.meta.glob<string>('../../../../../messages/*/small-city-rules.ftl', {
    query: '?raw',
    import: 'default',
  }),
);
