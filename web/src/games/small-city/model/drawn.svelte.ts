import { piece } from '$lib/language';
import { say } from '$lib/toasts.svelte';
import type { Step } from '$lib/wire';
import { m } from '$messages';
import type { Looking } from './looking.svelte';
import type { Play } from './play.svelte';
import type { EventDoc, View } from '../wire';
import { sentence } from '../words';

/** The promise drawn last, until its owner has seen it among theirs. */
export class Drawn {
  #drawn = $state<{ seat: number; key: string } | null>(null);
  readonly #play: Play;
  readonly #looking: Looking;

  constructor(play: Play, looking: Looking) {
    this.#play = play;
    this.#looking = looking;
  }

  /** Its key; null for every other observer. */
  get key(): string | null {
    return this.#drawn && this.#drawn.seat === this.#play.me ? this.#drawn.key : null;
  }
  /**
   * A step is on the screen: shows the promise that the observer drew in it, or announces it. Promises dealt before
   * the first round are on the desk.
   */
  hear({ events, view }: Step) {
    const play = this.#play;
    if (!(view as View).round) return;
    const own = (view as View).seats.find(({ seat }) => seat === play.me);
    // of several drawn promises the seat keeps one; the others go back
    const kept = new Set(own?.promises.filter(({ kept }) => kept).map(({ key }) => key));
    for (const event of events as EventDoc[]) {
      if (event.event !== 'promise_drawn' || event.seat !== play.me || !event.promise) continue;
      if (!kept.has(event.promise)) continue;
      this.#drawn = { seat: event.seat, key: event.promise };
      if (this.#looking.showPromises()) continue;
      const stack = piece('stack', event.stack);
      say(play.covered ? m.sc_promises_drawn({ stack }) : sentence(event, play.reader));
    }
  }
  /** The owner could see it. */
  seen() {
    this.#drawn = null;
  }
}
