import { expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { runToEnd } from "#core/lib/steps.ts";
import { derived, entries, entry, LIVE, match, NOON } from "#core/testing/model-match.ts";
import { deriveContestantsInSteps } from "./contestants.ts";
import { deriveAllHeadToHeads } from "./head-to-head.ts";

const MATCHES = [
  ["Aino 2", "Bo 1"],
  ["Bo 3", "Aino 3"],
  ["Aino 0", "Cleo 2"],
  ["Aino 1", "Dora 0"],
  ["Aino", "Bo"],
  ["Aino 4", "Bo 3", "Cleo 2"],
  ["Aino"],
  ["Bo 5", "Cleo 1"],
].map((names, index) =>
  derived(match(`${index}`, { groupId: "7", start: NOON + index, entries: entries(...names) })),
);
const matches = new Map(
  [
    ...MATCHES,
    derived(match("live", { groupId: "8", entries: entries("Ebbe", "Aino") }), { status: LIVE }),
  ].map((one) => [one.match.key, one]),
);
const contestants = runToEnd(deriveContestantsInSteps(matches));
const aino = must(contestants.get(entry("Aino").key), "Aino plays");

it("sums up the begun matches against each opponent, most frequent first, then by name", () => {
  const met = deriveAllHeadToHeads(aino, matches);
  expect(met.map(({ opponent, matches: keys }) => [opponent.name, keys.length])).toEqual([
    ["Bo", 2],
    ["Cleo", 1],
    ["Dora", 1],
    ["Ebbe", 1],
  ]);
  expect(met[0]).toEqual({
    opponent: { key: entry("Bo").key, name: "Bo", country: "" },
    record: { played: 2, won: 1, drawn: 1, lost: 0, scoreFor: 5, scoreAgainst: 4 },
    matches: ["a.example/0", "a.example/1"],
  });
});
