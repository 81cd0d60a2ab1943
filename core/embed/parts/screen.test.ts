import { expect, it } from "vitest";
import { overlayContext, type SetAttributes } from "#core/testing/sample-embed.ts";
import { type EmbedNode, el } from "./node.ts";
import { screenFlag } from "./screen.ts";

it.each<[string, SetAttributes, string, EmbedNode | null]>([
  ["letters", {}, "gb-eng", el("span", { class: "flag", "aria-hidden": "true" }, "ENG")],
  [
    "an image",
    { flags: "images" },
    "fi",
    el("img", { class: "flag", src: "/flags/fi.svg", alt: "", width: 18, height: 12 }),
  ],
  [
    "letters if there is no image",
    { flags: "images" },
    "xx",
    el("span", { class: "flag", "aria-hidden": "true" }, "XX"),
  ],
  ["nothing if flags are disabled", { flags: "none" }, "fi", null],
])("screenFlag renders %s", (_, attributes, country, expected) => {
  expect(screenFlag(country, overlayContext(attributes))).toEqual(expected);
});
