/** What puzzles of this game say, loaded with them. */

import '../review/messages';
import { learn } from '$lib/language';

await learn(
  'simplicity',
  import.meta.glob<string>('../../../../../messages/*/simplicity-puzzle-page.ftl', {
    query: '?raw',
    import: 'default',
  }),
);
