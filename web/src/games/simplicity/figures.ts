/** The points of a seat by source, from the result of a game. */

import type { FiguresFace } from '$lib/face';
import type { Schemas } from '$lib/wire';

const face: FiguresFace = {
  pointsOf(result, seat, seats) {
    const { teams } = result as Schemas['SimplicityResult'];
    // SIM-2.2: a seat with two teams has the one of its number and that after all seats; SIM-5.5: the lower one counts
    const own = teams.filter((_, team) => team % seats === seat);
    const [counted] = own.sort((a, b) => a.total - b.total);
    if (!counted) return null;
    const { links, R, K, O, V, parks, tokens } = counted;
    return [links, R + K + O + V, parks, tokens];
  },
  names: async () => (await import('./figure-words')).names,
};
export default face;
