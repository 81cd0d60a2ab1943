import { expect, it } from "vitest";
import { overlayContext, type SetAttributes } from "#core/testing/sample-embed.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import { overlayFlag, overlayRoot } from "./overlay-context.ts";

it.each([
  [{}, "", { class: "board duel dark", style: undefined }],
  [{ theme: "light" }, "#c2ff00", { class: "board duel light", style: "--live:#c2ff00" }],
])("overlayRoot of %j with the accent %j returns %j", (attributes, accent, root) => {
  expect(overlayRoot("duel", { ...overlayContext(attributes), accent })).toEqual(root);
});

it.each<[string, SetAttributes, string, EmbedNode | null]>([
  ["letters", {}, "gb-eng", el("span", { class: "flag" }, "ENG")],
  [
    "an image",
    { flags: "images" },
    "fi",
    el("img", { class: "flag", src: "/flags/fi.svg", alt: "", width: 18, height: 12 }),
  ],
  ["letters if there is no image", { flags: "images" }, "xx", el("span", { class: "flag" }, "XX")],
  ["nothing if flags are disabled", { flags: "none" }, "fi", null],
  ["nothing if the country is unknown", { flags: "images" }, "", null],
])("overlayFlag renders %s", (_, attributes, country, expected) => {
  expect(overlayFlag({ country }, overlayContext(attributes))).toEqual(expected);
});
