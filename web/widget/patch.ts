import type { EmbedChild, EmbedNode } from "#core/embed/parts/node.ts";

const SVG = "http://www.w3.org/2000/svg";

/**
 * Makes the children of an element those described, reusing what stands there: the reader's focus,
 * scroll and selection stay. Everything from outside becomes text or the value of an attribute.
 */
export function patchChildren(parent: ParentNode & Node, wanted: readonly EmbedChild[]): void {
  const keyed = new Map<string, Element>();
  for (const child of parent.children) {
    const key = child.getAttribute("data-key");
    if (key !== null) keyed.set(key, child);
  }
  wanted.forEach((child, index) => {
    const there = parent.childNodes[index] ?? null;
    const key = typeof child === "string" ? undefined : child.attributes["data-key"];
    const known = key === undefined ? there : (keyed.get(String(key)) ?? null);
    const node = patchNode(known, child, parent);
    if (node === there) return;
    // Something keyed may be wanted farther down: it moves, and only what is left over goes.
    parent.insertBefore(node, there);
    if (key === undefined && there !== null && there === known) there.remove();
  });
  while (parent.childNodes.length > wanted.length) parent.lastChild?.remove();
}

function patchNode(known: Node | null, wanted: EmbedChild, parent: Node): Node {
  if (typeof wanted === "string") {
    if (!(known instanceof Text)) return new Text(wanted);
    if (known.data !== wanted) {
      known.data = wanted;
      flash(parent);
    }
    return known;
  }
  const isSame = known instanceof Element && known.localName === wanted.tag;
  const element = isSame ? known : create(wanted, parent);
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
    // A strict page forbids style attributes in markup, not a style that a script sets.
    if (name === "style" && element.style !== undefined) element.style.cssText = text;
    else element.setAttribute(name, text);
  }
}

/** A figure that changed stands out for a moment; `widget.css` says how. */
function flash(parent: Node): void {
  if (!(parent instanceof HTMLElement) || parent.dataset["flash"] === undefined) return;
  parent.classList.remove("changed");
  // Reading a size lets the browser see that the class was gone: the animation begins anew.
  void parent.offsetWidth;
  parent.classList.add("changed");
}
