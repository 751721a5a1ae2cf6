/** The options of a set-up: the choices and their effects. The server judges; this only checks beforehand. */

import type { OptionInfo } from './wire';

/** Values by key, as a table has them; missing ones have their default. */
export type Values = Readonly<Record<string, string>>;

const NONE = 'none';
const parts = (value: string) => value.split(',').map((part) => part.trim());

/** The chosen items of an option with several choices, or the one choice of another. */
export function chosenOf({ key, kind, choices }: OptionInfo, values: Values): string[] {
  const value = values[key];
  if (kind !== 'several') return [value ?? choices[0]?.name ?? ''];
  return value === undefined || value === NONE ? [] : parts(value);
}

/** The values of a per-seat option. */
export function seatsOf({ key, choices }: OptionInfo, values: Values, players: number): string[] {
  const first = choices[0]?.name ?? '';
  const all = parts(values[key] ?? first);
  return Array.from({ length: players }, (_, seat) => (all.length === 1 ? all[0] : all[seat]) ?? first);
}

/** Whether an option has any effect now. */
export function applies({ when }: OptionInfo, all: readonly OptionInfo[], values: Values): boolean {
  const other = when && all.find(({ key }) => key === when.key);
  return !other || chosenOf(other, values).includes(when.choice);
}

/** Why a choice among several is locked now, by other choices or, for `asks`, by other options. */
export type Bar = { why: 'needs' | 'excludes' | 'needed' | 'asks'; others: string[] };

/** Whether another option has the value that a choice asks for, which is never its default. */
const isAsked = ({ key, choice }: OptionInfo['choices'][number]['asks'][number], values: Values) =>
  values[key] === choice;

/** The obstacles to turning a choice on, or off if it is on. */
export function barOf(option: OptionInfo, name: string, values: Values): Bar | null {
  const on = chosenOf(option, values);
  const choice = option.choices.find((each) => each.name === name);
  if (!choice) return null;
  const bar = (why: Bar['why'], others: string[]) => (others.length ? { why, others } : null);
  if (on.includes(name)) {
    const users = option.choices.filter((each) => on.includes(each.name) && each.needs.includes(name));
    return bar(
      'needed',
      users.map((each) => each.name),
    );
  }
  const unasked = choice.asks.filter((asked) => !isAsked(asked, values)).map(({ key }) => key);
  const wanted = choice.excludes.filter((other) => on.includes(other));
  return (
    bar('excludes', wanted) ??
    bar(
      'needs',
      choice.needs.filter((other) => !on.includes(other)),
    ) ??
    bar('asks', unasked)
  );
}

/** The needs and exclusions of a choice, whatever is chosen now; current obstacles come first. */
export function tiesOf(option: OptionInfo, name: string, values: Values): (Bar & { stands: boolean })[] {
  const bar = barOf(option, name, values);
  const { needs, excludes, asks } = option.choices.find((each) => each.name === name)!;
  const all: Bar[] = [
    { why: 'needs', others: needs },
    { why: 'excludes', others: excludes },
    { why: 'asks', others: asks.map(({ key }) => key) },
  ];
  return [
    ...(bar ? [{ ...bar, stands: true }] : []),
    ...all
      .filter(({ why, others }) => others.length && why !== bar?.why)
      .map((tie) => ({ ...tie, stands: false })),
  ];
}

/** Whether exactly these are chosen among several. */
export const isChosen = (option: OptionInfo, names: readonly string[], values: Values): boolean =>
  several(option, names) === several(option, chosenOf(option, values));

/** Choices among several, written as one value. */
export const several = (option: OptionInfo, chosen: readonly string[]): string =>
  option.choices
    .map(({ name }) => name)
    .filter((name) => chosen.includes(name))
    .join(',') || NONE;

/** The values of a new table with some choices of one option, and with what these ask of other options. */
export function choosing(all: readonly OptionInfo[], key: string, value: string): Values {
  const option = all.find((each) => each.key === key);
  if (!option) return {};
  const on = chosenOf(option, { [key]: value });
  const asked = option.choices.filter(({ name }) => on.includes(name)).flatMap(({ asks }) => asks);
  return { ...Object.fromEntries(asked.map(({ key, choice }) => [key, choice])), [key]: value };
}

/** Toggles a choice among several. */
export function turned(option: OptionInfo, name: string, values: Values): string {
  const on = new Set(chosenOf(option, values));
  if (!on.delete(name)) on.add(name);
  return several(option, [...on]);
}

/** The values of all seats, written as one value. */
export const eachSeat = (seats: readonly string[]): string =>
  new Set(seats).size === 1 ? seats[0]! : seats.join(',');

/** Makes the values of seats distinct, for an option whose choices are for one seat each. */
function apart({ choices }: OptionInfo, own: readonly string[]): string[] {
  const [all, ...single] = choices.map(({ name }) => name);
  const used = new Set(own.filter((name) => name !== all));
  const seen = new Set<string>();
  return own.map((name) => {
    const free = single.find((each) => !used.has(each));
    const next = name === all || seen.has(name) ? (free ?? name) : name;
    used.add(next);
    seen.add(next);
    return next;
  });
}

/** The values of all seats after one of them gets a choice: if choices are exclusive, others change with it. */
export function given(option: OptionInfo, own: readonly string[], seat: number, name: string): string[] {
  if (!option.once) return own.with(seat, name);
  if (name === option.choices[0]?.name) return own.map(() => name);
  // the previous owner takes the old choice
  const swapped = own.map((each) => (each === name ? own[seat]! : each)).with(seat, name);
  return apart(option, swapped);
}

/** The chosen items without those that other options no longer allow. */
function askable(option: OptionInfo, values: Values): string {
  const asks = (name: string) => option.choices.find((choice) => choice.name === name)?.asks ?? [];
  const chosen = chosenOf(option, values);
  return several(
    option,
    chosen.filter((name) => asks(name).every((asked) => isAsked(asked, values))),
  );
}

/** Values that are valid together and for a number of players; options without effect are left out. */
export function fitting(all: readonly OptionInfo[], values: Values, players: number): Values {
  const fit = all.flatMap((option): [string, string][] => {
    const value = values[option.key];
    if (value === undefined || !applies(option, all, values)) return [];
    if (option.kind === 'several') return [[option.key, askable(option, values)]];
    if (option.kind !== 'each_seat') return [[option.key, value]];
    const own = seatsOf(option, values, players);
    const [first] = option.choices;
    const together = !option.once || own[0] === first?.name;
    return [[option.key, eachSeat(together ? own : apart(option, own))]];
  });
  return Object.fromEntries(fit);
}
