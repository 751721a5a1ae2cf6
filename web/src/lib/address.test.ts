import { expect, it } from 'vitest';
import { contentOf, decoded, pathIn, tableOf, withoutLanguage } from './address';

it('finds the table of an address', () => {
  expect(tableOf('/t/garden')).toBe('garden');
  expect(tableOf('/t/gar%20den/')).toBe('gar den');
  for (const end of ['.', ',', '!', ').']) expect(tableOf(`/t/garden${end}`)).toBe('garden');
  for (const path of ['/', '/t', '/t/', '/t/a/b', '/rules']) expect(tableOf(path), path).toBeNull();
});

it('takes an address that is no encoded text for an unknown one', () => {
  for (const part of ['%', '%E0%A4%A', '%zz', 'a%', '%ED%A0%80', '%ff']) {
    expect(decoded(part), part).toBeNull();
    expect(tableOf(`/t/${part}`), part).toBeNull();
  }
});

it('knows its own pages, and no name that every object has', () => {
  expect(contentOf('rules')).toBe('rules');
  for (const name of [null, '', 'constructor', 'toString', '__proto__', 'hand-over'])
    expect(contentOf(name), name ?? 'none').toBeNull();
});

it('names the language in the addresses of rules and lessons alone', () => {
  const paths = ['/rules', '/rules/town/ten', '/learn', '/learn/town/3'];
  for (const path of paths) {
    expect(pathIn('fr', path)).toBe(`/fr${path}`);
    expect(pathIn('en', path)).toBe(path);
    for (const tag of ['fr', 'en', 'pt-BR']) expect(withoutLanguage(`/${tag}${path}`)).toBe(path);
    expect(withoutLanguage(path)).toBe(path);
  }
  for (const path of ['/', '/t/fr', '/fr', '/fr/t/rules', '/box', '/fr/settings', '/rules-of/x']) {
    expect(pathIn('fr', path)).toBe(path);
    expect(withoutLanguage(path)).toBe(path);
  }
});
