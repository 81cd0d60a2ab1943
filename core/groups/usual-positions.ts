/** Positions that do not depend on which of the usual rules a group has. */
import { addDecimals } from "#core/lib/decimals.ts";
import type { StandingRow } from "#core/model/group.ts";
import type { ContestantKey } from "#core/model/match.ts";
import {
  hasTies,
  type Ranked,
  rankByRule,
  rankFurther,
  type RankingInput,
} from "./rank-by-rule.ts";
import { DEFAULT_TIE_BREAKERS } from "./ranking-rule.ts";
import { type Criterion, criterionOf, type Line, pointsOf } from "./tie-breakers.ts";
import { applyTieOrder } from "./tie-order.ts";

/**
 * Returns the best and the worst position of each contestant of a complete group under every usual
 * rule (docs/domain.md#usual-rules). A rule that separates contestants whose tie staff decided is
 * not the rule of the group.
 *
 * @param ranked The lines as ranked by the assumed rule.
 * @returns An empty map if the group is not complete or its rule is known.
 */
export function findUsualPositions(
  lines: readonly Line[],
  ranked: Ranked,
  input: RankingInput,
): ReadonlyMap<ContestantKey, Pick<StandingRow, "best" | "worst">> {
  const positions = new Map<ContestantKey, { best: number; worst: number }>();
  if (!input.isComplete || input.usualPoints.length === 0) return positions;
  const decided = countDecided(ranked, input);
  for (const one of [ranked, ...listUsualRankings(lines, input)]) {
    if (countDecided(one, input) < decided) continue;
    let above = 0;
    for (const tied of one) {
      const order = applyTieOrder(tied, input.tieOrders);
      for (const [index, { contestant }] of (order ?? tied).entries()) {
        const best = above + 1 + (order === null ? 0 : index);
        const worst = order === null ? above + tied.length : best;
        const known = positions.get(contestant.key) ?? { best, worst };
        positions.set(contestant.key, {
          best: Math.min(known.best, best),
          worst: Math.max(known.worst, worst),
        });
      }
      above += tied.length;
    }
  }
  return positions;
}

function listUsualRankings(lines: readonly Line[], input: RankingInput): readonly Ranked[] {
  const { usualPoints, scoresArePoints, rule } = input;
  // Ranked by wins, fewer losses come before the tie-breakers, which not every event does.
  // It is assumed if no match of the tournament was a draw, and then all points rank alike.
  const all = rule.points === null ? [null, ...usualPoints.slice(0, 1)] : usualPoints;
  return all.flatMap((points) => {
    const own = { ...input, rule: { points, tieBreakers: [] } };
    const scored = scoresArePoints ? lines : lines.map((line) => withPoints(line, own));
    const ranked = rankByRule(scored, own);
    // Without an assumed tie-breaker, any may decide.
    if (rule.tieBreakers.length === 0) return [ranked];
    const criteria = DEFAULT_TIE_BREAKERS.map((breaker) => criterionOf(breaker, own.rule, scored));
    return rankInAnyOrder(ranked, criteria);
  });
}

function withPoints(line: Line, { rule }: RankingInput): Line {
  const points = addDecimals(pointsOf(line.tally, rule), line.byePoints);
  return points === line.points ? line : { ...line, points };
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
