import type { Page } from '@playwright/test';

/**
 * The words of a page that no reader sees whole: cut by the edge of the window or of a box that does not scroll, or
 * under other words. Numbers on the map and words for screen readers do not count; names of people may end in dots.
 */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Where a letter has ink, as a part of its line's height: accents and tails may touch other lines. */
    const [ABOVE, BELOW] = [0.3, 0.25];
    /** What rounding and the space at the end of a line may hide, in pixels. */
    const SLACK = 1.5;
    /** Tabs, teams, sheets of points and the bar may shorten names; text beside a copy button may be cut too. */
    const SHORTENED = '[role=tab], .player h3, .towers, .who, .where > b, .link code';
    const top = document.querySelector('dialog[open]') ?? document.body;
    const name = (text: string) => `"${text.trim().replace(/\s+/g, ' ').slice(0, 50)}"`;
    interface Words {
      text: string;
      owner: Element;
      /** The part of the page that scrolls or stands as one: only its own words may cover each other. */
      layer: Element;
      boxes: DOMRect[];
    }
    const style = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const known = style.get(element) ?? getComputedStyle(element);
      style.set(element, known);
      return known;
    };
    const above = (element: Element): Element[] => {
      const parent = element.parentElement;
      return parent ? [parent, ...above(parent)] : [];
    };
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const words: Words[] = [];
    const cut: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const owner = node.parentElement!;
      const text = node.data;
      if (!/\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) continue;
      if (
        owner.closest('.sr, [aria-hidden=true] svg, svg, select, script, style, noscript, [inert], [hidden]')
      )
        continue;
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (!boxes.length) continue;
      const around = [owner, ...above(owner)];
      if (around.some((each) => styleOf(each).clipPath === 'inset(50%)')) continue;
      const layer =
        around.find((each) => /fixed|sticky/.test(styleOf(each).position) || scrolls(each, 'overflowY')) ??
        top;
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      // the first box that scrolls may hide any words, until they are scrolled to
      for (const box of around) {
        if (box === document.body || box === document.documentElement) break;
        if (scrolls(box, 'overflowX')) break;
        if (styleOf(box).display === 'inline' || styleOf(box).overflowX === 'visible') continue;
        const edge = box.getBoundingClientRect();
        const over = Math.max(edge.left - left, right - edge.right);
        if (over > SLACK && !owner.closest(SHORTENED))
          cut.push(`${name(text)} is ${Math.round(over)} px cut`);
      }
      // what a box does not show covers nothing
      const shown = around
        .filter((each) => styleOf(each).overflowX !== 'visible' && styleOf(each).display !== 'inline')
        .map((each) => each.getBoundingClientRect())
        .reduce(within, boxes);
      words.push({ text, owner, layer, boxes: shown });
      const scrolled = around.some((each) => scrolls(each, 'overflowX'));
      const leaves = shown.some(
        (box) => box.width > 0 && (box.left < -SLACK || box.right > innerWidth + SLACK),
      );
      if (!scrolled && leaves) cut.push(`${name(text)} leaves the window`);
    }
    function within(boxes: DOMRect[], edge: DOMRect): DOMRect[] {
      return boxes.map((box) => {
        const [left, top] = [Math.max(box.left, edge.left), Math.max(box.top, edge.top)];
        const [right, bottom] = [Math.min(box.right, edge.right), Math.min(box.bottom, edge.bottom)];
        return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
      });
    }
    function scrolls(element: Element, way: 'overflowX' | 'overflowY'): boolean {
      return /auto|scroll/.test(styleOf(element)[way]);
    }
    const ink = ({ left, right, top, height }: DOMRect) => ({
      left: left + 1,
      right: right - 1,
      top: top + ABOVE * height,
      bottom: top + (1 - BELOW) * height,
    });
    const inked = words.map((each) => ({ ...each, boxes: each.boxes.map(ink) }));
    const under: string[] = [];
    for (const [index, one] of inked.entries())
      for (const other of inked.slice(index + 1)) {
        if (one.owner === other.owner || one.layer !== other.layer) continue;
        const meet = one.boxes.some((a) =>
          other.boxes.some(
            (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
          ),
        );
        if (meet) under.push(`${name(one.text)} meets ${name(other.text)}`);
      }
    return [...new Set([...cut, ...under])];
  });
