import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, Message } from '@fluent/syntax';
import * as compiler from 'svelte/compiler';
import { expect, it } from 'vitest';

/** What the mechanism itself asks for: a seat without a name, and the forms of names. */
const FIELDS = ['seat', 'named'];
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
  expect(named.filter((name) => !said.has(name) && !FIELDS.includes(name))).toEqual([]);
});

/** Attributes whose values people read or hear. */
const READ =
  /^(aria-label|aria-description|aria-roledescription|aria-valuetext|title|placeholder|alt|label|text)$/;

/** What no language translates: our name, keys as they are printed on a keyboard, a command. */
const PLAIN = /^(Citywright|Enter|Esc|Shift|Ctrl|citywright|replay|verify)$/;

/** A node of a template or of an expression in it. */
type Node = { type: string } & Record<string, unknown>;

/** By type of expression, the parts that become its value; what it compares or passes on is none of them. */
const VALUES: Record<string, string[]> = {
  ExpressionTag: ['expression'],
  TemplateLiteral: ['quasis', 'expressions'],
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['left', 'right'],
  BinaryExpression: ['left', 'right'],
};

/** The literal words of a template that people would read as they are. */
function literals(template: string): string[] {
  const found: string[] = [];
  const read = (text: unknown) => {
    const words = typeof text === 'string' ? (text.match(/\p{L}{2,}/gu) ?? []) : [];
    found.push(...words.filter((word) => !PLAIN.test(word)));
  };
  const visit = (part: unknown, look: (node: Node) => void): void => {
    if (Array.isArray(part)) part.forEach((each) => visit(each, look));
    else if (part && typeof part === 'object' && 'type' in part) look(part as Node);
  };
  const expression = (node: Node): void => {
    if (node.type === 'Literal') read(node['value']);
    if (node.type === 'TemplateElement') read((node['value'] as { cooked: string }).cooked);
    for (const key of VALUES[node.type] ?? []) visit(node[key], expression);
  };
  const element = (node: Node): void => {
    const { type, name } = node;
    if (type === 'Text') read(node['data']);
    else if (type === 'ExpressionTag') expression(node);
    else if (type === 'Attribute') {
      if (READ.test(String(name))) visit(node['value'], element);
    } else if (!/Expression$|^(StyleDirective|Comment)$/.test(type) && !/^(kbd|code)$/.test(String(name)))
      for (const child of Object.values(node)) visit(child, element);
  };
  element(compiler.parse(template, { modern: true }).fragment as unknown as Node);
  return found;
}

it('every word of a template comes from a message', { timeout: 60_000 }, () => {
  expect(
    literals('<p title="One">{a ? `two ${m.x()}` : f("no")} 3<b aria-label={a || "four"} id="no">x</b></p>'),
  ).toEqual(['One', 'two', 'four']);
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const bypass = files
    .filter((file) => file.endsWith('.svelte'))
    .map((file) => [file, literals(readFileSync(join(import.meta.dirname, file), 'utf8'))] as const)
    .filter(([, words]) => words.length);
  expect(Object.fromEntries(bypass)).toEqual({});
});

it('a component parts words as the language does, by a message or `listed`', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const glued = files
    .filter((file) => file.endsWith('.svelte'))
    .filter((file) => /\.join\(['"`][.,;:] /.test(readFileSync(join(import.meta.dirname, file), 'utf8')));
  expect(glued).toEqual([]);
});
