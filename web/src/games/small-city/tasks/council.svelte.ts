import { piece } from '$lib/language';
import { m } from '$messages';
import type { Play } from '../model/play.svelte';
import { bringsText } from '../words';
import type { Entry, Offers, Tables } from '../wire';
import { waysOf, type Deed, type Over, type Said, type Task, type Thing } from './task';

type Stack = Tables['promises'][number]['stack'];

/** A council move: a disc steps into the next column (SC-12.2). */
export class CouncilMove implements Task {
  readonly deskOf = 7;
  readonly desk = 'council';
  readonly summary = 'ways';
  readonly wide = true;
  #aim = $state.raw<{ row: number; column: number } | null>(null);
  #way = $state<string | null>(null);
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  /** The ways to pay for a cell; none if no disc reaches it. */
  waysTo(row: number, column: number): readonly string[] {
    return this.#play.offers?.council[column - 1]?.[row] ?? [];
  }
  readonly aim = $derived.by(() => {
    const aim = this.#aim;
    return aim && this.waysTo(aim.row, aim.column).length ? aim : null;
  });
  readonly ways = $derived.by(() => (this.aim ? this.waysTo(this.aim.row, this.aim.column) : []));
  readonly way = $derived(
    this.#way !== null && this.ways.includes(this.#way) ? this.#way : (this.ways[0] ?? null),
  );
  readonly wayName = (way: string) => {
    const price = this.#play.tables.council_prices[this.aim!.column - 1]!;
    const { money, votes } = this.#play.own!;
    if (way === 'money') return m.sc_council_money({ price: price.money, left: money - price.money });
    if (way === 'votes') return m.sc_council_votes({ price: price.votes, left: votes - price.votes });
    const { reward, penalty } = this.#risk(price.stack!);
    return m.sc_council_promise({ reward, penalty });
  };
  /** The yield and cost of a promise from a stack. */
  #risk(stack: Stack) {
    const { reward, penalty } = this.#play.tables.promises.find((promise) => promise.stack === stack)!;
    return { stack: piece('stack', stack), reward, penalty };
  }

  fits = (offers: Offers) => Object.keys(offers.council).length > 0;
  readonly title = $derived.by(() =>
    this.aim
      ? m.sc_council_aimed({ row: piece('row', this.aim.row), column: this.aim.column })
      : m.sc_council_title(),
  );
  readonly said = $derived.by((): Said => {
    if (!this.aim) {
      // a module may exclude payment by promise
      const promises = this.#play.tables.council_prices.some(({ stack }) => stack);
      const more = promises ? m.sc_council_more() : m.sc_council_more_only();
      return { lead: m.sc_council_lead(), more, rule: 'SC-12.2' };
    }
    const { row, column } = this.aim;
    const effect = this.#play.tables.council[row - 1]![column - 1]!;
    const lead =
      effect.brings === 'build'
        ? m.sc_council_builds({ cells: effect.cells })
        : m.sc_council_brings({ brings: bringsText(effect) });
    if (this.way !== 'promise') return { lead, rule: `SC-12.${row + 4}` };
    const { stack } = this.#play.tables.council_prices[column - 1]!;
    return { lead, more: m.sc_council_risk(this.#risk(stack!)), rule: 'SC-12.3' };
  });
  over(): Over {
    return {};
  }
  readonly main = $derived.by((): Deed => {
    if (!this.aim) return { label: m.sc_council_choose(), off: true, act() {} };
    return { label: m.sc_council_act(), act: () => void this.#send() };
  });
  readonly other = $derived.by((): Deed | null =>
    this.aim === null && this.#play.offers?.do.includes('end')
      ? { label: m.sc_council_pass(), act: () => void this.#play.finish() }
      : null,
  );
  readonly things = $derived.by((): Thing[] => {
    const cells = this.#play.tables.council.flatMap((row, r) => row.map((_, c) => [r + 1, c + 1] as const));
    return [
      ...cells.map(([row, column]) => ({
        thing: `council ${row} ${column}`,
        on: this.aim?.row === row && this.aim.column === column,
        off: !this.waysTo(row, column).length,
        press: () => this.choose(row, column),
      })),
      ...waysOf(this),
    ];
  });
  cell() {
    this.#play.elsewhere('council');
  }
  get held() {
    return this.aim !== null;
  }
  letGo() {
    this.#aim = null;
    this.#way = null;
  }

  show(entry: Entry) {
    if (!('council' in entry)) return;
    this.#aim = { row: entry.council, column: entry.disc + 1 };
    this.#way = entry.pay;
  }
  choose(row: number, column: number) {
    if (!this.waysTo(row, column).length) {
      const entry = { seat: this.#play.me!, council: row, disc: column - 1, pay: 'money' };
      return void this.#play.whyNot(entry as Entry);
    }
    this.#play.refuse(null);
    const same = this.aim?.row === row && this.aim.column === column;
    this.#aim = same ? null : { row, column };
    this.#way = null;
  }
  pick(index: number) {
    const way = this.ways[index];
    if (way !== undefined) this.chooseWay(way);
  }
  chooseWay(way: string) {
    this.#way = way;
  }

  async #send() {
    const aim = this.aim!;
    const entry = { seat: this.#play.me!, council: aim.row, disc: aim.column - 1, pay: this.way! } as Entry;
    if ((await this.#play.act(entry)) && this.#aim === aim) this.letGo();
  }
}
