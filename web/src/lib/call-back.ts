/** Calls a person back to a table while a page beside it is open. */

import { m } from '$messages';
import { api } from './api';
import { dismiss, sayUntil } from './toasts.svelte';
import { yourTurn } from './turns';
import type { TableDoc } from './wire';

/** How often the page asks for the tables, in milliseconds. */
const INTERVAL = 6_000;

const isOne = (id: string) => (table: TableDoc) => table.id === id;

/** The tables that call since the last look: their game has begun, or a turn has come to this browser. */
export function callsOf(before: readonly TableDoc[], now: readonly TableDoc[]) {
  return now.flatMap((table) => {
    const was = before.find(isOne(table.id));
    if (!was) return [];
    if (was.status === 'lobby' && table.status === 'running') return [{ table, begins: true }];
    return yourTurn(table) && !yourTurn(was) ? [{ table, begins: false }] : [];
  });
}

/** Asks while the page is in sight. An effect. */
export function callBack() {
  let before: readonly TableDoc[] | null = null;
  let over = false;
  let asking = false;
  /** By table, the message that stands. */
  const calls = new Map<string, { toast: number; begins: boolean }>();
  function end(id: string) {
    const call = calls.get(id);
    if (call) dismiss(call.toast);
    calls.delete(id);
  }

  async function ask() {
    // two answers to the same state would call twice
    if (asking || document.visibilityState !== 'visible') return;
    asking = true;
    const now = await api.myTables().catch(() => null);
    asking = false;
    if (over || !now) return;
    for (const { table, begins } of callsOf(before ?? [], now)) {
      const { id, name } = table;
      end(id);
      const text = begins ? m.lesson_game_begins({ table: name }) : m.lesson_game_turn({ table: name });
      calls.set(id, { begins, toast: sayUntil(text, { address: `/t/${id}`, label: m.lesson_game_go() }) });
    }
    // a turn that somebody took elsewhere calls nobody
    for (const [id, { begins }] of calls) {
      const table = now.find(isOne(id));
      if (table?.status !== 'running' || (!begins && !yourTurn(table))) end(id);
    }
    before = now;
  }
  const seen = () => void ask();
  seen();
  const timer = setInterval(seen, INTERVAL);
  document.addEventListener('visibilitychange', seen);
  return () => {
    over = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
    for (const id of calls.keys()) end(id);
  };
}
