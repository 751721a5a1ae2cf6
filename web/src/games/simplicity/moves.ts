import type { Choice } from '$lib/wire';
import type { SimplicityChoice, SimplicityEntry, SimplicityOffers } from './wire';

export type Move = Choice<SimplicityEntry, SimplicityChoice>;

/** Every move that the offers allow, each with its gain. */
export function moves(offers: SimplicityOffers | null): Move[] {
  const team = offers?.team ?? null;
  if (!offers || team === null) return [];
  const { points, score } = offers;
  const nothing = {
    total: 0,
    parts: [],
    others: [],
    team: { before: points, after: points },
    score: { before: score, after: score },
    counts: team,
  };
  const blocks = offers.block.map((block): Move => ({ entry: { team, block }, about: nothing }));
  const takes = Object.entries(offers.take).flatMap(([take, spaces]) =>
    Object.entries(spaces).map(([build, brings]): Move => ({
      entry: { team, take: Number(take), build },
      about: {
        ...brings,
        team: { before: points, after: points + brings.total },
        score: { before: score, after: brings.score },
      },
    })),
  );
  return [...blocks, ...takes];
}
