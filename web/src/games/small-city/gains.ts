import { listed } from '$lib/words';
import { m } from '$messages';
import { TRIP } from './map/laid';
import type { Pill } from './tasks/task';
import { materialName } from './words';
import type { Offers } from './wire';

type Gain = Offers['gains'][number]['gain'];

/** What somebody would bring on a spot this round, as a pill: an icon, a number, and in words. */
export function gainPill(offers: Offers, person: string, spot: string): Pill {
  const all = offers.gains
    .filter((each) => each.person === person && each.spots.includes(spot))
    .map(({ gain }) => pillOf(gain));
  const [first] = all;
  if (!first) return { icon: null, text: '·', says: m.sc_gain_nothing() };
  return { ...first, says: m.sc_gain_round({ what: listed(all.map(({ says }) => says!)) }) };
}

function pillOf(gain: Gain): Pill {
  const { amount } = gain;
  switch (gain.gain) {
    case 'votes':
      return { icon: 'vote', text: `+${amount}`, says: m.sc_gain_votes({ count: amount }) };
    case 'money':
      return { icon: null, text: `$${amount}`, says: m.sc_gain_money({ money: amount }) };
    case 'material':
      return {
        icon: gain.material,
        text: String(amount),
        says: m.sc_gain_material({ count: amount, material: materialName(gain.material) }),
      };
    case 'relief':
      return { icon: 'smoke', text: `−${amount}`, says: m.sc_gain_relief({ percent: amount }) };
    case 'sell':
      return { icon: 'coin', text: m.sc_pill_sell(), says: m.sc_gain_sell() };
    case 'buy_votes':
      return { icon: 'vote', text: m.sc_pill_buy(), says: m.sc_gain_buy() };
    case 'trade_votes':
      return { icon: 'vote', text: m.sc_pill_trade(), says: m.sc_gain_trade() };
    case 'covers':
      return { icon: 'citizen', text: String(amount), says: m.sc_gain_covers({ count: amount }) };
  }
}

/** The same with what a trip by car brings at once. */
export function withTrip(pill: Pill, { money, pollution }: { money: number; pollution: number }): Pill {
  const says = m.sc_gain_trip({ what: pill.says ?? '', money, pollution });
  // whoever brings nothing else shows the trip alone
  if (pill.text === '·') return { icon: TRIP, text: `$${money}`, says };
  return { ...pill, text: `${pill.text} $${money}`, says };
}
