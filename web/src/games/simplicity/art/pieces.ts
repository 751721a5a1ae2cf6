/** The drawings of the pieces and their colours: the first user adds them to the page once. */

import { mount } from 'svelte';
import Sprite from '$art/Sprite.svelte';
import '../tokens.css';
import art from './art.svg?raw';

mount(Sprite, { target: document.body, props: { art } });
