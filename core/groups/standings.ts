import { groupBy } from "#core/lib/collections.ts";
import { compareText } from "#core/lib/compare.ts";
import { addDecimals, sumDecimals } from "#core/lib/decimals.ts";
import {
  type Appearance,
  countedScoreOf,
  findContestantResult,
  newestRefOf,
  tallyOf,
} from "#core/match/appearance.ts";
import type { StandingRow } from "#core/model/group.ts";
import type { FirstBracketPlaces } from "./find-first-bracket-places.ts";
import {
  findPlacements,
  listScores,
  type Placements,
  sumPlacementPoints,
} from "./placement-points.ts";
import { rankByRule, type RankingInput } from "./rank-by-rule.ts";
import { differenceOf, type Line, pointsOf } from "./tie-breakers.ts";
import { applyTieOrder } from "./tie-order.ts";
import { findUsualPositions } from "./usual-positions.ts";

/**
 * Derives the standings of a group from all its appearances in order of play, and those of earlier
 * stages that may count as well, one list per rule. Tied contestants share a position and are
 * sorted by name, unless staff decided the order of exactly these.
 */
export function deriveStandings(
  appearances: readonly Appearance[],
  input: RankingInput,
  wentTo: FirstBracketPlaces,
  possiblyCarried: readonly (readonly Appearance[])[] = [],
): readonly StandingRow[] {
  const placements = input.kind === "ranked" ? findPlacements(appearances) : new Map();
  const linesOf = (all: readonly Appearance[]): readonly Line[] =>
    [...groupBy(all, ({ entry }) => entry.key).values()]
      .map((own) => lineOf(own, input, placements))
      .toSorted((a, b) => compareText(a.contestant.name, b.contestant.name));
  const lines = linesOf(appearances);
  const lineLists = [
    lines,
    ...possiblyCarried.map((carried) => linesOf([...carried, ...appearances])),
  ];
  let above = 0;
  const table: StandingRow[] = [];
  const ranked = rankByRule(lines, input);
  const usual = findUsualPositions(lineLists, ranked, input);
  for (const tiedLines of ranked) {
    const shared = above + 1;
    const ordered = tiedLines.length > 1 ? applyTieOrder(tiedLines, input.tieOrders) : null;
    for (const [index, line] of (ordered ?? tiedLines).entries()) {
      const rank =
        ordered === null
          ? { position: shared, tied: tiedLines.length > 1, sharedPosition: null }
          : { position: shared + index, tied: false, sharedPosition: shared };
      const worst = ordered === null ? above + tiedLines.length : rank.position;
      const range =
        usual.get(line.contestant.key) ??
        withRankByWins(line, lines, { best: rank.position, worst }, input);
      table.push(createStanding(line, { ...rank, ...range }, wentTo));
    }
    above += tiedLines.length;
  }
  return table;
}

/** Returns the positions of a player of doubles by sum of scores and by wins: leagues differ. */
function withRankByWins(
  line: Line,
  lines: readonly Line[],
  range: Pick<StandingRow, "best" | "worst">,
  { kind, placement }: RankingInput,
): Pick<StandingRow, "best" | "worst"> {
  const areDoubles =
    kind === "ranked" && placement === null && line.appearances.some(isDecidedByPair);
  if (!areDoubles) return range;
  const { won } = line.tally;
  const best = 1 + lines.filter(({ tally }) => tally.won > won).length;
  const worst = lines.filter(({ tally }) => tally.won >= won).length;
  return { best: Math.min(best, range.best), worst: Math.max(worst, range.worst) };
}

function isDecidedByPair({ derived: { outcome } }: Appearance): boolean {
  return outcome.shared !== undefined && !outcome.draw;
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
  const played = sumsScores ? tally.scoreFor : pointsOf({ appearances, tally }, rule);
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

function createStanding(
  line: Line,
  rank: Pick<StandingRow, "position" | "tied" | "sharedPosition" | "best" | "worst">,
  wentTo: FirstBracketPlaces,
): StandingRow {
  const { contestant, appearances, tally, points, byePoints, totals } = line;
  const { deduction, ignoredDeduction, results } = line;
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
    form: appearances.flatMap((one) => findContestantResult(one) ?? []),
    wentTo: wentTo.get(contestant.key) ?? null,
  };
}
