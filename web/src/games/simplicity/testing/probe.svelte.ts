import { flushSync } from 'svelte';
import { settings } from '$lib/settings.svelte';
import type { LiveTable, Outcome } from '$lib/table.svelte';
import { GameModel } from '../model.svelte';
import type { SimplicityEntry, SimplicityOffers } from '../wire';
import { TestSurface, type Player } from './player.svelte';

/** A send without effect or message: the plan stays as it is. */
const WITHDRAWN: Outcome = {
  ok: false,
  stale: true,
  error: { code: 'withdrawn', rule: null, text: '' },
};

/** The result of a move. */
interface Place {
  slot: number;
  space: string;
}

/** A person's way to a move; a block needs no space. */
type Way = (game: GameModel, slot: number, space: string) => void;

/** Presses Enter on a space: a key that the screen ignores presses the space. */
const enter = (game: GameModel, space: string) => {
  if (!game.key('Enter', { city: true, button: true })) game.pickSpace(space);
};

export const WAYS_TO_BUILD: Record<string, Way> = {
  'slot, space, button': (game, slot, space) => {
    game.pickSlot(slot);
    game.pickSpace(space);
    game.main();
  },
  'space, slot, button': (game, slot, space) => {
    game.pickSpace(space);
    game.pickSlot(slot);
    game.main();
  },
  'slot, space twice': (game, slot, space) => {
    game.pickSlot(slot);
    game.pickSpace(space);
    game.pickSpace(space);
  },
  'drag, button': (game, slot, space) => {
    // only lit tiles are lifted
    if (!game.litSlots.has(slot)) return;
    game.drag(slot, space);
    game.drop(slot, space);
    game.main();
  },
  keys: (game, slot, space) => {
    game.key(String(slot), { city: false, button: false });
    enter(game, space);
    enter(game, space);
  },
  'slot, space, without confirming': (game, slot, space) => {
    settings.confirmAtOnce = true;
    game.pickSlot(slot);
    game.pickSpace(space);
    settings.confirmAtOnce = false;
  },
};

export const WAYS_TO_BLOCK: Record<string, Way> = {
  'slot, button': (game, slot) => {
    game.pickSlot(slot);
    game.main();
  },
  keys: (game, slot) => {
    game.key(String(slot), { city: false, button: false });
    // the focus may still be in the city
    enter(game, 'a1');
  },
};

/** A second page at the state of a player's table: it sends nothing, but records what it would. */
export class Probe {
  readonly sent: SimplicityEntry[] = [];
  game!: GameModel;
  readonly #end: () => void;

  /** With other offers than those of the state, if they are given. */
  constructor(player: Player, offers = player.table.state!.offers as SimplicityOffers) {
    const { doc, info } = player.game;
    const { steps, seat } = player.table;
    const state = { ...player.table.state!, offers };
    // of another name: it must not restore the plan from here
    const table = {
      ...{ id: 'probe', table: { ...doc, id: 'probe' }, state, steps, seat },
      ...{ offline: null, pending: null, waits: false, failure: null, follow: true },
      on: () => () => {},
      send: (entry: SimplicityEntry) => {
        this.sent.push(entry);
        return Promise.resolve(WITHDRAWN);
      },
      check: () => Promise.resolve({ code: 'no', rule: null, text: 'No.' }),
    } as unknown as LiveTable;
    this.#end = $effect.root(() => {
      this.game = new GameModel({ table, info, surface: new TestSurface() });
    });
  }

  close() {
    this.game.close();
    this.#end();
  }

  /** Goes a way to each of some places; returns the entries that it sends. */
  async go(way: Way, places: readonly Place[]): Promise<SimplicityEntry[]> {
    this.sent.length = 0;
    for (const { slot, space } of places) {
      way(this.game, slot, space);
      await this.#back();
    }
    return [...this.sent];
  }

  /** Each slot with each space, lit or not. */
  get everywhere(): Place[] {
    return this.game.view.slots.flatMap(({ slot }) => spaces(this.game).map((space) => ({ slot, space })));
  }

  /**
   * Points at each dark slot, and with each chosen slot at each dark space; returns what the page does not refuse.
   */
  async dark(): Promise<string[]> {
    const { game } = this;
    const silent: string[] = [];
    for (const { slot } of game.view.slots) {
      game.pickSlot(slot);
      if (!game.litSlots.has(slot) && game.plan.refused?.slot !== slot) silent.push(`${slot}`);
      if (game.plan.stage === 'space')
        for (const space of spaces(game)) {
          if (game.lit.has(space)) continue;
          game.pickSpace(space);
          if (game.plan.refused?.space !== space) silent.push(`${slot} ${space}`);
        }
      await this.#back();
    }
    return silent;
  }

  /** Back to the start, after the sent step has come back. */
  async #back() {
    flushSync();
    while (this.game.plan.sending) await Promise.resolve();
    while (this.game.plan.back());
  }
}

/** All spaces of the city. */
export const spaces = ({ view }: GameModel): string[] =>
  view.columns.flatMap((column, x) => column.map((_, y) => `${'abcdefg'[x]}${y + 1}`));
