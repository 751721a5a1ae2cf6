/** How long what moves takes and how it goes, as the style sheets say: scripts that move things ask for it. */

const DURATIONS = ['tap', 'quick', 'move', 'order', 'count'] as const;
const EASINGS = ['out', 'drop', 'in-out'] as const;

const durations = new Map<string, number>();
const easings = new Map<string, string>();

/** Takes what the style of the page has now. To ask has the page styled at once: not for whoever is about to move something. */
export function readTokens(style: CSSStyleDeclaration) {
  for (const name of DURATIONS) {
    const value = style.getPropertyValue(`--m-${name}`).trim();
    durations.set(name, parseFloat(value) * (value.endsWith('ms') ? 1 : 1000) || 0);
  }
  for (const name of EASINGS) easings.set(name, style.getPropertyValue(`--e-${name}`).trim());
}

/** A duration in milliseconds, before it is divided by the speed. */
export const token = (name: (typeof DURATIONS)[number]): number => durations.get(name) ?? 0;
/** How something moves on its way, as CSS writes it. */
export const easing = (name: (typeof EASINGS)[number]): string => easings.get(name) || 'ease';
