import { compareText, groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import {
  type Appearance,
  type ContestantResult,
  findContestantResult,
  newestRefOf,
  tallyOf,
} from "#core/match/appearance.ts";
import type { GroupKind, RankingRule, StandingRow } from "#core/model/group.ts";
import type { FirstBracketPlaces } from "./find-first-bracket-places.ts";
import {
  comparePlacements,
  type PlacementRule,
  type PlacementTotals,
  sumPlacementPoints,
} from "./placement-points.ts";
import {
  createFewerLosses,
  type Criterion,
  criterionOf,
  descending,
  differenceOf,
  type Line,
  pointsOf,
} from "./tie-breakers.ts";

/** How a group is ranked. */
export interface RankingInput {
  readonly kind: GroupKind;
  /** The rule of a round robin or a Swiss group; see `GroupKind` for other kinds. */
  readonly rule: RankingRule;
  /** The placement points of a ranked group; `null` if staff entered none. */
  readonly placement: PlacementRule | null;
  /** True if the scores are the points, so that those of the rule do not apply. */
  readonly scoresArePoints: boolean;
  /** True if no match is open. */
  readonly isComplete: boolean;
}

/** Ranks by more first places, then more second places, and so on. */
const COUNT_BACK: Criterion = {
  relative: false,
  compareAmong: () => (a, b) => comparePlacements(totalsOf(a).placements, totalsOf(b).placements),
};

/**
 * Derives the standings of a group. Tied contestants share a position and are sorted by name.
 *
 * @param appearances Appearances of all contestants of the group, in order of play.
 */
export function deriveStandings(
  appearances: readonly Appearance[],
  input: RankingInput,
  wentTo: FirstBracketPlaces,
): readonly StandingRow[] {
  const lines = [...groupBy(appearances, ({ entry }) => entry.key).values()]
    .map((own) => lineOf(own, input))
    .toSorted((a, b) => compareText(a.contestant.name, b.contestant.name));
  let above = 0;
  const table: StandingRow[] = [];
  for (const tiedLines of rankLines(lines, criteriaOf(input, lines), 0)) {
    for (const line of tiedLines) {
      table.push(createStanding(line, above + 1, tiedLines.length > 1, wentTo));
    }
    above += tiedLines.length;
  }
  return table;
}

function lineOf(
  appearances: readonly Appearance[],
  { kind, rule, placement, scoresArePoints }: RankingInput,
): Line {
  const tally = tallyOf(appearances);
  const byePoints = byePointsOf(appearances);
  const contestant = newestRefOf(appearances);
  const totals =
    placement === null ? null : sumPlacementPoints(appearances, contestant.key, placement);
  const sumsScores = kind === "ranked" || scoresArePoints;
  const played = sumsScores ? tally.scoreFor : pointsOf(tally, rule);
  return {
    contestant,
    appearances,
    tally,
    points: (totals?.points ?? played) + byePoints,
    byePoints,
    totals,
  };
}

/** Returns the sum of the scores of byes: the service sends the points that a bye gave as score. */
function byePointsOf(appearances: readonly Appearance[]): number {
  return appearances.reduce(
    (sum, { derived, entry }) =>
      derived.status.by === "bye" ? sum + Math.max(entry.score ?? 0, 0) : sum,
    0,
  );
}

function criteriaOf(
  { kind, rule, placement, isComplete }: RankingInput,
  lines: readonly Line[],
): readonly Criterion[] {
  const byPoints = descending(({ points }) => points);
  const byKills = descending((line) => totalsOf(line).kills ?? 0);
  switch (kind) {
    case "path":
      // Orders the final records 2–0, 2–1, 1–2, 0–2, and every state before the end.
      return [descending(({ tally }) => tally.won - tally.lost)];
    case "ranked":
      if (placement !== null) return [byPoints, COUNT_BACK, byKills];
      return [byPoints, descending(({ tally }) => tally.won)];
    case "swiss":
    case "round-robin": {
      const hasFewerLosses = kind === "swiss" || rule.points === null;
      return [
        byPoints,
        ...(hasFewerLosses ? [createFewerLosses(isComplete)] : []),
        ...rule.tieBreakers.map((breaker) => criterionOf(breaker, rule, lines)),
      ];
    }
  }
}

function totalsOf({ totals }: Line): PlacementTotals {
  return must(totals, "every line of a group with placement points has totals");
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
  const { contestant, appearances, tally, points, byePoints, totals } = line;
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
    byePoints,
    kills: totals?.kills ?? null,
    deduction: totals?.deduction ?? 0,
    results: totals?.results ?? [],
    form,
    wentTo: wentTo.get(contestant.key) ?? null,
  };
}
