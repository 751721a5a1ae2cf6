import '../messages';
import type { LobbyFace } from '$lib/face';
import Drawing from '../art/Drawing.svelte';
import City from './City.svelte';
import { presets } from './presets';
import Skyline from './Skyline.svelte';

/** The lobby's view of Small City. */
const lobby: LobbyFace = {
  Skyline,
  Drawing,
  portraits: { cities: City },
  presets,
  open: ['advanced'],
  // a game takes about two hours
  paces: [
    [1800, 180],
    [2700, 300],
    [3600, 600],
  ],
};
export default lobby;
