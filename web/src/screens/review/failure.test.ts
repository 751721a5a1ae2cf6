import { expect, it } from 'vitest';
import { Refusal } from '$lib/api';
import './messages';
import '../messages';
import { failureOf } from './failure';

const refused = (code: string) => failureOf(new Refusal({ code, rule: null, text: 'No.' }, 404));

it('tries again only what may come back', () => {
  expect(refused('no_table')).toMatchObject({ title: 'No table here', passes: false });
  expect(refused('no_review')).toMatchObject({ title: 'No review yet', passes: false });
  expect(refused('not_over')).toMatchObject({ title: 'No review yet', passes: true });
  // this page does not know the game
  expect(refused('no_game').passes).toBe(false);
  // without an answer
  expect(failureOf(new TypeError('no connection')).passes).toBe(true);
});
