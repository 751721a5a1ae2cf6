/** The teacher of a first game of Small City: notes on its phases, including the automatic ones. */

import { Coach, soundHint, type Hint } from '$play/coach.svelte';
import type { Play } from './play.svelte';
import { m } from '$messages';
import type { Offers, View } from '../wire';

interface Moment {
  view: View;
  offers: Offers | null;
  /** This browser has a decision to make. */
  acts: boolean;
  /** The current presentation: the plans as they run, or the votes or pollution as they are counted. */
  shown: 'plans' | 'votes' | 'pollution' | null;
}

/** One for each of the eight phases; the last one is felt when the next round begins. */
export const hints = ({ view, offers, acts, shown }: Moment): Hint[] => {
  const { phase, round, seats } = view;
  const alone = seats.length === 1 ? 'yes' : 'no';
  const offered = (what: 'take' | 'move') => Object.keys(offers?.[what] ?? {}).length > 0;
  return [
    {
      key: 'round',
      lesson: 'round-mayor',
      text: () => m.sc_hint_round({ alone }),
      when: acts && phase === 1 && round > 1,
    },
    { key: 'card', lesson: 'round-card', text: m.sc_hint_card, when: acts && offered('take') },
    { key: 'plan', lesson: 'homes-first', text: m.sc_hint_plan, when: acts && phase === 2 },
    {
      key: 'move',
      lesson: 'people-walk',
      text: m.sc_hint_move,
      when: acts && phase === 3 && offered('move'),
    },
    { key: 'income', lesson: 'works-cash', text: m.sc_hint_income, when: acts && phase === 4 },
    { key: 'vote', lesson: 'homes-vote', text: m.sc_hint_vote, when: shown === 'votes' },
    { key: 'pollution', lesson: 'smoke-grow', text: m.sc_hint_pollution, when: shown === 'pollution' },
    { key: 'council', lesson: 'council-disc', text: m.sc_hint_council, when: acts && phase === 7 },
    soundHint(acts && round > 1 && phase > 1),
  ];
};

/** The presentation pauses this long for a note on it, in milliseconds. */
const READING = 15_000;

/** `acts` says whether there is a decision to make; without the name of a game it teaches nothing. */
export function teacher(game: string | null, play: Play, acts: () => boolean): Coach {
  const { stage, show, table } = play;
  const mine = () => game !== null && table.table!.you.length > 0;
  const coach = new Coach(game ?? '', table, () => {
    if (!mine()) return [];
    const { view } = play;
    const playing = stage.playing;
    return hints({
      view,
      offers: play.offers,
      acts: !playing && acts(),
      shown: playing ? show.what : null,
    });
  });
  $effect(() => {
    if (play.view.over && mine()) coach.end();
  });
  $effect(() => {
    const key = stage.playing ? coach.hint?.key : undefined;
    if (key === undefined) return;
    show.hold(true);
    const timer = setTimeout(() => coach.read(key), READING);
    return () => {
      clearTimeout(timer);
      show.hold(false);
    };
  });
  return coach;
}
