/** Colour perception: contrast, and distance also with three simulated kinds of colour vision. */

type Three = readonly [number, number, number];

export const SIGHTS = ['normal', 'protan', 'deutan', 'tritan'] as const;
type Sight = (typeof SIGHTS)[number];

const MATRICES: Record<Exclude<Sight, 'normal'>, readonly Three[]> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The colours of a file of tokens, `#rrggbb` by name, by day and at night. */
export function tokens(...files: string[]): { light: Colours; dark: Colours } {
  const light: Colours = {};
  const dark: Colours = {};
  for (const css of files) {
    const night = css.search(/:root\[data-theme=['"]dark['"]\]/);
    Object.assign(light, read(css.slice(0, night)));
    Object.assign(dark, read(css.slice(night)));
  }
  return { light, dark: { ...light, ...dark } };
}
type Colours = Record<string, string>;

const read = (css: string): Colours =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\s*;/g)].map(([, name, colour]) => [name, colour]),
  );

/** The light of the three primaries, from 0 to 1. */
const linear = (colour: string): Three => {
  const part = (from: number) => {
    const value = parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};

const luminance = (colour: string): number => {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours as WCAG counts it, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** CIELAB, as an eye with this colour vision sees it. */
function lab(colour: string, sight: Sight): Three {
  const light = linear(colour);
  const [red, green, blue] =
    sight === 'normal'
      ? light
      : (MATRICES[sight].map((row) =>
          Math.min(1, Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2])),
        ) as unknown as Three);
  const root = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const DEGREE = Math.PI / 180;
const SEVENTH = 25 ** 7;

/** The difference of two colours for a kind of colour vision: CIEDE2000. */
function distance(a: string, b: string, sight: Sight): number {
  const [l1, a1, b1] = lab(a, sight);
  const [l2, a2, b2] = lab(b, sight);
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const more = 1 + 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + SEVENTH)));
  const [c1, c2] = [Math.hypot(a1 * more, b1), Math.hypot(a2 * more, b2)];
  const hue = (y: number, x: number) => (Math.atan2(y, x) / DEGREE + 360) % 360;
  const [h1, h2] = [hue(b1, a1 * more), hue(b2, a2 * more)];
  const turn = c1 && c2 ? ((h2 - h1 + 540) % 360) - 180 : 0;
  const [dl, dc] = [l2 - l1, c2 - c1];
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * DEGREE);
  const [lm, cm, hm] = [(l1 + l2) / 2, (c1 + c2) / 2, (h1 + turn / 2 + 360) % 360];
  const cos = (degrees: number) => Math.cos(degrees * DEGREE);
  const t = 1 - 0.17 * cos(hm - 30) + 0.24 * cos(2 * hm) + 0.32 * cos(3 * hm + 6) - 0.2 * cos(4 * hm - 63);
  const sl = 1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * cm, 1 + 0.015 * cm * t];
  const bent = -2 * Math.sqrt(cm ** 7 / (cm ** 7 + SEVENTH));
  const rt = bent * Math.sin(60 * DEGREE * Math.exp(-(((hm - 275) / 25) ** 2)));
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh));
}

/** The two closest colours for this kind of colour vision, and their distance. */
export function nearest(colours: Colours, names: readonly string[], sight: Sight): [number, string, string] {
  const pairs = names.flatMap((a, index) =>
    names
      .slice(index + 1)
      .map((b): [number, string, string] => [distance(colours[a]!, colours[b]!, sight), a, b]),
  );
  return pairs.reduce((best, pair) => (pair[0] < best[0] ? pair : best));
}
