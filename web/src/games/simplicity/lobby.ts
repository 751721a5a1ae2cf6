import './messages';
import type { LobbyFace } from '$lib/face';
import Skyline from './Skyline.svelte';

/** What a lobby shows of a game of Simplicity. */
const lobby: LobbyFace = { Skyline, open: ['demolition'] };
export default lobby;
