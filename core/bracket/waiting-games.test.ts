/** Games of a series that are listed before their contestants are known. */
import { describe, expect, it } from "vitest";
import { formatWallTime, HOUR } from "#core/lib/time.ts";
import { onlyBracket, worldOfFile } from "#core/testing/derive.ts";
import { type Wire, wireBracket } from "#core/testing/wire-match.ts";
import { wireDoubleMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";

const START = Date.UTC(2026, 2, 7, 10);

/** Returns matches in order of play; those without scores are open. */
function listMatches(all: readonly (readonly [place: string, text: string])[], size = "4"): Wire[] {
  return all.map(([place, text], at) => {
    const start = formatWallTime(START + at * HOUR);
    const open = /\d/.test(text) ? {} : { locked: "0" };
    const change = { start, ...open };
    return place.startsWith("ro")
      ? wireSingleMatch(`${at + 1}`, place, text, { bracket: wireBracket({ size }), ...change })
      : wireDoubleMatch(`${at + 1}`, place, text, change);
  });
}

const times = <T>(count: number, one: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => one(index));

/** Returns the codes of the matches, in order, and of the issues of the bracket. */
function codesOf(wire: readonly Wire[]) {
  const world = worldOfFile([...wire], START - HOUR);
  const codes = wire.map((one) => {
    return [...world.matches.values()].find(({ match }) => match.id === one["id"])?.code;
  });
  return { codes, issues: onlyBracket(world).issues.map(({ code }) => code) };
}

const SEMIFINALS = [
  ["ro4#1", "Aino 2 v Bo 0"],
  ["ro4#2", "Cai 2 v Dag 1"],
] as const;

const numbered = (code: string, count: number, word = "match") =>
  times(count, (at) => `${code}, ${word} ${at + 1}`);

describe("games without contestants", () => {
  it("are at one place in a round without another free place", () => {
    for (const size of [4, 8]) {
      for (const games of times(4, (at) => at + 2)) {
        for (const others of times(5, (at) => at + 1)) {
          for (const text of ["", "Aino"]) {
            const places = size / 2;
            const wire = listMatches(
              times(places, (row) =>
                times(
                  row === 0 ? games : others,
                  () => [`ro${size}#${row + 1}`, row ? "" : text] as const,
                ),
              ).flat(),
              `${size}`,
            );
            const name = size === 4 ? "SF" : "QF";
            const expected = times(places, (row) => {
              const count = row === 0 ? games : others;
              return count > 1 ? numbered(`${name}-${row + 1}`, count) : [`${name}-${row + 1}`];
            }).flat();
            expect(codesOf(wire)).toEqual({ codes: expected, issues: [] });
          }
        }
      }
    }
  });

  it("are those of the final from three in one row, or once they share a finalist", () => {
    for (const games of times(4, (at) => at + 2)) {
      for (const isInRows of [true, false]) {
        for (const text of ["", "Aino"]) {
          if (text === "" && (isInRows || games === 2)) continue;
          const final = times(games, (at) => [`ro2#${isInRows ? at + 1 : 1}`, text] as const);
          const open = [SEMIFINALS[0], ["ro4#2", "Cai v Dag"] as const];
          const { codes, issues } = codesOf(listMatches([...open, ...final]));
          expect(codes.slice(2)).toEqual(numbered("F", games));
          expect(issues).toEqual([]);
        }
      }
    }
  });

  it("are games of the place once their contestants play", () => {
    const final = ["Aino 5 v Cai 3", "Aino 1 v Cai 4", "Aino v Cai"];
    const wire = listMatches([...SEMIFINALS, ...final.map((text) => ["ro2#1", text] as const)]);
    expect(codesOf(wire).codes.slice(2)).toEqual(numbered("F", 3, "game"));
  });

  it.each<[string, readonly (readonly [string, string])[]]>([
    ["a final and a third-place match", [...SEMIFINALS, ["ro2#1", ""], ["ro2#2", ""]]],
    ["a final and a third-place match in one row", [...SEMIFINALS, ["ro2#1", ""], ["ro2#1", ""]]],
    [
      "two semifinals in one row",
      [
        ["ro4#1", ""],
        ["ro4#1", ""],
      ],
    ],
    [
      "two semifinals of different contestants",
      [
        ["ro4#1", "Aino"],
        ["ro4#1", "Bo"],
        ["ro4#2", ""],
      ],
    ],
    [
      "a grand final and its reset",
      [
        ["grand final#1", "Aino"],
        ["grand final#1", "Aino"],
      ],
    ],
  ])("are not the matches of %s", (_, all) => {
    const { codes } = codesOf(listMatches(all));
    expect(codes.join()).not.toMatch(/match \d|game \d/);
  });
});
