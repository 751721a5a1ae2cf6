import { m } from '$messages';

/** The keys of the plain screen, as the help lists them. */
export const keys: { keys: string[]; does: () => string }[] = [
  { keys: ['/'], does: m.plain_key_find },
  { keys: ['Enter'], does: m.plain_key_enter },
  { keys: ['Esc'], does: m.plain_key_escape },
  { keys: ['U'], does: m.play_act_take_back },
  { keys: ['?'], does: m.plain_key_help },
];
