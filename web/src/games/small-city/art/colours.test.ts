import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, nearest, SIGHTS, tokens } from '$lib/testing/colour';

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const themes = tokens(file('../../../styles/tokens.css'), file('../tokens.css'));
const neutral = file('../../../art/art.svg');
const art = file('./picture.svg') + file('./art.svg');

const KINDS = ['home', 'shop', 'works', 'park', 'culture', 'hall', 'service', 'palace'];
const GOODS = ['wood', 'stone', 'metal'];
const SEATS = ['s', 'm', 'w', 'h', 'l', 't'];
/** What drawings set for themselves, and the one ink that stays paper's at night. */
const OWN = ['who-on'];
const CONSTANTS = ['#000', '#fff', '#2a2430'];

describe.each(Object.entries(themes))('the colours of the %s theme', (_, colours) => {
  const between = (a: string, b: string) => contrast(colours[a]!, colours[b]!);
  /** One of them stands out from a ground. */
  const best = (marks: string[], ground: string) => Math.max(...marks.map((mark) => between(mark, ground)));

  it.each(KINDS)('can be read and seen on %s', (kind) => {
    expect(between(`c-${kind}-on`, `c-${kind}`)).toBeGreaterThanOrEqual(4.5);
    expect(between('ink', `c-${kind}-pale`)).toBeGreaterThanOrEqual(4.5);
    expect(best([`c-${kind}`, `c-${kind}-deep`], 'c-lot')).toBeGreaterThanOrEqual(2);
    expect(best(['wall', 'glass', 'leaf', `c-${kind}-deep`], `c-${kind}`)).toBeGreaterThanOrEqual(3);
    expect(best(['rim', 'rim-2'], `c-${kind}`)).toBeGreaterThanOrEqual(3);
  });

  it('stand out with their rims', () => {
    for (const piece of [...GOODS.map((good) => `g-${good}`), ...SEATS.map((seat) => `seat-${seat}`)])
      expect([piece, best(['rim', 'rim-2'], piece) >= 3]).toEqual([piece, true]);
    for (const land of ['l-forest', 'l-river', 'l-mark'])
      expect([land, best(['ink', 'on-ink'], land) >= 3]).toEqual([land, true]);
  });

  it('show lit cells, and the numbers on them', () => {
    expect(between('lamp-edge', 'c-lit')).toBeGreaterThanOrEqual(4.5);
    expect(between('lamp-edge', 'c-lot')).toBeGreaterThanOrEqual(3);
    expect(between('ink', 'c-lit')).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['smoke', 'smoke-bed'],
    ['smoke', 'paper'],
    ['grave', 'paper'],
    ['l-road', 'c-lot'],
    ['l-road', 'l-road-line'],
    ['ink', 'sheet'],
  ])('show %s on %s', (mark, ground) => {
    expect(between(mark, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(SIGHTS)('are distinct with %s sight', (sight) => {
    for (const names of [KINDS.map((kind) => `c-${kind}`), GOODS.map((good) => `g-${good}`)]) {
      const [apart, a, b] = nearest(colours, names, sight);
      expect([a, b, apart >= 15]).toEqual([a, b, true]);
    }
  });
});

describe('the drawings', () => {
  const symbols = [
    ...art.matchAll(/<symbol id="([\w-]+)"[^>]* viewBox="0 0 (\d+) \d+">([\s\S]*?)<\/symbol>/g),
  ].map(([, id, width, body]) => ({ id: id!, width: Number(width), body: body! }));
  const ids = symbols.map(({ id }) => id);
  const found = (what: RegExp) => [...new Set([...art.matchAll(what)].map(([, name]) => name!))];

  it('are all there, once', () => {
    expect(ids).toHaveLength(114);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !id.startsWith('sc-'))).toEqual([]);
  });

  it('have the colours of the tokens', () => {
    const strange = found(/(?:fill|stroke)="(#[0-9a-fA-F]{3,6})"/g);
    expect(strange.filter((colour) => !CONSTANTS.includes(colour.toLowerCase()))).toEqual([]);
    const unknown = found(/var\(--([\w-]+)/g).filter(
      (name) => !(name in themes.light) && !OWN.includes(name),
    );
    expect(unknown).toEqual([]);
  });

  it('fall back to the colour by day of their token', () => {
    const wrong = [...art.matchAll(/var\(--([\w-]+),(#[0-9a-f]{6})\)/g)].filter(
      ([, name, colour]) => themes.light[name!] !== colour,
    );
    expect(wrong.map(([all]) => all)).toEqual([]);
  });

  it('refer to existing parts', () => {
    const missing = found(/href="#([\w-]+)"/g).filter((id) => !ids.includes(id));
    expect(missing.filter((id) => !neutral.includes(`id="${id}"`))).toEqual([]);
  });

  it('are light enough for a phone', () => {
    const nodes = (body: string) => body.match(/<(path|rect|circle|ellipse|use)\b/g)?.length ?? 0;
    const heavy = symbols.filter(({ width, body }) => nodes(body) > (width >= 96 ? 18 : 14));
    expect(heavy.map(({ id }) => id)).toEqual([]);
  });
});
