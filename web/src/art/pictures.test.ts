import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { withPictures } from './pictures';

/** The drawings of the page, and a house. */
const HOUSE = `<symbol id="house" class="picture" viewBox="0 0 48 48">
 <path d="M8 8h9v9z" fill="var(--wall,#fffaf1)"/><path d="M9 9h2v2z" fill="var(--door,#43506b)"/>
</symbol>`;
const art = readFileSync(new URL('./art.svg', import.meta.url), 'utf8') + HOUSE;
const colours: Record<string, string> = { '--rim': ' #111', '--seat-s': '#d00' };
const drawn = withPictures(art, (name) => colours[name] ?? '');

/** The content of a symbol, and of its picture if it has one. */
function symbol(sprite: string, id: string) {
  const body = new RegExp(`<symbol id="${id}"[^>]*>([^]*?)</symbol>`).exec(sprite)![1]!;
  const [, url] = /<image [^>]*href="data:image\/svg\+xml,([^"]*)"\/>/.exec(body) ?? [];
  return { body, shapes: body.match(/<(?!\/)/g)!.length, picture: url && decodeURIComponent(url) };
}

describe('pictures', () => {
  it('keep every symbol, and those that are used a few times as they are', () => {
    const ids = (sprite: string) => [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids(drawn)).toEqual(ids(art));
    for (const id of ['rim', 'em-s', 'mark']) expect(symbol(drawn, id)).toEqual(symbol(art, id));
  });

  it('leave one shape of a symbol that is used many times', () => {
    for (const id of ['disc-s', 'pawn-t', 'house']) expect([id, symbol(drawn, id).shapes]).toEqual([id, 1]);
  });

  it('have the colours of the page, or those of the drawing', () => {
    const { picture } = symbol(drawn, 'disc-s');
    expect(picture).toContain('fill="#111"');
    expect(picture).toContain('fill="#d00"');
    expect(picture).toContain('fill="#fffaf1"');
    for (const [, id] of drawn.matchAll(/<symbol id="([^"]+)"/g))
      expect(symbol(drawn, id!).picture ?? '').not.toMatch(/var\(|<use/);
  });

  it('contain what the drawing only refers to', () => {
    // the disc of a pawn: a rim of two circles, its own, and the emblem
    expect(symbol(drawn, 'pawn-s').picture!.match(/<circle/g)).toHaveLength(3);
  });
});
