import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { comes } from '$lib/top-sheet';
import { heard, isTold } from './keys';

vi.mock('$lib/settings.svelte', () => ({ settings: { letterKeys: true } }));
const { settings } = await import('$lib/settings.svelte');

/** A focused element, inside others. */
const focus = (...within: string[]) => ({
  closest: (what: string) => (within.some((each) => what.split(', ').includes(each)) ? {} : null),
});
const [body, inside, outside, field] = [focus(), focus('main'), focus('aside'), focus('main', 'input')];
const sheet = { open: false } as HTMLDialogElement;
comes(sheet);

beforeEach(() => {
  settings.letterKeys = true;
  sheet.open = false;
  vi.stubGlobal('document', { body });
});

const hears = (key: string, target: unknown, more = {}) => heard({ key, target, ...more } as KeyboardEvent);

describe('a key', () => {
  it('of one sign works on the screen and without a focus, a key with a name anywhere', () => {
    expect([body, inside, outside].map((target) => hears('u', target))).toEqual([true, true, false]);
    expect(hears('Escape', outside)).toBe(true);
  });

  it('does not work in a field, below a sheet, or with another key', () => {
    expect([hears('u', field), hears('Enter', field)]).toEqual([false, false]);
    expect(hears('u', inside, { ctrlKey: true })).toBe(false);
    expect(hears('U', inside, { shiftKey: true })).toBe(true);
    sheet.open = true;
    expect([hears('u', body), hears('Escape', body)]).toEqual([false, false]);
  });

  it('of one sign can be switched off, and is not announced then', () => {
    expect([isTold('U'), isTold('Esc'), isTold(''), isTold(undefined)]).toEqual([true, true, false, false]);
    settings.letterKeys = false;
    expect(['u', '?', '1', ' ', 'Enter'].map((key) => hears(key, inside))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect([isTold('U'), isTold('Shift U'), isTold('Esc')]).toEqual([false, false, true]);
  });

  it('is shown in capitals, on buttons and in the help', () => {
    const source = join(import.meta.dirname, '..');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
    const shown = files
      .filter((file) => /^(games|play|screens).*(?<!\.test)\.ts$/.test(file) && !file.includes('testing'))
      .flatMap((file) => [
        ...readFileSync(join(source, file), 'utf8').matchAll(/\bkeys?: (?:'([^']*)'|\[([^\]]*)\])/g),
      ])
      .flatMap(([, key, keys]) =>
        keys === undefined ? [key!] : keys.split(', ').map((each) => each.slice(1, -1)),
      );
    expect(shown).toContain('Shift U');
    expect(shown.filter((key) => /^(Shift )?[a-z]$/.test(key))).toEqual([]);
  });
});
