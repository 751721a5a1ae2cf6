import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Coach } from '../play/coach.svelte';
import { inviteOf, myName, rememberInvite } from './people';
import {
  isFlag,
  isIndex,
  isStored,
  isText,
  listOf,
  objectOf,
  oneOf,
  orNull,
  recordOf,
  remember,
  remembered,
  rememberedFields,
} from './stored';
import { fakeStorage, WRONG } from './testing/storage';

let stored: Map<string, string>;
beforeEach(() => {
  stored = fakeStorage();
});

/** What a key reads as with each wrong value; `anew` is for modules that read it once. */
async function readAll(key: string, read: () => unknown, anew = false) {
  const found: unknown[] = [];
  for (const text of WRONG) {
    stored.set(`citywright.${key}`, text);
    if (anew) vi.resetModules();
    found.push(await read());
  }
  return found;
}
const all = (value: unknown) => WRONG.map(() => value);

describe('a stored value', () => {
  it('counts only if it is of its kind', async () => {
    const kinds = {
      text: isText,
      flag: isFlag,
      index: isIndex,
      word: oneOf('a', 'b'),
      maybe: orNull(isIndex),
      list: listOf(isText),
      record: recordOf(isText),
      object: objectOf({ name: isText, seat: orNull(isIndex) }),
    };
    const sound: Record<keyof typeof kinds, string[]> = {
      text: ['"text"'],
      flag: [],
      index: ['5'],
      word: [],
      maybe: ['5', 'null'],
      list: ['[]'],
      record: ['{}'],
      object: [],
    };
    for (const [key, kind] of Object.entries(kinds)) {
      const read = await readAll(key, () => remembered<unknown>(key, kind as never, 'absent'));
      expect(read, key).toEqual(
        WRONG.map((text) =>
          sound[key as keyof typeof kinds].includes(text) ? (JSON.parse(text) as unknown) : 'absent',
        ),
      );
    }
    const [bad, good] = [
      { name: 'Ana', seat: -1 },
      { name: 'Ana', seat: 2 },
    ];
    remember('object', bad);
    expect(remembered('object', kinds.object, null)).toBeNull();
    remember('object', good);
    expect(remembered('object', kinds.object, null)).toEqual(good);
  });

  it('has its default where another kind is kept, at each of the keys', async () => {
    expect(await readAll('name', myName)).toEqual(WRONG.map((text) => (text === '"text"' ? 'text' : '')));
    expect(await readAll('invites', () => inviteOf('garden'))).toEqual(all(null));
    expect(inviteOf('constructor')).toBeNull();
    const language = async () => (await import('./language')).language();
    expect(await readAll('language', language, true)).toEqual(all('en'));
    const coach = () =>
      new Coach('garden', { table: null }, () => [{ key: 'take', text: () => '', when: true }]).hint?.key;
    expect(await readAll('coach.garden', coach)).toEqual(all('take'));
    const { settings } = await import('./settings.svelte');
    const first = { ...settings };
    const read = async () => ({ ...(await import('./settings.svelte')).settings });
    expect(await readAll('settings', read, true)).toEqual(all(first));
    stored.set('citywright.settings', '{"theme":5,"speed":3,"sound":true,"volume":"loud","of_tomorrow":1}');
    vi.resetModules();
    expect(await read()).toEqual({ ...first, sound: true });
  });

  it('loses only the bad fields of an object', () => {
    stored.set('citywright.two', '{"a":1,"b":1}');
    expect(rememberedFields('two', { a: isIndex, b: isText }, { a: 0, b: 'x' })).toEqual({ a: 1, b: 'x' });
  });

  it('lasts until a reload where the browser refuses', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(myName()).toBe('');
    expect(isStored()).toBe(true);
    rememberInvite('garden', 'key');
    expect(isStored()).toBe(false);
    expect(inviteOf('garden')).toBe('key');
    expect(remember('name', 'Ana')).toBe(false);
    expect(myName()).toBe('Ana');
  });
});
