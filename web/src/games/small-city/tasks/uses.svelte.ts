import { changeText } from '../words';
import { m } from '$messages';
import { leadsOn } from '../model/draft.svelte';
import type { Play } from '../model/play.svelte';
import { cellsOf, MATERIALS, type Entry, type Material, type Offers } from '../wire';
import { ADDED } from './added';
import { countedFor, shopsOf, USES, type Shop, type Use, type Used } from './shops';
import type { Deed, Over, Said, Task, Thing } from './task';

/** A use, made or still open. */
export interface Line {
  use: Use;
  /** Its place; null if no place explains it. */
  shop: Used | null;
  /** Its index in the draft; null while open. */
  entry: number | null;
  /** The choice. */
  chosen: string | null;
}

/** Shops, Harbor and places abroad are used, in any order (SC-9.2, SC-9.4). */
export class Income implements Task {
  readonly desk = 'uses';
  readonly #play: Play;
  /** The use of a place behind each draft entry. */
  #chosenFor = $state.raw<readonly (Used | null)[]>([]);

  constructor(play: Play) {
    this.#play = play;
  }

  /** The yields of places so far. */
  readonly counted = $derived.by(() => countedFor(this.#play.stage.steps, this.#play.me ?? -1));
  readonly #shops = $derived.by(() => {
    const { view, me, tables } = this.#play;
    return me === null ? [] : shopsOf(view, me, tables);
  });
  /** Places by their numbers on the map; a place with two uses has one number. */
  readonly #numbers = $derived.by(() => {
    const numbers = new Map<string, number>();
    for (const shop of [...this.counted, ...this.#shops])
      if (!numbers.has(keyOf(shop))) numbers.set(keyOf(shop), numbers.size + 1);
    return numbers;
  });
  readonly numberOf = (shop: Shop): number => this.#numbers.get(keyOf(shop)) ?? 0;
  readonly lines = $derived.by((): Line[] => {
    const { draft, view } = this.#play;
    const made = draft.entries.flatMap((entry, index) => {
      const use = USES.find((use) => use in entry);
      return use ? [{ use, entry: index, chosen: String((entry as Record<string, unknown>)[use]) }] : [];
    });
    const open = USES.flatMap((use) =>
      Array.from({ length: view.now[use] }, () => ({ use, entry: null, chosen: null })),
    );
    // a use chosen for a place stays there; the others take the rest, in order
    const shops = this.#shops;
    const left = [...shops];
    const take = (use: Use, wanted: Used | null) => {
      const same = left.findIndex((shop) => wanted !== null && sameUse(shop, wanted));
      const at = same < 0 ? left.findIndex((shop) => shop.use === use) : same;
      return at < 0 ? null : left.splice(at, 1)[0]!;
    };
    const placed = [...made, ...open].map((line, index) => ({
      ...line,
      shop: take(line.use, this.#chosenFor[index] ?? null),
    }));
    const place = (shop: Used | null) => (shop ? shops.indexOf(shop) : shops.length);
    return placed.toSorted((a, b) => place(a.shop) - place(b.shop));
  });
  /** The uses by place: several uses of one place go side by side (SP-TRD-6). */
  readonly byPlace = $derived.by((): Line[][] => {
    const places: Line[][] = [];
    for (const line of this.lines) {
      const last = places.at(-1);
      if (last && samePlace(last[0]!, line)) last.push(line);
      else places.push([line]);
    }
    return places;
  });
  /** The total yield, in dollars and votes. */
  readonly sum = $derived.by(() => {
    const { uses } = this.#play.tables;
    const sum = { money: this.counted.reduce((all, { money }) => all + money, 0), votes: 0 };
    for (const { use, chosen } of this.lines) {
      if (chosen === null) continue;
      if (use === 'sell') sum.money += uses.sell[chosen as Material];
      else if (use === 'trade') sum.votes += uses.trade[chosen as Material];
      else {
        sum.money -= Number(chosen);
        sum.votes += uses.buy[Number(chosen) - 1] ?? 0;
      }
    }
    return sum;
  });

  fits = (offers: Offers) =>
    USES.some((use) => offers[use].length > 0) ||
    this.#play.draft.entries.some((entry) => USES.some((use) => use in entry)) ||
    (offers.do.includes('end') && USES.some((use) => this.#play.view.now[use] > 0));
  /** No seat has shops abroad. */
  readonly title = $derived.by(() =>
    this.#shops.length && this.#shops.every(({ host }) => host !== this.#play.me)
      ? m.sc_income_title_abroad()
      : m.sc_income_title(),
  );
  readonly said = $derived.by((): Said => {
    const { money, votes } = this.sum;
    const more = m.sc_income_more();
    if (!money && !votes && this.byPlace.some(({ length }) => length > 1))
      return { lead: m.sc_income_lead_rows(), more, rule: ADDED.again };
    if (this.#play.hush || (!money && !votes)) return { lead: m.sc_income_lead(), more, rule: 'SC-9.2' };
    return {
      lead: m.sc_income_sum({ money: changeText(money), votes: changeText(votes) }),
      more,
      rule: 'SC-9.2',
    };
  });
  over(seat: number): Over {
    const shops = new Map([...this.counted, ...this.#shops].map((shop) => [keyOf(shop), shop]));
    const here = [...shops.values()].flatMap((shop) =>
      shop.host === seat ? [{ cells: shop.cells, number: this.numberOf(shop) }] : [],
    );
    if (!here.length) return {};
    const bright = new Set(here.flatMap(({ cells }) => cells));
    const tiles = Object.values(this.#play.borough(this.#play.view.seats[seat]!).tiles);
    const dim = tiles
      .map(({ cells }) => cellsOf(cells))
      .filter((cells) => !cells.some((cell) => bright.has(cell)))
      .flat();
    return { rings: here, dim };
  }
  readonly main = $derived.by((): Deed => ({
    label: m.sc_income_done(),
    act: () => void this.#play.finish(),
  }));
  /** The values of a use: dollars that buy votes, else materials; `may` says whether one can be chosen now. */
  valuesOf({ use, chosen }: Line): { value: string; may: boolean }[] {
    const { offers } = this.#play;
    const { store, money } = this.#play.own!;
    if (use === 'buy')
      return this.#play.tables.uses.buy.map((_, index) => {
        const price = index + 1;
        // the chosen value is already paid for
        const may = chosen === null ? offers?.buy.includes(price) : price <= money + Number(chosen);
        return { value: String(price), may: may ?? false };
      });
    return MATERIALS.map((material) => ({
      value: material,
      may: chosen === material || (offers?.[use].includes(material) ?? false) || store[material] > 0,
    }));
  }
  readonly things = $derived.by((): Thing[] =>
    this.lines.flatMap((line, index) =>
      this.valuesOf(line).map(({ value, may }) => ({
        thing: `use ${index} ${line.use} ${value}`,
        on: line.chosen === value,
        off: !may,
        press: () => void this.choose(line, value),
      })),
    ),
  );
  cell() {
    this.#play.elsewhere('income');
  }
  readonly held = false;
  letGo() {}

  /** Makes a use, changes one, or takes it back when it is the same. */
  async choose(line: Line, value: string) {
    const { draft, me } = this.#play;
    const made = this.lines.toSorted((a, b) => (a.entry ?? Infinity) - (b.entry ?? Infinity));
    const places = made.flatMap(({ entry, shop }) => (entry === null ? [] : [shop]));
    const entry = { seat: me!, [line.use]: line.use === 'buy' ? Number(value) : value } as Entry;
    if (line.entry === null) {
      this.#chosenFor = [...places, line.shop];
      return void (await this.#play.note(entry));
    }
    if (line.chosen === value) this.#chosenFor = places.toSpliced(line.entry, 1);
    const others = draft.entries.toSpliced(line.entry, 1);
    const same = line.chosen === value;
    let problem = await draft.set(same ? others : draft.entries.toSpliced(line.entry, 1, entry));
    // it would end the step before the others are made: put last, it may
    if (!same && others.length && leadsOn(problem)) {
      problem = await draft.set([...others, entry]);
      if (!problem) this.#chosenFor = [...places.toSpliced(line.entry, 1), line.shop];
    }
    this.#play.refuse(problem && { problem });
  }
}

const keyOf = ({ host, cells }: Shop) => `${host} ${cells.join(' ')}`;
const samePlace = (a: Line, b: Line) =>
  a.use === b.use && a.shop !== null && b.shop !== null && keyOf(a.shop) === keyOf(b.shop);
const sameUse = (a: Used, b: Used) => a.use === b.use && a.nth === b.nth && keyOf(a) === keyOf(b);

/** Surplus materials are given up (SC-9.7). */
export class Overflow implements Task {
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  readonly offered = $derived.by(() => (this.#play.offers?.discard ?? []) as Material[]);
  // a phone opens the desk over everything else; it would be empty after the last piece
  readonly desk = $derived(this.offered.length ? 'discard' : undefined);
  fits = (offers: Offers) => offers.discard.length > 0 || this.#play.draft.endsBy('discard');
  readonly title = m.sc_discard_title();
  readonly said = $derived.by((): Said => ({
    lead: this.#play.draft.ends ? m.sc_draft_ends() : m.sc_discard_lead(),
    rule: 'SC-9.7',
  }));
  over(): Over {
    return {};
  }
  readonly main = $derived.by((): Deed =>
    this.#play.draft.ends
      ? { label: m.sc_move_done(), act: () => void this.#play.finish() }
      : { label: m.sc_discard_choose(), off: true, onDesk: true, act() {} },
  );
  readonly things = $derived.by((): Thing[] =>
    this.offered.map((material) => ({
      thing: `piece ${material}`,
      on: false,
      press: () => void this.give(material),
    })),
  );
  cell() {
    this.#play.elsewhere('discard');
  }
  readonly held = false;
  letGo() {}
  give = (material: Material) => this.#play.note({ seat: this.#play.me!, discard: material } as Entry);
}
