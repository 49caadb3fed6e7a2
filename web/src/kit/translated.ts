import { options } from "preact";

/** Each text with its words as they were; what a browser has put in has none. */
type Altered = Map<ChildNode, string | null>;

/**
 * A browser that translates a page takes texts out of it and puts others in their place, or writes into those that are
 * there. What the site writes later would be written where nobody sees it: an old price would stay. So each text goes
 * back to its place, empty; and where the site writes anew, all that the browser has done is undone before it is seen.
 * The browser translates what stands there then.
 */
export function keepTranslated(root: Node) {
  const altered = new Map<Node, Altered>();
  const note = (parent: Node | null, node: ChildNode, words: string | null) => {
    if (!parent) return;
    const here: Altered = altered.get(parent) ?? new Map();
    altered.set(parent, here);
    if (!here.has(node)) here.set(node, words);
  };

  /** Whether what is heard of next is the site's own doing. */
  let isOurs = false;
  const { diffed } = options;
  options.diffed = (node) => {
    diffed?.(node);
    if (!isOurs) queueMicrotask(hearOurs);
    isOurs = true;
  };
  function hearOurs() {
    hear(observer.takeRecords());
    isOurs = false;
  }

  function noteAll(records: readonly MutationRecord[]) {
    const before = new Set(records.flatMap(({ removedNodes }) => [...removedNodes]));
    // From the last to the first: each has its next one then.
    for (const { target, removedNodes, nextSibling } of records.toReversed())
      for (const node of removedNodes)
        if (node instanceof Text && !node.isConnected && altered.get(target)?.get(node) !== null) {
          note(target, node, node.data);
          node.data = "";
          target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
        }
    for (const { target, oldValue, addedNodes } of records) {
      if (oldValue !== null) note(target.parentNode, target as Text, oldValue);
      // Whoever only adds something does not translate.
      for (const node of addedNodes)
        if (altered.has(target) && !before.has(node) && node.parentNode === target)
          note(target, node as ChildNode, null);
    }
  }

  function undo(parent: Node, written: ReadonlySet<Node>) {
    for (const [node, words] of altered.get(parent) ?? [])
      if (words === null) node.remove();
      else if (!written.has(node)) (node as Text).data = words;
    altered.delete(parent);
  }

  function hear(records: readonly MutationRecord[]) {
    const written = new Set(isOurs ? records.map(({ target }) => target) : []);
    if (!isOurs) noteAll(records);
    for (const [parent, here] of altered) {
      const nodes = [...here.keys()];
      const added = nodes.filter((node) => here.get(node) === null);
      // Whoever wants the words back as they were has had what was added taken out.
      const isOver = added.length > 0 && !added.some((node) => node.parentNode === parent);
      if (isOver || !parent.isConnected || [parent, ...nodes].some((node) => written.has(node)))
        undo(parent, written);
    }
    // What was done here is heard by nobody.
    observer.takeRecords();
  }
  const observer = new MutationObserver(hear);
  observer.observe(root, { childList: true, characterDataOldValue: true, subtree: true });
}
