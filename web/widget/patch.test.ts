import { beforeEach, describe, expect, it } from "vitest";
import { el } from "#core/embed/parts/node.ts";
import { HOSTILE_NAMES } from "#core/testing/hostile-names.ts";
import { patchChildren } from "./patch.ts";

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement("div");
});

const row = (key: string, text: string) =>
  el("li", { "data-key": key }, el("a", { href: "#" }, text));

describe("patchChildren", () => {
  it.each(HOSTILE_NAMES)("renders %j as plain text and as an attribute value", (name) => {
    patchChildren(root, [el("span", { title: name, "aria-label": name }, name)]);
    expect(root.querySelectorAll("*")).toHaveLength(1);
    expect(root.textContent).toBe(name);
    expect(root.firstElementChild?.getAttribute("title")).toBe(name);
  });

  it("reuses the element of a key when the order changes", () => {
    patchChildren(root, [row("a", "A"), row("b", "B"), row("c", "C")]);
    const [a, b, c] = root.children;
    patchChildren(root, [row("c", "C"), row("x", "X"), row("a", "A2")]);
    expect(root.textContent).toBe("CXA2");
    expect(root.children[0]).toBe(c);
    expect(root.children[2]).toBe(a);
    expect(b?.isConnected).toBe(false);
  });

  it("updates changed nodes and removes surplus ones", () => {
    patchChildren(root, [el("p", { class: "x", title: "t" }, "one"), el("b", {}, "two")]);
    const [p] = root.children;
    patchChildren(root, [el("p", { class: "y" }, "three")]);
    expect(root.innerHTML).toBe('<p class="y" part="y">three</p>');
    expect(root.firstElementChild).toBe(p);
  });

  it("creates SVG elements", () => {
    patchChildren(root, [el("svg", {}, el("path", { d: "M0 0H1" }))]);
    expect(root.querySelector("path")?.namespaceURI).toBe("http://www.w3.org/2000/svg");
  });

  it("animates a changed score, in text and in a drawing", () => {
    const draw = (score: string) =>
      patchChildren(root, [
        el("b", { "data-flash": "" }, score),
        el("svg", {}, el("text", { class: "score" }, score), el("text", {}, score)),
      ]);
    draw("1");
    expect(root.querySelectorAll(".changed")).toHaveLength(0);
    draw("2");
    expect(Array.from(root.querySelectorAll(".changed"), ({ tagName }) => tagName)).toEqual([
      "B",
      "text",
    ]);
  });

  it("creates nodes of the document to which the root was moved, and reuses the others", () => {
    patchChildren(root, [el("p", {}, "one")]);
    const [p] = root.children;
    const other = document.implementation.createHTMLDocument();
    other.body.append(root);
    patchChildren(root, [el("p", {}, "two"), el("svg", {}, el("text", {}, "three"))]);
    expect(root.firstElementChild).toBe(p);
    expect(root.textContent).toBe("twothree");
    for (const node of root.querySelectorAll("*")) expect(node.ownerDocument).toBe(other);
  });
});
