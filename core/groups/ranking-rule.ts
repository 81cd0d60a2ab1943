import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { RankingRule, TieBreaker } from "#core/model/group.ts";
import { mayCountLastGame } from "./last-game.ts";

export type ResultPoints = NonNullable<RankingRule["points"]>;

/** Points for each result, if staff entered no others. */
export const DEFAULT_POINTS: ResultPoints = { win: 3, draw: 1, loss: 0 };

const HALF_POINTS: ResultPoints = { win: 1, draw: 0.5, loss: 0 };

/** Points that count wins alone. */
export const WIN_ALONE: ResultPoints = { win: 1, draw: 0, loss: 0 };

/** Points of volleyball: those who need or reach the last game share the points of a win. */
const LAST_GAME_POINTS: ResultPoints = { ...DEFAULT_POINTS, lastGame: { win: 2, loss: 1 } };

/** Tie-breakers, if staff entered no others. */
export const DEFAULT_TIE_BREAKERS: readonly TieBreaker[] = [
  "difference",
  "score-for",
  "head-to-head",
];

export const POINTS_RULE: RankingRule = {
  points: DEFAULT_POINTS,
  tieBreakers: DEFAULT_TIE_BREAKERS,
};

/** Ranks by matches won. */
export const WINS_RULE: RankingRule = { points: null, tieBreakers: DEFAULT_TIE_BREAKERS };

/** Ranks by 1 for a win and ½ for a draw. Such events differ in their tie-breakers: none. */
export const HALF_POINTS_RULE: RankingRule = { points: HALF_POINTS, tieBreakers: [] };

/** The rule of groups that are ranked otherwise: see `GroupKind`. */
export const NO_RULE: RankingRule = { points: null, tieBreakers: [] };

/**
 * Returns the assumed rule that all groups of a tournament share, because the service states none.
 * A bye gives the points of a win, so 2 or 3 points for a bye are the points for a win. Else it is
 * points if a draw occurred, else wins.
 */
export function defaultRule(matches: Iterable<DerivedMatch>): RankingRule {
  const { hasDraw, byePoints } = findSigns(matches);
  if (byePoints === 2 || byePoints === 3) {
    return { ...POINTS_RULE, points: { win: byePoints, draw: 1, loss: 0 } };
  }
  if (!hasDraw) return WINS_RULE;
  return byePoints > 0 ? HALF_POINTS_RULE : POINTS_RULE;
}

/**
 * Returns the points that events usually give: 3–1–0, 2–1–0, for wins alone, or 3–2–1–0 where all
 * group matches fit these; if byes gave points, only those that fit, because a bye gives the points
 * of a win. A derivation by an assumed rule is certain only if it is true for all of them.
 */
export function listUsualPoints(matches: readonly DerivedMatch[]): readonly ResultPoints[] {
  const { byePoints } = findSigns(matches);
  if (byePoints === 2 || byePoints === 3) return [{ win: byePoints, draw: 1, loss: 0 }];
  if (byePoints > 0) return [HALF_POINTS, WIN_ALONE];
  const usual = [DEFAULT_POINTS, { win: 2, draw: 1, loss: 0 }, WIN_ALONE];
  return mayCountLastGame(matches) ? [...usual, LAST_GAME_POINTS] : usual;
}

/** Returns whether a match of two was a draw, and the most points that a bye gave. */
function findSigns(matches: Iterable<DerivedMatch>): { hasDraw: boolean; byePoints: number } {
  let hasDraw = false;
  let byePoints = 0;
  for (const { outcome, status, match } of matches) {
    if (outcome.draw && match.entries.length === 2) hasDraw = true;
    if (status.by === "bye") byePoints = Math.max(byePoints, match.entries[0]?.score ?? 0);
  }
  return { hasDraw, byePoints };
}
