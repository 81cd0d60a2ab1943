import { describe, expect, it } from "vitest";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { indexRoundMatches } from "./index-round-matches.ts";

const play = (id: string, ...names: readonly string[]) =>
  sampleMatch({ id, key: id, slots: names.map((name) => slot(name)) });
const opponents = (rounds: string[][], ...matches: ReturnType<typeof play>[]) =>
  Object.fromEntries(
    [...indexRoundMatches(rounds, matches)].map(([key, row]) => [
      key,
      row.map((found) => found && (found.other?.contestant?.name ?? "bye")),
    ]),
  );

describe("indexRoundMatches", () => {
  it("returns the opponent of each round, byes, and nothing for an unknown pairing", () => {
    const first = play("1", "Aino", "Bo");
    expect(
      opponents([["1", "2"], ["3"]], first, play("2", "Cai"), play("3", "Cai", "Aino")),
    ).toEqual({
      "key-Aino": ["Bo", "Cai"],
      "key-Bo": ["Aino", null],
      "key-Cai": ["bye", "Aino"],
    });
  });

  it("leaves out matches that are not loaded", () => {
    expect(opponents([["1"]])).toEqual({});
  });
});
