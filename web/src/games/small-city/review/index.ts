/** Small City under review. */

import type { ReviewFace } from '$lib/face';
import Moment from './Moment.svelte';
import { words } from './words';

const face: ReviewFace = { ...words, Board: Moment };
export default face;
