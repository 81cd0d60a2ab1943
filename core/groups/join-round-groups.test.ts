import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import type { StandingRow } from "#core/model/group.ts";
import { worldOfFile } from "#core/testing/derive.ts";
import { sample } from "#core/testing/node/sample.ts";
import { playSwiss, wireSwiss } from "#core/testing/swiss.ts";
import type { Wire } from "#core/testing/wire-match.ts";
import { wireGroupMatch } from "#core/testing/wire-matches.ts";
import type { World } from "#core/world/world.ts";

/** Creates groups by id from texts, see `wireGroupMatch`; all are of one stage by default. */
function groupsOf(groups: Readonly<Record<string, readonly string[]>>, size = "4") {
  return Object.entries(groups).flatMap(([group_id, texts]) =>
    texts.map((text, index) =>
      wireGroupMatch(`${group_id}${index}`, `${index + 1}`, text, { group_id, round_of: size }),
    ),
  );
}

/** Returns the codes of the matches of each group, by its id. */
function codesIn({ tournaments }: World): Readonly<Record<string, string>> {
  const [view] = [...tournaments.values()];
  const codes = new Map(view?.matches.map(({ match, code }) => [match.key, code]));
  return Object.fromEntries(
    (view?.groups ?? []).map(({ id, matches }) => [
      id,
      matches.map((key) => codes.get(key)).join(" "),
    ]),
  );
}

const FIRST = ["A 2 v B 0", "C 2 v D 1"];
const SECOND = ["A 2 v C 1", "B 0 v D 2"];

describe("groups with one match of each contestant", () => {
  it.each<[string, readonly Wire[], Readonly<Record<string, string>>]>([
    [
      "are joined if the contestants are the same",
      groupsOf({ 7: FIRST, 8: SECOND }),
      { 7: "G1-1 G1-2 G1-3 G1-4" },
    ],
    [
      "are joined with a round of which one match is listed",
      groupsOf({ 7: FIRST, 8: SECOND, 9: ["A 1 v D 0"] }),
      { 7: "G1-1 G1-2 G1-3 G1-4 G1-5" },
    ],
    [
      "are joined if one of eight left",
      groupsOf({
        7: [...FIRST, "E 1 v F 0", "G 1 v H 0"],
        8: [...SECOND, "E 1 v G 0", "F 1 v "],
      }),
      { 7: "G1-1 G1-2 G1-3 G1-4 G1-5 G1-6 G1-7 G1-8" },
    ],
    [
      "are not joined with a match of the best two",
      [...groupsOf({ 7: FIRST, 8: SECOND }), ...groupsOf({ 9: ["A 1 v D 0"] }, "2")],
      { 7: "G1-1 G1-2 G1-3 G1-4", 9: "G2-1" },
    ],
    [
      "are not joined if half of the contestants play on",
      groupsOf({ 7: [...FIRST, "E 1 v F 0", "G 1 v H 0"], 8: ["A 1 v C 0", "E 1 v G 0"] }),
      { 7: "G1-1 G1-2 G1-3 G1-4", 8: "G2-1 G2-2" },
    ],
    [
      "are not joined if one contestant has two matches",
      groupsOf({ 7: [...FIRST, "A 1 v D 0"], 8: SECOND }),
      { 7: "G1-1 G1-2 G1-3", 8: "G2-1 G2-2" },
    ],
    [
      "are not joined if they have different contestants",
      groupsOf({ 7: FIRST, 8: ["E 1 v F 0", "G 1 v H 0"] }),
      { 7: "G1-1 G1-2", 8: "G2-1 G2-2" },
    ],
  ])("%s", (_, wire, expected) => {
    expect(codesIn(worldOfFile(wire))).toEqual(expected);
  });

  it("have the standings of one group, name no contestant twice and give no final ranking", () => {
    const seeds = sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 2);
    for (const contestants of [4, 6, 8, 9, 12]) {
      for (let rounds = 2; rounds < contestants - 1; rounds += 2) {
        for (const seed of seeds) {
          const swiss = playSwiss({ contestants, rounds, inPoints: false, seed });
          const whole = wireSwiss(swiss, Date.UTC(2026, 2, 8));
          for (const isStaged of [true, false]) {
            const split = whole.map((match, index) => splitOff(match, index, swiss, isStaged));
            const [one, joined] = [worldOfFile(whole), worldOfFile(split)];
            const [group] = [...joined.groups.values()];
            const standings = [...one.groups.values()][0]?.standings;
            expect(group?.standings.map(lineOf)).toEqual(standings?.map(lineOf));
            expect(joined.groups.size).toBe(1);
            const [view] = [...joined.tournaments.values()];
            expect(view?.rankings.some(({ isFinal }) => isFinal)).toBe(false);
            const ambiguous = [...joined.contestants.values()].filter(
              ({ ambiguity }) => ambiguity.length > 0,
            );
            expect(ambiguous).toEqual([]);
          }
        }
      }
    }
  });
});

function lineOf({ contestant, points, position, best, worst }: StandingRow): string {
  return `${position} ${contestant.name} ${points} ${best}–${worst}`;
}

/** Moves a match of a Swiss group into a group of its round, with rows from 1. */
function splitOff(
  match: Wire,
  index: number,
  { matches }: ReturnType<typeof playSwiss>,
  isStaged: boolean,
): Wire {
  const { round } = must(matches[index], "a wire match is a match");
  const before = matches.filter((one) => one.round < round).length;
  return {
    ...match,
    group_id: `${900 + round}`,
    row: `${index + 1 - before}`,
    stage: isStaged ? `${round}` : "1",
  };
}
