import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import type { Component } from 'svelte';
import { seatMarks } from '$lib/marks';
import Part from './Map.svelte';
import { boroughOf, lateGame, seatOf, TABLES } from './example';
import type { SeatView } from '../wire';
import type { Over } from './over';
import { zoneCells } from './geometry';

// the drawings are in the page; here the map is a text
vi.mock('../art/pieces', () => ({}));

const marks = seatMarks(Array.from({ length: 4 }, () => ({ colour: null })));
const LATE = lateGame();
const Map_ = Part as unknown as Component<Record<string, unknown>>;

const drawn = (seat = LATE, over: Over = {}, more: Record<string, unknown> = {}) =>
  render(Map_, {
    props: {
      seat,
      over,
      tables: TABLES,
      marks,
      label: 'The borough',
      you: 0,
      nameOf: (seat: number) => ['Ana', 'Ben', 'Caro', 'Dan'][seat],
      ...more,
    },
  }).body;
const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;
const nodes = (html: string) => count(html, /<[a-z]/g);
const label = (html: string, cell: string) =>
  new RegExp(`data-cell="${cell}"[^>]*aria-label="([^"]*)"`).exec(html)?.[1]?.replaceAll('&#39;', "'");

describe('a map', () => {
  it('of a zone of ten in its last round has few enough nodes', () => {
    const html = drawn();
    expect(count(html, /data-tile=/g)).toBe(Object.keys(LATE.borough.tiles).length);
    expect(count(html, /data-person=/g)).toBeGreaterThan(20);
    expect(count(html, /data-good=/g)).toBe(13);
    const [svg] = html.split('role="grid"') as [string, string];
    expect(nodes(svg)).toBeLessThanOrEqual(450);
    // each would copy all shapes of its symbol
    expect(svg).not.toContain('<use');
  });

  it('with every cell lit has few more', () => {
    const lit = new Map(zoneCells(10).map((cell) => [cell, '4']));
    const html = drawn(seatOf(boroughOf(10, ['Hall c3 d3 e3 c4 d4 e4'])), { lit });
    const [svg] = html.split('role="grid"') as [string, string];
    expect(count(svg, />4<\/text>/g)).toBe(100);
    expect(nodes(svg)).toBeLessThanOrEqual(250);
  });

  it('as a thumbnail has no people, no letters and no buttons', () => {
    const html = drawn(LATE, {}, { thumb: true });
    expect([count(html, /data-person=/g), count(html, /<text/g), count(html, /<button/g)]).toEqual([0, 0, 0]);
    expect(count(html, /data-tile=/g)).toBe(Object.keys(LATE.borough.tiles).length);
  });

  it('has two hovering sheets with only the proposal: the tile, and its pins above it', () => {
    const html = drawn(LATE, { ghosts: [{ cells: ['f2'], tile: 'R1' }] });
    const parts = html.split(/(<div[^>]*hovers[^>]*>.*?<\/div>)/s);
    expect(parts.map((part) => count(part, /data-ghost/g))).toEqual([0, 1, 0, 0, 0]);
    expect(parts.map((part) => count(part, /-pins"/g))).toEqual([0, 0, 0, 1, 0]);
    expect(drawn()).not.toContain('hovers');
  });

  it('hovers every tile of a better plan, and what it replaces stays in sight below a ring on the same cell', () => {
    const html = drawn(LATE, {
      ghosts: [
        { cells: ['f2'], tile: 'R1' },
        { cells: ['g2'], tile: 'C1' },
      ],
      rings: [{ cells: ['a1'] }],
      replaced: [['a1'], ['h1', 'h2']],
    });
    expect(count(html, /data-ghost/g)).toBe(2);
    const outlines = [...html.matchAll(/class="(red replaced|counts)(?: [^"]*)?"[^>]* d="([^"]+)"/g)];
    const [first, , ring] = outlines.map(([, kind, path]) => [kind, path]);
    expect(outlines.map(([, kind]) => kind)).toEqual(['red replaced', 'red replaced', 'counts']);
    expect(first![1]).not.toBe(ring![1]);
  });

  it('is a grid of real cells with one stop for the keyboard', () => {
    const html = drawn();
    expect([count(html, /role="row"/g), count(html, /role="gridcell"/g)]).toEqual([10, 100]);
    expect(count(html, /tabindex="0"/g)).toBe(1);
    expect(html).toContain('aria-label="The borough"');
  });

  it('gives the smoke as a meter, with the smoke due and the next stone', () => {
    const meter = (pollution: number, forecast: number | null) =>
      /role="meter"[^>]*/.exec(drawn({ ...LATE, pollution }, {}, { forecast }))?.[0] ?? '';
    expect(meter(24, 31)).toContain('aria-label="Pollution"');
    expect(meter(24, 31)).toContain('aria-valuenow="24"');
    expect(meter(24, 31)).toContain('aria-valuetext="24 percent, 31 due, next mark at 40"');
    expect(meter(85, null)).toContain('aria-valuetext="85 percent"');
    expect(drawn(LATE, {}, { thumb: true })).not.toContain('role="meter"');
  });

  it('says that nothing is measured yet, and has a pale ribbon', () => {
    const spared = { ...LATE, forecast: { spared: 'SP-EUR-34' } as SeatView['forecast'] };
    expect(drawn(spared)).toContain('aria-valuetext="78 percent, not measured yet, next mark at 80"');
    expect(drawn(spared)).toMatch(/class="ribbon[^"]* pale/);
    expect(drawn()).not.toMatch(/class="ribbon[^"]* pale/);
  });

  it('of a city has its land, its wall and few enough nodes', () => {
    const ring = 'c4 d4 e4 f4 g4 c5 g5 c6 g6 c7 d7 e7 f7 g7';
    const land = [
      { letter: 'G', name: 'jardin', cells: 'd5 e5 f5 d6 e6 f6' },
      { letter: '$', name: 'ring', cells: ring },
    ];
    const walls = { right: 'e1 e2', below: 'f2', points: '' };
    const html = drawn(seatOf({ ...boroughOf(10, []), land, walls }));
    expect([count(html, /data-land=/g), count(html, /data-wall/g)]).toEqual([2, 1]);
    expect(html).toContain('>The Jardin</text>');
    const [svg] = html.split('role="grid"') as [string, string];
    expect(nodes(svg)).toBeLessThanOrEqual(100);
    expect(drawn()).not.toContain('data-wall');
  });

  it('draws a memorial with the number of the dead from the second on', () => {
    expect(drawn()).toContain('>3</text>');
  });
});

describe('the description of a cell', () => {
  const seat = seatOf(
    {
      ...boroughOf(8, ['Hall c3 d3 e3 c4 d4 e4', 'R3 f5 g5 g6', 'C2 h5 h6', 'Pk1 c6', 'War a8'], {
        f5: {},
        g5: null,
        g6: { idle: true },
        h5: { seat: 3 },
        h6: null,
      }),
      mayor: 'a3 a4',
      cemetery: 'h1',
      buried: 2,
      land: [
        { letter: 'f', name: 'forest', cells: 'b8' },
        { letter: 'r', name: 'river', cells: 'd8' },
        { letter: 'E', name: 'eiffel_tower', cells: 'e8' },
      ],
      walls: { right: 'a7', below: 'e7', points: '' },
      empty: zoneCells(8)
        .filter((cell) => cell !== 'e8')
        .join(' '),
    },
    { store: { wood: 2, stone: 1, metal: 0 } },
  );
  seat.borough.spaces.h5!.function = 'cash';

  it.each([
    ['f6', 'f6, empty.'],
    ['b8', 'b8, forest, empty.'],
    ['d8', 'd8, The river, empty.'],
    ['a7', 'a7, empty. The wall towards b7.'],
    // nothing can ever be built there
    ['e8', 'e8, The Eiffel Tower. The wall towards e7.'],
    ['a3', 'a3, the Mayor.'],
    ['h1', 'h1, memorial to 2 citizens.'],
    ['c6', 'c6, Small Park.'],
    ['f5', 'f5, Residence 3 of f5, g5 and g6. Your citizen.'],
    ['g5', 'g5, Residence 3 of f5, g5 and g6. Free.'],
    ['g6', 'g6, Residence 3 of f5, g5 and g6. Your citizen. Idle.'],
    ['h5', 'h5, Commerce 2, cash. A visitor: Dan’s citizen.'],
    ['a8', 'a8, Warehouse. In store: wood, wood and stone.'],
  ])('%s', (cell, text) => {
    expect(label(drawn(seat), cell)).toBe(text);
  });

  it('names rioters and covered people, with a ring around the latter', () => {
    const marks = [
      { mark: 'covered', cells: 'f5', hall: [] },
      { mark: 'riots', cells: 'g6', hall: [] },
    ];
    const html = drawn({ ...seat, borough: { ...seat.borough, marks } });
    expect(label(html, 'f5')).toBe('f5, Residence 3 of f5, g5 and g6. Your citizen. Covered by an officer.');
    expect(label(html, 'g6')).toBe('g6, Residence 3 of f5, g5 and g6. Your citizen. Rioting.');
    expect(count(html, /<circle class="[^"]*said/g)).toBe(1);
    expect(drawn(seat)).not.toContain('class="said');
  });

  it.each<[string, Over, string]>([
    [
      'f2',
      { lit: new Map([['f2', '4']]), means: (number) => `A home here touches ${number} public buildings.` },
      'f2, lit. A home here touches 4 public buildings.',
    ],
    ['f2', { lit: new Map([['f2', '']]), waves: new Map([['f2', 1]]) }, 'f2, lit. It earns $1 a round here.'],
    ['f2', { lit: new Map([['f2', '']]), about: () => 'It costs a dollar.' }, 'f2, lit. It costs a dollar.'],
    [
      'f2',
      { lit: new Map([['f2', '4']]), pins: ['f2'], ghosts: [{ cells: ['f2', 'f1'], tile: 'R2' }] },
      'f2, pinned. Proposed: f2 and f1.',
    ],
    [
      'f2',
      {
        lit: new Map([['f2', '4']]),
        pins: ['f2'],
        ghosts: [{ cells: ['f2'], tile: 'R1' }],
        touches: 'Library',
      },
      'f2, pinned. Proposed: f2. Touches Library.',
    ],
    [
      'f2',
      { ghosts: [{ cells: ['f2'], tile: 'R1' }], replaced: [['f1', 'f2']] },
      'f2, empty. Proposed: f2. A better choice replaces this.',
    ],
    ['c6', { rises: ['c6'], dim: ['c6'] }, 'c6, Small Park. May rise.'],
    ['c6', { red: ['c6'] }, 'c6, Small Park. In the way.'],
    ['c6', { lit: new Map([['c6', '']]) }, 'c6, Small Park. May be chosen.'],
    ['f6', { steps: [{ cells: ['f6'], number: 2 }] }, 'f6, empty. Step 2 of your plan.'],
    ['h6', { shut: ['h6'] }, 'h6, Commerce 2 of h5 and h6. Closed this round.'],
    [
      'h6',
      { pills: new Map([['h6', { icon: 'vote', text: '+3', says: 'It brings 3 votes.' }]]) },
      'h6, Commerce 2 of h5 and h6. Free. It brings 3 votes.',
    ],
    [
      'f5',
      { chosen: 'f5', lamp: ['f5'], moved: ['g6'] },
      'f5, Residence 3 of f5, g5 and g6. Your citizen. Chosen. Must move.',
    ],
  ])('%s with something over it', (cell, over, text) => {
    expect(label(drawn(seat, over), cell)).toBe(text);
  });
});
