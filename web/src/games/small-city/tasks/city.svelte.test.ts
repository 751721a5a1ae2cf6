import { expect, it } from 'vitest';
import '../messages';
import type { Play } from '../model/play.svelte';
import { Settle } from './city.svelte';

/** A player with a board of two cities, and the server's answer for the side in view. */
function settling(about: object | null) {
  const offers = { more: [{ city: 'rome' }, { city: 'berlin' }] };
  const own = { seat: 0, pollution: 0, borough: { zone: 7 } };
  const draft = { follow() {}, aim: about && { abouts: [about] } };
  return new Settle({
    me: 0,
    offers,
    own,
    draft,
    reader: { game: 'small-city' },
    refuse() {},
  } as unknown as Play);
}

it('shows the first side until another is picked', () => {
  const task = settling({ pollution: 9, borough: { zone: 10 } });
  expect([task.city, task.held]).toEqual(['rome', false]);
  expect(task.instead).toEqual({ seat: 0, pollution: 9, borough: { zone: 10 } });
  expect([task.main.label, task.main.off ?? false]).toEqual(['Settle in Rome', false]);
  task.choose('berlin');
  expect([task.city, task.held, task.main.label]).toEqual(['berlin', true, 'Settle in Berlin']);
  task.letGo();
  expect([task.city, task.held]).toEqual(['rome', false]);
});

it('shows no other map before the server has answered', () => {
  expect(settling(null).instead).toBeNull();
});

it('shows the borough on the side that is looked at, with its smoke', () => {
  const task = settling({ pollution: 9, borough: { zone: 10 } });
  task.choose('rome');
  expect(task.instead).toEqual({ seat: 0, pollution: 9, borough: { zone: 10 } });
});

it('keeps the plain ground of a city without land', () => {
  const task = settling({ pollution: 5 });
  task.choose('berlin');
  expect(task.instead).toEqual({ seat: 0, pollution: 5, borough: { zone: 7 } });
});
