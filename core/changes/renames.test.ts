import { describe, expect, it } from "vitest";
import { derived, entries, entry, LIVE, match } from "#core/testing/model-match.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import { findRenames } from "./renames.ts";

/** Matches of one tournament, numbered; each a list of contestants. */
function matchesOf(...names: readonly (readonly string[])[]): readonly DerivedMatch[] {
  return names.map((own, index) => derived(match(`${index}`, { entries: entries(...own) })));
}

function live(matches: readonly DerivedMatch[]): readonly DerivedMatch[] {
  return matches.map((one) => derived(one.match, { status: LIVE }));
}

type Row = readonly [string, readonly DerivedMatch[], readonly DerivedMatch[]];

describe("findRenames: A is B", () => {
  it.each<Row>([
    [
      "in two matches to come",
      matchesOf(["A", "X"], ["A", "Y"]),
      matchesOf(["B", "X"], ["B", "Y"]),
    ],
    ["in one that has begun", live(matchesOf(["A 1", "X 0"])), matchesOf(["B 1", "X 0"])],
  ])("%s", (_name, before, after) => {
    expect(findRenames(before, after)(entry("A").key, entry("B").key)).toBe(true);
  });
});

describe("findRenames: A is not B", () => {
  it.each<Row>([
    ["in one match to come", matchesOf(["A", "X"]), matchesOf(["B", "X"])],
    [
      "while A stands elsewhere",
      matchesOf(["A", "X"], ["A", "Y"], ["A"]),
      matchesOf(["B", "X"], ["B", "Y"], ["A"]),
    ],
    [
      "if B was there before",
      matchesOf(["A", "X"], ["A", "Y"], ["B"]),
      matchesOf(["B", "X"], ["B", "Y"], ["B"]),
    ],
    ["if two others came", matchesOf(["A", "X"], ["A", "Y"]), matchesOf(["B", "X"], ["C", "Y"])],
    ["if nobody came", live(matchesOf(["A", "X"])), matchesOf(["X"])],
    ["in matches that are new", [], matchesOf(["B", "X"], ["B", "Y"])],
  ])("%s", (_name, before, after) => {
    expect(findRenames(before, after)(entry("A").key, entry("B").key)).toBe(false);
  });

  it("when nothing changed at all", () => {
    const same = matchesOf(["A", "X"]);
    expect(findRenames(same, same)(entry("A").key, entry("X").key)).toBe(false);
  });
});
