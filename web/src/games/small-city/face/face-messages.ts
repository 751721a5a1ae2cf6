/** The messages about this game that the page needs around it, loaded at once. */

import { learn } from '$lib/language';
import '$messages';

await learn(
  'small-city',
  import.meta.glob<string>('../../../../../messages/en/small-city-face.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  import.meta.glob<string>(['../../../../../messages/*/small-city-face.ftl', '!**/en/*'], {
    query: '?raw',
    import: 'default',
  }),
);
