import { m } from '$messages';
import type { Offers } from '../wire';
import { Building } from './building.svelte';
import type { Deed, Said } from './task';

/** A building of the council (SC-12.7). */
export class CouncilBuilding extends Building {
  fits(offers: Offers): boolean {
    return this.plan === null && this.play.view.round > 0 && Object.keys(offers.tiles).length > 0;
  }
  protected heads(): string {
    return this.taken ? this.titleOf(this.taken) : m.sc_build_title();
  }
  protected says(): Said {
    return this.taken ? this.saidOf(this.taken) : { lead: m.sc_build_council(), rule: 'SC-12.7' };
  }
  protected acts(): Deed {
    if (this.taken) return this.adds(m.sc_build_act());
    return { label: m.sc_choose_tile(), off: true, onDesk: true, act() {} };
  }
  protected override helps(): Deed[] {
    // a paid entry may be taken back instead
    if (!this.taken && this.offers?.do.includes('end'))
      return [{ label: m.sc_build_none(), act: () => void this.play.finish() }];
    return super.helps();
  }
}
