import { describe, expect, it } from "vitest";
import { derived, entries, entry, LIVE, match } from "#core/testing/model-match.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { createRenameCheck } from "./rename-check.ts";

/** Creates the matches of one tournament, each with contestants named by one letter: `"AX"`. */
const matchesOf = (...names: readonly string[]): readonly DerivedMatch[] =>
  names.map((own, index) => derived(match(`${index}`, { entries: entries(...own.split("")) })));

const live = (name: string) => [
  derived(match("0", { entries: entries(...name.split("")) }), { status: LIVE }),
];

describe("createRenameCheck", () => {
  it.each<[boolean, string, readonly DerivedMatch[], readonly DerivedMatch[]]>([
    [
      true,
      "B takes A's slot in two upcoming matches",
      matchesOf("AX", "AY"),
      matchesOf("BX", "BY"),
    ],
    [true, "B takes A's slot in a live match", live("AX"), matchesOf("BX")],
    [false, "it is one upcoming match only", matchesOf("AX"), matchesOf("BX")],
    [false, "A is still in another match", matchesOf("AX", "AY", "A"), matchesOf("BX", "BY", "A")],
    [
      false,
      "B was in another match before",
      matchesOf("AX", "AY", "B"),
      matchesOf("BX", "BY", "B"),
    ],
    [false, "two contestants take the slots", matchesOf("AX", "AY"), matchesOf("BX", "CY")],
    [false, "the slot is open", live("AX"), matchesOf("X")],
    [false, "the matches are new", [], matchesOf("BX", "BY")],
    [false, "nothing changed", matchesOf("AB"), matchesOf("AB")],
  ])("returns %s if %s", (isRenamed, _, before, after) => {
    expect(createRenameCheck(before, after)(entry("A").key, entry("B").key)).toBe(isRenamed);
  });
});
