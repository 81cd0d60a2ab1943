import { expect, it } from "vitest";
import { overlayContext } from "#core/testing/sample-embed.ts";
import { overlayRoot } from "./overlay-context.ts";

it.each([
  [{}, "", { class: "board duel dark", style: undefined }],
  [{ theme: "light" }, "#c2ff00", { class: "board duel light", style: "--live:#c2ff00" }],
])("overlayRoot of %j with the accent %j returns %j", (attributes, accent, root) => {
  expect(overlayRoot("duel", { ...overlayContext(attributes), accent })).toEqual(root);
});
