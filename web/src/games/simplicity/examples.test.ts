/** Sentences with values as people read them, in each language; those of Small City have more kinds. ␣ does not break. */
import { afterAll, expect, it } from 'vitest';
import '$messages';
import { message, speak } from '$lib/language';
import { tell } from '$lib/words';
import './messages';

const logs = (event: object) => () =>
  tell('event', event, { game: 'simplicity', name: (field, code) => (field === 'team' ? `T${code}` : null) });
const refuses = (refusal: object) => () => tell('refusal', refusal, { game: 'simplicity' });
/** A park beside so many types. */
const park = (types: number) => () =>
  message('sim_end_part_park', { points: types ** 2, spaces: 'c4', types });

const SENTENCES = [
  {
    said: logs({ event: 'built', team: 1, tile: 'R', slot: 3, space: 'c4', total: null, others: [] }),
    en: 'T1 builds a residential tile from slot 3 on c4.',
    es: 'El equipo T1 construye una loseta residencial de la casilla 3 en c4.',
    fr: 'L’équipe T1 pose une tuile Résidence de la place 3 sur c4.',
    ja: 'T1チームがスロット3の住宅タイルをc4に建てました。',
  },
  {
    said: refuses({ why: 'not_in_bag', tile: 'P' }),
    en: 'The bag has no park left.',
    es: 'En la bolsa no queda ningún parque.',
    fr: 'Il n’y a plus de tuile Parc dans le sac.',
    ja: '袋に公園タイルは残っていません。',
  },
  {
    said: refuses({ why: 'not_in_bag', tile: 'R' }),
    en: 'The bag has no residential tile left.',
    es: 'En la bolsa no queda ninguna loseta residencial.',
    fr: 'Il n’y a plus de tuile Résidence dans le sac.',
    ja: '袋に住宅タイルは残っていません。',
  },
  {
    said: park(0),
    en: '0 on c4 (no building beside it)',
    es: '0 en c4 (ningún edificio al lado)',
    fr: '0 sur c4 (aucun bâtiment à côté)',
    ja: 'c4で0点（隣に建物なし）',
  },
  {
    said: park(1),
    en: '1 on c4 (1 type)',
    es: '1 en c4 (1 tipo)',
    fr: '1 sur c4 (1 type)',
    ja: 'c4で1点（1種類）',
  },
  {
    said: park(2),
    en: '4 on c4 (2 types, squared)',
    es: '4 en c4 (2 tipos, al cuadrado)',
    fr: '4 sur c4 (2 types, au carré)',
    ja: 'c4で4点（2種類の2乗）',
  },
] as const;

const shown = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, '␣');
afterAll(() => speak('en'));

it.each(['en', 'es', 'fr', 'ja'] as const)('sentences read well in %s', async (tag) => {
  await speak(tag);
  expect(SENTENCES.map(({ said }) => shown(said()))).toEqual(SENTENCES.map((sentence) => sentence[tag]));
});
