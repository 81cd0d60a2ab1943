import { describe, expect, it } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import { derived, entries, entry, LIVE, match, NOON, round } from "#core/testing/model-match.ts";
import { findAmbiguityReasons, countriesOf } from "./ambiguity.ts";
import { appearancesOf } from "#core/match/appearance.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Match } from "#core/model/match.ts";

function ambiguityIn(...matches: readonly DerivedMatch[]) {
  return findAmbiguityReasons(appearancesOf(matches).filter((one) => one.entry.name === "Aino"));
}

const BRACKET = { id: "9", title: "", type: "single", size: 8, relatedId: null, bestOf: {} };

function inBracket(id: string, key: string | null, change: Partial<Match> = {}): DerivedMatch {
  const place = { bracketId: "9", bracket: BRACKET, row: Number(id) };
  return derived(match(id, { ...place, ...change }), { round: key === null ? null : round(key) });
}

/** Creates two matches of a round. */
const twiceIn = (key: string | null, change: Partial<Match> = {}): readonly DerivedMatch[] =>
  ["1", "2"].map((id) => inBracket(id, key, change));

const inGroup = (id: string, stage: number): DerivedMatch =>
  derived(match(id, { groupId: id, stage }));

function live(id: string, tournament: string, start: number | null): DerivedMatch {
  const base = match(id);
  const other = { ...base.tournament, key: `a.example/${tournament}` };
  return derived({ ...base, tournament: other, start }, { status: LIVE });
}

function from(country: string): DerivedMatch {
  return derived(match(country, { entries: [entry("Aino", { country })] }));
}

describe("findAmbiguityReasons", () => {
  it.each<[string, readonly DerivedMatch[]]>([
    ["twice in one match", [derived(match("1", { entries: entries("Aino", "Aino") }))]],
    ["twice in a round", twiceIn("ro8")],
    ["twice in a round without rows", twiceIn("ro8", { row: null })],
    ["in two groups of a stage", [inGroup("1", 1), inGroup("2", 1)]],
    ["live in two tournaments", [live("1", "x", NOON), live("2", "y", NOON + 14 * MINUTE)]],
  ])("reports two places at once: %s", (_name, matches) => {
    expect(ambiguityIn(...matches)).toEqual(["two-places-at-once"]);
  });

  it.each<[string, readonly DerivedMatch[]]>([
    ["one match", [inBracket("1", "ro8")]],
    ["round after round", [inBracket("1", "ro8"), inBracket("2", "ro4")]],
    ["grand final and reset", [inBracket("1", "grand final"), inBracket("2", "grand final reset")]],
    ["two matches in one place", [inBracket("1", "ro8"), inBracket("2", "ro8", { row: 1 })]],
    [
      "a round of another bracket",
      [inBracket("1", "ro8"), inBracket("2", "ro8", { bracketId: "8" })],
    ],
    ["unknown rounds", twiceIn(null)],
    ["a bracket without details", twiceIn("ro8", { bracket: null })],
    ["a bracket of an unknown type", twiceIn("ro8", { bracket: { ...BRACKET, type: "ladder" } })],
    [
      "one of the two withdrawn",
      [
        inBracket("1", "ro8"),
        { ...inBracket("2", "ro8"), absence: "withdrawn", unresolved: "withdrawn" },
      ],
    ],
    ["a group", ["1", "2"].map((id) => derived(match(id, { groupId: "1", stage: 1 })))],
    ["groups of two stages", [inGroup("1", 1), inGroup("2", 2)]],
    ["live one after the other", [live("1", "x", NOON), live("2", "y", NOON + 15 * MINUTE)]],
    ["live twice in one tournament", [live("1", "x", NOON), live("2", "x", NOON)]],
    ["live without a start", [live("1", "x", NOON), live("2", "y", null)]],
    [
      "one of them last seen",
      [live("1", "x", NOON), { ...live("2", "y", NOON), absence: "last-seen" }],
    ],
  ])("reports nothing: %s", (_name, matches) => {
    expect(ambiguityIn(...matches)).toEqual([]);
  });

  it("reports two countries, but ignores a missing country", () => {
    expect(ambiguityIn(from("se"), from(""), from("se"))).toEqual([]);
    expect(ambiguityIn(from("se"), from("fi"))).toEqual(["two-countries"]);
    const all = appearancesOf([from("se"), from(""), from("fi"), from("se")]);
    expect(countriesOf(all)).toEqual(["fi", "se"]);
  });
});
