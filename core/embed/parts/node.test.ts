import { expect, test } from "vitest";
import { el } from "./node.ts";

test("el omits false, missing and empty children and flattens lists", () => {
  const child = el("b");
  const { children } = el("p", {}, false, null, undefined, "", "text", [child, null]);
  expect(children).toEqual(["text", child]);
});

test("el sets the part to the class, so that host pages can style it", () => {
  const { attributes } = el("p", { class: "row old", id: "x" });
  expect(attributes).toEqual({ class: "row old", id: "x", part: "row old" });
});

test("el sets no part without a class", () => {
  expect(el("i")).toEqual({ tag: "i", attributes: { part: undefined }, children: [] });
});
