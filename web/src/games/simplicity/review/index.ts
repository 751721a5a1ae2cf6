/** Simplicity under review. */

import type { ReviewFace } from '$lib/face';
import Moment from './Moment.svelte';
import Picture from './Picture.svelte';
import { words } from './words';

const face: ReviewFace = { ...words, Board: Moment, Picture };
export default face;
