/** All drawings of the pieces: fetched with the screen, in the page once. */

import { mount } from 'svelte';
import Sprite from '$art/Sprite.svelte';
import { whileIdle } from '$lib/frames';
import './picture';
import { COLOURED, pictureOf } from './drawn.svelte';
import art from './art.svg?raw';

mount(Sprite, { target: document.body, props: { art } });

// a map that shows many of them for the first time would have to wait for all
void whileIdle(COLOURED, (drawing) => void pictureOf(drawing));
