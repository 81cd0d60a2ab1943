import { expect, it } from "vitest";
import { embedPagePath } from "./embed-page-path.ts";

it("embedPagePath contains the attributes that are set and no others", () => {
  const set = new Map([
    ["bracket", "a.example/7"],
    ["theme", "dark"],
  ]);
  expect(embedPagePath("bracket", set)).toBe("/embed/bracket/a.example/7?theme=dark");
  expect(embedPagePath("matches", new Map())).toBe("/embed/matches");
});
