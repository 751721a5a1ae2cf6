/** Durations and easings of motion from the style sheets, for scripts that animate. */

const DURATIONS = ['tap', 'quick', 'move', 'order', 'count'] as const;
const EASINGS = ['out', 'drop', 'in-out'] as const;

const durations = new Map<string, number>();
const easings = new Map<string, string>();

/** Reads the page's current styles. A read forces a style pass: do not call it right before motion starts. */
export function readTokens(style: CSSStyleDeclaration) {
  for (const name of DURATIONS) {
    const value = style.getPropertyValue(`--m-${name}`).trim();
    durations.set(name, parseFloat(value) * (value.endsWith('ms') ? 1 : 1000) || 0);
  }
  for (const name of EASINGS) easings.set(name, style.getPropertyValue(`--e-${name}`).trim());
}

/** A duration in milliseconds, before the division by the speed. */
export const token = (name: (typeof DURATIONS)[number]): number => durations.get(name) ?? 0;
/** An easing, as CSS writes it. */
export const easing = (name: (typeof EASINGS)[number]): string => easings.get(name) || 'ease';
