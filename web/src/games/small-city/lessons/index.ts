import '../messages';
import { learn } from '$lib/language';
import type { Course } from '$play/lessons';
import { modules } from '../manual/modules';
import { taught } from '../manual/taught';
import { factsOf, type CityFacts } from './facts';
import { chapters } from './steps';
import type { View } from '../wire';
import { tileName } from '../words';

// loaded with the lessons alone
await learn(
  'small-city',
  import.meta.glob<string>('../../../../../messages/en/small-city-lessons-page.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  import.meta.glob<string>(['../../../../../messages/*/small-city-lessons-page.ftl', '!**/en/*'], {
    query: '?raw',
    import: 'default',
  }),
);

/** The lessons of Small City. */
const course: Course<View, CityFacts> = {
  chapters,
  factsOf,
  decided: ({ before, after }) =>
    after.step !== before.step || after.round !== before.round || after.over || !after.to_act.includes(0),
  ruleOf: (id) =>
    taught.find(({ lesson }) => lesson === id)?.rules[0] ??
    modules.find((module) => `module-${module.id}` === id)?.rules[0] ??
    null,
  values: ({ built, raised, ...facts }) => ({
    ...Object.fromEntries(
      Object.entries(facts).filter((fact): fact is [string, number] => typeof fact[1] === 'number'),
    ),
    what: [...built, ...raised].map(({ tile }) => tileName(tile))[0] ?? '',
  }),
};
export default course;
