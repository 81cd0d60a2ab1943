import { expect, test } from "vitest";
import { el } from "./node.ts";

test("what is false, missing or empty among the children is left out, and lists are flat", () => {
  const child = el("b");
  expect(el("p", {}, false, null, undefined, "", "text", [child, null]).children).toEqual([
    "text",
    child,
  ]);
});

test("a host page may style by part what we style by class", () => {
  expect(el("p", { class: "row old", id: "x" }).attributes).toEqual({
    class: "row old",
    id: "x",
    part: "row old",
  });
});

test("an element without attributes has no part", () => {
  expect(el("i")).toEqual({ tag: "i", attributes: { part: undefined }, children: [] });
});
