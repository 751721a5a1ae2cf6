import type { History, Patch, Step } from './wire';

type Node = Record<string, unknown>;

/**
 * Applies a patch (the part of RFC 6902 that the server uses: object members are added, removed and changed).
 * Unchanged parts are shared with the old document.
 */
export function patched<T>(document: T, patch: Patch): T {
  /** Copies made by this patch: nobody else has them yet, so further changes need no new copy. */
  const own = new Set<unknown>();

  /** A copy with another value at a path; without the member if there is no value. */
  function changed(node: unknown, [name, ...rest]: string[], value: unknown): unknown {
    if (name === undefined) return value;
    if (typeof node !== 'object' || node === null) throw new Error(`nothing at ${name}`);
    const copy = (
      own.has(node) ? node : Array.isArray(node) ? [...(node as unknown[])] : { ...node }
    ) as Node;
    own.add(copy);
    if (rest.length && !(name in copy)) throw new Error(`nothing at ${name}`);
    const next = changed(copy[name], rest, value);
    if (next === undefined) delete copy[name];
    else copy[name] = next;
    return copy;
  }

  return patch.reduce((before: unknown, change) => {
    const path = change.path.split('/').slice(1);
    const names = path.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
    return changed(before, names, change.op === 'remove' ? undefined : change.value);
  }, document) as T;
}

/** The steps of a history, each with the view after it. */
export function viewed({ view, steps }: History): Step[] {
  let shown: unknown = view;
  return steps.map(({ patch, ...step }) => ({ ...step, view: (shown = patched(shown, patch ?? [])) }));
}
