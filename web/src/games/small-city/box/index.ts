import '../manual';
import type { BoxHelper } from '$lib/face';
import { m } from '$messages';
import Count from './Count.svelte';
import Round from './Round.svelte';
import Setup from './Setup.svelte';

/** Helpers beside the printed Small City. */
const helpers: readonly BoxHelper[] = [
  {
    id: 'count',
    title: m.sc_box_count,
    about: m.sc_box_count_about,
    icon: 'count',
    whole: true,
    Helper: Count,
  },
  { id: 'setup', title: m.sc_box_setup, about: m.sc_box_setup_about, icon: 'dice', Helper: Setup },
  { id: 'round', title: m.sc_box_round, about: m.sc_box_round_about, icon: 'clock', Helper: Round },
];
export default helpers;
