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

const lines = named.map((entry) => {
  const found = new Variables();
  found.visit(entry);
  const values = [...found.names].map((name) => `${name}: Value`).join('; ');
  return `  ${entry.id.name}: (${values && `values: { ${values} }`}) => string;\n`;
});
const text = `// Made by scripts/messages.mjs from messages/en.
type Value = string | number;

export interface Messages {
${lines.join('')}}
`;
writeFileSync(new URL('../src/lib/messages.gen.ts', import.meta.url), text);
