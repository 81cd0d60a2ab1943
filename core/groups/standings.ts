import { combineComparators, type Compare, compareText, groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import {
  type Appearance,
  opponentOf,
  type ContestantResult,
  resultOf,
  tallyOf,
} from "#core/match/appearance.ts";
import { contestantRef, type Tally } from "#core/model/contestant.ts";
import type { ContestantRef } from "#core/model/derived.ts";
import type { GroupKind, RankingRule, Standing, TieBreaker } from "#core/model/group.ts";
import type { AdvancedTo } from "./find-advancement.ts";

/** A contestant's line before it has a position. */
interface Line {
  readonly contestant: ContestantRef;
  readonly appearances: readonly Appearance[];
  readonly tally: Tally;
  readonly points: number;
}

/** One thing that lines are told apart by. */
interface Criterion {
  readonly compareAmong: (lines: readonly Line[]) => Compare<Line>;
  /** True when it looks at the compared lines only, and says more about fewer of them. */
  readonly relative: boolean;
}

/**
 * The table of a group.
 *
 * @param appearances Of every contestant of the group, in order of play.
 * @param rule What ranks a round robin; see `GroupKind` for the others. Contestants whom it cannot
 *   tell apart share a position and stand by name.
 */
export function standings(
  appearances: readonly Appearance[],
  kind: GroupKind,
  rule: RankingRule,
  wentTo: AdvancedTo,
): readonly Standing[] {
  const lines = [...groupBy(appearances, ({ entry }) => entry.key).values()]
    .map((own) => lineOf(own, kind, rule))
    .toSorted((a, b) => compareText(a.contestant.name, b.contestant.name));
  let above = 0;
  const table: Standing[] = [];
  for (const level of split(lines, criteriaOf(kind, rule), 0)) {
    for (const line of level) {
      table.push(standingOf(line, above + 1, level.length > 1, wentTo));
    }
    above += level.length;
  }
  return table;
}

function lineOf(appearances: readonly Appearance[], kind: GroupKind, rule: RankingRule): Line {
  const latest = must(appearances.at(-1), "who stands in a table stands in a match");
  const tally = tallyOf(appearances);
  return {
    contestant: contestantRef(latest.entry),
    appearances,
    tally,
    points: kind === "ranked" ? tally.scoreFor : pointsOf(tally, rule),
  };
}

function pointsOf({ won, drawn, lost }: Tally, { points }: RankingRule): number {
  return points === null ? won : won * points.win + drawn * points.draw + lost * points.loss;
}

function criteriaOf(kind: GroupKind, rule: RankingRule): readonly Criterion[] {
  switch (kind) {
    case "path":
      // 2–0, 2–1, 1–2, 0–2 at its end, and in this order all the way there.
      return [descending(({ tally }) => tally.won - tally.lost)];
    case "ranked":
      return [descending(({ points }) => points), descending(({ tally }) => tally.won)];
    case "round-robin":
      return [
        descending(({ points }) => points),
        ...rule.tieBreakers.map((breaker) => criterionOf(breaker, rule)),
      ];
  }
}

function criterionOf(breaker: TieBreaker, rule: RankingRule): Criterion {
  switch (breaker) {
    case "difference":
      return descending(({ tally }) => differenceOf(tally));
    case "score-for":
      return descending(({ tally }) => tally.scoreFor);
    case "head-to-head":
      return { relative: true, compareAmong: (lines) => compareHeadToHead(lines, rule) };
  }
}

function descending(valueOf: (line: Line) => number): Criterion {
  return { relative: false, compareAmong: () => (a, b) => valueOf(b) - valueOf(a) };
}

/** By the matches that these contestants played among themselves: points, difference, score. */
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

/** Lines by the criteria from `at` on: the best level first; those of one cannot be told apart. */
function split(
  lines: readonly Line[],
  criteria: readonly Criterion[],
  at: number,
): readonly (readonly Line[])[] {
  const criterion = criteria[at];
  if (criterion === undefined || lines.length < 2) return [lines];
  const compare = criterion.compareAmong(lines);
  const levels: Line[][] = [];
  for (const line of lines.toSorted(compare)) {
    const level = levels.at(-1);
    if (level?.[0] !== undefined && compare(level[0], line) === 0) level.push(line);
    else levels.push([line]);
  }
  return levels.flatMap((level) =>
    split(level, criteria, criterion.relative && level.length < lines.length ? at : at + 1),
  );
}

function standingOf(line: Line, position: number, tied: boolean, wentTo: AdvancedTo): Standing {
  const { contestant, appearances, tally, points } = line;
  const form: ContestantResult[] = [];
  for (const one of appearances) {
    const result = resultOf(one);
    if (result !== null) form.push(result);
  }
  return {
    position,
    tied,
    contestant,
    ...tally,
    difference: differenceOf(tally),
    points,
    form,
    wentTo: wentTo.get(contestant.key) ?? null,
  };
}

function differenceOf({ scoreFor, scoreAgainst }: Tally): number {
  return scoreFor - scoreAgainst;
}
