/**
 * Criteria that separate contestants tied on points, in the order that staff are offered. Buchholz:
 * sum of the opponents' points; median Buchholz: without the best and the worst opponent;
 * Sonneborn-Berger: points of beaten opponents and half the points of those drawn with. Not in
 * `group.ts`, because pages need it and not the schemas.
 */
export const TIE_BREAKERS = [
  "difference",
  "score-for",
  "head-to-head",
  "buchholz",
  "median-buchholz",
  "sonneborn-berger",
] as const;

/** Which results of earlier stages a rule may count: all of a group's contestants, or among them. */
export const CARRIES = ["all", "among"] as const;
