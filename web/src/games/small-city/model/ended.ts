/** The state after an entry that ends its step: the server cannot try it, but its author sees it. */

import { Views } from '../motion/views';
import { personAt, spotOf } from './spots';
import { ADDED } from '../tasks/added';
import type { Entry, EventDoc, Material, Offers, Tables, View } from '../wire';

/** The event of an entry; null where only the real step could show it. */
function eventOf(view: View, offers: Offers | null, entry: Entry, { uses }: Tables): EventDoc | null {
  const { seat } = entry as { seat: number };
  const told = (event: object) => ({ seat, rule: '', ...event }) as unknown as EventDoc;
  if ('move' in entry) {
    const [from, to] = [entry.move, entry.to].map((text) => {
      const spot = spotOf(text, seat);
      return { cell: spot.cell, host: spot.seat === seat ? null : spot.seat };
    });
    return told({ event: 'moved', person: personAt(view, spotOf(entry.move, seat)), from, to });
  }
  if ('home' in entry) {
    // newcomers have not been in City Hall, and must have a home
    const newcomer = view.phase !== 3 && !offers?.do.includes('end');
    const rule = newcomer ? ADDED.newcomers : 'SC-8.7';
    return told({ event: 'went_home', cell: entry.home, person: entry.person, rule });
  }
  if ('sell' in entry)
    return told({ event: 'sold', material: entry.sell, money: uses.sell[entry.sell as Material] });
  if ('trade' in entry)
    return told({ event: 'traded', material: entry.trade, votes: uses.trade[entry.trade as Material] });
  if ('discard' in entry) return told({ event: 'discarded', material: entry.discard });
  if ('buy' in entry) return told({ event: 'bought', money: entry.buy, votes: uses.buy[entry.buy - 1] });
  return null;
}

/** The view with the entry. Nobody has computed its forecast. */
export function ended(view: View, offers: Offers | null, entry: Entry, tables: Tables): View {
  const event = eventOf(view, offers, entry, tables);
  if (!event) return view;
  const { seat } = entry as { seat: number };
  const between = new Views(view, view, tables);
  between.add(event);
  const trip = 'move' in entry && entry.drive ? offers?.drive?.[entry.move]?.[entry.to] : undefined;
  between.seat(seat, () => ({ due: null }));
  if (trip)
    between.seat(seat, ({ money, pollution, forecast }) => ({
      money: money + trip.money,
      pollution: pollution + trip.pollution,
      forecast: { ...forecast, track: forecast.track + trip.pollution },
    }));
  // an event of one phase may come in another one: homes and goods in the council too
  const { now, phase } = view;
  const used = (['sell', 'buy', 'trade'] as const).find((use) => use in entry);
  return { ...between.view, phase, now: used ? { ...now, [used]: now[used] - 1 } : now };
}

/** The empty value of its kind: of a list, a text or a table. */
function none(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'string') return '';
  return typeof value === 'object' && value ? {} : value;
}

/** The offers then: nothing but to end the step. */
export function nothingMore(offers: Offers): Offers {
  const emptied = Object.entries(offers).map(([what, value]) => [what, none(value)]);
  return { ...(Object.fromEntries(emptied) as Offers), do: ['end'] };
}
