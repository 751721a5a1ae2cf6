import { tell } from '$lib/words';
import { m } from '$messages';
import type { Play } from '../model/play.svelte';
import type { Entry, Offers } from '../wire';
import type { Deed, Over, Said, Task } from './task';

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
