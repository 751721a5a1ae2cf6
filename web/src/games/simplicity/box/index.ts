import '../manual';
import type { BoxHelper } from '$lib/face';
import { m } from '$messages';

/** Helpers beside the printed Simplicity. */
const helpers: readonly BoxHelper[] = [
  {
    id: 'count',
    title: m.sim_box_count,
    about: m.sim_box_count_about,
    icon: 'count',
    whole: true,
    Helper: () => import('./Count.svelte'),
  },
  {
    id: 'setup',
    title: m.sim_box_setup,
    about: m.sim_box_setup_about,
    icon: 'dice',
    Helper: () => import('./Setup.svelte'),
  },
];
export default helpers;
