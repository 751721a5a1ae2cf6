/** The lessons of Small City by what they teach. */

import type { Taught } from '$lib/face';
import type { View } from '../wire';

/** The rules that each lesson shows. */
export const taught: readonly Taught[] = [
  { lesson: 'homes-first', rules: ['SC-6.1', 'SC-5.7', 'SC-2.7'] },
  { lesson: 'homes-culture', rules: ['SC-6.8'] },
  { lesson: 'homes-rise', rules: ['SC-7.1', 'SC-7.3'] },
  { lesson: 'homes-straight', rules: ['SC-7.4'] },
  { lesson: 'homes-vote', rules: ['SC-10.1'] },
  { lesson: 'people-walk', rules: ['SC-8.2', 'SC-8.4'] },
  { lesson: 'people-must', rules: ['SC-8.3'] },
  { lesson: 'people-shut', rules: ['SC-8.1', 'SC-8.5'] },
  { lesson: 'people-refill', rules: ['SC-8.7'] },
  { lesson: 'people-arrive', rules: ['SC-8.8'] },
  { lesson: 'people-visit', rules: ['SC-8.6'] },
  { lesson: 'works-shop', rules: ['SC-6.2'] },
  { lesson: 'works-cash', rules: ['SC-9.2'] },
  { lesson: 'works-apart', rules: ['SC-6.3', 'SC-6.10'] },
  { lesson: 'works-goods', rules: ['SC-9.6'] },
  { lesson: 'works-refinery', rules: ['SC-6.5'] },
  { lesson: 'smoke-grow', rules: ['SC-11.1', 'SC-11.2'] },
  { lesson: 'smoke-park', rules: ['SC-11.3', 'SC-6.7'] },
  { lesson: 'smoke-half', rules: ['SC-11.4'] },
  { lesson: 'smoke-stone', rules: ['SC-11.5'] },
  { lesson: 'council-keep', rules: ['SC-3.8', 'SC-14.2'] },
  { lesson: 'council-disc', rules: ['SC-12.2', 'SC-12.1'] },
  { lesson: 'council-build', rules: ['SC-12.7'] },
  { lesson: 'council-pay', rules: ['SC-12.3'] },
  { lesson: 'round-mayor', rules: ['SC-4.1'] },
  { lesson: 'round-card', rules: ['SC-4.3', 'SC-4.4'] },
  { lesson: 'round-seal', rules: ['SC-5.1', 'SC-5.8'] },
  { lesson: 'round-scarce', rules: ['SC-5.9'] },
];

/** By phase, the fittest first. */
const PHASES: Readonly<Record<number, readonly string[]>> = {
  1: ['round-card', 'round-mayor'],
  2: ['homes-first', 'works-shop', 'homes-culture', 'homes-rise', 'works-apart', 'round-seal'],
  3: ['people-walk', 'people-must', 'people-shut', 'people-arrive'],
  4: ['works-cash', 'works-goods'],
  5: ['homes-vote'],
  6: ['smoke-grow', 'smoke-park', 'smoke-half', 'smoke-stone'],
  7: ['council-disc', 'council-pay', 'council-build', 'council-keep'],
  8: ['round-mayor'],
};

/** The lessons that fit a moment of a game, the fittest first. */
export const teach = (view: unknown): readonly string[] => PHASES[(view as View).phase] ?? PHASES[2]!;
