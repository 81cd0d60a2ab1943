import { describe, expect, it } from "vitest";
import { createAnnotations } from "#core/desk/annotations.ts";
import { must } from "#core/lib/must.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Group } from "#core/model/group.ts";
import { tournamentOf } from "#core/testing/group-in-play.ts";
import { NOON, UNDECIDED } from "#core/testing/model-match.ts";
import {
  fatesByPoints,
  findContradictions,
  playOut,
  POINTS,
  RESULT_SCORES,
  sumPoints,
} from "#core/testing/scenario-claims.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";
import { getScenarios } from "./scenarios.ts";

const RULE = { points: POINTS, tieBreakers: [] };
const NAMES = ["Aino", "Bo", "Cem", "Dag", "Eva", "Fay"];

interface SwissInPlay {
  /** As in `GroupInPlay`. */
  readonly results: readonly string[];
  readonly rounds: number | null;
  readonly advancing: number;
  readonly isRuleKnown?: boolean;
  readonly bestOf?: number | null;
  readonly change?: Partial<Group>;
  readonly changeMatch?: (match: DerivedMatch, index: number) => DerivedMatch;
}

/** Derives the scenarios of a Swiss group. */
function swissScenariosOf({
  results,
  rounds,
  advancing,
  isRuleKnown = true,
  bestOf = null,
  change = {},
  changeMatch = (match) => match,
}: SwissInPlay) {
  const rule = isRuleKnown ? RULE : null;
  const tournament = tournamentOf({ results, size: NAMES.length, advancing, rule, bestOf });
  const derived = must(tournament.groups[0], "the test has a group");
  const group = { ...derived, kind: "swiss" as const, complete: false, ...change };
  const entered = { scope: group.key, who: "Aino", at: NOON };
  const annotations = createAnnotations([
    { kind: "advancing", value: advancing, ...entered },
    ...(rounds === null ? [] : [{ kind: "swiss-rounds", value: rounds, ...entered } as const]),
  ]);
  return getScenarios(
    { ...tournament, matches: tournament.matches.map(changeMatch), basis: { annotations } },
    group,
  );
}

/** Returns every way to pair contestants; of an odd number one has a bye. */
function pairingsOf(names: readonly string[]): readonly (readonly string[])[] {
  const [first, ...others] = names;
  if (first === undefined) return [[]];
  const paired = others.flatMap((other) =>
    pairingsOf(others.filter((one) => one !== other)).map((rest) =>
      [`${first}, ${other}`].concat(rest),
    ),
  );
  if (names.length % 2 === 0) return paired;
  return [...paired, ...pairingsOf(others).map((rest) => [`${first} 3`].concat(rest))];
}

interface Course {
  readonly size: number;
  readonly canDraw: boolean;
  /** Rounds that are played, and listed without results. */
  readonly played: number;
  readonly listed: number;
  readonly rounds: number;
}

/** Returns wrong claims and the number of verdicts other than `open`, of many groups. */
function check({ size, canDraw, played, listed, rounds }: Course, seed: number) {
  const random = seededRandom(seed * 131 + 7);
  const pick = <T>(from: readonly T[]): T => must(from[Math.floor(random() * from.length)], "one");
  const names = NAMES.slice(0, size);
  const pairings = pairingsOf(names);
  const scores = RESULT_SCORES.filter(([result]) => canDraw || result !== "draw");
  const playRound = () => pick(playOut(pick(pairings), scores)).played;
  const before = Array.from({ length: played }, playRound).flat();
  const next = Array.from({ length: listed }, () => pick(pairings)).flat();
  const advancing = 1 + Math.floor(random() * (size - 1));
  const bestOf = canDraw ? null : 1;
  const scenarios = swissScenariosOf({ results: [...before, ...next], rounds, advancing, bestOf });
  const { contestants } = must(scenarios, "the group has scenarios");
  const left = rounds - played - listed;
  const isSampled = left > 1;
  const futures = isSampled
    ? Array.from({ length: 400 }, () => Array.from({ length: left }, playRound).flat())
    : left === 1
      ? pairings.flatMap((pairing) => playOut(pairing, scores).map(({ played: all }) => all))
      : [[]];
  const known = sumPoints([...before, ...next.filter((text) => !text.includes(","))]);
  const outcomes = playOut(next, scores).flatMap(({ played: own, results }) =>
    futures.map((future) => {
      const points = sumPoints([...before, ...own, ...future]);
      const gains = [...points].map(
        ([name, value]) => [name, value - (known.get(name) ?? 0)] as const,
      );
      return { results, fates: fatesByPoints(points, advancing), gains: new Map(gains) };
    }),
  );
  const rules = { points: POINTS, isExact: false };
  const found = contestants.flatMap((one) => findContradictions(one, outcomes, rules));
  return { found, decided: contestants.filter((one) => one.verdict !== "open").length };
}

describe("scenarios of Swiss groups, against rounds played out", () => {
  it.each<[string, Course]>([
    ["one unknown round", { size: 6, canDraw: true, played: 2, listed: 0, rounds: 3 }],
    ["one unknown round with a bye", { size: 5, canDraw: true, played: 2, listed: 0, rounds: 3 }],
    ["no draws", { size: 6, canDraw: false, played: 3, listed: 0, rounds: 4 }],
    ["a listed and an unknown round", { size: 6, canDraw: false, played: 4, listed: 1, rounds: 6 }],
    ["two unknown rounds", { size: 6, canDraw: true, played: 6, listed: 0, rounds: 8 }],
    ["a listed last round", { size: 6, canDraw: true, played: 2, listed: 1, rounds: 3 }],
    ["a listed last round with a bye", { size: 5, canDraw: true, played: 3, listed: 1, rounds: 4 }],
  ])("are never contradicted with %s", (_name, course) => {
    const checks = Array.from({ length: 12 }, (_, seed) => check(course, seed));
    expect(checks.flatMap(({ found }) => found)).toEqual([]);
    expect(checks.some(({ decided }) => decided > 0)).toBe(true);
  });
});

const afterOne = ["Aino 1, Bo 0", "Cem 1, Dag 0", "Eva 1, Fay 0"];
const afterTwo = [...afterOne, "Aino 1, Cem 0", "Eva 1, Bo 0", "Dag 1, Fay 0"];
const last = ["Aino, Eva", "Cem, Dag", "Bo, Fay"];
const linesOf = (swiss: SwissInPlay) =>
  swissScenariosOf(swiss)?.contestants.map(({ contestant, verdict, left, thresholds }) => [
    `${contestant.name} ${verdict} ${left}`,
    thresholds && `${thresholds.unit} ${thresholds.through} ${thresholds.out}`,
  ]);
const linesWith = (bye: string) =>
  linesOf({ results: [...afterTwo, bye], rounds: 3, advancing: 4 })?.find(([line]) =>
    line?.startsWith("Fay"),
  );
const forfeitSixth = (one: DerivedMatch, index: number) =>
  index === 5 ? { ...one, outcome: UNDECIDED } : one;
const leftOf = (scoresArePoints: boolean) => {
  const swiss = { results: afterTwo, rounds: 3, advancing: 2, changeMatch: forfeitSixth };
  const scenarios = swissScenariosOf({ ...swiss, change: { scoresArePoints } });
  return scenarios?.contestants.map(({ left }) => left);
};
const withdrawEighth = (one: DerivedMatch, index: number) =>
  index === 7 ? { ...one, unresolved: "withdrawn" as const } : one;

describe("scenarios of a Swiss group", () => {
  it("are bounds while pairs of a round are unknown", () => {
    const swiss: SwissInPlay = { results: afterTwo, rounds: 3, advancing: 2 };
    expect(linesOf(swiss)).toEqual([
      ["Aino open 1", "points 1 null"],
      ["Eva open 1", "points 1 null"],
      ["Cem open 1", "points null 1"],
      ["Dag open 1", "points null 1"],
      ["Bo eliminated 1", null],
      ["Fay eliminated 1", null],
    ]);
  });

  it("are exact once all pairs of the last round are listed", () => {
    const swiss: SwissInPlay = { results: [...afterTwo, ...last], rounds: 3, advancing: 2 };
    const scenarios = swissScenariosOf(swiss);
    const outlooks = scenarios?.contestants[0]?.outlooks;
    expect(outlooks?.map(({ own, otherwise }) => `${own} ${otherwise}`)).toEqual([
      "win through",
      "draw through",
      "loss tie",
    ]);
    expect(scenarios).toMatchObject({ rounds: 3, left: [{}, {}, {}] });
  });

  it("are absent without the number of rounds, with a smaller one, or none left", () => {
    const results = [...afterTwo, ...last];
    expect(linesOf({ results, rounds: null, advancing: 2 })).toBeUndefined();
    expect(linesOf({ results, rounds: 2, advancing: 2 })).toBeUndefined();
    expect(linesOf({ results: afterTwo, rounds: 2, advancing: 2 })).toBeUndefined();
    expect(linesOf({ results, rounds: 3, advancing: 2, change: { kind: "path" } })).toBeUndefined();
  });

  it("count a bye without points as a round in which points may come", () => {
    expect(linesWith("Fay 1")).toEqual(["Fay eliminated 0", null]);
    expect(linesWith("Fay")).toEqual(["Fay open 1", "points null 1"]);
  });

  it("are absent while the first bye may change an assumed rule, unless no match can be drawn", () => {
    const swiss = { results: afterTwo, rounds: 3, advancing: 2, isRuleKnown: false };
    expect(linesOf(swiss)).toBeUndefined();
    expect(linesOf({ ...swiss, bestOf: 1 })?.[0]).toEqual(["Aino open 1", "wins 1 null"]);
  });

  it("count a forfeit by both as played if scores are points, else as a round that is left", () => {
    expect(leftOf(true)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(leftOf(false)).toEqual([1, 1, 1, 2, 1, 2]);
  });

  it("are absent if a match has vanished", () => {
    const swiss = { results: [...afterTwo, ...last], rounds: 3, advancing: 2 };
    expect(linesOf({ ...swiss, changeMatch: withdrawEighth })).toBeUndefined();
  });

  it("are absent if a contestant meets themselves", () => {
    const results = [...afterTwo, "Aino, Aino", "Cem, Dag", "Bo, Fay"];
    expect(linesOf({ results, rounds: 3, advancing: 2 })).toBeUndefined();
  });
});
