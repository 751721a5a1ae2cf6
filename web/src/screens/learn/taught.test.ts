import { beforeEach, expect, it } from 'vitest';
import type { ManualFace } from '$lib/face';
import { fakeStorage } from '$lib/testing/storage';
import { rememberLearnt } from '$play/learnt';
import { chosenAbout } from '../rules/book';
import { lessonFor, moduleLessons, teaches } from './taught';
import '../messages';

beforeEach(fakeStorage);

const chapter = (id: string, ids: string[]) => ({ id, passages: [], lessons: { minutes: 2, ids } });
const MANUAL: ManualFace = {
  chapters: [chapter('first', ['sow', 'reap']), chapter('second', ['sell'])],
  teach: (view) => (view === 'autumn' ? ['reap', 'sell'] : ['sow']),
};
const module = (id: string) => ({ id, rules: [], sections: [], drawing: '' });

it('the lesson that fits a moment is the first one that was not done', () => {
  expect(teaches('garden', MANUAL, 'spring')?.address).toBe('/learn/garden/first/1');
  expect(teaches('garden', MANUAL, 'autumn')?.id).toBe('reap');
  rememberLearnt('garden', { went: { 'first/reap': 'done' }, last: null });
  expect(teaches('garden', MANUAL, 'autumn')?.address).toBe('/learn/garden/second/1');
  rememberLearnt('garden', { went: { 'first/reap': 'done', 'second/sell': 'done' }, last: null });
  expect(teaches('garden', MANUAL, 'autumn')?.id).toBe('reap');
  expect(teaches('garden', {}, 'autumn')).toBeNull();
});

it('the parts of a table lead to their lessons', () => {
  const modules = [module('bees'), module('frost'), module('fair')];
  const table = { game: 'garden', options: { parts: 'frost,fair' } };
  const manual = { modules, modulesOption: 'parts' };
  expect(moduleLessons({ ...manual, modulesCourse: 'parts' }, table).map(({ address }) => address)).toEqual([
    '/learn/garden/parts/2',
    '/learn/garden/parts/3',
  ]);
  expect(moduleLessons(manual, table)).toEqual([]);
  const course = {
    modules: [module('bees'), { ...module('frost'), sections: ['GAR-F'] }],
    modulesCourse: 'parts',
  };
  expect(lessonFor('garden', course, ['GAR-1.1', 'GAR-F-2'])).toBe('/learn/garden/parts/2');
});

it('what a table has chosen stands at the rule that it varies', () => {
  const option = (key: string, rule: string, when: unknown = null) => ({
    ...{ key, rule, when, kind: 'one', once: false, other: false },
    choices: ['no', 'yes'].map((name) => ({ name, needs: [], excludes: [], asks: [] })),
  });
  const options = [option('hail', 'GAR-1.2'), option('nets', 'GAR-1.3', { key: 'hail', choice: 'yes' })];
  const about = (values: Record<string, string>) =>
    chosenAbout({ name: 'garden', options } as never, { options: values, players: 2 });
  expect([...about({}).keys()]).toEqual(['GAR-1.2']);
  expect([...about({ hail: 'yes' }).keys()]).toEqual(['GAR-1.2', 'GAR-1.3']);
  expect(about({ hail: 'yes' }).get('GAR-1.2')?.[0]).toContain('yes');
});
