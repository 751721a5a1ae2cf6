/** Pictures of the drawings that all games share, in the colours of the theme. */

import { look } from '$lib/settings.svelte';
import art from './art.svg?raw';
import { picturesOf } from './pictures';

const property = $derived.by(() => {
  const style = look.theme ? getComputedStyle(document.documentElement) : null;
  const known = new Map<string, string>();
  return (name: string) => {
    const worth = known.get(name) ?? style?.getPropertyValue(name) ?? '';
    known.set(name, worth);
    return worth;
  };
});
const drawn = $derived(picturesOf(art, property));

/** The value of a CSS property in its theme, read once each: a read may force a style pass. */
export const propertyOf = (name: string): string => property(name);

/** The URL of the picture of a drawing such as `disc-s`. */
export const drawingOf = (id: string): string => drawn(id);
