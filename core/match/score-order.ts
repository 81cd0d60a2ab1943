/** Finds out whether the highest or the lowest score is best (docs/domain.md#score-order). */
import type { AnnotationValues } from "#core/desk/annotation.ts";
import { groupBy } from "#core/lib/collections.ts";
import { sumDecimals } from "#core/lib/decimals.ts";
import type { ContestantKey, Match, SeenMatch } from "#core/model/match.ts";
import { withScore } from "#core/model/score.ts";
import { hasUnreadableScore, isDisqualified } from "./outcome.ts";
import { deriveStatus, type StatusInput } from "./status.ts";

type ScoreOrder = "highest" | "lowest" | "unknown";

/** Scores that are all multiples of this are points: no strokes, and no placements. */
const STEP_OF_POINTS = 5;
/** Number of scores other than 0 that show it. */
const LEAST_SCORES = 6;

/**
 * Marks the matches of a tournament, with marked totals, unless the highest score is best, as staff
 * stated or the scores show. Returns the same list if it is.
 */
export function markScoreOrder(
  seen: readonly SeenMatch[],
  stated: AnnotationValues["score-order"] | null,
  input: StatusInput,
): readonly SeenMatch[] {
  const order = stated ?? findScoreOrder(seen, input);
  if (order === "highest") return seen;
  const scoreOrder = order === "unknown" ? order : "lowest";
  return seen.map((one) => {
    const { match } = one;
    const entries =
      order === "lowest-above-0"
        ? match.entries.map((entry) => (entry.score === 0 ? withScore(entry, null) : entry))
        : match.entries;
    return { ...one, match: { ...match, entries, scoreOrder } };
  });
}

/** Returns the order that the scores show: `unknown` if they fit both. */
function findScoreOrder(seen: readonly SeenMatch[], input: StatusInput): ScoreOrder {
  const isOfMany = seen.some(({ match }) => match.entries.length > 2);
  const isNegative = seen.some(({ match }) => match.entries.some((one) => one.isNegativeTotal));
  if (!isOfMany && !isNegative) return "highest";
  const begun = seen.filter(({ match }) => match.entries.length > (isOfMany ? 2 : 1));
  const ended = begun.filter((one) => {
    const { state, by } = deriveStatus(one, null, input);
    return state === "ended" && by !== "taken-as-ended";
  });
  const matches = (ended.length > 0 ? ended : begun)
    .map(({ match }) => match)
    .filter((match) => scoresOf(match).some((score) => score !== 0) && !hasUnreadableScore(match));
  if (matches.length === 0) return "highest";
  if (!isOfMany) return isMost(matches, (match) => sumOf(match) < 0) ? "unknown" : "highest";
  const isUnclear = isNegative ? !arePoints(matches) : havePlacings(matches) && !arePairs(matches);
  return isUnclear ? (findOrderOfAdvanced(matches, seen) ?? "unknown") : "highest";
}

function isMost(matches: readonly Match[], has: (match: Match) => boolean): boolean {
  return matches.filter(has).length * 2 > matches.length;
}

/** Returns the scores of those who are not disqualified; 0 without one. */
function scoresOf({ entries }: Match): readonly number[] {
  return entries.filter((entry) => !isDisqualified(entry)).map(({ score }) => score ?? 0);
}

function sumOf(match: Match): number {
  return sumDecimals(scoresOf(match));
}

/** Returns whether scores below 0 are points: all in steps, or what one wins another one loses. */
function arePoints(matches: readonly Match[]): boolean {
  const scores = matches.flatMap(scoresOf).filter((score) => score !== 0);
  const areSteps = scores.every((score) => score % STEP_OF_POINTS === 0);
  if (areSteps && scores.length >= LEAST_SCORES) return true;
  return matches.length > 1 && matches.every((match) => sumOf(match) === 0);
}

/**
 * Returns whether the scores of most matches may be the placements: 1, 2, 3, equal ones with the
 * same or with their mean, and who did not finish with one more than there are contestants. 4, 3, 2
 * and 1 points for the placements look the same.
 */
function havePlacings(matches: readonly Match[]): boolean {
  const contestants = new Set(matches.flatMap(({ entries }) => entries.map(({ key }) => key)));
  return isMost(matches, (match) => {
    const groups = [...groupBy(scoresOf(match), (score) => score)].toSorted(([a], [b]) => a - b);
    const unplaced = new Set([match.entries.length + 1, contestants.size + 1]);
    let place = 1;
    return (
      groups.length > 1 &&
      groups.every(([score, { length }], index) => {
        const isPlace = score === place || score === place + (length - 1) / 2;
        place += length;
        return isPlace || (index > 0 && index === groups.length - 1 && unplaced.has(score));
      })
    );
  });
}

/** Returns whether two and two share a score in several matches: 3, 3, 1, 1 are no placements then. */
function arePairs(matches: readonly Match[]): boolean {
  const inPairs = matches.every((match) => {
    const [a, b, c, d, more] = scoresOf(match).toSorted((x, y) => x - y);
    return d !== undefined && more === undefined && a === b && c === d;
  });
  return inPairs && matches.length > 1;
}

/**
 * Returns the order that those have who play in a later round of the bracket, if all matches agree;
 * `null` if no match shows one.
 */
function findOrderOfAdvanced(
  matches: readonly Match[],
  seen: readonly SeenMatch[],
): ScoreOrder | null {
  const orders = new Set<ScoreOrder>();
  for (const match of matches) {
    const later = contestantsAfter(match, seen);
    const valid = match.entries.filter((entry) => !isDisqualified(entry));
    const [advanced, others] = [true, false].map((isIn) =>
      valid.filter(({ key }) => later.has(key) === isIn).map(({ score }) => score ?? 0),
    );
    if (!advanced?.length || !others?.length) continue;
    if (Math.min(...advanced) > Math.max(...others)) orders.add("highest");
    if (Math.max(...advanced) < Math.min(...others)) orders.add("lowest");
  }
  const [order = null, another] = orders;
  return another === undefined ? order : null;
}

function contestantsAfter(
  { bracketId, roundOf }: Match,
  seen: readonly SeenMatch[],
): ReadonlySet<ContestantKey> {
  if (bracketId === null || roundOf === null) return new Set();
  const later = seen.filter(
    ({ match }) => match.bracketId === bracketId && (match.roundOf ?? Infinity) < roundOf,
  );
  return new Set(later.flatMap(({ match }) => match.entries.map(({ key }) => key)));
}
