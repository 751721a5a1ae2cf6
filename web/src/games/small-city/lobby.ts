import './messages';
import type { LobbyFace } from '$lib/face';
import Skyline from './Skyline.svelte';

/** What a lobby shows of a game of Small City. */
const lobby: LobbyFace = { Skyline, open: ['advanced', 'modules', 'forest_side', 'constants'] };
export default lobby;
