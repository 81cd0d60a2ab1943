/**
 * Decides who advances from a bracket place with several matches of the same two
 * (docs/domain.md#several-matches-at-one-place).
 */
import { singleOrNull } from "#core/lib/collections.ts";
import { sumDecimals } from "#core/lib/decimals.ts";
import type { PartKind } from "#core/model/derived-match.ts";

/** Index of a contestant of the place, in the order of its first match. */
export type PlaceSide = 0 | 1;

/** One match of a place. */
export interface PartResult {
  /**
   * The winner, or why there is none: `unknown` if it ended and its score proves none, `upcoming` if
   * it was listed before the others ended, so that it may not be needed, `open` otherwise.
   */
  readonly end: PlaceSide | "level" | "unknown" | "upcoming" | "open";
  /** By side. */
  readonly scores: readonly [number, number];
  /** True if a contestant is disqualified in it. */
  readonly isForfeited: boolean;
}

/** Evidence about a place in the rest of its bracket, and in its own matches. */
export interface PlaceSigns {
  readonly isSeries: boolean;
  readonly areLegs: boolean;
  /** True if other places of its round have a single match, from which a contestant advanced. */
  readonly areReplays: boolean;
  /** Number of games that win a series, at least 2. */
  readonly needed: number;
  /** Who plays in a later match; `null` if unknown. */
  readonly advanced: PlaceSide | null;
  /** True if the contestants change sides in its two matches: at home and away. */
  readonly isHomeAndAway: boolean;
}

/** Kind of the matches of a place, and who advances from it. */
export interface PlaceDecision {
  /** `null` if the data does not show it. */
  readonly kind: PartKind | null;
  readonly winner: PlaceSide | null;
  /** True if all matches ended, and the readings differ or name no winner. */
  readonly isDisputed: boolean;
}

/** No sign at all: two wins decide a series. */
export const NO_SIGNS: PlaceSigns = {
  isSeries: false,
  areLegs: false,
  areReplays: false,
  needed: 2,
  advanced: null,
  isHomeAndAway: false,
};

/**
 * Decides a place by all readings of its matches: a series is won by games, legs by the sum of their
 * scores, replays by the last match. Readings that the signs exclude do not count. If the others
 * differ, there is no winner.
 */
export function decidePlace(parts: readonly PartResult[], signs: PlaceSigns): PlaceDecision {
  const { advanced } = signs;
  if (advanced !== null) {
    return { kind: findKindWonBy(advanced, parts, signs), winner: advanced, isDisputed: false };
  }
  if (parts.some(isOpen)) return decideOpenPlace(parts, signs);
  const kind = findKind(parts, signs);
  if (parts.some(({ end }) => end === "unknown")) return { kind, winner: null, isDisputed: false };
  switch (kind) {
    case "series":
      return { kind, winner: findSeriesWinner(parts, signs.needed), isDisputed: false };
    case "leg":
      return { kind, winner: findSumWinner(parts), isDisputed: false };
    case "replay":
      return { kind, winner: findLastWinner(parts), isDisputed: false };
    case null:
      return decideByAllReadings(parts, signs);
  }
}

/**
 * Returns the side that won more games, and at least as many as needed. A series ends with a win of
 * its winner: if the other side won the last game, more games are needed, and it returns `null`.
 */
export function findSeriesWinner(parts: readonly PartResult[], needed: number): PlaceSide | null {
  const [a, b] = countWins(parts);
  const last = parts.findLast(isWon)?.end;
  if (Math.max(a, b) < needed) return null;
  return (last === 0 && a > b) || (last === 1 && b > a) ? last : null;
}

/** Returns the side with the higher sum; who is disqualified in a leg loses. `null` if equal. */
export function findSumWinner(parts: readonly PartResult[]): PlaceSide | null {
  const [first, ...others] = findForfeits(parts);
  if (first !== undefined) return others.length > 0 ? null : opponentOf(first);
  const a = sumDecimals(parts.map(({ scores }) => scores[0]));
  const b = sumDecimals(parts.map(({ scores }) => scores[1]));
  return a === b ? null : a > b ? 0 : 1;
}

/** Returns the sides that are disqualified in a part. */
export function findForfeits(parts: readonly PartResult[]): readonly PlaceSide[] {
  return SIDES.filter((side) =>
    parts.some(({ isForfeited, scores }) => isForfeited && scores[side] < 0),
  );
}

/** Counts the games that each side won. */
export function countWins(parts: readonly PartResult[]): readonly [number, number] {
  const wins = (side: PlaceSide): number => parts.filter(({ end }) => end === side).length;
  return [wins(0), wins(1)];
}

/** Returns whether a part has not ended. */
export function isOpen({ end }: PartResult): boolean {
  return end === "open" || end === "upcoming";
}

/** Returns whether a part ended, and its score proves no winner. */
function isUnknown({ end }: PartResult): boolean {
  return end === "unknown";
}

/** Returns whether a part has a winner. */
export function isWon({ end }: PartResult): boolean {
  return end === 0 || end === 1;
}

const SIDES = [0, 1] as const;

function opponentOf(side: PlaceSide): PlaceSide {
  return side === 0 ? 1 : 0;
}

function findLastWinner(parts: readonly PartResult[]): PlaceSide | null {
  const end = parts.at(-1)?.end;
  return end === 0 || end === 1 ? end : null;
}

/** Returns what the matches are, if the side that advances from them is known. */
function findKindWonBy(
  side: PlaceSide,
  parts: readonly PartResult[],
  { isSeries, areLegs, isHomeAndAway }: PlaceSigns,
): PartKind | null {
  const isByGames = findSeriesWinner(parts, 2) === side;
  if (isByGames && isSeries) return "series";
  if (!parts.slice(0, -1).some(isWon)) return "replay";
  const isBySum = findSumWinner(parts) === side;
  if (isByGames !== isBySum) return isByGames ? "series" : "leg";
  if (!isByGames) return findLastWinner(parts) === side ? "replay" : null;
  if (parts.length > 2) return "series";
  return areLegs || isHomeAndAway ? "leg" : null;
}

/** Decides a place with a match that has not ended: a majority of a series does not wait for it. */
function decideOpenPlace(parts: readonly PartResult[], signs: PlaceSigns): PlaceDecision {
  const { isSeries, areLegs, areReplays, isHomeAndAway, needed } = signs;
  const ended = parts.filter((part) => !isOpen(part));
  const none = { winner: null, isDisputed: false };
  if (!isSeries && !ended.some(isWon)) {
    return { kind: ended.length > 0 && !ended.some(isUnknown) ? "replay" : null, ...none };
  }
  if (!isSeries && areReplays) return { kind: "replay", ...none };
  if (!isSeries && parts.length === 2) {
    return { kind: areLegs || isHomeAndAway ? "leg" : null, ...none };
  }
  if (areLegs) return { kind: "leg", ...none };
  const wins = Math.max(...countWins(parts));
  const isOver =
    wins > parts.length / 2 && wins >= needed && !parts.some(({ end }) => end === "open");
  return { kind: "series", ...none, winner: isOver ? findSeriesWinner(parts, needed) : null };
}

/** Returns what the matches of a place are that all ended; `null` if several readings are left. */
function findKind(parts: readonly PartResult[], signs: PlaceSigns): PartKind | null {
  if (signs.isSeries) return "series";
  const earlier = parts.slice(0, -1);
  if (!earlier.some(isWon)) return earlier.some(isUnknown) ? null : "replay";
  if (parts.length > 2) return signs.areLegs ? "leg" : null;
  if (signs.areReplays) return "replay";
  const [first, last] = parts;
  // A level match would be played again if it was not the last one that counts.
  if (last?.end === "level" || signs.areLegs) return "leg";
  return signs.isHomeAndAway && first?.end === last?.end ? "leg" : null;
}

function decideByAllReadings(
  parts: readonly PartResult[],
  { needed, areReplays }: PlaceSigns,
): PlaceDecision {
  const readings = new Set([findSeriesWinner(parts, needed)]);
  // Of three games, a forfeited one has no score that a sum could contain.
  if (parts.length === 2 || findForfeits(parts).length === 0) readings.add(findSumWinner(parts));
  if (areReplays) readings.add(findLastWinner(parts));
  const isSeries = parts.length > 2;
  // A sum that is equal disputes no series; legs are two.
  if (isSeries && readings.size > 1 && findSumWinner(parts) === null) readings.delete(null);
  const winner = singleOrNull([...readings]);
  return {
    kind: isSeries && winner !== null ? "series" : null,
    winner,
    isDisputed: winner === null,
  };
}
