/** The names of a round's phases. */

import '../messages';
import { m } from '$messages';

export const PHASES = [
  m.sc_phase_cards,
  m.sc_phase_build,
  m.sc_phase_move,
  m.sc_phase_income,
  m.sc_phase_vote,
  m.sc_phase_pollution,
  m.sc_phase_council,
  m.sc_phase_mayor,
].map((name, index) => ({ phase: index + 1, name }));
