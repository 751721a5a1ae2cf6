/** What every screen but the start page says, loaded with any of them. */

import { learn } from '$lib/language';
import '$messages';

await learn(
  '',
  import.meta.glob<string>('../../../messages/*/screens-page.ftl', { query: '?raw', import: 'default' }),
);
