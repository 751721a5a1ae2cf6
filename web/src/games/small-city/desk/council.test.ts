import { render } from 'svelte/server';
import type { Component } from 'svelte';
import { expect, it, vi } from 'vitest';
import Part from './Council.svelte';
import '../messages';

// a drawing is its name
vi.mock('../art/drawn.svelte', () => ({ inked: () => true, pictureOf: String }));
const Council = Part as unknown as Component<Record<string, unknown>>;

it('heads each column with its prices as words, and as icons for the room of a phone', () => {
  const play = {
    view: { seats: [] },
    tables: {
      council: [],
      council_prices: [
        { money: 1, votes: 2, stack: null },
        { money: 3, votes: 4, stack: 'medium' },
      ],
    },
  };
  const body = render(Council, { props: { play } }).body.replaceAll(/<!--.*?-->/g, '');
  const columns = body.split('role="columnheader"').slice(2);
  const words = columns.map((column) => /class="words[^>]*>([^<]*)</.exec(column)![1]);
  expect(words).toEqual(['$1 or 2 votes', '$3 or 4 votes or one more promise: medium']);
  // a screen reader has the words alone
  const icons = columns.map((column) =>
    column.slice(column.search(/<span class="prices[^>]*aria-hidden="true"/)),
  );
  const drawn = icons.map((icon) =>
    [...icon.matchAll(/#sc-([\w-]+)|(\d+)</g)].map(([, name, number]) => name ?? number),
  );
  expect(drawn).toEqual([
    ['1', 'coin', '2', 'vote'],
    ['3', 'coin', '4', 'vote', 'promise-2'],
  ]);
});
