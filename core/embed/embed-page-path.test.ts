import { expect, it } from "vitest";
import { embedPagePath } from "./embed-page-path.ts";

it("embedPagePath contains exactly the attributes that are set", () => {
  const attributes = new Map([
    ["bracket", "a.example/7"],
    ["theme", "dark"],
  ]);
  expect(embedPagePath("bracket", attributes)).toBe("/embed/bracket/a.example/7?theme=dark");
  expect(embedPagePath("matches", new Map())).toBe("/embed/matches");
});
