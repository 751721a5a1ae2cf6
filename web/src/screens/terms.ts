/** The terms of a table, in words. */

import { optionWords, valueWords } from '$lib/named';
import { applies, chosenOf, seatsOf, type Values } from '$lib/options';
import { listed } from '$lib/words';
import type { OptionInfo, Pace, TableDoc } from '$lib/wire';
import { m } from '$messages';

export function paceSaid(pace: Pace): string {
  switch (pace.kind) {
    case 'untimed':
      return m.pace_untimed();
    case 'live':
      return pace.move_seconds < 120
        ? m.terms_live({ minutes: pace.reserve_seconds / 60, seconds: pace.move_seconds })
        : m.terms_live_decision({ minutes: pace.move_seconds / 60 });
    case 'mail':
      return m.terms_mail({ count: pace.days });
  }
}

/** On or off, and nothing else. */
export const isSwitch = (option: OptionInfo) => option.choices.map(({ name }) => name).join() === 'no,yes';

/** The value of an option. */
export function valueSaid(game: string, option: OptionInfo, values: Values, players: number): string {
  const name = (choice: string) => valueWords(game, option, choice).label;
  if (isSwitch(option)) return chosenOf(option, values)[0] === 'yes' ? m.terms_yes() : m.terms_no();
  // what all seats have in common is said once
  if (option.kind === 'each_seat') return listed([...new Set(seatsOf(option, values, players))].map(name));
  return listed(chosenOf(option, values).map(name)) || m.terms_none();
}

/** The options with a real choice in the table's set-up. */
export const realOptions = (options: readonly OptionInfo[], values: Values) =>
  options.filter(
    (option) => (option.choices.length > 1 || option.kind === 'several') && applies(option, options, values),
  );

/** What a seat has by options for each seat, such as its city; nothing where all have the usual. */
export const ofSeat = (table: TableDoc, options: readonly OptionInfo[], seat: number): string[] =>
  realOptions(options, table.options)
    .filter((option) => option.kind === 'each_seat')
    .flatMap((option) => {
      const value = seatsOf(option, table.options, table.players)[seat];
      if (value === undefined || value === option.choices[0]?.name) return [];
      return [valueWords(table.game, option, value).label];
    });

/** The special terms of a table: its pace, and every option that is not as usual. */
export function unusual(table: TableDoc, options: readonly OptionInfo[]): string[] {
  const changed = realOptions(options, table.options).flatMap((option) => {
    const said = valueSaid(table.game, option, table.options, table.players);
    if (said === valueSaid(table.game, option, {}, table.players)) return [];
    const { label } = optionWords(table.game, option);
    return [
      isSwitch(option) && table.options[option.key] === 'yes'
        ? label
        : m.terms_option({ option: label, value: said }),
    ];
  });
  return [paceSaid(table.pace), ...changed];
}
