/** The messages of puzzles, loaded with any part that needs them. */

import { learn } from '$lib/language';
import '../messages';

await learn(
  '',
  import.meta.glob<string>('../../../../messages/*/puzzle-page.ftl', { query: '?raw', import: 'default' }),
);
