import type { EventDoc, View } from '../wire';
import { Between } from './between';
import { changeOf, phaseOf } from './changes';

/** Applies events one after the other to the view. Facts that they lack, such as prices, come with `after`. */
export class Views extends Between {
  /** The view after this event. */
  add(event: EventDoc): View {
    const phase = phaseOf(event);
    if (phase !== undefined) this.view = { ...this.view, phase };
    changeOf(event)?.shows?.(this, event);
    return this.view;
  }
}
