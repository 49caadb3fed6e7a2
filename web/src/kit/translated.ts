/**
 * A browser that translates a page takes each text out of it, and puts an element with the same in another language in
 * its place. What is written later would be written where nobody sees it: an old price would stay. So each text goes
 * back behind its translation, empty, and that goes as soon as the text is written anew or taken away; the browser
 * translates what comes then.
 */
export function keepTranslated(root: Node) {
  const translations = new Map<Text, { element: Element; words: string }>();
  const taken = new WeakSet<Node>();

  const isFresh = (node: Node | null): node is Element =>
    node?.nodeName === "FONT" && node.isConnected && !taken.has(node);
  const keep = (text: Node, around: (Node | null)[]) => {
    const element = around.find(isFresh);
    if (!(text instanceof Text) || text.isConnected || !element) return;
    taken.add(element);
    translations.set(text, { element, words: text.data });
    text.data = "";
    element.after(text);
  };

  const observer = new MutationObserver((records) => {
    const written = new Set(records.flatMap(({ type, target }) => (type === "childList" ? [] : target)));
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records)
      for (const node of removedNodes) keep(node, [...addedNodes, previousSibling, nextSibling]);
    for (const [text, { element, words }] of translations)
      if (!text.isConnected || !element.isConnected || written.has(text)) {
        translations.delete(text);
        element.remove();
        if (!written.has(text)) text.data = words;
      } else if (text.previousSibling !== element) text.before(element);
    // What was done here is heard by nobody.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}
