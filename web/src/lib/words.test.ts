import { expect, it } from 'vitest';
import cases from '../../../crates/words/tests/cases.json';
import common from '../../../messages/en/common.ftl?raw';
import { learn } from './language';
import { pseudo } from './pseudo';
import { tell } from './words';

interface Case {
  about: string;
  field?: string;
  tell: unknown;
  reader?: number;
  naming?: [string, string, string][];
  language?: string;
  text: string;
}
const players: Record<string, string> = { '0': 'Ana', '1': 'Ben' };

/** The same cases as for the terminal; the page has one language at a time, so the pseudo-language is apart. */
it('documents read as in the terminal', async () => {
  await learn('cases', { common, messages: cases.messages.join('\n') }, {});
  const told = (cases.cases as Case[]).filter((each) => !each.language);
  expect(told.length).toBeGreaterThan(12);
  for (const { about, field, tell: document, reader, naming, text } of told) {
    const given = (kind: string, code: string) =>
      naming?.find(([of, named]) => of === kind && named === code)?.[2] ??
      (kind === 'seat' ? players[code] : null);
    expect(
      tell(field ?? 'event', document, { game: 'cases', seat: reader ?? null, name: given }),
      about,
    ).toBe(text);
  }
});

it('the pseudo-language accents as in the terminal', () => {
  expect(pseudo('Zoo 3: by')).toBe('Ẑǿǿǿǿ 3: ƀẏ');
});
