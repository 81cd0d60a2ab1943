import { combineComparators, type Compare, compareText, groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import {
  type Appearance,
  opponentOf,
  type ContestantResult,
  findContestantResult,
  tallyOf,
} from "#core/match/appearance.ts";
import { contestantRef, type Tally } from "#core/model/contestant.ts";
import type { ContestantRef } from "#core/model/derived-match.ts";
import type { GroupKind, RankingRule, StandingRow, TieBreaker } from "#core/model/group.ts";
import type { FirstBracketPlaces } from "./find-first-bracket-places.ts";

/** A contestant's standing before it has a position. */
interface Line {
  readonly contestant: ContestantRef;
  readonly appearances: readonly Appearance[];
  readonly tally: Tally;
  readonly points: number;
}

/** A criterion that ranks lines. */
interface Criterion {
  readonly compareAmong: (lines: readonly Line[]) => Compare<Line>;
  /** True if it depends on the compared lines, and so may rank a part of them further. */
  readonly relative: boolean;
}

/**
 * Derives the standings of a group. Tied contestants share a position and are sorted by name.
 *
 * @param appearances Appearances of all contestants of the group, in order of play.
 * @param rule The rule of a round robin; see `GroupKind` for other kinds.
 */
export function deriveStandings(
  appearances: readonly Appearance[],
  kind: GroupKind,
  rule: RankingRule,
  wentTo: FirstBracketPlaces,
): readonly StandingRow[] {
  const lines = [...groupBy(appearances, ({ entry }) => entry.key).values()]
    .map((own) => lineOf(own, kind, rule))
    .toSorted((a, b) => compareText(a.contestant.name, b.contestant.name));
  let above = 0;
  const table: StandingRow[] = [];
  for (const tiedLines of rankLines(lines, criteriaOf(kind, rule), 0)) {
    for (const line of tiedLines) {
      table.push(createStanding(line, above + 1, tiedLines.length > 1, wentTo));
    }
    above += tiedLines.length;
  }
  return table;
}

function lineOf(appearances: readonly Appearance[], kind: GroupKind, rule: RankingRule): Line {
  const latest = must(appearances.at(-1), "every contestant has an appearance");
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
      // Orders the final records 2–0, 2–1, 1–2, 0–2, and every state before the end.
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

/** Ranks lines by the criteria from index `at` on: lists of tied lines, best first. */
function rankLines(
  lines: readonly Line[],
  criteria: readonly Criterion[],
  at: number,
): readonly (readonly Line[])[] {
  const criterion = criteria[at];
  if (criterion === undefined || lines.length < 2) return [lines];
  const compare = criterion.compareAmong(lines);
  const ranked: Line[][] = [];
  for (const line of lines.toSorted(compare)) {
    const tiedLines = ranked.at(-1);
    if (tiedLines?.[0] !== undefined && compare(tiedLines[0], line) === 0) tiedLines.push(line);
    else ranked.push([line]);
  }
  return ranked.flatMap((tiedLines) =>
    rankLines(
      tiedLines,
      criteria,
      criterion.relative && tiedLines.length < lines.length ? at : at + 1,
    ),
  );
}

function createStanding(
  line: Line,
  position: number,
  tied: boolean,
  wentTo: FirstBracketPlaces,
): StandingRow {
  const { contestant, appearances, tally, points } = line;
  const form: ContestantResult[] = [];
  for (const one of appearances) {
    const result = findContestantResult(one);
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
