// @vitest-environment client
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { partsOf } from '$lib/language';
import { choosing } from '$lib/options';
import { Person, until } from '$lib/testing/person';
import { Server } from '$lib/testing/program';
import type { GameInfo, TableDoc } from '$lib/wire';
import { LessonRun, openLesson } from '$play/lesson.svelte';
import type { Lesson } from '$play/lessons';
import { Bench, everyFirst } from '$play/testing/lessons';
import course from '.';
import { modules } from '../manual/modules';
import { chapters } from '../manual/passages';

vi.setConfig({ testTimeout: 60_000 });

// every answer of a lesson, as fast as they come
const server = new Server(['--requests-per-second', '100000']);
beforeAll(() => server.start());
afterAll(() => server.remove());

it('the pages list the lessons that there are', () => {
  const listed = chapters.flatMap(({ id, lessons }) => (lessons ? [{ id, ids: lessons.ids }] : []));
  listed.push({ id: 'module', ids: modules.map(({ id }) => `module-${id}`) });
  expect(course.chapters.map(({ id, lessons }) => ({ id, ids: lessons.map(({ id }) => id) }))).toEqual(
    listed,
  );
});

it('each minute leads to a table with its module, against three bots', async () => {
  const person = new Person(server, 'Ana');
  const infos = (await (await person.fetch('/api/games')).json()) as GameInfo[];
  const { options, bots } = infos.find(({ name }) => name === 'small-city')!;
  const seats = [
    { kind: 'me', name: 'Ana' },
    ...[1, 2, 3].map(() => ({ kind: 'bot', level: bots[0]!.name })),
  ];
  const minutes = course.chapters.find(({ apart }) => apart)!.lessons;
  for (const { id, position } of minutes) {
    const value = /modules=(\S+)/.exec(position)![1]!;
    expect(value.split(',')).toContain(id.replace('module-', ''));
    const chosen = choosing(options, 'modules', value);
    const table = { game: 'small-city', players: 4, seats, options: chosen };
    const made = await person.call<{ table: TableDoc }>('POST', '', table);
    expect(made.table.options['modules'], id).toBe(value);
  }
});

it('the page shows a lesson of several decisions, one after the other', async () => {
  new Person(server, 'Ana').sit();
  const lesson = lessons.find(({ id }) => id === 'smoke-death')! as never as Lesson;
  const table = await openLesson(lesson, ['Star']);
  let run!: LessonRun;
  const end = $effect.root(() => {
    run = new LessonRun({
      ...{ game: 'small-city', chapter: 'Pollution', course: course as never, lesson },
      ...{ table, place: 5, count: 7, pips: [], onward: 'Next', learnt: null },
      ways: { next() {}, before() {}, leave() {}, answered() {} },
    });
  });
  await until(() => run.table.state !== null, 'the table is open');
  await run.show();
  expect(run.answer).toMatchObject({ right: true, shown: true });
  run.close();
  end();
  vi.unstubAllGlobals();
});

const lessons = course.chapters.flatMap(({ lessons }) => lessons);

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('lesson %s', (id, lesson) => {
  it.concurrent('is reached by what the page shows', async ({ expect }) => {
    const bench = new Bench(new Person(server, 'Ana'), 'small-city', course, lesson);
    await bench.open();
    const shown = await bench.show();
    expect(shown).toMatchObject({ part: 'right', right: true });
    expect(shown.text).toMatch(/^\S.*[.]$/);
  });

  it.concurrent('answers every legal first choice, and each leads to an answer', async ({ expect }) => {
    const answers = await everyFirst(new Person(server, 'Ana'), 'small-city', course, lesson);
    expect(answers.length).toBeGreaterThan(0);
    for (const { entry, part, text, values } of answers) {
      expect(text, `${JSON.stringify(entry)}: ${part}`).toMatch(/^\S.*[.?]$/);
      expect(text.replaceAll(/[{}]|undefined|NaN/g, '\uFFFD'), JSON.stringify(values)).not.toContain(
        '\uFFFD',
      );
    }
    const words = Object.keys(partsOf('small-city', `lesson-${id}`)!);
    expect([...new Set(answers.map(({ part }) => part))].filter((part) => !words.includes(part))).toEqual([]);
  });
});
