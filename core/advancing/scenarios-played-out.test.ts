import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import type { RankingRule, TieBreaker } from "#core/model/group.ts";
import type { ContestantScenario, Fate, MatchResultId, Outlook } from "#core/model/scenarios.ts";
import { fatesOf, type GroupInPlay, scenariosOf } from "#core/testing/group-in-play.ts";
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

interface PlayedOut {
  /** Result of each open match, by its contestants' names. */
  readonly results: ReadonlyMap<string, MatchResultId>;
  readonly fates: ReadonlyMap<string, Fate>;
}

/** Returns every outcome of the open matches, with concrete scores. */
function playOut(play: GroupInPlay, scores: typeof SCORES): readonly PlayedOut[] {
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

/** Returns what an outlook states for an outcome. */
function statedFate({ clauses, otherwise }: Outlook, results: PlayedOut["results"]): Fate | null {
  const applying = clauses.find(({ anyOf }) =>
    anyOf.some((literals) =>
      literals.every(({ contestants: [a, b], results: allowed }) =>
        allowed.includes(must(results.get(`${a.name}–${b.name}`), "a condition on an open match")),
      ),
    ),
  );
  return applying === undefined ? otherwise : applying.fate;
}

/** Returns the own results of a contestant in an outcome. */
function ownResults(name: string, { results }: PlayedOut): readonly NonNullable<Outlook["own"]>[] {
  return [...results].flatMap(([pair, result]) => {
    const [a, b] = pair.split("–");
    if (a !== name && b !== name) return [];
    if (result === "draw") return ["draw" as const];
    return [(result === "first") === (a === name) ? ("win" as const) : ("loss" as const)];
  });
}

/** Returns everything that an outcome contradicts; points-only rules must also be exact. */
function findContradictions(
  scenario: ContestantScenario,
  outcomes: readonly PlayedOut[],
  points: Record<"win" | "draw" | "loss", number>,
  isExact: boolean,
): readonly string[] {
  const { contestant, verdict, outlooks, thresholds } = scenario;
  const fateIn = (outcome: PlayedOut) => must(outcome.fates.get(contestant.name), "it has a fate");
  const fates = new Set(outcomes.map(fateIn));
  const isDecided = fates.size === 1 && !fates.has("tie");
  const found: string[] = [];
  const claim = (isTrue: boolean, text: string) => {
    if (!isTrue) found.push(`${contestant.name}: ${text}`);
  };
  if (verdict !== "open") claim(isDecided && fates.has(verdict), verdict);
  else if (isExact) claim(!isDecided, "open");
  for (const outcome of outcomes) {
    const own = ownResults(contestant.name, outcome);
    const fate = fateIn(outcome);
    for (const outlook of outlooks.filter((one) => one.own === (own[0] ?? null))) {
      const stated = statedFate(outlook, outcome.results);
      const isClaim = stated === "through" || stated === "eliminated" || isExact;
      claim(!isClaim || (stated ?? fate) === fate, `${outlook.own} ${stated}, not ${fate}`);
    }
    if (thresholds === null) continue;
    const { unit, through, out } = thresholds;
    const gains = own.map((one) => (unit === "wins" ? Number(one === "win") : points[one]));
    const gain = gains.reduce((sum, one) => sum + one, 0);
    claim(gain < (through ?? Infinity) || fate === "through", `through with ${gain}`);
    claim(gain > (out ?? -Infinity) || fate === "eliminated", `out with ${gain}`);
  }
  return found;
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
  points: Record<"win" | "draw" | "loss", number>,
  isExact: boolean,
): readonly string[] {
  return groups.flatMap((play) => {
    const scenarios = must(scenariosOf(play), "the group has scenarios");
    const outcomes = playOut(play, scores);
    return scenarios.contestants.flatMap((one) =>
      findContradictions(one, outcomes, points, isExact),
    );
  });
}

describe("scenarios, against every outcome played out", () => {
  it.each<[string, RankingRule, Record<"win" | "draw" | "loss", number>]>([
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
