import { piece } from '$lib/language';
import { m } from '$messages';
import type { Entry, Offers } from '../wire';
import { ADDED } from './added';
import type { Held } from './held';
import { Planning } from './plan.svelte';
import type { Deed, Said } from './task';

/** The start of a city (SP-EUR-6): tiles are placed besides City Hall, before the first round. */
export class Starting extends Planning {
  override fits(offers: Offers): boolean {
    return this.play.view.round === 0 && this.continues(offers);
  }
  override get grounds() {
    return false;
  }
  /** The only kind of tile. */
  readonly #next = $derived.by((): Held | null => {
    const [tile] = Object.keys(this.offers?.build ?? {});
    const starts = this.play.view.round === 0 && !this.sealed;
    return starts && tile !== undefined ? { tile } : null;
  });
  protected override get given() {
    return this.#next;
  }
  protected override heads(): string {
    return this.sealed || this.places.place ? super.heads() : m.sc_start_title();
  }
  protected override explains(): Said {
    if (this.entry) return super.explains();
    const count = this.plan?.points ?? 0;
    const lead = count
      ? m.sc_start_lead({ count, tile: piece('tile', this.placing?.code ?? '') })
      : m.sc_start_over();
    return { lead, more: m.sc_hall_more(), rule: ADDED.start };
  }
  protected override addLabel = () => m.sc_start_add();
  protected override seals(): Deed {
    return { label: m.sc_start_seal(), act: () => void this.seal() };
  }
  protected override actsElse(): Deed | null {
    if (this.sealed || this.steps.length || !this.idle) return super.actsElse();
    // before any tile, City Hall itself goes back
    const undo = { seat: this.play.me!, do: 'undo' } as Entry;
    return { label: m.play_act_take_back(), key: 'U', act: () => void this.play.act(undo) };
  }
}
