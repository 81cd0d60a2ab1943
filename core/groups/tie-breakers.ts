import { combineComparators, type Compare } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { type Appearance, opponentOf, tallyOf } from "#core/match/appearance.ts";
import type { Tally } from "#core/model/contestant.ts";
import type { ContestantRef } from "#core/model/derived-match.ts";
import type { RankingRule, TieBreaker } from "#core/model/group.ts";

/** A contestant's standing before it has a position. */
export interface Line {
  readonly contestant: ContestantRef;
  readonly appearances: readonly Appearance[];
  readonly tally: Tally;
  readonly points: number;
}

/** A criterion that ranks lines. */
export interface Criterion {
  readonly compareAmong: (lines: readonly Line[]) => Compare<Line>;
  /** True if it depends on the compared lines, and so may rank a part of them further. */
  readonly relative: boolean;
}

/** Returns the criterion of a tie-breaker. */
export function criterionOf(breaker: TieBreaker, rule: RankingRule): Criterion {
  switch (breaker) {
    case "difference":
      return descending(({ tally }) => differenceOf(tally));
    case "score-for":
      return descending(({ tally }) => tally.scoreFor);
    case "head-to-head":
      return { relative: true, compareAmong: (lines) => compareHeadToHead(lines, rule) };
  }
}

/** Returns a criterion that ranks the greatest value first. */
export function descending(valueOf: (line: Line) => number): Criterion {
  return { relative: false, compareAmong: () => (a, b) => valueOf(b) - valueOf(a) };
}

/** Compares by the matches among these contestants: points, then difference, then score. */
function compareHeadToHead(lines: readonly Line[], rule: RankingRule): Compare<Line> {
  const keys = new Set(lines.map(({ contestant }) => contestant.key));
  const tallies = new Map(
    lines.map((line) => {
      const among = line.appearances.filter((one) => keys.has(opponentOf(one)?.key ?? ""));
      return [line, tallyOf(among)] as const;
    }),
  );
  const tally = (line: Line): Tally => must(tallies.get(line), "every compared line has a tally");
  return combineComparators(
    (a, b) => pointsOf(tally(b), rule) - pointsOf(tally(a), rule),
    (a, b) => differenceOf(tally(b)) - differenceOf(tally(a)),
    (a, b) => tally(b).scoreFor - tally(a).scoreFor,
  );
}

/** Returns the points of a record; the number of wins if the rule has no points. */
export function pointsOf({ won, drawn, lost }: Tally, { points }: RankingRule): number {
  return points === null ? won : won * points.win + drawn * points.draw + lost * points.loss;
}

/** Returns the score difference of a record. */
export function differenceOf({ scoreFor, scoreAgainst }: Tally): number {
  return scoreFor - scoreAgainst;
}
