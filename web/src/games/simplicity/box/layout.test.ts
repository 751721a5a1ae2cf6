import { expect, it } from 'vitest';
import { layout, PLAYERS, rest } from './layout';

it.each(PLAYERS)('a set-up for %i players is legal', (players) => {
  for (let time = 0; time < 30; time++) {
    const { strips, order } = layout(players);
    const drawn = layout(players);
    expect(strips.filter((strip) => strip === 'special')).toHaveLength(1);
    // SIM-2.2
    expect(strips).toHaveLength({ 2: 5, 3: 7, 4: 5, 5: 6, 6: 7 }[players]!);
    expect(new Set(strips).size).toBe(strips.length);
    expect([...drawn.strips, ...rest(drawn)].sort()).toEqual(['1', '2', '3', '4', '5', '6', 'special']);
    expect(order.toSorted()).toEqual(
      Array.from({ length: players < 4 ? 2 * players : players }, (_, i) => i),
    );
  }
});
