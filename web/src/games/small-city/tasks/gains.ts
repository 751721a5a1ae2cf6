import { changeText, moneyText } from '../words';
import { piece } from '$lib/language';
import { listed } from '$lib/words';
import { m } from '$messages';
import { TRIP } from '../map/laid';
import type { Pill } from './task';
import type { Offers } from '../wire';

type Gain = Offers['gains'][number]['gain'];

/**
 * A person's yield on a spot this round, as a pill: icons, numbers, and in words. Some kinds of people depend on
 * where they come from.
 */
export function gainPill(offers: Offers, person: string, from: string | null, spot: string): Pill {
  const all = offers.gains
    .filter((each) => each.person === person && (each.from ?? from) === from && each.spots.includes(spot))
    .map(({ gain }) => pillOf(gain));
  const [first, second] = all;
  if (!first) return { icon: null, text: '·', says: m.sc_gain_nothing() };
  const says = m.sc_gain_round({ what: listed(all.map(({ says }) => says!)) });
  return { ...first, ...(second && { below: { icon: second.icon, text: second.text } }), says };
}

/** In place of a yield that the learner of a lesson counts. */
export const hiddenPill = (): Pill => ({ icon: null, text: '?', says: m.sc_hidden() });

function pillOf(gain: Gain): Pill {
  const { amount } = gain;
  switch (gain.gain) {
    case 'votes':
      return {
        icon: 'vote',
        text: changeText(amount),
        says: amount < 0 ? m.sc_gain_votes_less({ count: -amount }) : m.sc_gain_votes({ count: amount }),
      };
    case 'money':
      return amount < 0
        ? { icon: null, text: changeText(amount, moneyText), says: m.sc_gain_money_less({ money: -amount }) }
        : { icon: null, text: moneyText(amount), says: moneyText(amount) };
    case 'material':
      return {
        icon: gain.material,
        text: String(amount),
        says: m.sc_gain_material({ count: amount, material: piece('material', gain.material) }),
      };
    case 'relief':
      return {
        icon: 'smoke',
        text: changeText(-amount),
        says: amount < 0 ? m.sc_gain_pollution({ percent: -amount }) : m.sc_gain_relief({ percent: amount }),
      };
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

/** The same plus the immediate yield of a trip by car. */
export function withTrip(pill: Pill, { money, pollution }: { money: number; pollution: number }): Pill {
  const says = m.sc_gain_trip({ what: pill.says ?? '', money, pollution });
  // a person with no other yield shows the trip alone
  if (pill.text === '·') return { icon: TRIP, text: moneyText(money), says };
  return { ...pill, text: `${pill.text} ${moneyText(money)}`, says };
}
