/** Compares the tie-breakers of Swiss groups with their definitions. */
import { expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { played, UNDECIDED } from "#core/testing/model-match.ts";
import { playSwiss, type SwissGroup } from "#core/testing/swiss.ts";
import { appearancesOf } from "#core/match/appearance.ts";
import type { StandingRow, TieBreaker } from "#core/model/group.ts";
import { deriveStandings } from "./standings.ts";

const SWISS = playSwiss({ contestants: 17, rounds: 5, inPoints: true, seed: 11 });

function standingsOf({ matches }: SwissGroup, breaker: TieBreaker): readonly StandingRow[] {
  const ended = matches.map(({ sides }, index) => {
    const one = played(`${index}`, sides.map(({ name, score }) => `${name} ${score}`).join(", "));
    const isForfeit = sides.every(({ score }) => score === 0);
    return isForfeit ? { ...one, outcome: UNDECIDED } : one;
  });
  const rule = { points: null, tieBreakers: [breaker] };
  const input = {
    kind: "swiss",
    rule,
    placement: null,
    scoresArePoints: true,
    isComplete: true,
    usualPoints: [],
    missing: null,
    tieOrders: [],
  } as const;
  return deriveStandings(appearancesOf(ended), input, new Map());
}

/** Returns `[own score, opponent's total points]` of each match with a result. */
function resultsOf(name: string): readonly (readonly [score: number, points: number])[] {
  return SWISS.matches.flatMap(({ sides }) => {
    const own = sides.findIndex((side) => side.name === name);
    const opponent = sides[1 - own];
    if (own === -1 || opponent === undefined) return [];
    const { score } = must(sides[own], "it is a side");
    if (score === 0 && opponent.score === 0) return [];
    return [[score, must(SWISS.records.get(opponent.name), "a record").points] as const];
  });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

it.each<[TieBreaker, (name: string) => number]>([
  ["buchholz", (name) => sum(resultsOf(name).map(([, points]) => points))],
  [
    "median-buchholz",
    (name) => {
      const points = resultsOf(name)
        .map(([, value]) => value)
        .toSorted((a, b) => a - b);
      return sum(points.slice(1, -1));
    },
  ],
  ["sonneborn-berger", (name) => sum(resultsOf(name).map(([score, points]) => score * points))],
])("ranks tied contestants by %s", (breaker, valueOf) => {
  const rows = standingsOf(SWISS, breaker);
  const valuesOf = (row: StandingRow) => [row.points, valueOf(row.contestant.name)] as const;
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (next === undefined) continue;
    const [points, value] = valuesOf(row);
    const [nextPoints, nextValue] = valuesOf(next);
    expect(points > nextPoints || (points === nextPoints && value >= nextValue)).toBe(true);
    expect(row.position === next.position).toBe(points === nextPoints && value === nextValue);
  }
  expect(new Set(rows.map(({ points }) => points)).size).toBeLessThan(rows.length);
});

const isAlike = (a: StandingRow, b: StandingRow) => a.points === b.points && a.lost === b.lost;

it("does not separate contestants of fewer than three opponents by median Buchholz", () => {
  const short = playSwiss({ contestants: 6, rounds: 2, inPoints: true, seed: 11 });
  const rows = standingsOf(short, "median-buchholz");
  for (const row of rows) {
    expect(row.tied).toBe(rows.some((other) => other !== row && isAlike(row, other)));
  }
});
