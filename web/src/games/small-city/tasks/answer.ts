import type { Play } from '../model/play.svelte';
import type { Entry } from '../wire';
import type { Said } from './task';

/** The tray's texts for a task. */
export interface Words {
  title: () => string;
  said: () => Said;
}

/** The base of tasks with one value as their answer, under the name of the offer. */
export abstract class Answer<Field extends string, W extends Words> {
  protected readonly play: Play;
  protected readonly field: Field;
  protected readonly words: W;

  constructor(play: Play, field: Field, words: W) {
    this.play = play;
    this.field = field;
    this.words = words;
  }

  get title() {
    return this.words.title();
  }
  get said() {
    return this.words.said();
  }

  /** The value of an entry, if it answers this task. */
  protected valueOf(entry: Entry): string | null {
    return ((entry as Record<string, unknown>)[this.field] as string | undefined) ?? null;
  }
  /** The entry for a value. */
  protected entryOf(value: string): Entry {
    return { seat: this.play.me!, [this.field]: value } as Entry;
  }
  /** Sends the answer, and resets the choice once it counts. */
  protected async send(value: string) {
    if (await this.play.act(this.entryOf(value))) this.letGo();
  }
  abstract letGo(): void;
}
