import { beforeEach, expect, it, vi } from 'vitest';
import { keepPicture, pictureOf } from './towns';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

it('keeps the newest picture of a town', () => {
  keepPicture('abc', 'data:image/webp;base64,AA');
  keepPicture('abc', 'data:image/webp;base64,BB');
  expect(pictureOf('abc')).toBe('data:image/webp;base64,BB');
  expect(pictureOf('xyz')).toBeNull();
});

it('forgets the oldest of many', () => {
  for (let number = 0; number < 41; number += 1) keepPicture(`t${number}`, `data:image/png;base64,${number}`);
  expect(pictureOf('t0')).toBeNull();
  expect(pictureOf('t1')).toBe('data:image/png;base64,1');
  expect(pictureOf('t40')).toBe('data:image/png;base64,40');
});

it('shows no address from elsewhere, and tolerates what others stored', () => {
  stored.set('citywright.towns', JSON.stringify([['abc', 'https://example.org/spy.png']]));
  expect(pictureOf('abc')).toBeNull();
  stored.set('citywright.towns', '{"abc": 3}');
  expect(pictureOf('abc')).toBeNull();
});
