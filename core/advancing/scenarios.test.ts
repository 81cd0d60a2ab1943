import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import type { RankingRule, TieBreaker } from "#core/model/group.ts";
import type { ContestantScenario, Fate, MatchResultId, Outlook } from "#core/model/scenarios.ts";
import {
  fatesOf,
  type GroupInPlay,
  scenariosOf,
  tournamentOf,
} from "#core/testing/group-in-play.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";
import { getScenarios } from "./scenarios.ts";

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

function verdicts(play: GroupInPlay) {
  return scenariosOf(play)?.contestants.map(({ contestant, verdict, left }) => [
    contestant.name,
    verdict,
    left,
  ]);
}

describe("scenarios", () => {
  const final: GroupInPlay = {
    results: ["A 0, B 0", "C 2, D 1", "A 2, D 0", "B 1, C 0", "B, D", "A, C"],
    size: 4,
    advancing: 2,
    rule: rule("difference"),
  };

  it("states who is through, eliminated or open, and the open matches", () => {
    expect(verdicts(final)).toEqual([
      ["A", "open", 1],
      ["B", "open", 1],
      ["C", "open", 1],
      ["D", "eliminated", 1],
    ]);
    expect(scenariosOf(final)).toMatchObject({
      advancing: 2,
      source: "staff",
      left: [
        { match: "a.example/7-5", contestants: [{ name: "A" }, { name: "C" }] },
        { match: "a.example/7-4", contestants: [{ name: "B" }, { name: "D" }] },
      ],
    });
  });

  it("states the shortest condition per own result, and what decides a tie", () => {
    const c = scenariosOf(final)?.contestants[2];
    expect(c?.outlooks).toMatchObject([
      { own: "win", clauses: [], otherwise: "through" },
      {
        own: "draw",
        clauses: [{ fate: "tie", anyOf: [[{ match: "a.example/7-4", results: ["second"] }]] }],
        otherwise: "eliminated",
        tieBy: "difference",
      },
      { own: "loss", clauses: [], otherwise: "eliminated" },
    ]);
  });

  it("omits draws in a best-of 3 that was never drawn", () => {
    const results = ["A 2, B 0", "C 2, D 1", "A 2, D 0", "B 2, C 0", "B, D", "A, C"];
    const scenarios = scenariosOf({ ...final, results, bestOf: 3 });
    expect(scenarios?.contestants[1]?.outlooks.map(({ own }) => own)).toEqual(["win", "loss"]);
  });

  it("are derived once per group, and absent without open matches or a number who advance", () => {
    const tournament = tournamentOf(final);
    const group = must(tournament.groups[0], "the test has a group");
    expect(getScenarios(tournament, group)).toBe(getScenarios(tournament, group));
    expect(scenariosOf({ ...final, advancing: null })).toBeNull();
    const ended = final.results.map((text) =>
      text.length < 5 ? text.replace(",", " 1,") + " 0" : text,
    );
    expect(scenariosOf({ ...final, results: ended })).toBeNull();
  });

  it("are absent if a worse result gives more points, or the format is unknown", () => {
    const points = { win: 0, draw: 1, loss: 3 };
    expect(scenariosOf({ ...final, rule: { points, tieBreakers: [] } })).toBeNull();
    expect(scenariosOf({ ...final, size: 5 })).toBeNull();
    const race = ["A 3, B 2, C 1", "A, B, C"];
    expect(scenariosOf({ ...final, results: race, size: 3 })).toBeNull();
  });

  it("sum scores that are points, as half points after a draw", () => {
    const results = ["A 1, B 0", "A 0.5, C 0.5", "B, C"];
    const scenarios = scenariosOf({ results, size: 3, advancing: 1, rule: null });
    expect(scenarios?.contestants.map(({ verdict }) => verdict)).toEqual([
      "open",
      "open",
      "eliminated",
    ]);
  });

  it("count half points if a bye gave points", () => {
    const results = ["A 2, B 0", "A 1", "A 1, C 0", "B, C"];
    const scenarios = scenariosOf({ results, size: 3, advancing: 1, rule: null });
    expect(scenarios?.contestants[0]?.verdict).toBe("through");
  });

  it("state only that other results decide if too many matter", () => {
    const names = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"];
    const pairs = names.flatMap((a, index) => names.slice(index + 1).map((b) => [a, b] as const));
    const results = pairs.map(([a, b], index) =>
      a === "A" ? `${a} 1, ${b} 1` : index % 2 === 0 ? `${a}, ${b}` : `${a} 1, ${b} 1`,
    );
    const scenarios = scenariosOf({ results, size: 10, advancing: 4, rule: null });
    const first = scenarios?.contestants.find(({ contestant }) => contestant.name === "A");
    expect(first?.outlooks).toEqual([{ own: null, clauses: [], otherwise: null, tieBy: null }]);
  });
});
