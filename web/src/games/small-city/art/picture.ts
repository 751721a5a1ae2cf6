/** The drawings that the start page and the lobby share, and all colours: in the page once. */

import { mount } from 'svelte';
import Sprite from '$art/Sprite.svelte';
import '../tokens.css';
import art from './picture.svg?raw';

mount(Sprite, { target: document.body, props: { art } });
