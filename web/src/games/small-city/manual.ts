import './messages';
import './rule-messages';
import type { ManualFace } from '$lib/face';
import { m } from '$messages';

const SECTIONS: Record<string, () => string> = {
  'SC-2': m.small_city_rules_2,
  'SC-3': m.small_city_rules_3,
  'SC-4': m.small_city_rules_4,
  'SC-5': m.small_city_rules_5,
  'SC-6': m.small_city_rules_6,
  'SC-7': m.small_city_rules_7,
  'SC-8': m.small_city_rules_8,
  'SC-9': m.small_city_rules_9,
  'SC-10': m.small_city_rules_10,
  'SC-11': m.small_city_rules_11,
  'SC-12': m.small_city_rules_12,
  'SC-13': m.small_city_rules_13,
  'SC-14': m.small_city_rules_14,
  'SC-16': m.small_city_rules_16,
  'SC-17': m.small_city_rules_17,
  'SC-18': m.small_city_rules_18,
  'SP-SET': m.small_city_rules_modules,
  'SP-TRD': m.option_modules_traders,
  'SP-FOR': m.option_modules_forest,
};

/** What help and rules say of Small City. */
const manual: ManualFace = {
  section: (rule) =>
    SECTIONS[rule.slice(0, rule.lastIndexOf(rule.startsWith('SC-') ? '.' : '-'))]?.() ?? null,
};
export default manual;
