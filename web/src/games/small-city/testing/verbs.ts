/** Entries by verbs: how a person makes each of them, with nothing but the page's controls. */

import { tick } from 'svelte';
import { vi } from 'vitest';
import { until } from '$lib/testing/person';
import { m } from '$messages';
import { readBorder } from '../map/lines';
import type { TableModel } from '../model.svelte';
import { cellsOf, type Cell, type Entry } from '../wire';

/** Equal entries give the same text, whatever the order of their fields. */
export const textOf = (entry: Entry): string => {
  const fields = Object.entries(entry).filter(([, value]) => value !== null && value !== false);
  return JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** The number of presses and taps; those that move a place from where the first one put it do not count. */
let taps = 0;

/** Presses an item by its name; does nothing if it is chosen already. */
function press(model: TableModel, name: string) {
  const thing = model.things.find(({ thing }) => thing === name);
  if (!thing || thing.off) throw new Error(`there is no ${name} to press`);
  if (thing.on) return;
  taps += 1;
  thing.press();
}
/** Presses one of the open items, if there is a choice. */
function choose(model: TableModel, kind: string, what: unknown) {
  if (model.things.some(({ thing }) => thing.startsWith(`${kind} `)))
    press(model, `${kind} ${String(what ?? null)}`);
}
/** A person taps only what the map highlights: throws if it leaves one of the cells dark. */
function see(model: TableModel, cells: readonly Cell[]) {
  const { lit, pills, lamp = [], dashed = [], rises = [] } = model.overMap;
  const bright = new Set([...(lit?.keys() ?? []), ...(pills?.keys() ?? []), ...lamp, ...dashed, ...rises]);
  const dark = cells.filter((cell) => !bright.has(cell));
  if (dark.length) throw new Error(`${dark.join(' ')} is not lit`);
}
/** Taps cells until the aim is exactly their place. */
function pin(model: TableModel, cells: readonly Cell[]) {
  see(model, cells);
  const wanted = [...cells].sort().join(' ');
  if (cells.length) taps += 1;
  const aimed = () => [...(model.task?.places?.place?.cells ?? [])].sort().join(' ') === wanted;
  for (const cell of cells) {
    if (aimed()) return;
    if (!model.task?.places?.pins.has(cell)) model.tap(cell);
  }
  // places of one shape that share their pins follow each other
  for (let turns = 0; turns < 8 && !aimed(); turns += 1) {
    model.key({ key: 'r' });
  }
  if (!aimed()) throw new Error(`${wanted} cannot be aimed at`);
}
/** Opens the borough of a spot such as `2:c4`, and returns its cell. */
function visit(model: TableModel, spot: string): Cell {
  const [seat, cell] = spot.includes(':') ? spot.split(':') : [null, spot];
  if (Number(seat ?? model.play.me) !== model.play.open) {
    taps += 1;
    model.play.look(seat === null ? null : Number(seat));
  }
  return cell!;
}

function main(model: TableModel) {
  taps += 1;
  model.press(model.main);
}
function tap(model: TableModel, cell: Cell) {
  see(model, [cell]);
  taps += 1;
  model.tap(cell);
}

/** A person's actions for an entry, by the field that names its kind. */
const WAYS: Record<string, (model: TableModel, entry: never) => void> = {
  keep: (model, { keep }: { keep: string }) => (press(model, `pledge ${keep}`), main(model)),
  platform: (model, { platform }: { platform: string }) => (press(model, `pledge ${platform}`), main(model)),
  city: (model, { city }: { city: string }) => (press(model, `city ${city}`), main(model)),
  hall: (model, { hall }: { hall: string }) => (pin(model, cellsOf(hall)), main(model)),
  mayor: (model, { mayor }: { mayor: string }) => (pin(model, cellsOf(mayor)), main(model)),
  take(model, { take, choice }: { take: string; choice?: string }) {
    press(model, `card ${take}`);
    if (choice) choose(model, 'way', choice);
    main(model);
  },
  build(model, entry: { build: string; on: string; free?: boolean; pay?: string; enter?: string }) {
    press(model, `${entry.free ? 'free' : 'tile'} ${entry.build}`);
    pin(model, cellsOf(entry.on));
    choose(model, 'pay', entry.pay);
    choose(model, 'enter', entry.enter);
    main(model);
  },
  enlarge: (model, entry: { enlarge: Cell; with: string }) => rise(model, entry.enlarge, entry.with),
  upgrade: (model, entry: { upgrade: Cell; with: string }) => rise(model, entry.upgrade, entry.with),
  road(model, { road }: { road: string }) {
    press(model, 'piece road');
    pin(model, readBorder(road));
    main(model);
  },
  roundabout(model, { roundabout }: { roundabout: Cell }) {
    press(model, 'piece roundabout');
    pin(model, [roundabout]);
    main(model);
  },
  home(model, { home, person }: { home: Cell; person: string }) {
    tap(model, home);
    choose(model, 'enter', person);
    choose(model, 'way', person);
    // a home for one kind of people is taken by the tap
    if (model.task?.held) main(model);
  },
  move(model, { move, to, drive = false }: { move: string; to: string; drive?: boolean }) {
    press(model, `person ${move}`);
    tap(model, visit(model, to));
    choose(model, 'way', drive ? 'drive' : 'walk');
    if (model.things.some(({ thing }) => thing.startsWith('way '))) main(model);
  },
  sell: (model, { sell }: { sell: string }) => use(model, 'sell', sell),
  buy: (model, { buy }: { buy: number }) => use(model, 'buy', String(buy)),
  trade: (model, { trade }: { trade: string }) => use(model, 'trade', trade),
  discard: (model, { discard }: { discard: string }) => press(model, `piece ${discard}`),
  riot(model, { riot, person }: { riot: Cell; person?: string }) {
    const index = model.play.offers!.more!.filter((more) => 'riot' in more && more.person != null);
    const nth = index.findIndex((more) => 'person' in more && more.person === person);
    if (person == null) tap(model, riot);
    else model.press(model.task!.tools![nth]);
    main(model);
  },
  merge(model, entry: { merge: Cell; with: Cell }) {
    tap(model, entry.merge);
    tap(model, entry.with);
    main(model);
  },
  victim: (model, { victim }: { victim: Cell }) => (tap(model, victim), main(model)),
  grave: (model, { grave }: { grave: Cell }) => (tap(model, grave), main(model)),
  council(model, { council, disc, pay }: { council: number; disc: number; pay: string }) {
    press(model, `council ${council} ${disc + 1}`);
    choose(model, 'way', pay);
    main(model);
  },
};
function rise(model: TableModel, cell: Cell, on: string) {
  tap(model, cell);
  pin(model, cellsOf(on));
  main(model);
}
function use(model: TableModel, kind: string, value: string) {
  const lines = model.things.map((thing) => ({ thing, line: thing.thing.split(' ') }));
  const made = new Set(lines.flatMap(({ thing, line }) => (thing.on ? [line[1]] : [])));
  const open = lines.find(
    ({ thing, line }) => line[2] === kind && line[3] === value && !thing.off && !made.has(line[1]),
  );
  if (!open) throw new Error(`there is no ${kind} ${value} to press`);
  taps += 1;
  open.thing.press();
}

/** Makes an entry final, as a person does who knows what they want. */
export async function perform(model: TableModel, entry: Entry): Promise<void> {
  if (!('do' in entry)) {
    const kind = Object.keys(WAYS).find((kind) => kind in entry)!;
    return WAYS[kind]!(model, entry as never);
  }
  if (entry.do === 'grow') press(model, 'ground');
  // passing has a separate button where the primary button does something else
  const pass = [model.task?.other, ...(model.task?.tools ?? [])].find(
    (deed) => deed?.label === m.sc_council_pass() || deed?.label === m.sc_build_none(),
  );
  if (entry.do === 'end' && pass && model.main?.off) return model.press(pass);
  main(model);
  if (!model.main?.asks) return;
  await until(() => !model.main?.off, 'the question settles');
  main(model);
}

/** Records what verbs would send, and sends nothing. */
export class Probe {
  readonly #model: TableModel;
  readonly #spies: { mockRestore(): void }[];
  #made: Entry[] = [];
  /** The entries sent at once; the server judges the others first. */
  #sent: Entry[] = [];

  constructor(model: TableModel) {
    this.#model = model;
    const { play, table } = model;
    const made = (...entries: Entry[]) => {
      this.#made.push(...entries);
      return Promise.resolve(false);
    };
    const { view, offers } = table.state!;
    this.#spies = [
      vi.spyOn(play, 'act').mockImplementation((...entries) => {
        this.#sent.push(...entries);
        return made(...entries);
      }),
      vi.spyOn(play, 'note').mockImplementation(made),
      vi
        .spyOn(play, 'finish')
        .mockImplementation(async () => void (await made({ seat: play.me!, do: 'end' } as Entry))),
      vi.spyOn(play.draft, 'set').mockImplementation(() => Promise.resolve(null)),
      vi.spyOn(table, 'ask').mockResolvedValue({ problem: null, answer: { refusal: null } }),
      vi.spyOn(table, 'try').mockImplementation((entries) =>
        Promise.resolve({
          problems: entries.map(() => null),
          abouts: entries.map(() => null),
          view,
          offers,
        }),
      ),
    ];
  }

  /** The entries made since the last call. */
  take(): Entry[] {
    this.#sent = [];
    return this.#made.splice(0);
  }
  /** The entries that would have been sent at once since then. */
  get sent(): readonly Entry[] {
    return this.#sent;
  }
  /** Drops every choice, as Escape does. */
  letGo() {
    const { tasks, play } = this.#model;
    for (const task of tasks) (task.drop ?? task.letGo).call(task);
    play.look(null);
    this.take();
  }
  end() {
    this.letGo();
    for (const spy of this.#spies) spy.mockRestore();
  }

  /** The number of presses and taps that an entry took. */
  taps = 0;

  /** Makes an entry by verbs alone; returns the resulting texts. Only a one-word decision takes its time. */
  reach(entry: Entry): string[] | Promise<string[]> {
    const model = this.#model;
    if ('do' in entry) return this.#word(entry.do);
    const kind = Object.keys(WAYS).find((kind) => kind in entry);
    if (!kind) throw new Error(`no verb for ${JSON.stringify(entry)}`);
    taps = 0;
    WAYS[kind]!(model, entry as never);
    this.taps = taps;
    const made = this.take().map(textOf);
    this.letGo();
    return made;
  }
  /** Presses the buttons one after the other until one makes the one-word decision. */
  async #word(what: string): Promise<string[]> {
    const model = this.#model;
    const all: string[] = [];
    const buttons = () => [model.main, model.task?.other, ...(model.task?.tools ?? [])];
    const tries = what === 'grow' ? 1 : buttons().length;
    for (let nth = 0; nth < tries; nth += 1) {
      if (what === 'grow') press(model, 'ground');
      model.press(buttons()[nth]);
      // an empty plan needs a confirmation
      if (model.main?.asks) main(model);
      // a plan change is tried first
      await tick();
      const made = this.take();
      all.push(...made.map(textOf));
      this.letGo();
      if (made.some((entry) => 'do' in entry && entry.do === what)) break;
    }
    return all;
  }
}
