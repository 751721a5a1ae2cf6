/** What puzzles of this game say, loaded with them. */

import '../review/messages';
import { learn } from '$lib/language';

await learn(
  'small-city',
  import.meta.glob<string>('../../../../../messages/*/small-city-puzzle-page.ftl', {
    query: '?raw',
    import: 'default',
  }),
);
