// @vitest-environment client
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { api, Refusal } from '$lib/api';
import { partsOf } from '$lib/language';
import { Person, until } from '$lib/testing/person';
import { Server } from '$lib/testing/program';
import { hush, toasts } from '$lib/toasts.svelte';
import { LessonRun, openLesson } from '$play/lesson.svelte';
import type { Lesson } from '$play/lessons';
import { everyAnswer } from '$play/testing/lessons';
import { chapters } from '../manual/passages';
import '../messages';
import course from '.';
import type { SimplicityEntry } from '../wire';

vi.setConfig({ testTimeout: 60_000 });

const [chapter] = course.chapters;
const lessons = chapter!.lessons;
// every answer of a lesson, as fast as they come
const server = new Server(['--requests-per-second', '100000']);
beforeAll(() => server.start());
afterAll(() => server.remove());

it('the pages list the lessons that there are', () => {
  expect(lessons.map(({ id }) => id)).toEqual(chapters[0]!.lessons!.ids);
});

describe('a lesson answers every legal move', () => {
  it.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s', async (_, lesson) => {
    const person = new Person(server, 'Ana');
    const answers = await everyAnswer(person, 'simplicity', course, lesson);
    expect(answers.length).toBeGreaterThan(1);
    for (const { entry, part, text, values } of answers) {
      expect(text, `${JSON.stringify(entry)}: ${part}`).toMatch(/^\S.*[.?]$/);
      expect(text.replaceAll(/[{}]|undefined|NaN/g, '�'), JSON.stringify(values)).not.toContain('�');
      expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(25);
    }
    // each answer has its occasion, and no answer lacks one
    const words = partsOf('simplicity', `lesson-${lesson.id}`)!;
    const given = new Set(answers.map(({ part }) => part));
    expect(new Set(Object.keys(words).filter((part) => part && part !== 'title'))).toEqual(given);
    const shown = answers.filter(
      ({ entry }) => JSON.stringify(sorted(entry)) === JSON.stringify(sorted(lesson.show[0]!)),
    );
    expect(shown.map(({ part }) => part)).toEqual(['right']);
  });
});

it('the last answer says what was learnt, and leads to the count and to a game', async () => {
  new Person(server, 'Ana').sit();
  const lesson = lessons.at(-1)! as never as Lesson;
  const table = await openLesson(lesson, ['Star', 'Moon', 'Wave', 'Heart']);
  const [finish, playOn, next, answered] = [vi.fn(async () => {}), vi.fn(), vi.fn(), vi.fn()];
  let run!: LessonRun;
  const end = $effect.root(() => {
    run = new LessonRun({
      ...{ game: 'simplicity', chapter: 'The game', course: course as never, lesson },
      ...{ table, place: 10, count: 10, pips: [], onward: 'Play a game', learnt: 'That is all.' },
      ways: { next, before: () => {}, leave: () => {}, finish, playOn, answered },
    });
  });
  await until(() => run.table.state !== null, 'the table is open');
  expect([run.rule, run.over]).toEqual(['SIM-5.6', false]);
  await run.guess(0);
  await until(() => run.answer !== null, 'an answer');
  expect([run.answer!.right, run.over, run.onward, run.other]).toEqual([
    ...[true, true, 'Play a game'],
    'See the count',
  ]);
  expect(run.spoken).toMatch(/^Yes\. .* That is all\.$/);
  expect(answered).toHaveBeenCalledWith(true);
  run.aside();
  run.main();
  expect([playOn, finish, next].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  run.close();
  end();
  vi.unstubAllGlobals();
});

it('keeps the answer and says why where the server refuses', async () => {
  new Person(server, 'Ana').sit();
  const [first] = lessons as never as readonly Lesson[];
  const table = await openLesson(first!, ['Star', 'Moon', 'Wave', 'Heart']);
  let run!: LessonRun;
  const end = $effect.root(() => {
    run = new LessonRun({
      ...{ game: 'simplicity', chapter: 'The game', course: course as never },
      ...{
        lesson: { ...first!, rest: true },
        table,
        place: 1,
        count: 10,
        pips: [],
        onward: '',
        learnt: null,
      },
      ways: { next: () => {}, before: () => {}, leave: () => {}, answered: () => {} },
    });
  });
  await until(() => run.table.state !== null, 'the table is open');
  await run.show();
  await until(() => run.answer !== null, 'an answer');
  const { answer } = run;
  hush();
  const error = { code: 'stale', rule: null, text: 'Not now.' } as const;
  const back = vi.spyOn(run.table, 'takeBack').mockResolvedValue({ ok: false, error, stale: true });
  await run.again();
  // it was tried again, as other seats may have acted
  expect(back).toHaveBeenCalledTimes(4);
  back.mockResolvedValue({ ok: false, error, stale: false });
  await run.show();
  expect(back).toHaveBeenCalledTimes(5);
  expect([run.answer, run.busy, toasts.length]).toEqual([answer, false, 2]);

  back.mockRestore();
  await run.again();
  expect(run.answer).toBeNull();
  hush();
  // nothing is shown, and then the rest is asked for
  (run.lesson as { show: readonly object[] }).show = [];
  vi.spyOn(api, 'choices').mockRejectedValue(new Refusal(error, 409));
  await run.show();
  expect([run.answer, run.busy, toasts.length]).toEqual([null, false, 1]);
  vi.restoreAllMocks();
  run.close();
  end();
  vi.unstubAllGlobals();
});

const sorted = (entry: object) => Object.entries(entry as SimplicityEntry).sort();
