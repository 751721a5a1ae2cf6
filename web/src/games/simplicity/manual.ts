import './messages';
import './rule-messages';
import type { ManualFace } from '$lib/face';
import { m } from '$messages';
import RulesInBrief from './RulesInBrief.svelte';

const SECTIONS: Record<string, () => string> = {
  2: m.rules_s2,
  3: m.rules_s3,
  4: m.rules_s4,
  5: m.rules_s5,
  6: m.rules_s6,
};

/** What help and rules say of Simplicity. */
const manual: ManualFace = {
  keys: [
    { keys: ['1', '…', '7'], does: m.sim_key_slots },
    { keys: ['←', '↑', '↓', '→'], does: m.sim_key_arrows },
    { keys: ['Enter'], does: m.sim_key_enter },
    { keys: ['Esc'], does: m.sim_key_escape },
    { keys: ['u'], does: m.sim_key_take_back },
    { keys: ['p'], does: m.sim_key_replay },
    { keys: ['l'], does: m.sim_key_log },
    { keys: ['s'], does: m.sim_key_scores },
    { keys: ['r'], does: m.sim_key_rules },
    { keys: ['m'], does: m.sim_key_sound },
    { keys: ['?'], does: m.sim_key_help },
  ],
  Brief: RulesInBrief,
  section: (rule) => SECTIONS[/-(\d+)/.exec(rule)?.[1] ?? '']?.() ?? null,
};
export default manual;
