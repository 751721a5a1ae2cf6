import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, Message } from '@fluent/syntax';
import { expect, it } from 'vitest';

/** The texts that a document's field supplies itself: a seat without a name. */
const FIELD = 'seat';
const MESSAGES = join(import.meta.dirname, '../../messages/en');

/** The page asks for its own messages by name; the types ensure that they exist. */
it('every message of the page is used somewhere', () => {
  const files = readdirSync(MESSAGES).filter((file) => /^(common|page)\.ftl$|-(page|face)\.ftl$/.test(file));
  const named = files.flatMap((file) =>
    parse(readFileSync(join(MESSAGES, file), 'utf8'), {}).body.flatMap((entry) =>
      // What documents tell has hyphens in its name, and is Rust's to check.
      entry instanceof Message && !entry.id.name.includes('-') ? [entry.id.name] : [],
    ),
  );
  expect(named.length).toBeGreaterThan(350);
  const source = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('messages.gen.ts'))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const said = new Set([...source.matchAll(/\bm\.(\w+)/g)].map(([, name]) => name));
  expect(named.filter((name) => !said.has(name) && name !== FIELD)).toEqual([]);
});
