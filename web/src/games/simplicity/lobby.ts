import { m } from '$messages';
import type { GameWords } from '../index';

/** What a lobby says of a game of Simplicity. The numbers follow SIM-2.2; the options are those of the rules' section 6. */
export const words: GameWords = {
  teamsEach: (players) => (players <= 3 ? 2 : 1),
  about: (players) => (players <= 3 ? m.teams_two({ players }) : m.teams_one({ players })),
  plain: ['demolition'],
  options: {
    demolition: {
      label: m.option_demolition,
      choices: {
        by_players: m.option_demolition_by_players,
        always: m.option_demolition_always,
        never: m.option_demolition_never,
      },
    },
    first_face: {
      label: m.option_first_face,
      choices: { random: m.option_first_face_random, a: m.option_first_face_a, b: m.option_first_face_b },
    },
    tie_break: {
      label: m.option_tie_break,
      choices: {
        final_pawns: m.option_tie_break_final_pawns,
        last_round_order: m.option_tie_break_last_round_order,
      },
    },
    stuck: {
      label: m.option_stuck,
      choices: { no_tile_fits: m.option_stuck_no_tile_fits, per_tile: m.option_stuck_per_tile },
    },
    order: {
      label: m.option_order,
      choices: { random: m.option_order_random, fixed: m.option_order_fixed },
    },
  },
};
