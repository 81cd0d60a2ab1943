import { combineComparators, type Compare } from "#core/lib/compare.ts";
import { addDecimals, multiplyDecimals, sumDecimals } from "#core/lib/decimals.ts";
import { must } from "#core/lib/must.ts";
import {
  type Appearance,
  findContestantResult,
  opponentOf,
  tallyOf,
} from "#core/match/appearance.ts";
import type { ContestantRef, Tally } from "#core/model/contestant.ts";
import type { PlacementResult, RankingRule, TieBreaker } from "#core/model/group.ts";
import type { ContestantKey, MatchEntry } from "#core/model/match.ts";
import { neededLastGame } from "./last-game.ts";
import type { PlacementTotals } from "./placement-points.ts";
import type { ResultPoints } from "./ranking-rule.ts";

/** A contestant's standing before it has a position. */
export interface Line {
  readonly contestant: ContestantRef;
  readonly appearances: readonly Appearance[];
  readonly tally: Tally;
  /** Includes `byePoints`. */
  readonly points: number;
  readonly byePoints: number;
  /** See `StandingRow`. */
  readonly deduction: number;
  /** See `StandingRow`. */
  readonly ignoredDeduction: number;
  /** Placement points; `null` in a group without them. */
  readonly totals: PlacementTotals | null;
  /** See `StandingRow`. */
  readonly results: readonly PlacementResult[];
}

/** A criterion that ranks lines. */
export interface Criterion {
  readonly compareAmong: (lines: readonly Line[]) => Compare<Line>;
  /** True if it depends on the compared lines, and so may rank a part of them further. */
  readonly relative: boolean;
}

/** Returns the criterion of a tie-breaker; some depend on the points of opponents in the group. */
export function criterionOf(
  breaker: TieBreaker,
  rule: RankingRule,
  lines: readonly Line[],
): Criterion {
  switch (breaker) {
    case "difference":
      return descending(({ tally }) => differenceOf(tally));
    case "score-for":
      return descending(({ tally }) => tally.scoreFor);
    case "head-to-head":
      return { relative: true, compareAmong: (tied) => compareHeadToHead(tied, rule) };
    case "buchholz":
      return descending(createOpponentSum(lines, sumDecimals));
    case "median-buchholz":
      return descending(createOpponentSum(lines, sumWithoutExtremes));
    case "sonneborn-berger":
      return descending(createSonnebornBerger(lines));
  }
}

/**
 * Ranks by fewer losses, because a contestant with more matches to play has lost fewer. In a group
 * in which all tied contestants played equally often and nothing is open, it ranks nothing.
 */
export function createFewerLosses(isComplete: boolean): Criterion {
  return {
    relative: false,
    compareAmong: (lines) => {
      const played = new Set(lines.map(({ appearances }) => appearances.length));
      if (isComplete && played.size === 1) return () => 0;
      return (a, b) => a.tally.lost - b.tally.lost;
    },
  };
}

/** Returns a criterion that ranks the greatest value first. */
export function descending(valueOf: (line: Line) => number): Criterion {
  return { relative: false, compareAmong: () => (a, b) => valueOf(b) - valueOf(a) };
}

/** Returns the head-to-head that compares only points: differences come from all matches then. */
export function createHeadToHeadPoints(rule: RankingRule): Criterion {
  return {
    relative: true,
    compareAmong: (tied) => {
      const among = createHeadToHead(tied, rule);
      return (a, b) => among(b).points - among(a).points;
    },
  };
}

/** Compares by the matches among these contestants: points, then difference, then score. */
function compareHeadToHead(lines: readonly Line[], rule: RankingRule): Compare<Line> {
  const among = createHeadToHead(lines, rule);
  return combineComparators(
    (a, b) => among(b).points - among(a).points,
    (a, b) => differenceOf(among(b).tally) - differenceOf(among(a).tally),
    (a, b) => among(b).tally.scoreFor - among(a).tally.scoreFor,
  );
}

/** Creates a function that returns a contestant's results against the others of these. */
function createHeadToHead(
  lines: readonly Line[],
  rule: RankingRule,
): (line: Line) => { readonly tally: Tally; readonly points: number } {
  const keys = new Set(lines.map(({ contestant }) => contestant.key));
  const tallies = new Map(
    lines.map((line) => {
      const among = line.appearances.filter((one) => keys.has(opponentOf(one)?.key ?? ""));
      const tally = tallyOf(among);
      return [line, { tally, points: pointsOf({ appearances: among, tally }, rule) }] as const;
    }),
  );
  return (line) => must(tallies.get(line), "every compared line has a tally");
}

/** Creates a function that combines the points of a contestant's opponents; byes have none. */
function createOpponentSum(
  lines: readonly Line[],
  combine: (points: readonly number[]) => number,
): (line: Line) => number {
  const pointsByKey = pointsByContestant(lines);
  return ({ appearances }) =>
    combine(
      appearances.flatMap((one) => {
        const opponent = findContestantResult(one) === null ? null : opponentOf(one);
        return opponent === null ? [] : pointsOfOpponent(opponent, pointsByKey);
      }),
    );
}

/** Creates a function that sums the points of beaten opponents and half of those drawn with. */
function createSonnebornBerger(lines: readonly Line[]): (line: Line) => number {
  const pointsByKey = pointsByContestant(lines);
  return ({ appearances }) =>
    sumDecimals(
      appearances.map((one) => {
        const result = findContestantResult(one);
        const opponent = opponentOf(one);
        if (opponent === null || result === null || result === "lost") return 0;
        const points = pointsOfOpponent(opponent, pointsByKey);
        return result === "won" ? points : multiplyDecimals(points, 0.5);
      }),
    );
}

function pointsOfOpponent(
  { key }: MatchEntry,
  pointsByKey: ReadonlyMap<ContestantKey, number>,
): number {
  return must(pointsByKey.get(key), "an opponent is in the same group");
}

function pointsByContestant(lines: readonly Line[]): ReadonlyMap<ContestantKey, number> {
  return new Map(lines.map(({ contestant, points }) => [contestant.key, points]));
}

/** Returns the sum without the highest and the lowest value; 0 for fewer than three values. */
function sumWithoutExtremes(values: readonly number[]): number {
  return values.length < 3 ? 0 : sumDecimals(values.toSorted((a, b) => a - b).slice(1, -1));
}

/** Returns the points of a record; the number of wins if the rule has no points. */
export function pointsOf(
  { appearances, tally: { won, drawn, lost } }: Pick<Line, "appearances" | "tally">,
  { points }: RankingRule,
): number {
  if (points === null) return won;
  const { win, draw, loss, lastGame } = points;
  return sumDecimals([
    multiplyDecimals(won, win),
    multiplyDecimals(drawn, draw),
    multiplyDecimals(lost, loss),
    ...(lastGame === undefined ? [] : appearances.map((one) => findChange(one, lastGame, points))),
  ]);
}

/** Returns by how much the points of a match that needed the last game differ from those of others. */
function findChange(
  appearance: Appearance,
  lastGame: NonNullable<ResultPoints["lastGame"]>,
  { win, loss }: ResultPoints,
): number {
  const result = findContestantResult(appearance);
  if (result === null || !neededLastGame(appearance.derived.match)) return 0;
  return result === "won" ? addDecimals(lastGame.win, -win) : addDecimals(lastGame.loss, -loss);
}

export function differenceOf({ scoreFor, scoreAgainst }: Tally): number {
  return addDecimals(scoreFor, -scoreAgainst);
}
