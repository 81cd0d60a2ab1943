import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { RankingRule, TieBreaker } from "#core/model/group.ts";

/** Points for each result, if staff entered no others. */
export const DEFAULT_POINTS = { win: 3, draw: 1, loss: 0 } as const;

/** Tie-breakers, if staff entered no others. */
const DEFAULT_TIE_BREAKERS: readonly TieBreaker[] = ["difference", "score-for", "head-to-head"];

/** Ranks by points. */
export const POINTS_RULE: RankingRule = {
  points: DEFAULT_POINTS,
  tieBreakers: DEFAULT_TIE_BREAKERS,
};

/** Ranks by matches won. */
export const WINS_RULE: RankingRule = { points: null, tieBreakers: DEFAULT_TIE_BREAKERS };

/** Ranks by 1 for a win and ½ for a draw. Such events differ in their tie-breakers: none. */
export const HALF_POINTS_RULE: RankingRule = {
  points: { win: 1, draw: 0.5, loss: 0 },
  tieBreakers: [],
};

/** The rule of groups that are ranked otherwise: see `GroupKind`. */
export const NO_RULE: RankingRule = { points: null, tieBreakers: [] };

/**
 * Returns the assumed rule of a tournament. The service states none. A bye gives the points of a
 * win, so 2 or 3 points for a bye are the points for a win. Else it is points if a draw occurred,
 * else wins.
 *
 * @param matches The group matches of the whole tournament, so that all its groups share a rule.
 */
export function defaultRule(matches: Iterable<DerivedMatch>): RankingRule {
  let hasDraw = false;
  let byePoints = 0;
  for (const { outcome, status, match } of matches) {
    if (outcome.draw && match.entries.length === 2) hasDraw = true;
    if (status.by === "bye") byePoints = Math.max(byePoints, match.entries[0]?.score ?? 0);
  }
  if (byePoints === 2 || byePoints === 3) {
    return { ...POINTS_RULE, points: { win: byePoints, draw: 1, loss: 0 } };
  }
  if (!hasDraw) return WINS_RULE;
  return byePoints > 0 ? HALF_POINTS_RULE : POINTS_RULE;
}
