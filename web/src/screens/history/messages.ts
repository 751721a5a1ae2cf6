/** The messages of the history, loaded with it. */

import { learn } from '$lib/language';
import '../messages';

await learn(
  '',
  import.meta.glob<string>('../../../../messages/*/history-page.ftl', { query: '?raw', import: 'default' }),
);
