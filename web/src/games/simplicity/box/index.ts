import '../manual';
import type { BoxHelper } from '$lib/face';
import { m } from '$messages';
import Setup from './Setup.svelte';

/** Helpers beside the printed Simplicity. */
const helpers: readonly BoxHelper[] = [
  { id: 'setup', title: m.sim_box_setup, about: m.sim_box_setup_about, icon: 'dice', Helper: Setup },
];
export default helpers;
