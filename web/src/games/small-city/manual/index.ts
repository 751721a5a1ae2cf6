import '../messages';
import '../face/rule-messages';
import type { ManualFace } from '$lib/face';
import { m } from '$messages';
import { learn } from '$lib/language';
import Drawing from './Drawing.svelte';
import { modules } from './modules';
import { brief, chapters } from './passages';
import { taught, teach } from './taught';

await learn(
  'small-city',
  import.meta.glob<string>('../../../../../messages/*/small-city-manual-page.ftl', {
    query: '?raw',
    import: 'default',
  }),
);

/** Help and rules of Small City. */
const manual: ManualFace = {
  keys: [
    { keys: ['←', '↑', '↓', '→'], does: m.sc_key_arrows },
    { keys: ['Home', 'End'], does: m.sc_key_ends },
    { keys: ['Page Up', 'Page Down'], does: m.sc_key_lit },
    { keys: ['Enter'], does: m.sc_key_enter },
    { keys: ['Space'], does: m.sc_key_space },
    { keys: ['R'], does: m.sc_key_turn },
    { keys: ['Esc'], does: m.sc_key_escape },
    { keys: ['U'], does: m.play_act_take_back },
    { keys: ['Shift U'], does: m.sc_plan_reopen },
    { keys: ['H'], does: m.play_hint_key },
    { keys: ['T'], does: m.sc_key_desk },
    { keys: ['N', 'Shift N'], does: m.sc_key_next },
    { keys: ['[', ']', '0'], does: m.sc_key_boroughs },
    { keys: ['1', '2', '3', '4'], does: m.sc_key_ways },
    { keys: ['V'], does: m.sc_key_compare },
    { keys: ['P', 'C', 'K', 'L'], does: m.sc_key_drawers },
    { keys: ['.', ',', 'X'], does: m.sc_key_reveal },
    { keys: ['W'], does: m.sc_key_replay },
    { keys: ['+', '-'], does: m.sc_key_size },
    { keys: ['M'], does: m.sc_key_sound },
    { keys: ['?'], does: m.help },
  ],
  brief,
  chapters,
  modules,
  modulesCourse: 'module',
  modulesOption: 'modules',
  taught,
  teach,
  Drawing,
};
export default manual;
