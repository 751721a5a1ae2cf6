import { describe, expect, it } from 'vitest';
import { patched } from './patch';
import type { Patch } from './wire';

describe('a patch', () => {
  const before = { a: { 'x/y': 1, z: 2 }, list: [{ b: 1 }, { b: 2 }], same: { c: 1 }, 'g~': 1 };

  it('adds, replaces and removes, and leaves the document before as it was', () => {
    const kept = JSON.stringify(before);
    const after = patched<unknown>(before, [
      { op: 'remove', path: '/a/z' },
      { op: 'replace', path: '/a/x~1y', value: 3 },
      { op: 'add', path: '/a/w', value: null },
      { op: 'replace', path: '/list/1/b', value: 5 },
      { op: 'replace', path: '/g~0', value: {} },
    ]);
    expect(after).toEqual({
      a: { 'x/y': 3, w: null },
      list: [{ b: 1 }, { b: 5 }],
      same: { c: 1 },
      'g~': {},
    });
    expect(JSON.stringify(before)).toBe(kept);
  });

  it('shares what has not changed', () => {
    const after = patched(before, [{ op: 'replace', path: '/a/z', value: 3 }]);
    expect(after.same).toBe(before.same);
  });

  it('changes a part again without touching the patch or the document before', () => {
    const patch: Patch = [
      { op: 'add', path: '/a/new', value: { x: 1 } },
      { op: 'replace', path: '/a/new/x', value: 2 },
      { op: 'remove', path: '/same/c' },
      { op: 'add', path: '/same/c', value: 3 },
    ];
    const kept = JSON.stringify(patch);
    const after = patched<unknown>(before, patch);
    expect(after).toMatchObject({ a: { z: 2, new: { x: 2 } }, same: { c: 3 } });
    expect(JSON.stringify(patch)).toBe(kept);
    const between = JSON.stringify(after);
    patched(after, [{ op: 'replace', path: '/a/new/x', value: 4 }]);
    expect(JSON.stringify(after)).toBe(between);
  });

  it('fits one document only', () => {
    expect(() => patched(before, [{ op: 'replace', path: '/nothing/z', value: 3 }])).toThrow();
  });
});
