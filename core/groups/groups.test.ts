import { describe, expect, it } from "vitest";
import { derived, ENDED, match, NOON, played, UNDECIDED } from "#core/testing/model-match.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { createAnnotations, NO_ANNOTATIONS } from "#core/desk/annotations.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import type { Group } from "#core/model/group.ts";
import { deriveGroups, type GroupsInput } from "./groups.ts";
import type { Match } from "#core/model/match.ts";

/** Creates a match of group 7, see `played`. */
const inGroup = (id: string, text: string, change: Partial<Match> = {}): DerivedMatch =>
  played(id, text, { groupId: "7", roundOf: 2, ...change });

/** Derives groups without annotations. */
function groupsOf(matches: readonly DerivedMatch[]): readonly Group[] {
  return deriveGroups(matches, INPUT);
}

const INPUT: GroupsInput = {
  annotations: NO_ANNOTATIONS,
  gaps: { past: false, future: false },
  end: NOON,
  isOver: false,
};

describe("deriveGroups", () => {
  it("derives a group from its matches in order of play", () => {
    const late = inGroup("1", "B 1, A 1", { start: NOON + 1, row: 1 });
    const early = inGroup("2", "A 2, B 0", { row: 2 });
    expect(groupsOf([late, early])).toMatchObject([
      {
        key: "a.example/7",
        tournament: "a.example/cup",
        kind: "round-robin",
        rule: {
          points: { win: 3, draw: 1, loss: 0 },
          tieBreakers: ["difference", "score-for", "head-to-head"],
        },
        rounds: null,
        standings: [
          { position: 1, points: 4, form: ["won", "drawn"] },
          { position: 2, points: 1, form: ["lost", "drawn"] },
        ],
        matches: ["a.example/2", "a.example/1"],
        complete: true,
        issues: [],
      },
    ]);
  });

  it("uses the name and the points rule entered by staff", () => {
    const by = { scope: "a.example/7", who: "Anna", at: NOON };
    const value = { points: { win: 2, draw: 1, loss: 0 }, tieBreakers: [] };
    const annotations = createAnnotations([
      { kind: "group-name", value: "North", ...by },
      { kind: "points-rule", value, ...by },
      { kind: "points-rule", value, ...by, scope: "a.example/8" },
    ]);
    const tables = [inGroup("1", "A 2, B 0"), inGroup("2", "C 1, D 0", { groupId: "9" })];
    const ranked = inGroup("3", "A 4, B 2, C 1", { groupId: "8" });
    const groups = deriveGroups([...tables, ranked], { ...INPUT, annotations });
    expect(groups.map(({ id, name, isRuleKnown, rule }) => [id, name, isRuleKnown, rule])).toEqual([
      ["7", "North", true, value],
      ["8", null, false, { points: null, tieBreakers: [] }],
      ["9", null, false, expect.objectContaining({ points: null })],
    ]);
    expect(groups[0]?.standings.map(({ points }) => points)).toEqual([2, 0]);
  });

  it("ranks matches of more than two by the placement points entered by staff", () => {
    const by = { who: "Anna", at: NOON };
    const rule = { placements: [5, 3, 1], perKill: 0, deduct: true, bestOf: null };
    const aino = { contestant: "ace", name: "Ace", points: 4 };
    const annotations = createAnnotations([
      {
        kind: "placement-points",
        scope: "a.example/7",
        value: { ...rule, deductions: [aino] },
        ...by,
      },
      { kind: "placement-points", scope: "a.example/8", value: { ...rule, deductions: [] }, ...by },
      { kind: "alias", scope: "ace", value: { key: contestantKey("osu", "A"), name: "A" }, ...by },
    ]);
    const race = inGroup("1", "A 9, B 8, C 1");
    const duel = inGroup("2", "D 2, E 0", { groupId: "8" });
    const [ranked, other] = deriveGroups([race, duel], { ...INPUT, annotations });
    expect(ranked).toMatchObject({ placementPoints: rule, isRuleKnown: true });
    expect(ranked?.standings.map(({ contestant, points }) => [contestant.name, points])).toEqual([
      ["B", 3],
      ["A", 1],
      ["C", 1],
    ]);
    expect(other).toMatchObject({ placementPoints: null, isRuleKnown: false });
  });

  it("returns no groups when there are no group matches", () => {
    expect(groupsOf([derived(match("1"))])).toEqual([]);
  });

  it("numbers groups across stages, by stage, then by numeric id", () => {
    const groups = groupsOf([
      inGroup("1", "A, B", { groupId: "10" }),
      inGroup("2", "C, D", { groupId: "9" }),
      inGroup("3", "A, C", { groupId: "2", stage: 2 }),
      inGroup("4", "E, F", { groupId: "11", stage: 2 }),
      inGroup("5", "F, E", { groupId: "11", stage: 1 }),
      derived(match("6", { bracketId: "1", stage: 1 })),
    ]);
    expect(groups.map(({ number, stage, id }) => [number, stage, id])).toEqual([
      [1, 1, "9"],
      [2, 1, "10"],
      [3, 1, "11"],
      [4, 2, "2"],
    ]);
  });

  it("ranks all groups of a tournament by points when one has a draw", () => {
    const decided = inGroup("1", "A 2, B 0");
    const tied = inGroup("2", "C 1, D 1", { groupId: "8" });
    expect(groupsOf([decided])[0]?.rule.points).toBeNull();
    expect(groupsOf([decided, tied]).map(({ rule }) => rule.points?.win)).toEqual([3, 3]);
  });

  it("applies no points rule to paths and to matches of more than two", () => {
    const ranked = groupsOf([inGroup("1", "A 4, B 2, C 1")])[0];
    expect(ranked).toMatchObject({
      kind: "ranked",
      rule: { points: null, tieBreakers: [] },
      expected: null,
    });
    const results = ["A 2, B 0", "C 2, D 1", "A 0, C 2", "B 2, D 0", "A 1, B 2"];
    const path = groupsOf(
      results.map((text, index) => inGroup(`${index}`, text, { roundOf: 4, row: index })),
    )[0];
    expect(path).toMatchObject({ kind: "path", rule: { points: null }, expected: 5 });
    expect(path?.standings.map(({ contestant }) => contestant.name)).toEqual(["C", "B", "A", "D"]);
  });
});

describe("deriveGroups, for issues", () => {
  it.each<[string, readonly DerivedMatch[], readonly (readonly [string | null, string])[]]>([
    [
      "an ended match without a winner",
      [{ ...inGroup("1", "A 1, B 0"), outcome: UNDECIDED }],
      [["a.example/1", "group-match-undecided"]],
    ],
    ["a bye (no issue)", [inGroup("1", "A")], []],
    ["one contestant (no issue)", [{ ...inGroup("1", "A"), status: ENDED }], []],
    [
      "more contestants than its matches state",
      [inGroup("1", "A 1, B 0"), inGroup("2", "A 1, C 0")],
      [[null, "group-too-large"]],
    ],
    ["no stated size (no issue)", [inGroup("1", "A 1, B 0", { roundOf: null })], []],
  ])("reports issues for: %s", (_name, matches, issues) => {
    const found = groupsOf(matches).flatMap((group) => group.issues);
    expect(found.map(({ match: key, code }) => [key, code])).toEqual(issues);
  });
});
