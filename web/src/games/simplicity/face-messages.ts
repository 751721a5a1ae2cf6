/** The messages about this game that the page needs around it, loaded at once. */

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
