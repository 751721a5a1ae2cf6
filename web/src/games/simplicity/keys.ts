import { m } from '$messages';

/** The keys of the game screen, as the help lists them. */
export const keys: { keys: string[]; does: () => string }[] = [
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
];
