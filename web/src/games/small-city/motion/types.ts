import type { Cell, EventDoc } from '../wire';
import type { Between } from './between';

export type Told<Kind extends EventDoc['event']> = Extract<EventDoc, { event: Kind }>;

/** The visible change of an event. */
export interface Change<Event> {
  /** The phase that it ends or happens in. */
  phase?: number;
  /** The seat's draft already showed it before it counted. */
  drafted?: boolean;
  shows?: (between: Between, event: Event) => void;
  /** Its location, unless its `cells`, `cell` and `with` name it. */
  where?: (event: Event) => readonly Cell[];
}
/** By event. */
export type Changes = { readonly [Kind in EventDoc['event']]?: Change<Told<Kind>> };
