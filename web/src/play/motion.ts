/** The tools of all motion: animations that a tap can end, a layer for flying pieces. */

import './motion.css';
import { afterFrame, onceLaid } from '$lib/frames';
import { speed } from '$lib/settings.svelte';

/** The duration of a replayed event, in milliseconds at speed 1. */
export const EVENT_PACE = 700;

/** A frame later than this will not come, in milliseconds. */
const LATE = 300;

/** Animations and pauses of one director; `skip` ends all of them at once. Durations are divided by the speed. */
export class Motion {
  skipped = false;
  readonly #running = new Set<Animation>();
  readonly #pauses = new Map<ReturnType<typeof setTimeout>, () => void>();
  #layer: HTMLElement | null = null;

  /** Plays keyframes on an element; resolves when they are over. Use only transform and opacity. */
  async run(
    element: Element | null | undefined,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions,
  ): Promise<void> {
    if (!element || this.skipped) return;
    const [duration, delay] = [Number(timing.duration) / speed(), Number(timing.delay ?? 0) / speed()];
    const animation = element.animate(frames, { fill: 'both', ...timing, duration, delay });
    this.#running.add(animation);
    // a cancelled one, of an element that has left the page, is over too
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
    // the next part has a separate task: the frame of this end has enough to do
    if (!this.skipped) await new Promise((done) => setTimeout(done));
    if (!timing.fill) animation.cancel();
  }

  /** Resolves after this many milliseconds at speed 1; true when it was not skipped. */
  pause(time: number): Promise<boolean> {
    if (this.skipped) return Promise.resolve(false);
    return new Promise((done) => {
      const timer = setTimeout(() => {
        this.#pauses.delete(timer);
        done(true);
      }, time / speed());
      this.#pauses.set(timer, () => done(false));
    });
  }

  /** Lets the page draw its current state, and waiting frame callbacks, before further work. */
  frame(): Promise<void> {
    return this.#once(afterFrame);
  }

  /** Resolves after the layout of the current page: reading positions then costs nothing. */
  laid(element: Element): Promise<void> {
    return this.#once((done) => onceLaid(element, done));
  }

  /** Resolves with `ask`, or after a timeout: a hidden page does not draw. */
  async #once(ask: (done: () => void) => () => void): Promise<void> {
    if (this.skipped) return;
    await new Promise<void>((done) => {
      const end = () => {
        forget();
        clearTimeout(timer);
        this.#pauses.delete(timer);
        done();
      };
      const forget = ask(end);
      const timer = setTimeout(end, LATE);
      this.#pauses.set(timer, end);
    });
  }

  skip() {
    this.skipped = true;
    for (const animation of this.#running) animation.finish();
    for (const [timer, done] of this.#pauses) {
      clearTimeout(timer);
      done();
    }
    this.#pauses.clear();
  }

  /** Puts an element on top of everything, at `box`, while it flies. */
  lay<Made extends HTMLElement | SVGElement>(root: HTMLElement, made: Made, box: DOMRect): Made {
    if (!this.#layer?.isConnected) {
      this.#layer = document.createElement('div');
      this.#layer.className = 'motion-layer';
      this.#layer.setAttribute('aria-hidden', 'true');
      root.append(this.#layer);
    }
    Object.assign(made.style, {
      left: `${box.x}px`,
      top: `${box.y}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    this.#layer.append(made);
    return made;
  }

  /** Removes a flown element, and the layer with the last one. */
  clear(...made: Element[]) {
    for (const element of made) element.remove();
    if (this.#layer?.childElementCount) return;
    this.#layer?.remove();
    this.#layer = null;
  }
}

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing of the sprite. */
export function drawing(id: string, className = ''): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${id}`);
  svg.setAttribute('class', className);
  svg.append(use);
  return svg;
}

/** The transform that shows an element of box `at` where `from` is. */
export function over(at: DOMRect, from: DOMRect): string {
  const [x, y] = [
    from.x + from.width / 2 - at.x - at.width / 2,
    from.y + from.height / 2 - at.y - at.height / 2,
  ];
  return `translate(${x}px, ${y}px) scale(${from.width / at.width})`;
}

/** The element's box if it is visible at all. */
export function boxOf(element: Element | null | undefined): DOMRect | null {
  const box = element?.getBoundingClientRect();
  return box?.width ? box : null;
}
