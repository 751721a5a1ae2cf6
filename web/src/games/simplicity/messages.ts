/** The messages of this game, loaded with any part that needs them. */

import { learn } from '$lib/language';
import '$messages';

await learn(
  'simplicity',
  import.meta.glob<string>(
    [
      '../../../../messages/*/simplicity{,-*}.ftl',
      '!**/*-{face,rules,manual-page,lessons-page,review-page,puzzle-page,terminal}.ftl',
    ],
    { query: '?raw', import: 'default' },
  ),
);
