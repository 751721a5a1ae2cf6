import './messages';
import { m } from '$messages';

/** The sources of points, in the order of `figures.ts`. */
export const names = [m.sim_source_links, m.sim_source_groups, m.sim_source_parks, m.sim_source_tokens];
