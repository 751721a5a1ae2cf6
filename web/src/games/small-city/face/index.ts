import type { Face } from '$lib/face';
import { discOf, markOf, seatMarks } from '$lib/marks';
import { m } from '$messages';
import type { AnyCourse } from '$play/lessons';
import Picture from './Picture.svelte';
import { learn } from '$lib/language';

// the messages about this game that the page needs around it, loaded at once
await learn(
  'small-city',
  import.meta.glob<string>('../../../../../messages/*/small-city-face.ftl', {
    query: '?raw',
    import: 'default',
  }),
);

/** Small City, as the page around it shows it. */
export const face: Face = {
  title: m.small_city_title,
  rules: ['SC', 'SP'],
  firstBots: 0,
  heading: m.small_city_heading,
  lead: m.small_city_lead,
  by: m.small_city_by,
  facts: m.small_city_facts,
  learn: m.small_city_learn,
  about: (players) => (players === 1 ? m.small_city_about_solo() : m.small_city_about({ players })),
  mark: { legend: m.small_city_pawn, of: (colour) => discOf(markOf(colour)) },
  marks: ({ seats }) => seatMarks(seats).map((mark) => [discOf(mark)]),
  result: async (table) => (await import('./solo')).soloResult(table),
  Picture,
  lobby: () => import('./lobby'),
  lessons: () => import('../lessons') as Promise<{ default: unknown }> as Promise<{ default: AnyCourse }>,
  manual: () => import('../manual'),
  reviewed: true,
  box: () => import('../box'),
  numbers: () => import('./numbers'),
  messages: () => import('../messages'),
  screen: () => import('../Game.svelte'),
};
