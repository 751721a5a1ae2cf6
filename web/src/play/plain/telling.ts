/** The documents of any game in words. */

import { tell, type Reader } from '$lib/words';
import { written, writtenKind, type Told } from './choices';

interface Sentence {
  text: string;
  rule: string | null;
}

/** The text of a document by the game's messages; null without a message. */
function message(field: string, document: unknown, reader: Reader): string | null {
  const told = document ? tell(field, document, reader) : '';
  return told === '' || told === `{${field}}` ? null : told;
}

/** A document in words; without a message, in record notation. */
function sentence(field: string, document: unknown, plain: object, reader: Reader): Sentence {
  const { text, rule } = (document ?? {}) as { text?: unknown; rule?: unknown };
  const told = typeof text === 'string' ? text : message(field, document, reader);
  return { text: told ?? written(plain), rule: typeof rule === 'string' ? rule : null };
}

/** The action of a choice, with its rule: its `action`, if the game separates that from the yield. */
function deed(about: unknown): unknown {
  const { action, rule } = (about ?? {}) as { action?: unknown; rule?: unknown };
  return action && typeof action === 'object' ? { ...action, rule } : about;
}

/** A choice in words; its kind comes from the same document. */
export const toldChoice = ({ entry, about }: { entry: unknown; about: unknown }, reader: Reader): Told => ({
  entry: entry as object,
  ...sentence('choice', deed(about), entry as object, reader),
  kind: message('kind', deed(about), reader) ?? writtenKind(entry as object),
});

/** An event in words. */
export const toldEvent = (event: unknown, reader: Reader): Sentence =>
  sentence('event', event, event as object, reader);

/** The seat that an event is about. */
export function seatOf(event: unknown): number | null {
  const seat = (event as { seat?: unknown } | null)?.seat;
  return typeof seat === 'number' ? seat : null;
}
