/** The messages of reviews, loaded with any part that needs them. */

import { learn } from '$lib/language';
import '$messages';

await learn(
  '',
  import.meta.glob<string>('../../../../messages/*/review-page.ftl', { query: '?raw', import: 'default' }),
);
