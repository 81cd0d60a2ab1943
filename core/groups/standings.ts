import { compareText, groupBy } from "#core/lib/collections.ts";
import { addDecimals, sumDecimals } from "#core/lib/decimals.ts";
import {
  type Appearance,
  type ContestantResult,
  countedScoreOf,
  findContestantResult,
  newestRefOf,
  tallyOf,
} from "#core/match/appearance.ts";
import type { GroupKind, RankingRule, StandingRow } from "#core/model/group.ts";
import type { FirstBracketPlaces } from "./find-first-bracket-places.ts";
import {
  comparePlacements,
  findPlacements,
  listPlacements,
  listScores,
  type PlacementRule,
  type Placements,
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
import { applyTieOrder, type TieOrder } from "./tie-order.ts";

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
  /** Orders of ties that staff decided; empty while listed matches are open. */
  readonly tieOrders: readonly TieOrder[];
}

/** Ranks by more first places, then more second places, and so on. */
const COUNT_BACK: Criterion = {
  relative: false,
  compareAmong: () => (a, b) =>
    comparePlacements(listPlacements(a.results), listPlacements(b.results)),
};

/**
 * Derives the standings of a group. Tied contestants share a position and are sorted by name,
 * unless staff decided the order of exactly these.
 *
 * @param appearances Appearances of all contestants of the group, in order of play.
 */
export function deriveStandings(
  appearances: readonly Appearance[],
  input: RankingInput,
  wentTo: FirstBracketPlaces,
): readonly StandingRow[] {
  const placements = input.kind === "ranked" ? findPlacements(appearances) : new Map();
  const lines = [...groupBy(appearances, ({ entry }) => entry.key).values()]
    .map((own) => lineOf(own, input, placements))
    .toSorted((a, b) => compareText(a.contestant.name, b.contestant.name));
  let above = 0;
  const table: StandingRow[] = [];
  for (const tiedLines of rankLines(lines, criteriaOf(input, lines), 0)) {
    const shared = above + 1;
    const ordered = tiedLines.length > 1 ? applyTieOrder(tiedLines, input.tieOrders) : null;
    for (const [index, line] of (ordered ?? tiedLines).entries()) {
      const rank =
        ordered === null
          ? { position: shared, tied: tiedLines.length > 1, sharedPosition: null }
          : { position: shared + index, tied: false, sharedPosition: shared };
      table.push(createStanding(line, rank, wentTo));
    }
    above += tiedLines.length;
  }
  return table;
}

function lineOf(
  appearances: readonly Appearance[],
  { kind, rule, placement, scoresArePoints }: RankingInput,
  placements: Placements,
): Line {
  const tally = tallyOf(appearances);
  const byePoints = byePointsOf(appearances);
  const contestant = newestRefOf(appearances);
  const totals =
    placement === null
      ? null
      : sumPlacementPoints(appearances, contestant.key, placement, placements);
  const sumsScores = kind === "ranked" || scoresArePoints;
  const played = sumsScores ? tally.scoreFor : pointsOf(tally, rule);
  const sent = sumDecimals(appearances.map(sentDeductionOf));
  const isDeducted = placement?.deduct ?? (rule.points !== null && rule.deduct === true);
  const deduction = totals?.deduction ?? (isDeducted ? sent : 0);
  return {
    contestant,
    appearances,
    tally,
    points: sumDecimals([totals?.points ?? addDecimals(played, -deduction), byePoints]),
    byePoints,
    deduction,
    ignoredDeduction: isDeducted ? 0 : sent,
    totals,
    results: totals?.results ?? listScores(appearances, placements),
  };
}

/** Returns the deduction that the service sends with an ended match, which may have a minus. */
function sentDeductionOf({ derived: { status }, entry }: Appearance): number {
  const counts = status.state === "ended" && status.by !== "bye";
  return counts ? Math.abs(entry.deduction ?? 0) : 0;
}

/** Returns the sum of the scores of byes: the service sends the points that a bye gave as score. */
function byePointsOf(appearances: readonly Appearance[]): number {
  const byes = appearances.filter(({ derived }) => derived.status.by === "bye");
  return sumDecimals(byes.map(({ entry }) => countedScoreOf(entry)));
}

function criteriaOf(
  { kind, rule, placement, isComplete }: RankingInput,
  lines: readonly Line[],
): readonly Criterion[] {
  const byPoints = descending(({ points }) => points);
  const byKills = descending(({ totals }) => totals?.kills ?? 0);
  switch (kind) {
    case "path":
      // Orders the final records 2–0, 2–1, 1–2, 0–2, and every state before the end.
      return [descending(({ tally }) => tally.won - tally.lost)];
    case "ranked":
      if (placement !== null) return [byPoints, COUNT_BACK, byKills];
      return [
        byPoints,
        descending(({ tally }) => tally.won),
        descending(({ tally }) => tally.drawn),
        // Races by time have no points: nothing but their places compares the contestants.
        ...(lines.every(({ points }) => points === 0) ? [COUNT_BACK] : []),
      ];
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
  rank: Pick<StandingRow, "position" | "tied" | "sharedPosition">,
  wentTo: FirstBracketPlaces,
): StandingRow {
  const { contestant, appearances, tally, points, byePoints, totals } = line;
  const { deduction, ignoredDeduction, results } = line;
  const form: ContestantResult[] = [];
  for (const one of appearances) {
    const result = findContestantResult(one);
    if (result !== null) form.push(result);
  }
  return {
    ...rank,
    contestant,
    ...tally,
    difference: differenceOf(tally),
    points,
    byePoints,
    kills: totals?.kills ?? null,
    deduction,
    ignoredDeduction,
    results,
    form,
    wentTo: wentTo.get(contestant.key) ?? null,
  };
}
