/**
 * Sentences with values as people read them, in each language: articles, elision, plurals, lists, money and "you".
 * They are written by hand from the rules of each language, so a change of one is a change to read. A space that does not
 * break is ␣.
 */
import { afterAll, expect, it } from 'vitest';
import '$messages';
import { message, piece, speak, type Value } from '$lib/language';
import { listed, tell } from '$lib/words';
import './messages';
import '../../screens/messages';

const GAME = 'small-city';
const NAMES = ['Ana', 'Ben', 'Hugo'];

const person = (name: string) => ({ name, you: false });
/** The reader, whom each language addresses in another way. */
const YOU = { name: '', you: true };

/** A message of the page. */
const says = (id: string, values: Record<string, Value>) => () =>
  message(
    id,
    'name' in values && values['name'] === YOU
      ? { ...values, name: { name: message('you'), you: true } }
      : values,
  );
/** An event of the log, as the player of seat `reader` reads it. */
const logs =
  (event: object, reader: number | null = null) =>
  () =>
    tell('event', event, {
      game: GAME,
      seat: reader,
      name: (field, code) => (field === 'seat' ? (NAMES[Number(code)] ?? null) : null),
    });
const lists =
  (...names: string[]) =>
  () =>
    listed(names);
/** What may be written for an option. */
const offers =
  (...choices: string[]) =>
  () =>
    tell('values', { values: 'one', choices, other: null }, { game: '' });

interface Sentence {
  said: () => string;
  en: string;
  es: string;
  fr: string;
  ja: string;
}
const SENTENCES: readonly Sentence[] = [
  {
    said: says('turn_of', { seat: 'Ana' }),
    en: 'Ana’s turn',
    es: 'Turno de Ana',
    fr: 'Au tour d’Ana',
    ja: 'Anaさんの手番',
  },
  {
    said: says('turn_of', { seat: 'Hugo' }),
    en: 'Hugo’s turn',
    es: 'Turno de Hugo',
    fr: 'Au tour d’Hugo',
    ja: 'Hugoさんの手番',
  },
  {
    said: says('turn_of', { seat: 'Ben' }),
    en: 'Ben’s turn',
    es: 'Turno de Ben',
    fr: 'Au tour de Ben',
    ja: 'Benさんの手番',
  },
  {
    said: lists('Ana', 'Inés'),
    en: 'Ana and Inés',
    es: 'Ana e Inés',
    fr: 'Ana et Inés',
    ja: 'AnaとInés',
  },
  {
    said: lists('Ana', 'Ben', 'Hilario'),
    en: 'Ana, Ben and Hilario',
    es: 'Ana, Ben e Hilario',
    fr: 'Ana, Ben et Hilario',
    ja: 'Ana、Ben、Hilario',
  },
  {
    said: lists('Ana', 'Yago'),
    en: 'Ana and Yago',
    es: 'Ana y Yago',
    fr: 'Ana et Yago',
    ja: 'AnaとYago',
  },
  { said: offers('7', '8'), en: '7 or 8', es: '7 u 8', fr: '7 ou 8', ja: '7か8' },
  { said: offers('8', '9'), en: '8 or 9', es: '8 o 9', fr: '8 ou 9', ja: '8か9' },
  {
    said: says('lobby_watchers', { count: 0 }),
    en: '0 people watch.',
    es: 'Miran 0 personas.',
    fr: 'Personne ne regarde.',
    ja: '0人が観戦しています。',
  },
  {
    said: says('lobby_watchers', { count: 1 }),
    en: 'One person watches.',
    es: 'Mira una persona.',
    fr: 'Une personne regarde.',
    ja: '1人が観戦しています。',
  },
  {
    said: says('lobby_watchers', { count: 2 }),
    en: '2 people watch.',
    es: 'Miran 2 personas.',
    fr: '2 personnes regardent.',
    ja: '2人が観戦しています。',
  },
  {
    said: says('start_play', { count: 1 }),
    en: 'Play against a bot',
    es: 'Jugar contra un bot',
    fr: 'Jouer contre un bot',
    ja: 'ボット1体と対戦',
  },
  {
    said: says('sc_promises_of', { count: 2, stack: piece('stack', 'easy') }),
    en: '2 easy',
    es: '2 fáciles',
    fr: '2 faciles',
    ja: 'やさしい2枚',
  },
  {
    said: says('sc_gain_material', { count: 1, material: piece('material', 'stone') }),
    en: '1 stone',
    es: '1 de piedra',
    fr: '1 pierre',
    ja: '石材1個',
  },
  {
    said: says('sc_gain_material', { count: 2, material: piece('material', 'stone') }),
    en: '2 stone',
    es: '2 de piedra',
    fr: '2 pierres',
    ja: '石材2個',
  },
  {
    said: says('sc_gain_trip', { what: '+', money: 2, pollution: 0 }),
    en: '+ The trip by Road brings $2 at once.',
    es: '+ El viaje por Carretera da␣$2 al instante.',
    fr: '+ Le trajet par la Route rapporte 2␣$ tout de suite.',
    ja: '+道路を車で行くと、すぐに$2を得ます。',
  },
  {
    said: says('sc_gain_trip', { what: '+', money: 2, pollution: 3 }),
    en: '+ The trip by Road brings $2 at once and 3␣% of pollution.',
    es: '+ El viaje por Carretera da␣$2 al instante y 3␣% de contaminación.',
    fr: '+ Le trajet par la Route rapporte 2␣$ tout de suite et 3␣% de pollution.',
    ja: '+道路を車で行くと、すぐに$2を得ますが、汚染が3%増えます。',
  },
  {
    said: says('sc_map_label', { name: person('Ana'), zone: 8 }),
    en: 'The borough of Ana, 8 by 8',
    es: 'El distrito de Ana, 8 por 8',
    fr: 'L’arrondissement d’Ana, 8 sur 8',
    ja: 'Anaさんの自治区、8×8',
  },
  {
    said: says('sc_parts_abroad', { tile: piece('tile', 'R2'), cells: 'c3 d3', name: person('Ana') }),
    en: 'Residence 2 on c3 d3, at Ana',
    es: 'Residencia 2 en c3 d3, distrito de Ana',
    fr: 'Résidence 2 en c3 d3, chez Ana',
    ja: 'Anaさんの自治区、c3 d3の住宅2',
  },
  {
    said: says('sc_parts_abroad', { tile: piece('tile', 'R2'), cells: 'c3 d3', name: YOU }),
    en: 'Residence 2 on c3 d3, in your borough',
    es: 'Residencia 2 en c3 d3, en tu distrito',
    fr: 'Résidence 2 en c3 d3, chez vous',
    ja: 'あなたの自治区、c3 d3の住宅2',
  },
  {
    said: says('sc_end_you_share', { names: 'Ana', score: '12' }),
    en: 'You and Ana win with 12',
    es: 'Ganas con 12, igual que Ana',
    fr: 'Vous gagnez avec 12, ainsi qu’Ana',
    ja: 'あなたとAnaの勝ち、12点',
  },
  {
    said: says('sc_end_tower', { name: YOU, score: '12' }),
    en: 'you 12',
    es: 'tú 12',
    fr: 'vous 12',
    ja: 'あなた 12',
  },
  {
    said: says('sc_end_by_money', { name: YOU, score: '40', own: 5, other: 3 }),
    en: 'Level with you at 40 and in pollution: more money decides, 5 to 3.',
    es: 'Empate contigo a 40 y en contaminación: decide tener más dinero, 5 contra 3.',
    fr: 'À égalité avec vous, à 40 et en pollution␣: plus d’argent l’emporte, 5 contre 3.',
    ja: 'あなたと40点で同点、汚染も同じ：お金の多い方が上位です（5対3）。',
  },
  {
    said: logs({ event: 'earned', seat: 0, source: 'commerce', money: 7 }, 0),
    en: 'You earn $7 from shops.',
    es: 'Recibes␣$7 de los comercios.',
    fr: 'Vous recevez 7␣$ des commerces.',
    ja: 'あなたは商業ビルから$7を得ました。',
  },
  {
    said: logs({ event: 'earned', seat: 0, source: 'supporter', money: 7 }),
    en: 'Ana earns $7 from the Supporter.',
    es: 'Ana recibe␣$7 del Simpatizante.',
    fr: 'Ana reçoit 7␣$ du Partisan.',
    ja: 'Anaさんは支援者から$7を得ました。',
  },
  {
    said: logs({ event: 'idle', seat: 0, count: 1, cells: ['c3'], abroad: 0 }),
    en: 'One of Ana’s people could not move and stays idle, on c3.',
    es: 'Una persona de Ana no pudo moverse y queda inactiva, en c3.',
    fr: 'Une personne de chez Ana n’a pas pu se déplacer et reste inactive, en c3.',
    ja: 'Anaさんの人々のうち1人が移動できず、遊休となりました（c3）。',
  },
  {
    said: logs({ event: 'died', seat: 0, owner: null, person: 'trader', cell: 'c3' }),
    en: 'Ana’s trader on c3 dies.',
    es: 'Muere el comerciante de Ana en c3.',
    fr: 'Le négociant d’Ana en c3 meurt.',
    ja: 'c3にいるAnaさんの商人が死亡しました。',
  },
  {
    said: logs({
      event: 'moved',
      seat: 1,
      person: 'citizen',
      from: { cell: 'c3', host: null },
      to: { cell: 'b2', host: 0 },
    }),
    en: 'Ben’s citizen goes from c3 to b2 in Ana’s borough.',
    es: 'El ciudadano de Ben va de c3 a b2 en el distrito de Ana.',
    fr: 'Le citoyen de Ben va de c3 à b2 chez Ana.',
    ja: 'Benさんの市民がc3からAnaさんの自治区のb2に移動しました。',
  },
  {
    said: logs({ event: 'sold', seat: 0, material: 'stone', money: 3 }, 0),
    en: 'You sell 1 stone for $3.',
    es: 'Vendes 1 de piedra por␣$3.',
    fr: 'Vous vendez 1 pierre pour 3␣$.',
    ja: 'あなたは石材1個を$3で売りました。',
  },
];

const shown = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, '␣');
afterAll(() => speak('en'));

it.each(['en', 'es', 'fr', 'ja'] as const)('sentences read well in %s', async (tag) => {
  await speak(tag);
  expect(SENTENCES.map(({ said }) => shown(said()))).toEqual(SENTENCES.map((sentence) => sentence[tag]));
});
