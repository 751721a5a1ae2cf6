/** Pictures of the drawings that all games have, in the colours of the theme. */

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

/** What a property of the page is worth in its theme; each is asked for once: a browser may have to style the page for it. */
export const propertyOf = (name: string): string => property(name);

/** The address of the picture of a drawing such as `disc-s`. */
export const drawingOf = (id: string): string => drawn(id);
