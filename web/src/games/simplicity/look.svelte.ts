import { m } from '$messages';
import { neighbourhood, spaceAt } from './geometry';
import type { Move } from './moves';
import type { Plan } from './plan.svelte';
import type { SimplicityView, SpaceName } from './wire';
import { tileName } from './words';

interface Shown {
  view(): SimplicityView;
  plan: Plan;
  /** The space that is aimed at: it needs no note. */
  aimed(): SpaceName | null;
  /** What a line of the log speaks of. */
  marked(): readonly SpaceName[];
  teamName(team: number): string;
}

/** What the sum of a move speaks of, and the new space. */
const spacesOf = ({ entry, about }: Move): SpaceName[] => [
  ...('build' in entry ? [entry.build] : []),
  ...about.parts.flatMap(({ source, spaces }) =>
    source === 'neighbourhood' || source === 'park' ? spaces : [],
  ),
];

/** A space that is looked at: the move that would be made there, or what stands there. To be made in a component. */
export class Look {
  space = $state<SpaceName | null>(null);
  readonly #shown: Shown;

  constructor(shown: Shown) {
    this.#shown = shown;
    // what was pointed at to build there needs no note any more
    $effect(() => {
      if (shown.plan.sending) this.space = null;
    });
  }

  /** The move that would be made there. */
  readonly move = $derived.by((): Move | null => {
    const { space } = this;
    return space !== null && space !== this.#shown.aimed() ? (this.#shown.plan.lit.get(space) ?? null) : null;
  });
  /** The space with what stands there. */
  readonly built = $derived.by(() => {
    const space = this.space === null ? undefined : spaceAt(this.#shown.view().columns, this.space);
    return space?.tile ? space : null;
  });
  /** What stands there, in words. */
  readonly text = $derived.by(() => {
    const { space, built } = this;
    if (!built?.tile || space === null) return '';
    const { tile, team } = built;
    const named = team === null ? m.sim_space_printed : m.sim_space_built;
    const text = named({
      space,
      tile: tileName(tile),
      team: team === null ? '' : this.#shown.teamName(team),
    });
    if (tile === 'P') return text;
    const { length: count } = neighbourhood(this.#shown.view().columns, space);
    return m.with_more({ text, more: m.sim_space_neighbourhood({ count }) });
  });
  /** The spaces that are ringed. */
  readonly ring = $derived.by((): readonly SpaceName[] => {
    const { plan } = this.#shown;
    const marked = this.#shown.marked();
    if (marked.length) return marked;
    if (this.move) return spacesOf(this.move);
    if (this.space !== null && this.built) return neighbourhood(this.#shown.view().columns, this.space);
    const aimed = plan.aimed && this.#shown.aimed() !== null ? spacesOf(plan.aimed) : [];
    // one space alone is lit already
    return new Set(aimed).size > 1 ? aimed : [];
  });
}
