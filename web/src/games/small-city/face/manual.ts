import '../messages';
import './rule-messages';
import type { ManualFace } from '$lib/face';
import { m } from '$messages';
import Brief from './Brief.svelte';

/** Help and rules of Small City. */
const manual: ManualFace = {
  keys: [
    { keys: ['←', '↑', '↓', '→'], does: m.sc_key_arrows },
    { keys: ['Home', 'End'], does: m.sc_key_ends },
    { keys: ['Page Up', 'Page Down'], does: m.sc_key_lit },
    { keys: ['Enter'], does: m.sc_key_enter },
    { keys: ['Space'], does: m.sc_key_space },
    { keys: ['r'], does: m.sc_key_turn },
    { keys: ['Esc'], does: m.sc_key_escape },
    { keys: ['u'], does: m.play_act_take_back },
    { keys: ['Shift u'], does: m.sc_plan_reopen },
    { keys: ['h'], does: m.play_hint_key },
    { keys: ['t'], does: m.sc_key_desk },
    { keys: ['n', 'N'], does: m.sc_key_next },
    { keys: ['[', ']', '0'], does: m.sc_key_boroughs },
    { keys: ['1', '2', '3', '4'], does: m.sc_key_ways },
    { keys: ['v'], does: m.sc_key_compare },
    { keys: ['p', 'c', 'k', 'l'], does: m.sc_key_drawers },
    { keys: ['.', ',', 'x'], does: m.sc_key_reveal },
    { keys: ['w'], does: m.sc_key_replay },
    { keys: ['+', '-'], does: m.sc_key_size },
    { keys: ['m'], does: m.sc_key_sound },
    { keys: ['?'], does: m.help },
  ],
  Brief,
};
export default manual;
