import '../manual';
import type { BoxHelper } from '$lib/face';
import { m } from '$messages';

/** Helpers beside the printed Small City. */
const helpers: readonly BoxHelper[] = [
  {
    id: 'count',
    title: m.sc_box_count,
    about: m.sc_box_count_about,
    icon: 'count',
    whole: true,
    Helper: () => import('./Count.svelte'),
  },
  {
    id: 'setup',
    title: m.sc_box_setup,
    about: m.sc_box_setup_about,
    icon: 'dice',
    Helper: () => import('./Setup.svelte'),
  },
  {
    id: 'round',
    title: m.sc_box_round,
    about: m.sc_box_round_about,
    icon: 'clock',
    Helper: () => import('./Round.svelte'),
  },
];
export default helpers;
