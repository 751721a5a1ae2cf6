/** The special rules of each city, in brief: the one list that names them. The most important chips come first. */

import { m } from '$messages';

/** A rule, and its summary in two or three words. */
interface Chip {
  rule: string;
  says: () => string;
}
const chip = (number: number, says: () => string): Chip => ({ rule: `SP-EUR-${number}`, says });

/** By the document name of a city; its mark is the symbol `sc-city-` plus that name. */
export const CITIES: Readonly<Record<string, readonly Chip[]>> = {
  paris: [
    chip(12, m.sc_city_river),
    chip(10, m.sc_city_no_heavy),
    chip(13, m.sc_city_go_home),
    chip(11, m.sc_city_works_edge),
    chip(4, m.sc_city_eiffel),
  ],
  london: [chip(21, m.sc_city_move_in), chip(22, m.sc_city_all_fill), chip(20, m.sc_city_smoky)],
  zurich: [
    chip(31, m.sc_city_lake_homes),
    chip(34, m.sc_city_clean),
    chip(33, m.sc_city_works_edge),
    chip(32, m.sc_city_reserved),
    chip(30, m.sc_city_two_shops),
  ],
  madrid: [chip(42, m.sc_city_free_home), chip(41, m.sc_city_ring), chip(40, m.sc_city_jardin)],
  rome: [chip(4, m.sc_city_tiber), chip(50, m.sc_city_smoky)],
  berlin: [chip(60, m.sc_city_wall), chip(61, m.sc_city_wall_falls), chip(62, m.sc_city_merging)],
  helsinki: [chip(72, m.sc_city_by_water), chip(70, m.sc_city_few), chip(71, m.sc_city_two_homes)],
  athens: [chip(80, m.sc_city_parthenon), chip(82, m.sc_city_shops_smoke), chip(81, m.sc_city_piraeus)],
};
