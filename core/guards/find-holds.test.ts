import { describe, expect, it } from "vitest";
import { type MatchWithLosses, findHolds } from "./find-holds.ts";
import type { LossKind } from "#core/model/loss-kinds.ts";

const TIMES = { at: 2, dataAt: 1, before: [] };

interface Part {
  readonly tournament: string;
  readonly all: number;
  readonly missing?: number;
  readonly losing?: number;
  readonly kind?: LossKind;
  readonly list?: "upcoming" | "ended";
  /** How many of the missing and losing matches, from the first, have only an unconfirmed loss. */
  readonly unconfirmed?: number;
  readonly hidden?: boolean;
}

/** Creates the matches of these tournaments (`SITE/SLUG`); the first ones are missing or losing. */
function matchesOf(...parts: readonly Part[]): readonly MatchWithLosses[] {
  return parts.flatMap(
    ({
      tournament,
      all,
      missing = 0,
      losing = 0,
      kind = "scores",
      list = "upcoming",
      unconfirmed = 0,
      hidden = false,
    }) =>
      Array.from({ length: all }, (_, index) => ({
        key: `${tournament} ${list} ${index}`,
        list,
        site: tournament.split("/")[0] ?? "",
        tournament,
        isHidden: hidden,
        isMissing: index < missing,
        losses: index >= missing && index < missing + losing ? [kind] : [],
        has: index < missing ? [] : [kind],
        unconfirmedLosses: index >= missing && index < missing + unconfirmed ? [kind] : [],
      })),
  );
}

const ids = (...parts: readonly Part[]) =>
  findHolds(matchesOf(...parts), TIMES).map(({ id }) => id);

describe("findHolds", () => {
  it.each<[string, Part[], string[]]>([
    ["nothing without a loss", [{ tournament: "a/x", all: 9 }], []],
    ["nothing for the loss of a fifth", [{ tournament: "a/x", all: 15, missing: 3 }], []],
    ["nothing for two of five", [{ tournament: "a/x", all: 5, missing: 2 }], []],
    ["a hold for three of 14", [{ tournament: "a/x", all: 14, missing: 3 }], ["matches upcoming"]],
    ["a hold for two of three", [{ tournament: "a/x", all: 3, missing: 2 }], ["matches upcoming"]],
    [
      "a hold for the only match of a tournament",
      [{ tournament: "a/x", all: 1, missing: 1 }],
      ["matches a/x"],
    ],
    [
      "nothing for the last upcoming match of a tournament",
      [
        { tournament: "a/x", all: 1, missing: 1 },
        { tournament: "a/x", all: 30, list: "ended" },
      ],
      [],
    ],
    [
      "a hold for the only live match",
      [
        { tournament: "a/x", all: 30 },
        { tournament: "a/x", all: 1, missing: 1, list: "ended" },
      ],
      ["matches ended"],
    ],
    [
      "a hold for a site",
      [
        { tournament: "a/x", all: 8, missing: 8 },
        { tournament: "a/y", all: 8, missing: 8 },
        { tournament: "b/z", all: 40 },
      ],
      ["matches upcoming a"],
    ],
    [
      "a hold for a tournament",
      [
        { tournament: "a/x", all: 4, missing: 4 },
        { tournament: "a/y", all: 40 },
      ],
      ["matches a/x"],
    ],
    ["a hold for the scores of one match", [{ tournament: "a/x", all: 1, losing: 1 }], ["scores"]],
    [
      "nothing for the lower scores of two",
      [{ tournament: "a/x", all: 2, losing: 2, kind: "lower-scores" }],
      [],
    ],
    [
      "a hold for the lower scores of three",
      [{ tournament: "a/x", all: 9, losing: 3, kind: "lower-scores" }],
      ["lower-scores"],
    ],
    [
      "nothing for contestants shown by one poll",
      [{ tournament: "a/x", all: 9, losing: 9, unconfirmed: 9 }],
      [],
    ],
    [
      "nothing for one public match lost beside hidden ones",
      [
        { tournament: "a/x", all: 9, missing: 1 },
        { tournament: "a/y", all: 9, missing: 9, hidden: true },
      ],
      ["hidden matches upcoming"],
    ],
    [
      "separate holds for public and hidden matches",
      [
        { tournament: "a/x", all: 9, losing: 9 },
        { tournament: "a/y", all: 9, losing: 9, hidden: true },
      ],
      ["scores", "hidden scores"],
    ],
    [
      "a hold including unconfirmed losses when the only other match lost more",
      [{ tournament: "a/x", all: 9, losing: 9, unconfirmed: 8 }],
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
