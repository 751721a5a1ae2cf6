/**
 * Pictures of what stands in boroughs. A map has hundreds of them, and a browser draws a picture in one go with
 * all around it, where each `<use>` is a drawing within the drawing.
 */

import { picturesOf } from '$art/pictures';
import { look } from '$lib/settings.svelte';
import art from './art.svg?raw';
import first from './picture.svg?raw';

/** What can be seen in the windows of the end: lights of those who won, none of the others. */
export type Windows = 'lit' | 'out';

const GLASS = '--glass';
/** Their glass, where it is not that of the page. */
const WINDOWS: Readonly<Record<'light' | 'dark', Partial<Record<Windows, string>>>> = {
  light: { lit: '#ffc63d' },
  dark: { lit: '#ffd873', out: '#3a4468' },
};

const drawn = $derived.by(() => {
  const { theme } = look;
  const style = theme && getComputedStyle(document.documentElement);
  const property = (name: string) => (style ? style.getPropertyValue(name) : '');
  const glazed = (windows?: Windows) => {
    const glass = theme && windows && WINDOWS[theme][windows];
    return picturesOf(art + first, (name) => (name === GLASS && glass) || property(name));
  };
  return { lit: glazed('lit'), out: glazed('out'), plain: glazed() };
});

/** The address of the picture of a drawing such as `r1`. */
export function pictureOf(drawing: string, windows?: Windows): string {
  // what is glass at City Hall is its roof
  const shines = windows === 'lit' && drawing.startsWith('hall-');
  return drawn[shines ? 'plain' : (windows ?? 'plain')](`sc-${drawing}`);
}
