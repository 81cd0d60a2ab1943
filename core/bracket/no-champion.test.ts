import { describe, expect, it } from "vitest";
import { onlyBracket, worldOfFile } from "#core/testing/derive.ts";
import { type Wire, wireBracket } from "#core/testing/wire-match.ts";
import {
  DOUBLE_UNTIL_FINALS,
  OPEN,
  wireDoubleMatch,
  wireSingleMatch,
  wireSingleMatches,
} from "#core/testing/wire-matches.ts";

const grandFinal = (sides: string): Wire => wireDoubleMatch("6", "grand final#1", sides);
const reset = (sides: string): Wire => wireDoubleMatch("7", "grand final#2", sides);

const SEMIFINALS = wireSingleMatches("ro4#1 Aino 2 v Bo 0, ro4#2 Cai 2 v Dag 0");
const final = (sides: string, change: Wire = {}): Wire =>
  wireSingleMatch("3", "ro2#1", sides, change);
const LADDER = [final("Aino 2 v Bo 0", { bracket: wireBracket({ type: "ladder" }) })];

describe("the reason why a bracket without open matches has no champion", () => {
  it.each<[string, readonly Wire[], string | null]>([
    ["no reason with a champion", [...SEMIFINALS, final("Aino 2 v Cai 0")], null],
    ["the final is undecided", [...SEMIFINALS, final("Aino 1 v Cai 1")], "final-undecided"],
    ["the final is not listed", SEMIFINALS, "final-not-listed"],
    ["no reason while a match is open", [...SEMIFINALS, final("Aino 1 v Cai 0", OPEN)], null],
    [
      "final and third-place match cannot be distinguished",
      [...SEMIFINALS, ...wireSingleMatches("3: ro2# Aino 1 v Dag 1, ro2# Cai 1 v Bo 1")],
      "finals-not-identified",
    ],
    [
      "the grand final is undecided",
      [...DOUBLE_UNTIL_FINALS, grandFinal("Aino 1 v Bo 1")],
      "final-undecided",
    ],
    ["the grand final is not listed", DOUBLE_UNTIL_FINALS, "final-not-listed"],
    [
      "the reset is undecided",
      [...DOUBLE_UNTIL_FINALS, grandFinal("Aino 0 v Bo 2"), reset("Bo 1 v Aino 1")],
      "final-undecided",
    ],
    [
      "a reset may follow",
      [...DOUBLE_UNTIL_FINALS.filter(({ id }) => id !== "3"), grandFinal("Aino 0 v Bo 2")],
      "reset-possible",
    ],
    ["the lower finalist is unknown", [grandFinal("Aino 2 v Bo 0")], "lower-finalist-unknown"],
    ["the type is unknown", LADDER, "unknown-type"],
  ])("is right when: %s", (_, wire, reason) => {
    expect(onlyBracket(worldOfFile(wire)).noChampion).toBe(reason);
  });

  it.each<[string, readonly Wire[]]>([
    ["the final is not listed", SEMIFINALS],
    ["the type is unknown", LADDER],
  ])("is unknown before the tournament is over when: %s", (_, wire) => {
    expect(onlyBracket(worldOfFile(wire, Date.UTC(2026, 2, 7, 19))).noChampion).toBeNull();
  });
});
