/** What a translator took out: its own element in that place, and the words. */
interface Taken {
  shown: ChildNode;
  words: string;
}

/**
 * Some translators put an element in the place of a text, though the page asks them not to, and Svelte goes on
 * writing to the text that is gone. Here the text returns, empty, beside its translation, which leaves as soon as
 * the page changes or removes the text.
 */
export function surviveTranslation(page: Node) {
  const taken = new WeakMap<Node, Taken>();
  const change = ({
    type,
    target,
    removedNodes,
    addedNodes,
    previousSibling,
    nextSibling,
  }: MutationRecord) => {
    for (const node of type === 'characterData' ? [target] : removedNodes) {
      const { shown, words } = taken.get(node) ?? {};
      if (shown) {
        const moved = type === 'childList' && node.isConnected;
        if (moved && shown.isConnected) {
          (node as Text).after(shown);
          continue;
        }
        // the translator took its own away
        if (moved) (node as Text).data = words!;
        shown.remove();
        taken.delete(node);
      } else if (node instanceof Text && !node.isConnected) {
        const near = [...addedNodes, previousSibling, nextSibling];
        const shown = near.find((each) => each?.nodeName === 'FONT' && each.isConnected) as
          ChildNode | undefined;
        if (!shown) continue;
        taken.set(node, { shown, words: node.data });
        node.data = '';
        shown.before(node);
      }
    }
  };
  const watch = new MutationObserver((records) => {
    records.forEach(change);
    // its own changes are none of the page's
    watch.takeRecords();
  });
  watch.observe(page, { childList: true, characterData: true, subtree: true });
}
