/** A game may light windows by this property, so they stay shapes of the page. */
const LIVE = '--glass';
/** A picture is as sharp as it is wide: some browsers draw it once at its own size. */
const SCALE = 8;

/** A drawing that is used many times at once says so by its class. */
const SYMBOL = /<symbol id="([^"]+)"( class="picture")? viewBox="0 0 (\d+) (\d+)">([^]*?)<\/symbol>/g;

/**
 * Makes one picture of each symbol of a sprite that is used many times. A browser keeps a copy of every shape for each `<use>` and
 * styles it anew whenever something around it changes; of a picture it keeps one. A picture knows nothing of the
 * page's properties, so they are put in here: `property` gives what each is worth now.
 */
export function withPictures(sprite: string, property: (name: string) => string): string {
  const bodies = new Map(
    [...sprite.matchAll(SYMBOL)].map(([, id, , width, height, body]) => [
      id!,
      { box: `0 0 ${width} ${height}`, body: body! },
    ]),
  );
  const inlined = (body: string): string =>
    body.replace(/<use href="#([^"]+)"\/>/g, (_, id: string) => {
      const used = bodies.get(id)!;
      return `<svg viewBox="${used.box}">${inlined(used.body)}</svg>`;
    });
  const coloured = (body: string): string =>
    body.replace(
      /var\((--[\w-]+)(?:,([^)]*))?\)/g,
      (_, name: string, otherwise = '') => property(name).trim() || otherwise,
    );

  return sprite.replace(SYMBOL, (symbol: string, id: string, many: string | undefined, ...rest: string[]) => {
    const [width, height, body] = rest as [string, string, string];
    if (!many) return symbol;
    const live = [...body.matchAll(/<[^<>]+\/>/g)]
      .map(([shape]) => shape)
      .filter((shape) => shape.includes(LIVE));
    const size = `width="${Number(width) * SCALE}" height="${Number(height) * SCALE}"`;
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}>${coloured(inlined(body))}</svg>`;
    const image = `<image width="${width}" height="${height}" href="data:image/svg+xml,${encodeURIComponent(picture)}"/>`;
    return `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${image}${live.join('')}</symbol>`;
  });
}
