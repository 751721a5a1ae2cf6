/** The messages of this game, loaded with any part that needs them. */

import { learn } from '$lib/language';
import '$messages';

await learn(
  'small-city',
  import.meta.glob<string>(
    [
      '../../../../messages/*/small-city{,-*}.ftl',
      '!**/*-{face,rules,manual-page,lessons-page,review-page,puzzle-page,constants,terminal}.ftl',
    ],
    { query: '?raw', import: 'default' },
  ),
);
