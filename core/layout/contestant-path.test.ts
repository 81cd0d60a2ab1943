import { expect, it } from "vitest";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import { findContestantPath } from "./contestant-path.ts";
import { layoutBracket } from "./layout.ts";

const { bracket, matches } = sampleBracket({ size: 8, kind: "double" });
const places = bracket.rounds.flatMap((round) => round.places);
const byKey = new Map(matches.map((match) => [match.key, match]));
const { links } = layoutBracket(bracket.rounds);
const pathOf = (contestant: string) => findContestantPath(contestant, places, byKey, links);

it("returns every place of a contestant with the index of their slot", () => {
  expect([...pathOf("sample-1").sides]).toEqual([
    ["ro8#1", 0],
    ["ro4#1", 0],
    ["ro2#1", 0],
    ["grand final#1", 0],
  ]);
});

it("returns lines between consecutive matches, not the drop to the lower bracket", () => {
  const dropped = pathOf("sample-2");
  expect([...dropped.sides.keys()]).toContain("lower ro2s2#1");
  expect(dropped.lines.has("ro2#1")).toBe(false);
  expect(pathOf("sample-1").lines).toEqual(new Set(["ro8#1", "ro4#1", "ro2#1"]));
});

it("returns an empty path for a contestant who is not in the bracket", () => {
  expect(pathOf("nobody").sides.size).toBe(0);
});

it("excludes byes without a match", () => {
  const few = sampleBracket({ size: 8, kind: "single", entrants: 6 });
  const own = findContestantPath(
    "sample-1",
    few.bracket.rounds.flatMap((round) => round.places),
    new Map(few.matches.map((match) => [match.key, match])),
    layoutBracket(few.bracket.rounds).links,
  );
  expect([...own.sides.keys()]).toEqual(["ro4#1", "ro2#1"]);
  expect([...own.lines]).toEqual(["ro4#1"]);
});
