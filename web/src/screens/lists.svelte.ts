import { api, Refusal } from '$lib/api';
import { games } from '$lib/games';
import { hearServer } from '$lib/server.svelte';
import { waiting } from '$lib/waiting.svelte';
import type { GameInfo, TableDoc } from '$lib/wire';
import { yourTurn } from '$lib/turns';

/** The refresh intervals for players with a running game or without a connection, and for others, in milliseconds. */
const OFTEN = 6_000;
const SELDOM = 20_000;

/** The games and tables of the start page. Without an answer, the old ones stay. */
export class Lists {
  /** The games of this server, once it has listed them. */
  games = $state.raw<GameInfo[] | null>(null);
  mine = $state.raw<TableDoc[]>([]);
  others = $state.raw<TableDoc[] | null>(null);
  /** The last request had no answer. */
  offline = $state(false);

  // those that wait for me first
  readonly going = $derived(
    this.mine
      .filter(({ status }) => status !== 'over')
      .sort((a, b) => Number(yourTurn(b)) - Number(yourTurn(a))),
  );
  readonly wait = $derived(this.going.length || this.offline ? OFTEN : SELDOM);

  /** Refreshes the lists, for a page in sight or one with a running game. */
  async look(): Promise<void> {
    if (document.visibilityState !== 'visible' && !this.going.length) return;
    const listed = this.games
      ? null
      : games().then(
          (infos) => void (this.games = infos),
          () => {},
        );
    hearServer().catch(() => {});
    api.tables().then(
      (tables) => (this.others = tables),
      () => {},
    );
    try {
      this.mine = await api.myTables();
      waiting.turn = this.mine.some(yourTurn);
      this.offline = false;
    } catch (refusal) {
      this.offline = refusal instanceof Refusal && refusal.problem.code === 'offline';
    }
    await listed;
  }
}
