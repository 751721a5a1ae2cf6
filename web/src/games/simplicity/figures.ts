/** The points of a seat by source, from the result of a game. */

import type { FiguresFace } from '$lib/face';
import type { Schemas } from '$lib/wire';

const face: FiguresFace = {
  pointsOf(result, seat, seats) {
    const { teams } = result as Schemas['SimplicityResult'];
    // SIM-2.2: with two teams each, the second team of a seat follows those of all seats
    const own = teams.filter((_, team) => team % seats === seat);
    const sum = (of: (team: Schemas['SimplicityTeamResult']) => number) =>
      own.reduce((points, team) => points + of(team), 0);
    return [
      sum(({ links }) => links),
      sum(({ R, K, O, V }) => R + K + O + V),
      sum(({ parks }) => parks),
      sum(({ tokens }) => tokens),
    ];
  },
  names: async () => (await import('./figure-words')).names,
};
export default face;
