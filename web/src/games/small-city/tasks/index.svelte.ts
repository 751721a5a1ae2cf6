import type { Play } from '../model/play.svelte';
import { Cards } from './cards.svelte';
import { Settle } from './city.svelte';
import { CouncilMove } from './council.svelte';
import { CouncilBuilding } from './council-building.svelte';
import { keep, platform } from './keep.svelte';
import { Homes, Movers } from './people.svelte';
import { Merging } from './merge.svelte';
import { grave, hall, mayor, victim } from './place.svelte';
import { Planning } from './plan.svelte';
import { Rioters } from './riots.svelte';
import { Starting } from './start.svelte';
import type { Task, Deed, Over, Said } from './task';
import { Income, Overflow } from './uses.svelte';
import { tell } from '$lib/words';
import { m } from '$messages';
import type { Entry, Offers } from '../wire';

/** One-word decisions: nothing more, ready, think again. */
export class Plain implements Task {
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  fits = (offers: Offers) => offers.do.length > 0;
  readonly title = m.sc_plain_title();
  readonly said: Said = { lead: m.sc_plain_lead() };
  over(): Over {
    return {};
  }
  readonly #deeds = $derived.by(() =>
    (this.#play.offers?.do ?? []).map((what): Deed => ({
      label: tell('choice', { do: what }, this.#play.reader),
      act: () =>
        void (what === 'end'
          ? this.#play.finish()
          : this.#play.act({ seat: this.#play.me!, do: what } as Entry)),
    })),
  );
  readonly main = $derived.by((): Deed | null => this.#deeds[0] ?? null);
  readonly other = $derived.by((): Deed | null => this.#deeds[1] ?? null);
  cell() {
    this.#play.elsewhere('go_on');
  }
  readonly held = false;
  letGo() {}
}

/** Every decision that a seat may face. Each is found by its offers; the last one always fits. */
export function tasks(play: Play): readonly Task[] {
  return [
    keep(play),
    platform(play),
    new Settle(play),
    hall(play),
    mayor(play),
    new Cards(play),
    new Starting(play),
    new Planning(play),
    new CouncilBuilding(play),
    new Movers(play),
    new Homes(play),
    new Overflow(play),
    new Rioters(play),
    new Merging(play),
    victim(play),
    grave(play),
    new CouncilMove(play),
    new Income(play),
    new Plain(play),
  ];
}
