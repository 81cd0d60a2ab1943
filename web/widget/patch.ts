import type { EmbedChild, EmbedNode } from "#core/embed/parts/node.ts";

const SVG = "http://www.w3.org/2000/svg";

/**
 * Replaces the children of an element with the wanted ones. Reuses existing nodes, so that focus,
 * scroll position and selection stay. External text only becomes text nodes or attribute values.
 */
export function patchChildren(parent: ParentNode & Node, wanted: readonly EmbedChild[]): void {
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

function patchNode(existing: Node | null, wanted: EmbedChild, parent: Node): Node {
  if (typeof wanted === "string") {
    if (!(existing instanceof Text)) return new Text(wanted);
    if (existing.data !== wanted) {
      existing.data = wanted;
      flash(parent);
    }
    return existing;
  }
  const isSame = existing instanceof Element && existing.localName === wanted.tag;
  const element = isSame ? existing : create(wanted, parent);
  setAttributes(element, wanted.attributes);
  patchChildren(element, wanted.children);
  return element;
}

function create({ tag }: EmbedNode, parent: Node): Element {
  const isDrawn = tag === "svg" || parent instanceof SVGElement;
  return isDrawn ? document.createElementNS(SVG, tag) : document.createElement(tag);
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
function flash(parent: Node): void {
  if (!(parent instanceof Element) || !parent.matches("[data-flash],text.score")) return;
  parent.classList.remove("changed");
  // Reading a size forces a layout without the class, so that the animation restarts.
  parent.getBoundingClientRect();
  parent.classList.add("changed");
}
