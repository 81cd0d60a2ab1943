import type { EmbedChild, EmbedNode } from "#core/embed/parts/node.ts";

const SVG = "http://www.w3.org/2000/svg";

/**
 * Replaces the children of an element with the wanted ones. Reuses existing nodes, so that focus,
 * scroll position and selection stay. External text only becomes text nodes or attribute values.
 */
export function patchChildren(parent: Element, wanted: readonly EmbedChild[]): void {
  const keyed = new Map<string, Element>();
  for (const child of parent.children) {
    const key = child.getAttribute("data-key");
    if (key !== null) keyed.set(key, child);
  }
  wanted.forEach((child, index) => {
    const current = parent.childNodes[index] ?? null;
    const key = typeof child === "string" ? undefined : child.attributes["data-key"];
    const reusable = key === undefined ? current : (keyed.get(String(key)) ?? null);
    const node = patchNode(reusable, child, parent);
    if (node === current) return;
    // The current node may have a key that a later child needs, so it is not removed yet.
    parent.insertBefore(node, current);
    if (key === undefined && current !== null && current === reusable) current.remove();
  });
  while (parent.childNodes.length > wanted.length) parent.lastChild?.remove();
}

function patchNode(existing: Node | null, wanted: EmbedChild, parent: Element): Node {
  const document = parent.ownerDocument;
  if (typeof wanted === "string") {
    if (existing?.nodeType !== document.TEXT_NODE) return document.createTextNode(wanted);
    if (existing.nodeValue !== wanted) {
      existing.nodeValue = wanted;
      flash(parent);
    }
    return existing;
  }
  const element =
    isElement(existing) && existing.localName === wanted.tag ? existing : create(wanted, parent);
  setAttributes(element, wanted.attributes);
  patchChildren(element, wanted.children);
  return element;
}

/** `instanceof` fails for nodes that were moved from another document. */
function isElement(node: Node | null): node is Element {
  return node?.nodeType === Node.ELEMENT_NODE;
}

function create({ tag }: EmbedNode, { ownerDocument, namespaceURI }: Element): Element {
  return tag === "svg" || namespaceURI === SVG
    ? ownerDocument.createElementNS(SVG, tag)
    : ownerDocument.createElement(tag);
}

function setAttributes(
  element: Element & Partial<Pick<HTMLElement, "style">>,
  wanted: EmbedNode["attributes"],
): void {
  for (const name of element.getAttributeNames()) {
    if (wanted[name] === undefined) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(wanted)) {
    if (value === undefined) continue;
    const text = value === true ? "" : String(value);
    if (element.getAttribute(name) === text) continue;
    // A strict CSP forbids style attributes, but not styles that a script sets.
    if (name === "style" && element.style !== undefined) element.style.cssText = text;
    else element.setAttribute(name, text);
  }
}

/** Restarts the animation of a changed number, defined in CSS by the class `changed`. */
function flash(parent: Element): void {
  if (!parent.matches("[data-flash],text.score")) return;
  parent.classList.remove("changed");
  // Reading a size forces a layout without the class, so that the animation restarts.
  parent.getBoundingClientRect();
  parent.classList.add("changed");
}
