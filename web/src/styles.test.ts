import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseCss, type AST } from 'svelte/compiler';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** The `:hover` rules of a style sheet that a finger sets off too. */
function touched(source: string, parts: readonly AST.CSS.Node[]): string[] {
  return parts.flatMap((part) => {
    if (part.type === 'Atrule')
      return part.prelude.includes('(hover: hover)') ? [] : touched(source, part.block?.children ?? []);
    if (part.type !== 'Rule') return [];
    const selector = source.slice(part.prelude.start, part.prelude.end);
    return [...(selector.includes(':hover') ? [selector] : []), ...touched(source, part.block.children)];
  });
}

const sources = () => readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });

/** After a tap a touch screen would keep the shade. */
it('only a pointer that hovers shades what is under it', () => {
  const found = sources().flatMap((file) => {
    const source = /\.(svelte|css)$/.test(file) ? read(file) : '';
    if (!source) return [];
    const sheet = file.endsWith('.css') ? parseCss(source) : parse(source, { modern: true }).css;
    return touched(source, sheet?.children ?? []).map((selector) => `${file}: ${selector}`);
  });
  expect(found).toEqual([]);
});

/** It would replace texts that the page goes on writing to: what it shows would stand still. */
it('a browser does not offer to translate the page', () => {
  expect(read('../index.html')).toMatch(/<html [^>]*translate="no"/);
});

/** Such a theme takes grounds and shadows away, which say on, off, chosen and current. */
it('a contrast theme outlines every control and its state', () => {
  const source = read('styles/forced.css');
  const [sheet, ...others] = parseCss(source).children as AST.CSS.Atrule[];
  expect([sheet!.name, sheet!.prelude, others]).toEqual(['media', '(forced-colors: active)', []]);
  const rules = sheet!.block!.children.map((rule) => source.slice(rule.start, rule.end));
  const has = (selector: string, declaration: string) =>
    rules.some((rule) => rule.split('{')[0]!.includes(selector) && rule.split('{')[1]!.includes(declaration));
  for (const control of ['button', '.button', '.choice', 'input', 'select', 'textarea'])
    expect(has(control, 'outline: 1px solid ButtonBorder'), control).toBe(true);
  for (const off of [':disabled', "[aria-disabled='true']"])
    expect(has(off, 'color: GrayText'), off).toBe(true);
  // by what the page marks a choice, the open tab and the current phase
  const marks = /\baria-(selected|pressed|checked|current)=/g;
  const used = sources()
    .filter((file) => file.endsWith('.svelte'))
    .flatMap((file) => [...read(file).matchAll(marks)].map(([, state]) => state!));
  const states = [...new Set(used)].sort();
  expect(states).toEqual(['checked', 'current', 'pressed', 'selected']);
  for (const state of states) {
    const selector = state === 'current' ? '[aria-current]' : `[aria-${state}='true']`;
    expect(has(selector, 'solid Highlight'), selector).toBe(true);
    expect(has(selector, 'text-decoration: underline'), selector).toBe(true);
  }
  // what has no such attribute is a radio button in a label, which is outlined
  expect(has('.choice:has(:checked)', 'solid Highlight')).toBe(true);
  // the rules weigh nothing and come first, so that the ring of the focus stays visible
  const styles = [...read('main.ts').matchAll(/'\.\/styles\/(\w+)\.css'/g)].map(([, name]) => name);
  expect(styles.indexOf('forced')).toBeLessThan(styles.indexOf('base'));
  expect(rules.filter((rule) => rule.includes('outline:') && !rule.includes(':where('))).toHaveLength(1);
});
