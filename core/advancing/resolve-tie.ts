import { addDecimals } from "#core/lib/decimals.ts";
import { must } from "#core/lib/must.ts";
import type { TieBreaker } from "#core/model/group.ts";
import type { MatchResultId, Outlook } from "#core/model/scenarios.ts";
import type { GroupPlay, OpenResults, PlayedPair } from "./group-play.ts";

/** The place of a contestant among those with equal points. */
export interface TieResolution {
  /** Number of contestants who certainly rank above them. */
  readonly above: number;
  /** Number of those who may rank above or below. */
  readonly level: number;
  /** Decides among those; see `Outlook`. */
  readonly by: Outlook["tieBy"];
}

/**
 * Ranks a contestant among others with equal points as far as the results of the open matches among
 * them decide. Scores of open matches are unknown, and nothing is concluded from tie-breakers of an
 * assumed rule.
 */
export function resolveTie(
  play: GroupPlay,
  own: number,
  others: readonly number[],
  results: OpenResults,
): TieResolution {
  const { rule, isRuleKnown, kind } = play.group;
  const { tieBreakers } = rule;
  // Head-to-head counts the results of earlier stages as well.
  if (!isRuleKnown || rule.carry !== undefined) return { above: 0, level: others.length, by: null };
  // Fewer losses may come before the tie-breakers.
  const mayCountLosses = kind === "swiss" || (rule.points === null && play.hasByes);
  if (mayCountLosses) return { above: 0, level: others.length, by: null };
  return rankAmong({ play, own, results, tieBreakers }, [own, ...others], 0);
}

interface TieContext {
  readonly play: GroupPlay;
  readonly own: number;
  readonly results: OpenResults;
  readonly tieBreakers: readonly TieBreaker[];
}

/** Ranks the contestant by the tie-breakers from index `at` on; see `deriveStandings`. */
function rankAmong(context: TieContext, tied: readonly number[], at: number): TieResolution {
  if (tied.length === 1) return { above: 0, level: 0, by: null };
  const breaker = context.tieBreakers[at];
  if (breaker === undefined) return { above: 0, level: tied.length - 1, by: "nothing" };
  const values = valuesOf(context, tied, breaker);
  if (values === null) return { above: 0, level: tied.length - 1, by: breaker };
  const valueOf = (index: number) => must(values.get(index), "every tied contestant has a value");
  const order = (index: number): number => compareValues(valueOf(index), valueOf(context.own));
  const above = tied.filter((index) => order(index) > 0).length;
  const level = tied.filter((index) => order(index) === 0);
  const isRelative = breaker === "head-to-head";
  if (level.length > 1 && isRelative && hasOpenAmong(context.play, tied)) {
    return { above, level: level.length - 1, by: breaker };
  }
  const next = rankAmong(context, level, isRelative && level.length < tied.length ? at : at + 1);
  return { ...next, above: above + next.above };
}

/** Returns the values of a tie-breaker, higher is better; `null` if open scores change them. */
function valuesOf(
  { play, results }: TieContext,
  tied: readonly number[],
  breaker: TieBreaker,
): ReadonlyMap<number, readonly number[]> | null {
  const rowOf = (index: number) => must(play.group.standings[index], "a tied row");
  switch (breaker) {
    case "difference":
    case "score-for":
      if (play.open.some(({ a, b }) => tied.includes(a) || tied.includes(b))) return null;
      return new Map(
        tied.map((index) => {
          const { difference, scoreFor } = rowOf(index);
          return [index, [breaker === "difference" ? difference : scoreFor]];
        }),
      );
    case "head-to-head":
      return headToHeadOf(play, tied, results);
    case "buchholz":
    case "median-buchholz":
    case "sonneborn-berger":
      return null;
  }
}

/** Returns points, difference and score from the matches among the tied contestants. */
function headToHeadOf(
  play: GroupPlay,
  tied: readonly number[],
  results: OpenResults,
): ReadonlyMap<number, readonly number[]> {
  const values = new Map<number, number[]>(tied.map((index) => [index, [0, 0, 0]]));
  const knowsScores = !hasOpenAmong(play, tied);
  const open = play.open.flatMap(({ a, b }, index): readonly PlayedPair[] => {
    const result = results.get(index);
    return result === undefined ? [] : [{ a, b, result, scores: [0, 0] }];
  });
  for (const { a, b, result, scores } of [...play.played, ...open]) {
    const [first, second] = [values.get(a), values.get(b)];
    if (first === undefined || second === undefined) continue;
    addResult(first, pointsFor(play, result, "first"), knowsScores ? scores : [0, 0]);
    addResult(
      second,
      pointsFor(play, result, "second"),
      knowsScores ? [scores[1], scores[0]] : [0, 0],
    );
  }
  return values;
}

function addResult(
  value: number[],
  points: number,
  [scored, conceded]: readonly [number, number],
): void {
  [points, addDecimals(scored, -conceded), scored].forEach((added, index) => {
    value[index] = addDecimals(must(value[index], "a value has three parts"), added);
  });
}

function pointsFor({ gain }: GroupPlay, result: MatchResultId, side: "first" | "second"): number {
  if (result === "draw") return gain.draw;
  return result === side ? gain.win : gain.loss;
}

function hasOpenAmong({ open }: GroupPlay, tied: readonly number[]): boolean {
  return open.some(({ a, b }) => tied.includes(a) && tied.includes(b));
}

function compareValues(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index < 0 ? 0 : must(a[index], "a found value") - must(b[index], "as many values");
}
