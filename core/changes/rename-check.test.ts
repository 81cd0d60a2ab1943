import { describe, expect, it } from "vitest";
import { derived, entries, entry, LIVE, match } from "#core/testing/model-match.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { createRenameCheck } from "./rename-check.ts";

/** Creates the matches of one tournament, each with these contestants. */
function matchesOf(...names: readonly (readonly string[])[]): readonly DerivedMatch[] {
  return names.map((own, index) => derived(match(`${index}`, { entries: entries(...own) })));
}

function live(matches: readonly DerivedMatch[]): readonly DerivedMatch[] {
  return matches.map((one) => derived(one.match, { status: LIVE }));
}

type Row = readonly [string, readonly DerivedMatch[], readonly DerivedMatch[]];

describe("createRenameCheck: A is renamed to B", () => {
  it.each<Row>([
    [
      "if B takes A's slot in two upcoming matches",
      matchesOf(["A", "X"], ["A", "Y"]),
      matchesOf(["B", "X"], ["B", "Y"]),
    ],
    [
      "if B takes A's slot in a live match",
      live(matchesOf(["A 1", "X 0"])),
      matchesOf(["B 1", "X 0"]),
    ],
  ])("returns true %s", (_name, before, after) => {
    expect(createRenameCheck(before, after)(entry("A").key, entry("B").key)).toBe(true);
  });
});

describe("createRenameCheck: A is not renamed to B", () => {
  it.each<Row>([
    ["if it is one upcoming match only", matchesOf(["A", "X"]), matchesOf(["B", "X"])],
    [
      "if A is still in another match",
      matchesOf(["A", "X"], ["A", "Y"], ["A"]),
      matchesOf(["B", "X"], ["B", "Y"], ["A"]),
    ],
    [
      "if B was in another match before",
      matchesOf(["A", "X"], ["A", "Y"], ["B"]),
      matchesOf(["B", "X"], ["B", "Y"], ["B"]),
    ],
    [
      "if two contestants take the slots",
      matchesOf(["A", "X"], ["A", "Y"]),
      matchesOf(["B", "X"], ["C", "Y"]),
    ],
    ["if the slot is open", live(matchesOf(["A", "X"])), matchesOf(["X"])],
    ["if the matches are new", [], matchesOf(["B", "X"], ["B", "Y"])],
  ])("returns false %s", (_name, before, after) => {
    expect(createRenameCheck(before, after)(entry("A").key, entry("B").key)).toBe(false);
  });

  it("returns false when nothing changed", () => {
    const same = matchesOf(["A", "X"]);
    expect(createRenameCheck(same, same)(entry("A").key, entry("X").key)).toBe(false);
  });
});
