import type { Preset } from '$lib/face';
import { m } from '$messages';

/** Module combinations, one per row; the server decides which modules exist and fit together. */
export const presets: readonly Preset[] = [
  { option: 'modules', name: m.sc_preset_base, about: m.sc_preset_base_about, choices: [] },
  {
    option: 'modules',
    name: m.sc_preset_first,
    about: m.sc_preset_first_about,
    choices: ['traders', 'cards'],
  },
  {
    option: 'modules',
    name: m.sc_preset_woods,
    about: m.sc_preset_woods_about,
    choices: ['traders', 'forest'],
  },
  {
    option: 'modules',
    name: m.sc_preset_forests,
    about: m.sc_preset_forests_about,
    choices: ['police', 'traders', 'forest', 'cards', 'buildings', 'promises', 'historic', 'roads'],
  },
  {
    option: 'modules',
    name: m.sc_preset_cities,
    about: m.sc_preset_cities_about,
    choices: ['traders', 'cities'],
  },
  {
    option: 'modules',
    name: m.sc_preset_europe,
    about: m.sc_preset_europe_about,
    choices: ['police', 'traders', 'cities', 'cards', 'buildings', 'promises', 'roads'],
  },
];
