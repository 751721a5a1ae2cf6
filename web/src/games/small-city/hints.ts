/** The hints of a first game of Small City: what each phase is for. */

import type { Hint } from '$play/coach.svelte';
import { m } from '$messages';
import type { Offers, View } from './wire';

interface Moment {
  view: View;
  offers: Offers | null;
  /** Something is to be decided here. */
  acts: boolean;
  /** A place is aimed at. */
  aimed: boolean;
  /** What is being shown: the plans as they are carried out, votes or pollution as they are counted. */
  shown: 'plans' | 'votes' | 'pollution' | null;
}

/** What may be said at this moment, in order. */
export const hints = ({ view, offers, acts, aimed, shown }: Moment): Hint[] => {
  const { step, phase, round, seats } = view;
  const first = round <= 1;
  const alone = seats.length === 1 ? 'yes' : 'no';
  return [
    { key: 'promise', text: m.sc_hint_promise, when: acts && step === 's.promises' },
    { key: 'city', text: m.sc_hint_city, when: acts && step === 's.board' },
    { key: 'hall', text: m.sc_hint_hall, when: acts && Object.keys(offers?.hall ?? {}).length > 0 },
    { key: 'round', text: () => m.sc_hint_round({ alone }), when: acts && phase === 1 && !first },
    { key: 'card', text: m.sc_hint_card, when: acts && Object.keys(offers?.take ?? {}).length > 0 },
    { key: 'sum', text: m.sc_hint_sum, when: acts && phase === 2 && aimed },
    { key: 'plan', text: m.sc_hint_plan, when: acts && phase === 2 },
    { key: 'reveal', text: () => m.sc_hint_reveal({ alone }), when: shown === 'plans' },
    { key: 'move', text: m.sc_hint_move, when: acts && phase === 3 && !first },
    { key: 'income', text: m.sc_hint_income, when: acts && phase === 4 },
    { key: 'vote', text: m.sc_hint_vote, when: shown === 'votes' },
    { key: 'pollution', text: m.sc_hint_pollution, when: shown === 'pollution' },
    { key: 'council', text: m.sc_hint_council, when: acts && phase === 7 },
  ];
};
