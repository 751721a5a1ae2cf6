import { m } from '$messages';
import type { Pill } from './tasks/task';
import { materialName } from './words';
import type { Offers } from './wire';

type Gain = NonNullable<Offers['gains']>[number]['gain'];

/** What somebody would bring on a spot this round, as a pill: an icon, a number, and in words. */
export function gainPill(offers: Offers, person: string, spot: string): Pill {
  const found = offers.gains.find((each) => each.person === person && each.spots.includes(spot));
  return found ? pillOf(found.gain) : { icon: null, text: '', says: m.sc_gain_nothing() };
}

export function pillOf(gain: Gain): Pill {
  switch (gain.gain) {
    case 'votes':
      return { icon: 'vote', text: `+${gain.amount}`, says: m.sc_gain_votes({ count: gain.amount }) };
    case 'money':
      return { icon: null, text: `$${gain.amount}`, says: m.sc_gain_money({ money: gain.amount }) };
    case 'material':
      return {
        icon: gain.material,
        text: String(gain.amount),
        says: m.sc_gain_material({ count: gain.amount, material: materialName(gain.material) }),
      };
    case 'relief':
      return { icon: 'leaf', text: `${gain.amount}`, says: m.sc_gain_relief({ percent: gain.amount }) };
    default:
      return { icon: gain.gain, text: '', says: m.sc_gain_use({ use: gain.gain }) };
  }
}
