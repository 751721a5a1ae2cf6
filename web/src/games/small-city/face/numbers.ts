import './constant-messages';
import './rule-messages';
import type { NumbersFace } from '$lib/face';
import Value from './Value.svelte';

/** The format of Small City's constants, in rulebook order. */
const numbers: NumbersFace = { Value };
export default numbers;
