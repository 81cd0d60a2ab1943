import { combineComparators, compareText, type Compare } from "#core/lib/collections.ts";
import { parseWallTime } from "#core/lib/time.ts";
import { SERVICE_BRACKET_TYPES, type ServiceBracketType } from "#core/model/bracket.ts";
import type { Instant } from "#core/model/match.ts";
import type { WireMatch } from "#core/wire/schema.ts";
import { NEVER } from "./times.ts";

/** A match of one tournament and where it comes in the order of play. */
export interface Placed {
  /** Where it stands in the replay's matches. */
  readonly index: number;
  readonly match: WireMatch;
  /** The group stage or the bracket (both sides of a double elimination) that it belongs to. */
  readonly family: string;
  /** Order of the rounds within the family; feeders always have a smaller one. */
  readonly rank: number;
  readonly start: Instant;
}

const byTime: Compare<Placed> = (a, b) => a.start - b.start || a.index - b.index;

/**
 * The matches of one tournament so that every match comes after all that may feed it, although
 * starts may lie out of bracket order: families by their first start (group stages first where they
 * begin together), within a family by round, then by start.
 */
export function inOrderOfPlay(matches: readonly (readonly [number, WireMatch])[]): Placed[] {
  const placed = matches.map(([index, match]) => place(index, match));
  const firstStarts = new Map<string, Instant>();
  for (const { family, start } of placed) {
    firstStarts.set(family, Math.min(start, firstStarts.get(family) ?? NEVER));
  }
  const byFamily: Compare<Placed> = (a, b) =>
    (firstStarts.get(a.family) ?? NEVER) - (firstStarts.get(b.family) ?? NEVER);
  return placed.sort(
    combineComparators<Placed>(
      byFamily,
      (a, b) => Number(isBracket(a.match)) - Number(isBracket(b.match)),
      (a, b) => compareText(a.family, b.family),
      (a, b) => a.rank - b.rank,
      byTime,
    ),
  );
}

/** True where contestants move from match to match; group matches do not feed each other. */
export function isBracket(match: WireMatch): boolean {
  return match.group_id === null;
}

/** Returns the type of a match's bracket; `null` if it is unknown, and so are its positions. */
export function bracketType(match: WireMatch): ServiceBracketType | null {
  const type = match.bracket?.type?.trim().toLowerCase();
  return SERVICE_BRACKET_TYPES.find((known) => known === type) ?? null;
}

function place(index: number, match: WireMatch): Placed {
  const start = parseWallTime(match.start) ?? NEVER;
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
 * Rounds of a double elimination in the order of play (docs/domain.md#geometry): lower ro{n}s1,
 * upper ro{n}, lower ro{n}s2, then half of n; the grand final and its reset come last.
 */
function rankOf(match: WireMatch): number {
  const type = bracketType(match);
  const halvings = -Math.log2(Number(match.round_of));
  if (type === null || !Number.isFinite(halvings)) return 0;
  if (type === "lower") return 4 * halvings + (match.stage === "2" ? 1 : -1);
  const isGrandFinal = type === "double" && match.stage === "2";
  return isGrandFinal ? Number(match.row) : 4 * halvings;
}
