import { expect, test } from "vitest";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { listFollowed } from "./followed-section.tsx";

test("lists live contestants first, then by next match, then the others as followed", () => {
  const live = sampleMatch({ id: "1", state: "live", slots: [slot("Aino"), slot("Bo")] });
  const next = sampleMatch({ id: "2", slots: [slot("Cato"), slot("Aino")] });
  const keys = ["Eve", "Cato", "Aino"].map((name) => slot(name).contestant?.key ?? "");
  const [eve, cato, aino] = keys;
  expect(listFollowed(keys, [live, next])).toEqual([
    { key: aino, match: live },
    { key: cato, match: next },
    { key: eve, match: null },
  ]);
});

test("ignores matches that will not be played", () => {
  const match = sampleMatch({ unresolved: "withdrawn", slots: [slot("Aino"), slot("Bo")] });
  const key = slot("Aino").contestant?.key ?? "";
  expect(listFollowed([key], [match])).toEqual([{ key, match: null }]);
});
