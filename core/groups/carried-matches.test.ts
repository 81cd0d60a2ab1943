import { describe, expect, it } from "vitest";
import { createAnnotations } from "#core/desk/annotations.ts";
import { must } from "#core/lib/must.ts";
import type { RankingRule } from "#core/model/group.ts";
import { getScenarios } from "#core/advancing/scenarios.ts";
import { NOON, played } from "#core/testing/model-match.ts";
import { sample } from "#core/testing/node/sample.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";
import { DEFAULT_TIE_BREAKERS } from "./ranking-rule.ts";
import { deriveGroups } from "./groups.ts";

/** Matches of groups by id; the id begins with the number of the stage. */
type Stages = Readonly<Record<string, readonly string[]>>;

function derive(stages: Stages, rule: Partial<RankingRule> | null = null, advancing = 0) {
  const matches = Object.entries(stages).flatMap(([groupId, texts]) => {
    const roundOf = new Set(texts.join(" ").match(/[A-Z]/g)).size;
    const position = { groupId, roundOf, stage: Number(groupId[0]), start: NOON };
    return texts.map((text, index) => played(`${groupId}-${index}`, text, position));
  });
  const ids = Object.keys(stages);
  const entered = { scope: `a.example/${ids.at(-1)}`, who: "Aino", at: NOON };
  const value = { points: { win: 3, draw: 1, loss: 0 }, tieBreakers: [], ...rule };
  const annotations = createAnnotations([
    ...(rule === null ? [] : [{ kind: "points-rule", value, ...entered } as const]),
    ...(advancing === 0 ? [] : [{ kind: "advancing", value: advancing, ...entered } as const]),
  ]);
  const gaps = { past: false, future: false };
  const isOver = matches.every(({ status }) => status.state === "ended");
  const groups = deriveGroups(matches, { annotations, gaps, end: NOON, isOver });
  const group = must(groups.at(-1), "the last group");
  return {
    group,
    input: { matches, groups, brackets: [], missesPast: false, basis: { annotations } },
  };
}

function rangesOf(stages: Stages, rule?: Partial<RankingRule>): readonly string[] {
  return derive(stages, rule).group.standings.map(
    ({ contestant, points, best, worst }) => `${contestant.name} ${points} ${best}–${worst}`,
  );
}

/** All pairs; who is named first wins. */
function allPairs(names: string): readonly string[] {
  const all = names.split("");
  return all.flatMap((a, index) => all.slice(index + 1).map((b) => `${a} 2, ${b} 0`));
}

const TOP = ["A 1, B 2", "A 2, C 1", "B 1, C 1"];

describe("points of an earlier stage", () => {
  it.each<[string, Stages, readonly string[]]>([
    [
      "may count if all contestants come from one group",
      { 11: allPairs("ABCDEF"), 21: TOP },
      ["B 4 1–2", "A 3 1–2", "C 1 3–3"],
    ],
    [
      "may count between those of several groups who do not meet again",
      {
        11: allPairs("ABC"),
        12: allPairs("DEF"),
        21: ["A 0, D 2", "A 2, E 1", "B 2, D 1", "B 2, E 0"],
      },
      ["B 2 1–3", "D 1 1–2", "A 1 2–3", "E 0 4–4"],
    ],
    [
      "count for none if all pairs of several groups meet again",
      { 11: allPairs("ABC"), 12: allPairs("DEF"), 21: allPairs("EDBA") },
      ["E 3 1–1", "D 2 2–2", "B 1 3–3", "A 0 4–4"],
    ],
    [
      "count for none if no two contestants met",
      { 11: allPairs("ABC"), 12: allPairs("DEF"), 21: ["D 2, A 0"] },
      ["D 1 1–1", "A 0 2–2"],
    ],
    [
      "count for none if another contestant is new",
      { 11: allPairs("ABC"), 21: allPairs("XBA") },
      ["X 2 1–1", "B 1 2–2", "A 0 3–3"],
    ],
  ])("%s", (_, stages, expected) => {
    expect(rangesOf(stages)).toEqual(expected);
  });

  it.each<[RankingRule["carry"], readonly string[]]>([
    [undefined, ["B 4 1–1", "A 3 2–2", "C 1 3–3"]],
    ["all", ["A 18 1–1", "B 16 2–2", "C 10 3–3"]],
    ["among", ["A 9 1–1", "B 7 2–2", "C 1 3–3"]],
  ])("count as the rule of staff says: %s", (carry, expected) => {
    const rule = carry === undefined ? {} : { carry };
    expect(rangesOf({ 11: allPairs("ABCDEF"), 21: TOP }, rule)).toEqual(expected);
  });

  it("are in the ranges and verdicts of every rule that may count them", () => {
    const random = seededRandom(97);
    const wrong: string[] = [];
    let decided = 0;
    for (const round of sample([...Array.from({ length: 150 }).keys()], 15)) {
      const goals = () => Math.floor(random() * 3);
      const play = (names: string) =>
        allPairs(names).map((text) => `${text[0]} ${goals()}, ${text[5]} ${goals()}`);
      const first = play("ABCDE");
      const top = play("ABCD");
      const open = round % 3;
      const listed = top.map((text, index) =>
        index < top.length - open ? text : text.replaceAll(/ \d/g, ""),
      );
      const stages = { 11: first, 21: listed };
      const { group, input } = derive(stages, null, 2);
      const verdicts = getScenarios(input, group)?.contestants ?? [];
      for (const win of [2, 3]) {
        for (const carry of [{}, { carry: "all" }, { carry: "among" }] as const) {
          const points = { win, draw: 1, loss: 0 };
          const rule = { points, tieBreakers: DEFAULT_TIE_BREAKERS, ...carry };
          const known = derive({ 11: first, 21: top }, rule, 2).group.standings;
          for (const { contestant, best, worst } of known) {
            const range = group.standings.find((row) => row.contestant.key === contestant.key);
            const verdict = verdicts.find((one) => one.contestant.key === contestant.key)?.verdict;
            const isFalse =
              (verdict === "through" && worst > 2) || (verdict === "eliminated" && best <= 2);
            const isOutside =
              open === 0 && ((range?.best ?? 0) > best || (range?.worst ?? 0) < worst);
            if (isFalse || isOutside) wrong.push(`${contestant.name} in ${round}`);
            decided += Number(verdict !== undefined && verdict !== "open");
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(decided).toBeGreaterThan(0);
  });
});
