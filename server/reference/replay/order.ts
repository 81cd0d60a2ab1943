import { combineComparators, compareText, type Compare } from "#core/lib/compare.ts";
import { parseWallTime } from "#core/lib/time.ts";
import { SERVICE_BRACKET_TYPES, type ServiceBracketType } from "#core/model/bracket.ts";
import type { Instant } from "#core/model/match.ts";
import type { WireMatch } from "#core/wire/schema.ts";
import { AFTER_ALL_TIMES } from "./times.ts";

/** A match of one tournament with its position in the order of play. */
export interface OrderedMatch {
  /** Index in the replay's list of matches. */
  readonly index: number;
  readonly match: WireMatch;
  /** Group stage or bracket of the match; both brackets of a double elimination are one family. */
  readonly family: string;
  /** Number of the round in its family's order of play; always greater than that of its feeders. */
  readonly rank: number;
  readonly start: Instant;
}

const byTime: Compare<OrderedMatch> = (a, b) => a.start - b.start || a.index - b.index;

/**
 * Sorts the matches of one tournament so that each match follows all of its possible feeders, even
 * if start times contradict the bracket. Families are sorted by first start (on a tie, group stages
 * first); within a family, matches are sorted by round, then by start.
 */
export function sortByPlayOrder(
  matches: readonly (readonly [number, WireMatch])[],
): OrderedMatch[] {
  const placed = matches.map(([index, match]) => place(index, match));
  const firstStarts = new Map<string, Instant>();
  for (const { family, start } of placed) {
    firstStarts.set(family, Math.min(start, firstStarts.get(family) ?? AFTER_ALL_TIMES));
  }
  const byFamily: Compare<OrderedMatch> = (a, b) =>
    (firstStarts.get(a.family) ?? AFTER_ALL_TIMES) - (firstStarts.get(b.family) ?? AFTER_ALL_TIMES);
  return placed.sort(
    combineComparators<OrderedMatch>(
      byFamily,
      (a, b) => Number(isBracket(a.match)) - Number(isBracket(b.match)),
      (a, b) => compareText(a.family, b.family),
      (a, b) => a.rank - b.rank,
      byTime,
    ),
  );
}

/** Returns whether the match belongs to a bracket; group matches do not feed each other. */
export function isBracket(match: WireMatch): boolean {
  return match.group_id === null;
}

/** Returns the type of a match's bracket; `null` if it, and so its feeders, are unknown. */
export function findBracketType(match: WireMatch): ServiceBracketType | null {
  const type = match.bracket?.type?.trim().toLowerCase();
  return SERVICE_BRACKET_TYPES.find((known) => known === type) ?? null;
}

function place(index: number, match: WireMatch): OrderedMatch {
  const start = parseWallTime(match.start) ?? AFTER_ALL_TIMES;
  return { index, match, family: familyOf(match), rank: rankOf(match), start };
}

function familyOf(match: WireMatch): string {
  if (!isBracket(match)) return `group stage ${match.stage}`;
  const ids = [match.bracket_id ?? "", match.bracket?.related_bracket_id ?? ""];
  return `bracket ${ids
    .filter((id) => id !== "")
    .sort(compareText)
    .join("+")}`;
}

/**
 * Returns the round's number in the order of play of a double elimination
 * (docs/domain.md#geometry): lower ro{n}s1, upper ro{n}, lower ro{n}s2, then half of n. The grand
 * final and its reset are last.
 */
function rankOf(match: WireMatch): number {
  const type = findBracketType(match);
  const halvings = -Math.log2(Number(match.round_of));
  if (type === null || !Number.isFinite(halvings)) return 0;
  if (type === "lower") return 4 * halvings + (match.stage === "2" ? 1 : -1);
  const isGrandFinal = type === "double" && match.stage === "2";
  return isGrandFinal ? Number(match.row) : 4 * halvings;
}
