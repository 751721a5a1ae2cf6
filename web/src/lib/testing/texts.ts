/** The message files of all languages, as tests read them. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Message,
  parse,
  Visitor,
  type Pattern,
  type SelectExpression,
  type StringLiteral,
} from '@fluent/syntax';

const FOLDER = join(import.meta.dirname, '../../../../messages');
export const ENGLISH = 'en';
/** The languages that English is translated to. */
export const tags = readdirSync(FOLDER).filter((tag) => tag !== ENGLISH);

/** A text of a message or of one of its attributes, with its name. */
export interface Text {
  name: string;
  pattern: Pattern;
}
export const textOf = (tag: string, file: string) => readFileSync(join(FOLDER, tag, file), 'utf8');
export const filesOf = (tag: string) =>
  readdirSync(join(FOLDER, tag)).filter((file) => file.endsWith('.ftl'));

/** The files of which a language lacks messages. */
export function unfinishedOf(tag: string): string[] {
  const list = join(FOLDER, tag, 'UNFINISHED');
  return existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
}

const bodies = new Map<string, ReturnType<typeof parse>['body']>();
export function bodyOf(tag: string, file: string) {
  const path = `${tag}/${file}`;
  const body = bodies.get(path) ?? parse(textOf(tag, file), { withSpans: false }).body;
  bodies.set(path, body);
  return body;
}
export const messagesIn = (tag: string, file: string) =>
  bodyOf(tag, file).filter((entry) => entry instanceof Message);
export const textsIn = (tag: string, file: string): Text[] =>
  messagesIn(tag, file).flatMap(({ id, value, attributes }) => [
    ...(value ? [{ name: id.name, pattern: value }] : []),
    ...attributes.map((each) => ({ name: `${id.name}.${each.id.name}`, pattern: each.value })),
  ]);

/** What people read of a text: words, with `{}` for each value, and each branch in a line of its own. */
class Words extends Visitor {
  text = '';
  readonly literals: string[] = [];
  readonly selects: SelectExpression[] = [];
  override visitTextElement({ value }: { value: string }) {
    this.text += value;
  }
  override visitVariableReference() {
    this.text += '{}';
  }
  override visitMessageReference() {
    this.text += '{}';
  }
  override visitStringLiteral(node: StringLiteral) {
    this.literals.push(node.value);
    this.text += node.value;
  }
  override visitSelectExpression(node: SelectExpression) {
    this.selects.push(node);
    // each branch is read alone
    for (const { value } of node.variants) {
      this.text += ' \n';
      this.visit(value);
    }
    this.text += '\n';
  }
}
export function wordsOf(pattern: Pattern): Words {
  const words = new Words();
  words.visit(pattern);
  return words;
}
