import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import type { RankingRule, TieBreaker } from "#core/model/group.ts";
import type { MatchResultId } from "#core/model/scenarios.ts";
import { fatesOf, type GroupInPlay, scenariosOf } from "#core/testing/group-in-play.ts";
import {
  findContradictions,
  type GroupOutcome,
  type PointsByResult,
} from "#core/testing/scenario-claims.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";

/** Scores by result: a narrow and a wide one. */
const SCORES: readonly (readonly [MatchResultId, string, string])[] = [
  ["first", "1", "0"],
  ["first", "6", "1"],
  ["draw", "0", "0"],
  ["draw", "4", "4"],
  ["second", "0", "1"],
  ["second", "1", "6"],
];

/** Returns every outcome of the open matches, with concrete scores. */
function playOut(play: GroupInPlay, scores: typeof SCORES): readonly GroupOutcome[] {
  let outcomes: readonly { results: readonly string[]; by: readonly [string, MatchResultId][] }[] =
    [{ results: [], by: [] }];
  for (const text of play.results) {
    const isOpen = !/\d/.test(text);
    const [a = "", b = ""] = text.split(", ");
    outcomes = outcomes.flatMap(({ results, by }) =>
      isOpen
        ? scores.map(([result, first, second]) => ({
            results: [...results, `${a} ${first}, ${b} ${second}`],
            by: [...by, [`${a}–${b}`, result] as [string, MatchResultId]],
          }))
        : [{ results: [...results, text], by }],
    );
  }
  return outcomes.map(({ results, by }) => ({
    results: new Map(by),
    fates: fatesOf({ ...play, results }),
  }));
}

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

const POINTS = { win: 3, draw: 1, loss: 0 };
const LOSS_POINTS = { win: 2, draw: 1, loss: 1 };
const HALVES = { win: 1, draw: 0.5, loss: 0 };
const rule = (...tieBreakers: TieBreaker[]): RankingRule => ({ points: POINTS, tieBreakers });
const SEEDS = Array.from({ length: 24 }, (_, index) => index + 1);
const RESULTS_ONLY = SCORES.filter((_, index) => index % 2 === 0);

/** Returns the contradictions of scenarios and played outcomes, and the number of claims. */
function compare(
  groups: readonly GroupInPlay[],
  scores: typeof SCORES,
  points: PointsByResult,
  isExact: boolean,
): readonly string[] {
  return groups.flatMap((play) => {
    const scenarios = must(scenariosOf(play), "the group has scenarios");
    const outcomes = playOut(play, scores);
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
    expect(compare(groups, RESULTS_ONLY, points, true)).toEqual([]);
  });

  it.each<[string, RankingRule | null]>([
    ["difference first", rule("difference", "score-for", "head-to-head")],
    ["head-to-head first", rule("head-to-head", "difference")],
    ["the assumed rule", null],
  ])("are never contradicted with %s", (_name, stated) => {
    const groups = SEEDS.map((seed) => createGroup(seed, stated, 1 + (seed % 3)));
    expect(compare(groups, SCORES, POINTS, false)).toEqual([]);
  });
});
