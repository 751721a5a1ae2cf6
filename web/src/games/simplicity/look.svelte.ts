import { piece } from '$lib/language';
import { m } from '$messages';
import { neighbourhood, spaceAt } from './geometry';
import type { Move } from './moves';
import type { Plan } from './plan.svelte';
import type { SimplicityView, SpaceName } from './wire';

interface Shown {
  view(): SimplicityView;
  plan: Plan;
  /** The current target: it needs no note. */
  aimed(): SpaceName | null;
  /** The spaces of a log line. */
  marked(): readonly SpaceName[];
  teamName(team: number): string;
}

/** The spaces in the sum of a move, and the new space. */
const spacesOf = ({ entry, about }: Move): SpaceName[] => [
  ...('build' in entry ? [entry.build] : []),
  ...about.parts.flatMap(({ source, spaces }) =>
    source === 'neighbourhood' || source === 'park' ? spaces : [],
  ),
];

/** The inspected space: its possible move, or its contents. Create it in a component. */
export class Look {
  space = $state<SpaceName | null>(null);
  readonly #shown: Shown;

  constructor(shown: Shown) {
    this.#shown = shown;
    // a space pointed at for building needs no note any more
    $effect(() => {
      if (shown.plan.sending) this.space = null;
    });
  }

  /** The possible move there. */
  readonly move = $derived.by((): Move | null => {
    const { space } = this;
    return space !== null && space !== this.#shown.aimed() ? (this.#shown.plan.lit.get(space) ?? null) : null;
  });
  /** The space with its contents. */
  readonly built = $derived.by(() => {
    const space = this.space === null ? undefined : spaceAt(this.#shown.view().columns, this.space);
    return space?.tile ? space : null;
  });
  /** Its contents, in words. */
  readonly text = $derived.by(() => {
    const { space, built } = this;
    if (!built?.tile || space === null) return '';
    const { tile, team } = built;
    const named = team === null ? m.sim_space_printed : m.sim_space_built;
    const text = named({
      space,
      tile: piece('tile', tile),
      team: team === null ? '' : this.#shown.teamName(team),
    });
    if (tile === 'P') return text;
    const { length: count } = neighbourhood(this.#shown.view().columns, space);
    return m.with_more({ text, more: m.sim_space_neighbourhood({ count }) });
  });
  /** The ringed spaces. */
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
