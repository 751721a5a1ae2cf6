// Writes the types of the page's messages, so that a wrong name or value is a fault of the check.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Message, parse, Visitor } from '@fluent/syntax';

const folder = new URL('../../messages/en/', import.meta.url);
const files = readdirSync(folder).filter((file) => !/^(server|terminal)\.|-terminal\.ftl$/.test(file));
// Messages of documents have hyphens in their names; the page asks for the others by name.
const named = files
  .flatMap((file) => parse(readFileSync(new URL(file, folder), 'utf8'), {}).body)
  .filter((entry) => entry instanceof Message && !entry.id.name.includes('-'));

class Variables extends Visitor {
  names = new Set();
  visitVariableReference(node) {
    this.names.add(node.id.name);
  }
}

/** What a message names by its code, so that each language can choose the form of the name that it needs. */
const PIECES = /^(tile|person|material|stack|promise|card|city|land|symbol)$/;
/** The type of a value; `$x_is` and such come with `$x`. */
const typeOf = (name, all) => (all.has(`${name}_is`) ? 'Someone' : PIECES.test(name) ? 'Piece' : 'Value');
const DERIVED = /_(is|code|initial)$/;

const lines = named.map((entry) => {
  const found = new Variables();
  found.visit(entry);
  const names = [...found.names].filter((name) => !DERIVED.test(name));
  const values = names.map((name) => `${name}: ${typeOf(name, found.names)}`).join('; ');
  return `  ${entry.id.name}: (${values && `values: { ${values} }`}) => string;\n`;
});
const text = `// Made by scripts/messages.mjs from messages/en.
import type { Piece, Someone, Value } from './language';

export interface Messages {
${lines.join('')}}
`;
writeFileSync(new URL('../src/lib/messages.gen.ts', import.meta.url), text);
