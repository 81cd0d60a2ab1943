/** Text nodes of the page and the element that shows their translation. */
interface Translation {
  readonly element: Element;
  readonly texts: Map<Text, string>;
}

/**
 * Keeps pages that the browser translates correct. A translator replaces text nodes by `<font>`
 * elements, but React continues to change, move and remove its own text nodes: the page would show
 * old text, or React would throw because a node is no longer at its place.
 *
 * Each replaced text node is therefore put back, empty, before its translation. When the page
 * changes, moves or removes the node, the translation is removed, and the translator translates the new
 * text. The translator's own removal of a translation shows the original text again.
 */
export function followTranslation(page: Node): void {
  const translations = new WeakMap<Node, Translation>();

  const end = (translation: Translation, changed: ReadonlySet<Node>): void => {
    for (const [text, original] of translation.texts) {
      translations.delete(text);
      if (!changed.has(text)) text.data = original;
    }
    translations.delete(translation.element);
    translation.element.remove();
  };
  const begin = (text: Text, element: Element): void => {
    const translation = translations.get(element) ?? { element, texts: new Map() };
    translation.texts.set(text, text.data);
    translations.set(element, translation).set(text, translation);
    element.before(text);
    text.data = "";
  };

  const observer = new MutationObserver((records) => {
    const changed = new Set(
      records.filter(({ type }) => type === "characterData").map(({ target }) => target),
    );
    const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
    for (const node of [...changed, ...removed]) {
      const translation = translations.get(node);
      if (translation !== undefined) end(translation, changed);
    }
    for (const [text, element] of findReplacements(records)) begin(text, element);
    // Records of this function's own changes.
    observer.takeRecords();
  });
  observer.observe(page, { childList: true, characterData: true, subtree: true });
}

/** Returns the text nodes that a translator has just replaced, each with its replacement. */
function findReplacements(records: readonly MutationRecord[]): ReadonlyMap<Text, Element> {
  const added = new Set<Node | null>(records.flatMap(({ addedNodes }) => [...addedNodes]));
  const replacements = new Map<Text, Element>();
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    // Replaced in one step, or the translation was inserted next to the text node before.
    const element = [...addedNodes, previousSibling, nextSibling].find(
      (node) => added.has(node) && isTranslation(node),
    );
    if (!isTranslation(element)) continue;
    for (const node of removedNodes) {
      if (node instanceof Text && !node.isConnected) replacements.set(node, element);
    }
  }
  return replacements;
}

/** Returns whether a translator has created the node: the pages contain no `<font>` elements. */
function isTranslation(node: Node | null | undefined): node is Element {
  return node instanceof Element && node.localName === "font" && node.isConnected;
}
