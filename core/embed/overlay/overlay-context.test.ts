import { expect, it } from "vitest";
import { overlayContext, type SetAttributes } from "#core/testing/sample-embed.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import { overlayFlag, overlayRoot } from "./overlay-context.ts";

it.each([
  [{}, "", { class: "board duel dark", style: undefined }],
  [{ theme: "light" }, "#c2ff00", { class: "board duel light", style: "--live:#c2ff00" }],
])("plates of %j with the accent %j are %j", (attributes, accent, look) => {
  expect(overlayRoot("duel", { ...overlayContext(attributes), accent })).toEqual(look);
});

it.each<[string, SetAttributes, string, EmbedNode | null]>([
  ["its letters", {}, "engl", el("span", { class: "flag" }, "ENG")],
  [
    "a picture",
    { flags: "images" },
    "fi",
    el("img", { class: "flag", src: "/flags/fi.svg", alt: "", width: 18, height: 12 }),
  ],
  ["its letters without a picture", { flags: "images" }, "xx", el("span", { class: "flag" }, "XX")],
  ["nothing where nobody wants it", { flags: "none" }, "fi", null],
  ["nothing where none is known", { flags: "images" }, "", null],
])("a country is %s", (_, attributes, country, drawn) => {
  const contestant = { key: "key-Aino", name: "Aino", country };
  expect(overlayFlag({ contestant }, overlayContext(attributes))).toEqual(drawn);
});

it("nobody known has no country", () => {
  expect(overlayFlag({ contestant: null }, overlayContext())).toBeNull();
});
