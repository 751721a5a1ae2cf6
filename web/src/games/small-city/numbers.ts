import './constant-messages';
import './rule-messages';
import type { NumbersFace } from '$lib/face';
import Value from './Value.svelte';

/** How the numbers of Small City are written; they stand in the order of its rules. */
const numbers: NumbersFace = { Value };
export default numbers;
