/** What reviews of this game say, loaded with them. */

import '../messages';
import { learn } from '$lib/language';

await learn(
  'simplicity',
  import.meta.glob<string>('../../../../../messages/*/simplicity-review-page.ftl', {
    query: '?raw',
    import: 'default',
  }),
);
