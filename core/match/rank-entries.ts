import { groupBy } from "#core/lib/collections.ts";
import { parseRaceTime } from "#core/lib/race-time.ts";
import type { Match, MatchEntry } from "#core/model/match.ts";
import { isUnreadable } from "#core/model/score.ts";
import { isDisqualified, isRankedByTime, rankValueOf } from "./outcome.ts";

/** An entry of a match of more than two contestants with its placement. */
export interface RankedEntry {
  readonly entry: MatchEntry;
  /** Index of the entry in the match. */
  readonly index: number;
  /** Placement from 1, shared by equal results; `null` without one. */
  readonly place: number | null;
}

type Indexed = Omit<RankedEntry, "place">;

/**
 * Ranks the entries of a match that has begun (docs/domain.md#more-than-two-contestants), equal
 * ones in the service's order: by score, level scores by time. A disqualified contestant has no
 * placement; without a score other than 0 and without times none has one, nor if a score is a text
 * or it is unknown which one is best, unless all but one are disqualified.
 */
export function rankEntries({
  entries,
  scoreOrder,
}: Pick<Match, "entries" | "scoreOrder">): readonly RankedEntry[] {
  const all = entries.map((entry, index): Indexed => ({ entry, index }));
  const valid = all.filter(({ entry }) => !isDisqualified(entry));
  const [only, ...others] = valid;
  const isRace = isRankedByTime(entries);
  const isKnown = scoreOrder !== "unknown" && !valid.some(({ entry }) => isUnreadable(entry));
  const hasPlacements =
    isRace ||
    (others.length === 0
      ? only !== undefined && only.entry.score !== null
      : isKnown && valid.some(({ entry }) => (entry.score ?? 0) !== 0));
  const ranked: RankedEntry[] = [];
  if (hasPlacements) {
    const levels = [...groupBy(valid, ({ entry }) => rankValueOf(entry, scoreOrder))];
    for (const [, level] of levels.toSorted(([a], [b]) => b - a)) {
      for (const equal of separateByTime(level, isRace)) {
        const place = ranked.length + 1;
        ranked.push(...equal.map((one) => Object.assign(one, { place })));
      }
    }
  }
  const placed = new Set(ranked.map(({ index }) => index));
  const rest = all.filter(({ index }) => !placed.has(index));
  return [...ranked, ...rest.map((one) => Object.assign(one, { place: null }))];
}

/**
 * Separates level entries by time, the shortest first. They stay level if one has no readable time;
 * in a race, all without a time are last.
 */
function separateByTime(
  level: readonly Indexed[],
  isRace: boolean,
): readonly (readonly Indexed[])[] {
  const times = level.map(({ entry }) => parseRaceTime(entry.time));
  if (times.some((time) => time === null || (time === 0 && !isRace))) return [level];
  const byTime = groupBy(level, (one) => times[level.indexOf(one)] || Infinity);
  return [...byTime].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, equal]) => equal);
}
