/** What reviews of this game say, loaded with them. */

import '../messages';
import { learn } from '$lib/language';

await learn(
  'small-city',
  import.meta.glob<string>('../../../../../messages/*/small-city-review-page.ftl', {
    query: '?raw',
    import: 'default',
  }),
);
