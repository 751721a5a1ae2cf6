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

/** After a tap a touch screen would keep the shade. */
it('only a pointer that hovers shades what is under it', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const found = files.flatMap((file) => {
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
