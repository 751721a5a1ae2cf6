/** The drawings of the pieces and their colours: in the page once from whatever shows them first. */

import { mount } from 'svelte';
import Sprite from '$art/Sprite.svelte';
import '../tokens.css';
import art from './art.svg?raw';

mount(Sprite, { target: document.body, props: { art } });
