import type { Problem } from '$lib/wire';
import type { SimplicityEntry, Slot, SpaceName } from './wire';
import { isIndex, isText, objectOf, orNull, remember, remembered } from '$lib/stored';
import type { Outcome } from '$lib/table.svelte';
import { sayMovedOn } from '$play/sending';
import type { Move } from './moves';

/** The table facts that a plan needs, read again whenever they change. */
export interface Desk {
  /** The legal actions; empty when it is not this browser's turn. */
  choices(): readonly Move[];
  /** The table's id; the plan is stored under it and survives a reload. */
  table(): string;
  /** Identifies this exact decision: a plan for another one is void. */
  decision(): string;
  slots(): readonly Slot[];
  /** Any open space, to ask about a slot alone. */
  openSpace(): SpaceName | null;
  isOpen(space: SpaceName): boolean;
  confirmAtOnce(): boolean;
  send(entry: SimplicityEntry): Promise<Outcome>;
  check(entry: SimplicityEntry): Promise<Problem | null>;
}

/** A refusal: the target, and the reason once the server has answered. */
interface No {
  slot: number | null;
  space: SpaceName | null;
  problem: Problem | null;
}

/**
 * The stage of a choice. `watch`: not this browser's turn. `block`: choose a slot to block. `slot`: choose a tile or
 * a space. `space`: a slot is chosen. `where`: a space is chosen before a slot. `aimed`: all is chosen, confirm.
 */
type Stage = 'watch' | 'block' | 'slot' | 'space' | 'where' | 'aimed';

interface Aim {
  decision: string;
  slot: number | null;
  space: SpaceName | null;
}
const isAim = objectOf<Aim>({ decision: isText, slot: orNull(isIndex), space: orNull(isText) });

/** The choice of a move, step by step. It survives a lost connection and a reload, and ends with its decision. */
export class Plan {
  sending = $state(false);
  #kept = $state.raw<Aim | null>(null);
  #no = $state.raw<(No & { decision: string }) | null>(null);
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#kept = remembered(this.#key, isAim, null, 'sessionStorage');
  }

  /** Every legal take by slot, then by space. */
  readonly takes = $derived.by(() => {
    const takes = new Map<number, Map<SpaceName, Move>>();
    for (const move of this.#desk.choices()) {
      if (!('take' in move.entry)) continue;
      const spaces = takes.get(move.entry.take) ?? new Map<SpaceName, Move>();
      takes.set(move.entry.take, spaces.set(move.entry.build, move));
    }
    return takes;
  });
  /** Every slot that may be blocked. */
  readonly blocks = $derived.by(() => {
    const blocks = new Map<number, Move>();
    for (const move of this.#desk.choices()) if ('block' in move.entry) blocks.set(move.entry.block, move);
    return blocks;
  });

  readonly slot = $derived.by(() => {
    const slot = this.#valid?.slot ?? null;
    return slot !== null && (this.takes.has(slot) || this.blocks.has(slot)) ? slot : null;
  });
  readonly space = $derived.by(() => {
    const space = this.#valid?.space ?? null;
    if (space === null) return null;
    const fits =
      this.slot === null ? this.#slotsFor(space).length > 0 : this.takes.get(this.slot)?.has(space);
    return fits ? space : null;
  });
  readonly refused = $derived.by((): No | null =>
    this.#no?.decision === this.#desk.decision() ? this.#no : null,
  );
  readonly stage = $derived.by((): Stage => {
    if (this.blocks.size) return this.slot === null ? 'block' : 'aimed';
    if (!this.takes.size) return 'watch';
    if (this.slot === null) return this.space === null ? 'slot' : 'where';
    return this.space === null ? 'space' : 'aimed';
  });
  /** The move behind `confirm`. */
  readonly aimed = $derived.by((): Move | null => {
    if (this.slot === null) return null;
    if (this.blocks.size) return this.blocks.get(this.slot) ?? null;
    return this.space === null ? null : (this.takes.get(this.slot)?.get(this.space) ?? null);
  });
  /** The lit spaces, each with the gain there: by the chosen slot, or the best slot for a chosen space. */
  readonly lit = $derived.by((): ReadonlyMap<SpaceName, Move> =>
    this.slot === null ? new Map() : (this.takes.get(this.slot) ?? new Map()),
  );
  /** While a space waits for its slot: the gain of each slot there. */
  readonly offers = $derived.by(() => (this.stage === 'where' ? this.#slotsFor(this.space!) : []));

  get #key() {
    return `plan.${this.#desk.table()}`;
  }
  get #aim(): Aim | null {
    return this.#kept;
  }
  set #aim(aim: Aim | null) {
    this.#kept = aim;
    remember(this.#key, aim, 'sessionStorage');
  }
  get #valid(): Aim | null {
    return this.#aim?.decision === this.#desk.decision() ? this.#aim : null;
  }

  #slotsFor(space: SpaceName): { slot: number; move: Move }[] {
    return [...this.takes].flatMap(([slot, spaces]) => {
      const move = spaces.get(space);
      return move ? [{ slot, move }] : [];
    });
  }

  #set(slot: number | null, space: SpaceName | null) {
    this.#no = null;
    this.#aim = { decision: this.#desk.decision(), slot, space };
  }

  /** Points at a slot of the planning board. */
  pickSlot(slot: number) {
    if (this.sending || this.stage === 'watch') return;
    if (this.blocks.size ? this.blocks.has(slot) : this.takes.has(slot)) {
      const waiting = this.stage === 'where';
      const again = this.slot === slot;
      const keep = this.space !== null && this.takes.get(slot)?.has(this.space) ? this.space : null;
      this.#set(again ? null : slot, again ? null : keep);
      if (waiting && keep && this.#desk.confirmAtOnce()) void this.confirm();
      return;
    }
    const { entry } = this.#desk.choices()[0]!;
    const build = this.space ?? this.#desk.openSpace();
    if ('block' in entry) this.#ask({ team: entry.team, block: slot }, slot, null);
    else if (build) this.#ask({ team: entry.team, take: slot, build }, slot, null);
  }

  /** Points at a space of the city; on the chosen one it confirms. */
  pickSpace(space: SpaceName) {
    if (this.sending || this.stage === 'watch') return;
    if (this.blocks.size) return this.#refuse(space, 'block_first', 'SIM-3.2');
    if (this.slot === null) return this.#pickFirst(space);
    if (this.takes.get(this.slot)!.has(space)) {
      const again = this.space === space;
      this.#set(this.slot, space);
      if (again || this.#desk.confirmAtOnce()) void this.confirm();
      return;
    }
    const { entry } = this.#desk.choices()[0]!;
    this.#ask({ team: entry.team, take: this.slot, build: space }, null, space);
  }

  /**
   * A space before a slot: a second press deselects it. A space that nothing fits is refused here, because there is
   * no slot to ask about.
   */
  #pickFirst(space: SpaceName) {
    if (this.#slotsFor(space).length) return this.#set(null, this.space === space ? null : space);
    if (!this.#desk.isOpen(space)) return;
    this.#aim = null;
    this.#refuse(space, 'nothing_fits', 'SIM-3.5');
  }

  /** Refuses a space without the server, which would not know what to judge; the model finds the words. */
  #refuse(space: SpaceName, code: string, rule: string) {
    this.#no = { decision: this.#desk.decision(), slot: null, space, problem: { code, rule, text: '' } };
  }

  /** A tile dropped on a space: both at once, to be confirmed. */
  drop(slot: number, space: SpaceName) {
    if (!this.takes.has(slot)) return;
    this.#set(slot, null);
    this.pickSpace(space);
  }

  /** Points at a move, to be confirmed. */
  show(entry: SimplicityEntry) {
    if (this.sending || this.stage === 'watch') return;
    if ('block' in entry) this.#set(entry.block, null);
    else this.#set(entry.take, entry.build);
  }

  /** One step back; false when there is none. */
  back(): boolean {
    if (this.sending) return false;
    if (this.refused) this.#no = null;
    else if (this.slot !== null && this.space !== null) this.#set(this.slot, null);
    else if (this.slot !== null || this.space !== null) this.#aim = null;
    else return false;
    return true;
  }

  /** Makes the move. Without a connection it waits for one; withdrawn, the plan stays as it is. */
  async confirm(): Promise<void> {
    const move = this.aimed;
    if (!move || this.sending) return;
    const decision = this.#desk.decision();
    this.#no = null;
    this.sending = true;
    const outcome = await this.#desk.send(move.entry).finally(() => (this.sending = false));
    if (outcome.ok) this.#aim = null;
    else if (outcome.stale) sayMovedOn(outcome.error);
    else this.#no = { decision, slot: this.slot, space: this.space, problem: outcome.error };
  }

  /** Shows the refusal at once and its reason when the server sends it. */
  #ask(entry: SimplicityEntry, slot: number | null, space: SpaceName | null) {
    const no = { decision: this.#desk.decision(), slot, space, problem: null };
    this.#no = no;
    void this.#desk.check(entry).then((problem) => {
      if (this.#no === no) this.#no = problem ? { ...no, problem } : null;
    });
  }
}
