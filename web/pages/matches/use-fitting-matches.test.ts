import { expect, it } from "vitest";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { fitsByShownText } from "./use-fitting-matches.ts";

const complete = sampleMatch({ code: "QF-1", slots: [slot("Aino"), slot("Bo")] });
const hidden = sampleMatch({ code: "SF-1", station: "4", slots: [slot("Aino"), slot(null)] });

it.each([
  ["a text that shows nowhere, if no contestant is hidden", complete, { q: "Cai" }, true],
  ["the name of a hidden contestant", hidden, { q: "Cai" }, false],
  ["the name of a shown contestant", hidden, { q: "aino" }, true],
  ["a code", hidden, { q: "sf-1" }, true],
  ["a station", hidden, { q: "station 4" }, true],
  ["the tournament", hidden, { q: complete.tournament.title }, true],
  ["no text", hidden, {}, true],
  ["a shown contestant", hidden, { contestant: "key-Aino" }, true],
  ["a hidden contestant", hidden, { contestant: "key-Cai" }, false],
] as const)("decides whether a match fits by what is shown: %s", (_, match, filter, fits) => {
  expect(fitsByShownText(match, filter)).toBe(fits);
});
