import { learn } from '$lib/language';
import type { Course } from '$play/lessons';
import type { SimplicityView } from '../wire';
import { taught } from '../manual/taught';
import { factsOf, type MoveFacts } from './facts';
import { lessons } from './steps';

// loaded with the lessons alone
await learn(
  'simplicity',
  import.meta.glob<string>('../../../../../messages/en/simplicity-lessons-page.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  import.meta.glob<string>(['../../../../../messages/*/simplicity-lessons-page.ftl', '!**/en/*'], {
    query: '?raw',
    import: 'default',
  }),
);

/** The lessons of Simplicity. */
const course: Course<SimplicityView, MoveFacts> = {
  chapters: [{ id: 'game', lessons }],
  factsOf,
  decided: () => true,
  ruleOf: (id) => taught.find(({ lesson }) => lesson === id)?.rules[0] ?? null,
  values: (facts) => ({ ...facts }),
};
export default course;
