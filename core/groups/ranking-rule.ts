import type { DerivedMatch } from "#core/model/derived-match.ts";
import { type RankingRule, TIE_BREAKERS } from "#core/model/group.ts";

/** Points for each result, if staff entered no others. */
export const DEFAULT_POINTS = { win: 3, draw: 1, loss: 0 } as const;

/** Ranks by points. */
export const POINTS_RULE: RankingRule = {
  points: DEFAULT_POINTS,
  tieBreakers: TIE_BREAKERS,
};

/** Ranks by matches won. */
export const WINS_RULE: RankingRule = { points: null, tieBreakers: TIE_BREAKERS };

/** The rule of groups that are ranked otherwise: see `GroupKind`. */
export const NO_RULE: RankingRule = { points: null, tieBreakers: [] };

/**
 * Returns the assumed rule of a tournament: points if a draw occurred, else wins. The service
 * states no rule.
 *
 * @param matches The group matches of the whole tournament, so that all its groups share a rule.
 */
export function defaultRule(matches: Iterable<DerivedMatch>): RankingRule {
  for (const { outcome } of matches) if (outcome.draw) return POINTS_RULE;
  return WINS_RULE;
}
