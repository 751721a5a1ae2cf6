/** The four places of the page: their signs stand at the foot of a phone, their words in a wide bar. */

import { m } from '$messages';
import { rulesOf } from './address';

export const PLACES = [
  { name: 'play', address: '/', icon: 'home', label: m.place_play },
  { name: 'learn', address: '/learn', icon: 'learn', label: m.place_learn },
  { name: 'study', address: '/study', icon: 'study', label: m.place_study },
  { name: 'box', address: '/box', icon: 'box', label: m.place_box },
] as const;
export type PlaceName = (typeof PLACES)[number]['name'];

/** The place that a path belongs to; the rules belong to Learn. */
export function placeAt(path: string): PlaceName | null {
  const plain = path.replace(/\/$/, '') || '/';
  if (rulesOf(path)) return 'learn';
  return (
    PLACES.find(({ address }) => plain === address || (address !== '/' && plain.startsWith(`${address}/`)))
      ?.name ?? null
  );
}
