import './rule-messages';
import type { NumbersFace } from '$lib/face';
import Value from './Value.svelte';
import { learn } from '$lib/language';

// the names of this game's constants, loaded with the pages that show them
await learn(
  'small-city',
  import.meta.glob<string>('../../../../../messages/*/small-city-constants.ftl', {
    query: '?raw',
    import: 'default',
  }),
);

/** The format of Small City's constants, in rulebook order. */
const numbers: NumbersFace = { Value };
export default numbers;
