import { describe, expect, it } from "vitest";
import { type MatchWithLosses, findHolds } from "./find-holds.ts";
import type { LossKind } from "#core/model/hold.ts";

const TIMES = { at: 2, dataAt: 1, before: [] };

interface Part {
  readonly tournament: string;
  readonly all: number;
  readonly missing?: number;
  readonly losing?: number;
  readonly kind?: LossKind;
  readonly list?: "upcoming" | "ended";
  /** How many of the missing and losing matches, from the first, have only a loss that does not count. */
  readonly uncounted?: number;
  readonly hidden?: boolean;
}

const DEFAULTS = {
  missing: 0,
  losing: 0,
  uncounted: 0,
  kind: "scores",
  list: "upcoming",
} as const;

/** Creates the matches of these tournaments (`SITE/SLUG`); the first ones are missing or losing. */
const matchesOf = (...parts: readonly Part[]): readonly MatchWithLosses[] =>
  parts.flatMap((part) => {
    const { tournament, missing, losing, kind, list, uncounted } = { ...DEFAULTS, ...part };
    return Array.from({ length: part.all }, (_, index) => ({
      key: `${tournament} ${list} ${index}`,
      list,
      site: tournament.split("/")[0] ?? "",
      tournament,
      isHidden: part.hidden === true,
      losses: index < missing ? ["matches"] : index < missing + losing ? [kind] : [],
      has: index < missing ? [] : [kind],
      uncounted: index >= missing && index < missing + uncounted ? [kind] : [],
    }));
  });

const ids = (...parts: readonly Part[]) =>
  findHolds(matchesOf(...parts), TIMES).map(({ id }) => id);

const LOWER = { kind: "lower-scores" } as const;

describe("findHolds", () => {
  const x = (all: number, change: Partial<Part> = {}) => ({ tournament: "a/x", all, ...change });
  const y = (all: number, change: Partial<Part> = {}) => ({ ...x(all, change), tournament: "a/y" });
  it.each<[string, Part[], string[]]>([
    ["nothing without a loss", [x(9)], []],
    ["nothing for the loss of a fifth", [x(15, { missing: 3 })], []],
    ["nothing for two of five", [x(5, { missing: 2 })], []],
    ["a hold for three of 14", [x(14, { missing: 3 })], ["matches upcoming"]],
    ["a hold for two of three", [x(3, { missing: 2 })], ["matches upcoming"]],
    ["a hold for the only match of a tournament", [x(1, { missing: 1 })], ["matches a/x"]],
    [
      "nothing for the last upcoming match of a tournament",
      [x(1, { missing: 1 }), x(30, { list: "ended" })],
      [],
    ],
    [
      "a hold for the only live match",
      [x(30), x(1, { missing: 1, list: "ended" })],
      ["matches ended"],
    ],
    [
      "a hold for a site",
      [x(8, { missing: 8 }), y(8, { missing: 8 }), { tournament: "b/z", all: 40 }],
      ["matches upcoming a"],
    ],
    ["a hold for a tournament", [x(4, { missing: 4 }), y(40)], ["matches a/x"]],
    ["a hold for the scores of one match", [x(1, { losing: 1 })], ["scores"]],
    ["nothing for the lower scores of two", [x(2, { losing: 2, ...LOWER })], []],
    ["a hold for the lower scores of three", [x(9, { losing: 3, ...LOWER })], ["lower-scores"]],
    ["nothing for contestants shown by one poll", [x(9, { losing: 9, uncounted: 9 })], []],
    [
      "nothing for one public match lost beside hidden ones",
      [x(9, { missing: 1 }), y(9, { missing: 9, hidden: true })],
      ["hidden matches upcoming"],
    ],
    [
      "separate holds for public and hidden matches",
      [x(9, { losing: 9 }), y(9, { losing: 9, hidden: true })],
      ["scores", "hidden scores"],
    ],
    [
      "a hold including losses that do not count when the only other match lost more",
      [x(9, { losing: 9, uncounted: 8 })],
      ["scores"],
    ],
  ])("returns %s", (_, parts, expected) => {
    expect(ids(...parts)).toEqual(expected);
  });

  it("keeps the times of a continuing hold", () => {
    const before = findHolds(matchesOf({ tournament: "a/x", all: 4, missing: 4 }), TIMES);
    const later = { at: 9, dataAt: 8, before };
    expect(findHolds(matchesOf({ tournament: "a/x", all: 4, missing: 3 }), later)).toMatchObject([
      { since: 2, dataAt: 1, count: 3, of: 4 },
    ]);
  });
});
