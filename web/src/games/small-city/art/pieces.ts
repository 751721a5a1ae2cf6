/** All drawings of the pieces: fetched with the screen, in the page once. */

import { mount } from 'svelte';
import Sprite from '$art/Sprite.svelte';
import './picture';
import { drawPieces } from './drawn.svelte';
import art from './art.svg?raw';

mount(Sprite, { target: document.body, props: { art } });

void drawPieces();
