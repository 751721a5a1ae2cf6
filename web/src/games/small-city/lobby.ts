import './messages';
import type { LobbyFace } from '$lib/face';
import { m } from '$messages';
import Skyline from './Skyline.svelte';

/** What a lobby says of a game of Small City. */
const lobby: LobbyFace = {
  Skyline,
  open: ['advanced', 'modules', 'forest_side', 'constants'],
  options: {
    advanced: {
      label: m.option_advanced,
      about: m.option_advanced_about,
      choices: { no: { label: m.option_no }, yes: { label: m.option_yes } },
    },
    modules: {
      label: m.option_modules,
      choices: {
        traders: { label: m.option_modules_traders, about: m.option_modules_traders_about },
        forest: { label: m.option_modules_forest, about: m.option_modules_forest_about },
      },
    },
    forest_side: {
      label: m.option_forest_side,
      choices: {
        easy: { label: m.option_forest_side_easy, about: m.option_forest_side_easy_about },
        expert: { label: m.option_forest_side_expert, about: m.option_forest_side_expert_about },
      },
    },
    constants: {
      label: m.option_constants,
      about: m.option_constants_about,
      choices: { standard: { label: m.option_constants_standard } },
    },
  },
};
export default lobby;
