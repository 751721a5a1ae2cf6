import './messages';
import type { LobbyFace } from '$lib/face';
import Skyline from './Skyline.svelte';

/** The lobby's view of Simplicity. */
const lobby: LobbyFace = { Skyline, open: ['demolition'] };
export default lobby;
