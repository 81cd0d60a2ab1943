/** Positions that do not depend on which of the usual rules a group has. */
import { addDecimals } from "#core/lib/decimals.ts";
import type { RankingRule, StandingRow } from "#core/model/group.ts";
import type { ContestantKey } from "#core/model/match.ts";
import { hasArbitraryPairs, type MissingMatches } from "./missing-matches.ts";
import {
  hasTies,
  type Ranked,
  rankByRule,
  rankFurther,
  type RankingInput,
} from "./rank-by-rule.ts";
import { DEFAULT_TIE_BREAKERS } from "./ranking-rule.ts";
import {
  createHeadToHeadPoints,
  type Criterion,
  criterionOf,
  type Line,
  pointsOf,
} from "./tie-breakers.ts";
import { applyTieOrder } from "./tie-order.ts";

interface UnevenGroup {
  readonly missing: MissingMatches;
}

type Range = Pick<StandingRow, "best" | "worst">;

/**
 * Returns the best and the worst position of each contestant of a complete group under every usual
 * rule (docs/domain.md#usual-rules), for each list of lines that may count; none if the group is
 * not complete or its rule is known. A rule that separates contestants whose tie staff decided is
 * not the rule of the group.
 */
export function findUsualPositions(
  lineLists: readonly (readonly Line[])[],
  ranked: Ranked,
  input: RankingInput,
): ReadonlyMap<ContestantKey, Range> {
  const { isComplete, usualPoints, missing } = input;
  const isUneven = missing !== null && (isComplete || hasArbitraryPairs(missing));
  if (usualPoints.length === 0 || (!isComplete && !isUneven)) return new Map();
  if (isUneven) {
    return widestOf(
      lineLists.flatMap((lines) =>
        listUsualRules(input).map((rule) =>
          rankUnevenly(withPoints(lines, rule, input), rule, { ...input, missing }),
        ),
      ),
    );
  }
  const decided = countDecided(ranked, input);
  const usual = lineLists.flatMap((lines) => listUsualRankings(lines, input));
  return widestOf(
    [ranked, ...usual]
      .filter((one) => countDecided(one, input) >= decided)
      .map((one) => rangesIn(one, input)),
  );
}

/** Returns the best and the worst position of each contestant in any of these. */
function widestOf(
  all: readonly ReadonlyMap<ContestantKey, Range>[],
): ReadonlyMap<ContestantKey, Range> {
  const widest = new Map<ContestantKey, Range>();
  for (const ranges of all) {
    for (const [key, { best, worst }] of ranges) {
      const known = widest.get(key) ?? { best, worst };
      const range = { best: Math.min(known.best, best), worst: Math.max(known.worst, worst) };
      widest.set(key, range);
    }
  }
  return widest;
}

function rangesIn(ranked: Ranked, { tieOrders }: RankingInput): ReadonlyMap<ContestantKey, Range> {
  const ranges = new Map<ContestantKey, Range>();
  let above = 0;
  for (const tied of ranked) {
    const order = applyTieOrder(tied, tieOrders);
    for (const [index, { contestant }] of (order ?? tied).entries()) {
      const best = above + 1 + (order === null ? 0 : index);
      ranges.set(contestant.key, { best, worst: order === null ? above + tied.length : best });
    }
    above += tied.length;
  }
  return ranges;
}

/** Returns the usual points as rules without tie-breakers. */
function listUsualRules({ usualPoints, rule }: RankingInput): readonly RankingRule[] {
  // Ranked by wins, fewer losses come before the tie-breakers, which not every event does.
  // It is assumed if no match of the tournament was a draw, and then all points rank alike that do
  // not count the last game.
  const others = usualPoints.filter(({ lastGame }, index) => index === 0 || lastGame !== undefined);
  const all = rule.points === null ? [null, ...others] : usualPoints;
  return all.map((points) => ({ points, tieBreakers: [] }));
}

function listUsualRankings(lines: readonly Line[], input: RankingInput): readonly Ranked[] {
  return listUsualRules(input).flatMap((rule) => {
    const scored = withPoints(lines, rule, input);
    const ranked = rankByRule(scored, { ...input, rule });
    // Without an assumed tie-breaker, any may decide.
    if (input.rule.tieBreakers.length === 0) return [ranked];
    const criteria = DEFAULT_TIE_BREAKERS.map((breaker) => criterionOf(breaker, rule, scored));
    const byPoints = criteria.map((one) => (one.relative ? createHeadToHeadPoints(rule) : one));
    return [criteria, byPoints].flatMap((some) => rankInAnyOrder(ranked, some));
  });
}

function withPoints(
  lines: readonly Line[],
  rule: RankingRule,
  { scoresArePoints }: RankingInput,
): readonly Line[] {
  if (scoresArePoints) return lines;
  return lines.map((line) => {
    const points = addDecimals(pointsOf(line, rule), line.byePoints);
    return points === line.points ? line : { ...line, points };
  });
}

/**
 * Returns the positions that the missing matches leave open, whatever their results. Equal points are
 * open as well: no tie-breaker compares contestants who met different opponents.
 */
function rankUnevenly(
  lines: readonly Line[],
  { points }: RankingRule,
  { missing, scoresArePoints }: Pick<RankingInput, "scoresArePoints"> & UnevenGroup,
): ReadonlyMap<ContestantKey, Range> {
  const win = scoresArePoints ? 1 : (points?.win ?? 1);
  const most = ({ contestant: { key }, points: own }: Line): number =>
    own + (missing.get(key) ?? 0) * win;
  return new Map(
    lines.map((line) => {
      const better = lines.filter((other) => other.points > most(line));
      const possible = lines.filter((other) => most(other) >= line.points);
      return [line.contestant.key, { best: better.length + 1, worst: possible.length }];
    }),
  );
}

/** Returns how many ties have an order that staff decided. */
function countDecided(ranked: Ranked, { tieOrders }: RankingInput): number {
  return ranked.filter((tied) => tied.length > 1 && applyTieOrder(tied, tieOrders) !== null).length;
}

/**
 * Ranks lines further by the criteria in every order. Rankings without ties are listed once; a
 * criterion that ranks nothing further, and never will, is left out.
 */
function rankInAnyOrder(ranked: Ranked, criteria: readonly Criterion[]): readonly Ranked[] {
  if (!hasTies(ranked)) return [ranked];
  const next = criteria
    .map((first) => ({ first, further: rankFurther(ranked, first) }))
    .filter(({ first, further }) => first.relative || further.length > ranked.length);
  if (next.length === 0) return [ranked];
  const useful = next.map(({ first }) => first);
  return next.flatMap(({ first, further }) =>
    rankInAnyOrder(
      further,
      useful.filter((other) => other !== first),
    ),
  );
}
