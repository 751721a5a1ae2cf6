/** Button groups that take one Tab stop; arrow keys move inside. */

/** The position of a button, in pixels. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const middle = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const;

/** The nearest button sideways in the next row above (-1) or below (1); null without such a row. */
export function inNextRow(boxes: readonly Box[], from: number, by: 1 | -1): number | null {
  const [x, y] = middle(boxes[from]!);
  const half = boxes[from]!.height / 2;
  const others = boxes
    .map((box, index) => ({ index, away: (middle(box)[1] - y) * by, aside: Math.abs(middle(box)[0] - x) }))
    .filter(({ away }) => away > half);
  const row = Math.min(...others.map(({ away }) => away)) + half;
  const [best] = others.filter(({ away }) => away <= row).sort((a, b) => a.aside - b.aside);
  return best?.index ?? null;
}

/** The target of an arrow key: the next of all buttons, with wrap-around, or another row; null for other keys. */
export function arrowTo(key: string, all: readonly HTMLElement[], from: HTMLElement): HTMLElement | null {
  const now = all.indexOf(from);
  if (now < 0) return null;
  const along = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (along) return all[(now + along + all.length) % all.length]!;
  const by = ({ ArrowDown: 1, ArrowUp: -1 } as const)[key];
  const to =
    by &&
    inNextRow(
      all.map((each) => each.getBoundingClientRect()),
      now,
      by,
    );
  return typeof to === 'number' ? all[to]! : null;
}

/** Makes a group one Tab stop: the button focused last, else the chosen one, else the first. */
export function arrowed(group: HTMLElement) {
  let last: HTMLElement | null = null;
  const buttons = () => [...group.querySelectorAll<HTMLElement>('button:enabled')];
  const stop = () => {
    const all = buttons();
    const chosen = all.find((each) => each.matches('[aria-pressed=true], [aria-checked=true]'));
    const at = all.find((each) => each === last) ?? chosen ?? all[0];
    for (const each of all) each.tabIndex = each === at ? 0 : -1;
  };
  const onfocusin = ({ target }: FocusEvent) => {
    last = target as HTMLElement;
    stop();
  };
  const onkeydown = (event: KeyboardEvent) => {
    const to = arrowTo(event.key, buttons(), event.target as HTMLElement);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  group.dataset.arrows = '';
  group.addEventListener('focusin', onfocusin);
  group.addEventListener('keydown', onkeydown);
  // people come and go while the group stays
  const changes = new MutationObserver(stop);
  const attributeFilter = ['disabled', 'aria-pressed', 'aria-checked'];
  changes.observe(group, { childList: true, subtree: true, attributeFilter });
  stop();
  return () => {
    changes.disconnect();
    group.removeEventListener('focusin', onfocusin);
    group.removeEventListener('keydown', onkeydown);
  };
}
