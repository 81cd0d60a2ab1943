import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import type { RankingRule, TieBreaker } from "#core/model/group.ts";
import { fatesOf, type GroupInPlay, scenariosOf } from "#core/testing/group-in-play.ts";
import {
  findContradictions,
  playOut,
  POINTS,
  type PointsByResult,
  RESULT_SCORES,
  type ResultScores,
  USUAL_POINTS,
} from "#core/testing/scenario-claims.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";

/** Narrow and wide scores. */
const SCORES: ResultScores = [
  ...RESULT_SCORES,
  ["first", "6", "1"],
  ["draw", "4", "4"],
  ["second", "1", "6"],
];

const NAMES = ["Aino", "Bo", "Cem", "Dag", "Eva"];

/** Creates a round robin of which the last matches are open. */
function createGroup(seed: number, rule: RankingRule | null, openCount: number): GroupInPlay {
  const random = seededRandom(seed * 7919 + 17);
  const size = 3 + Math.floor(random() * 3);
  const names = NAMES.slice(0, size);
  const pairs = names.flatMap((a, index) => names.slice(index + 1).map((b) => [a, b] as const));
  const shuffled = pairs
    .map((pair) => ({ pair, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ pair }) => pair);
  const results = shuffled.map(([a, b], index) => {
    const [first, second] = [Math.floor(random() * 3), Math.floor(random() * 3)];
    return index < shuffled.length - openCount ? `${a} ${first}, ${b} ${second}` : `${a}, ${b}`;
  });
  return { results, size, advancing: 1 + Math.floor(random() * (size - 1)), rule };
}

const LOSS_POINTS = { win: 2, draw: 1, loss: 1 };
const HALVES = { win: 1, draw: 0.5, loss: 0 };
const rule = (...tieBreakers: TieBreaker[]): RankingRule => ({ points: POINTS, tieBreakers });
const USUAL_RULES: readonly RankingRule[] = USUAL_POINTS.flatMap((points) => [
  { points, tieBreakers: ["difference", "score-for", "head-to-head"] },
  { points, tieBreakers: ["head-to-head", "score-for", "difference"] },
]);
const SEEDS = Array.from({ length: 24 }, (_, index) => index + 1);

/** Returns the contradictions of scenarios and played outcomes, and the number of claims. */
function compare(
  groups: readonly GroupInPlay[],
  scores: ResultScores,
  points: PointsByResult,
  isExact: boolean,
): readonly string[] {
  return groups.flatMap((play) => {
    const scenarios = must(scenariosOf(play), "the group has scenarios");
    const rules = play.rule === null ? USUAL_RULES : [play.rule];
    const outcomes = playOut(play.results, scores).flatMap(({ played, results }) =>
      rules.map((one) => {
        const fates = fatesOf({ ...play, rule: one, results: played });
        return { results, fates };
      }),
    );
    return scenarios.contestants.flatMap((one) =>
      findContradictions(one, outcomes, { points, isExact }),
    );
  });
}

describe("scenarios, against every outcome played out", () => {
  it.each<[string, RankingRule, PointsByResult]>([
    ["points alone", rule(), POINTS],
    ["2, 1 and 1 points", { points: { win: 2, draw: 1, loss: 1 }, tieBreakers: [] }, LOSS_POINTS],
    ["wins alone", { points: null, tieBreakers: [] }, { win: 1, draw: 0, loss: 0 }],
    ["half points", { points: HALVES, tieBreakers: [] }, HALVES],
  ])("are exact for a rule of %s", (_name, stated, points) => {
    const groups = SEEDS.map((seed) => createGroup(seed, stated, 1 + (seed % 4)));
    expect(compare(groups, RESULT_SCORES, points, true)).toEqual([]);
  });

  it.each<[string, RankingRule | null]>([
    ["difference first", rule("difference", "score-for", "head-to-head")],
    ["head-to-head first", rule("head-to-head", "difference")],
    ["an assumed rule, by each usual one", null],
  ])("are never contradicted with %s", (_name, stated) => {
    const groups = SEEDS.map((seed) => createGroup(seed, stated, 1 + (seed % 3)));
    expect(compare(groups, SCORES, POINTS, false)).toEqual([]);
  });
});
