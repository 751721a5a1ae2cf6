import './messages';
import type { LobbyFace } from '$lib/face';
import { m } from '$messages';
import Skyline from './Skyline.svelte';

/** What a lobby says of a game of Simplicity; the options are those of the rules' section 6. */
const lobby: LobbyFace = {
  Skyline,
  open: ['demolition'],
  options: {
    components: {
      label: m.option_components,
      choices: { standard: { label: m.option_components_standard } },
    },
    demolition: {
      label: m.option_demolition,
      choices: {
        by_players: { label: m.option_demolition_by_players },
        always: { label: m.option_demolition_always },
        never: { label: m.option_demolition_never },
      },
    },
    first_face: {
      label: m.option_first_face,
      choices: {
        random: { label: m.option_first_face_random },
        a: { label: m.option_first_face_a },
        b: { label: m.option_first_face_b },
      },
    },
    tie_break: {
      label: m.option_tie_break,
      choices: {
        final_pawns: { label: m.option_tie_break_final_pawns },
        last_round_order: { label: m.option_tie_break_last_round_order },
      },
    },
    stuck: {
      label: m.option_stuck,
      choices: {
        no_tile_fits: { label: m.option_stuck_no_tile_fits },
        per_tile: { label: m.option_stuck_per_tile },
      },
    },
    order: {
      label: m.option_order,
      choices: { random: { label: m.option_order_random }, fixed: { label: m.option_order_fixed } },
    },
  },
};
export default lobby;
