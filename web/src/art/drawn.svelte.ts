/** Pictures of the drawings that all games share, in the colours of the theme. */

import { look } from '$lib/settings.svelte';
import art from './art.svg?raw';
import { picturesOf } from './pictures';

/** The drawings themselves. */
export { art as sprite };

/** A reader of the CSS properties of an element, which it reads once each: a read may force a style pass. */
function reader(element: () => Element) {
  const style = look.theme ? getComputedStyle(element()) : null;
  const known = new Map<string, string>();
  return (name: string) => {
    const worth = known.get(name) ?? style?.getPropertyValue(name) ?? '';
    known.set(name, worth);
    return worth;
  };
}
/** An element with the colours of the night, on a page with those of the day. */
const sleeper = () =>
  document.body.appendChild(Object.assign(document.createElement('i'), { className: 'night', hidden: true }));
const property = $derived(reader(() => document.documentElement));
const nightly = $derived(look.theme === 'light' ? reader(sleeper) : property);
const drawn = $derived(picturesOf(art, property));

/** The value of a CSS property in its theme. */
export const propertyOf = (name: string): string => property(name);
/** The same at night. */
export const nightOf = (name: string): string => nightly(name);

/** The URL of the picture of a drawing such as `disc-s`. */
export const drawingOf = (id: string): string => drawn(id);
