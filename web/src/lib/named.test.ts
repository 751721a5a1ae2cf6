import { expect, it } from 'vitest';
import { learn } from './language';
import { levelWords, optionWords, sectionName, valueWords } from './named';
import type { OptionInfo } from './wire';
import { listed } from './words';

const MESSAGES = `
level-sly = Sly
plays-sly = Looks away.
option-bells = Bells
option_about-bells = They ring.
value-bells-two = Two of them
section-TOY-5 = Ringing
section-EX-BEL = Bells
`;
const option = (key: string) => ({ key }) as OptionInfo;

it('finds names by their code, and keeps a code without a message', async () => {
  await learn('tower', { tower: MESSAGES }, {});
  expect(levelWords('tower', 'sly')).toEqual({ label: 'Sly', about: 'Looks away.' });
  expect(levelWords('tower', 'mad')).toEqual({ label: 'mad' });
  expect(optionWords('tower', option('bells'))).toEqual({ label: 'Bells', about: 'They ring.' });
  expect(valueWords('tower', option('bells'), 'two')).toEqual({ label: 'Two of them' });
  expect(valueWords('tower', option('bells'), 'three')).toEqual({ label: 'three' });
  expect(['TOY-5.9', 'EX-BEL-1', 'TOY-6.1'].map((rule) => sectionName('tower', rule))).toEqual([
    'Ringing',
    'Bells',
    null,
  ]);
});

it('lists names as the language requires', async () => {
  await learn(
    '',
    {
      lists:
        'list-two = {$first} & {$last}\nlist-start = {$first}; {$last}\nlist-middle = {$first}; {$last}\nlist-end = {$first} & {$last}',
    },
    {},
  );
  expect(listed([])).toBe('');
  expect(listed(['Ana'])).toBe('Ana');
  expect(listed(['Ana', 'Ben'])).toBe('Ana & Ben');
  expect(listed(['Ana', 'Ben', 'Clara', 'Dan'])).toBe('Ana; Ben; Clara & Dan');
});
