/** The points of a seat by source, from the result of a game. */

import type { FiguresFace } from '$lib/face';
import type { Schemas } from '$lib/wire';

const face: FiguresFace = {
  pointsOf(result, seat) {
    const own = (result as Schemas['SmallCityResult']).players[seat];
    if (!own) return null;
    const { votes, promises, special, platform, pollution, score } = own;
    // what modules subtract is the rest of the score
    return [
      ...[votes, promises, special, platform, 0 - pollution],
      score - votes - promises - special - platform + pollution,
    ];
  },
  names: async () => (await import('./end/figure-words')).names,
};
export default face;
