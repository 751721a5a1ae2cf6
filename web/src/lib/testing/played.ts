import { api, Refusal } from '../api';
import { newId } from '../id';
import type { TableDoc } from '../wire';
import type { Person } from './person';

/** A table at which a person plays with bots that do not wait; its id. */
export async function dealt(
  person: Person,
  { seat, bots = 'easy', ...game }: { game: string; players: number; seat: number; bots?: string },
): Promise<string> {
  const bot = { kind: 'bot', level: bots };
  const seats = Array.from({ length: game.players }, (_, index) =>
    index === seat ? { kind: 'me', name: person.name } : bot,
  );
  const asked = { ...game, seats, start: true };
  const { table } = await person.call<{ table: TableDoc }>('POST', '', asked);
  await person.call('PUT', `/${table.id}/bot-pace`, { pace: 'at_once' });
  return table.id;
}

/** Plays a seat of the person who sits here to the end of the game, with the first of all choices each time. */
export async function playOut(table: string, seat: number): Promise<void> {
  for (;;) {
    const { state } = await api.news(table, { seat, since: null, mark: null }, 0, null);
    if (state!.turn.kind === 'over') return;
    if (!state!.turn.seats.includes(seat)) continue;
    const { entries } = await api.choices(table, seat);
    const input = { id: newId(), seat, expect: state!.seq, entry: entries[0] };
    // a bot may have been faster
    await api.ask(table, 'inputs', input).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }
}
