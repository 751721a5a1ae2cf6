import '../messages';
import type { ManualFace } from '$lib/face';
import { m } from '$messages';
import Drawing from './Drawing.svelte';
import { brief, chapters, differences } from './passages';
import { taught, teach } from './taught';
import { learn } from '$lib/language';

// the rules of this game, loaded with the page that shows them
await learn(
  'simplicity',
  import.meta.glob<string>('../../../../../messages/*/simplicity-{rules,manual-page}.ftl', {
    query: '?raw',
    import: 'default',
  }),
);

/** Help and rules of Simplicity. */
const manual: ManualFace = {
  keys: [
    { keys: ['1', '…', '7'], does: m.sim_key_slots },
    { keys: ['←', '↑', '↓', '→'], does: m.sim_key_arrows },
    { keys: ['Enter'], does: m.sim_key_enter },
    { keys: ['Esc'], does: m.sim_key_escape },
    { keys: ['U'], does: m.play_act_take_back },
    { keys: ['H'], does: m.play_hint_key },
    { keys: ['P'], does: m.play_log_replay },
    { keys: ['L'], does: m.play_log_title },
    { keys: ['S'], does: m.sim_scores_title },
    { keys: ['R'], does: m.rules },
    { keys: ['M'], does: m.sim_key_sound },
    { keys: ['?'], does: m.help },
  ],
  brief,
  chapters,
  differences,
  taught,
  teach,
  Drawing,
};
export default manual;
