/** The matches of bracket places with their results, before it is known what they are. */
import { must } from "#core/lib/must.ts";
import { DAY, earliest, HOUR } from "#core/lib/time.ts";
import { latestAssumedEnd } from "#core/match/assumed-end.ts";
import type { MatchResult } from "#core/match/derive-match.ts";
import { findLeaderIndex, hasUnreadableScore, isDisqualified } from "#core/match/outcome.ts";
import type { ContestantKey, Instant, SeenMatch, SiteKey, Tournament } from "#core/model/match.ts";
import type { PartResult, PlaceSide } from "./decide-place.ts";
import type { EvidencePlace } from "./place-signs.ts";

/** Known results of the matches of a bracket before its places are shared. */
export interface SharedPlacesInput {
  /** Derives the result of a match as if it were the only one of its place. */
  readonly resultOf: (seen: SeenMatch) => MatchResult;
  /** Indexes of contestants who are named in a later match, by the match they won. */
  readonly winners: ReadonlyMap<SiteKey, number>;
  readonly tournament: Tournament;
  readonly now: Instant;
}

/** The matches of a place, as evidence for other places. */
export interface Place extends EvidencePlace {
  readonly parts: readonly SeenMatch[];
  readonly validUntil: Instant | null;
}

/** Creates a place of matches of the same two, in order of start. */
export function createPlace(
  round: string,
  parts: readonly SeenMatch[],
  input: SharedPlacesInput,
): Place {
  const moments = parts.map((part) => findUnplayedTime(part, input));
  const played = parts.filter((_, index) => input.now <= (moments[index] ?? Infinity));
  const counted = played.length > 1 ? played : parts;
  const first = must(parts[0], "a place has a match").match;
  const sides = first.entries.map(({ key }) => key);
  const [bestOf, ...others] = new Set(parts.map(({ match }) => match.bestOf));
  const ahead = moments.filter((at) => at !== null && at >= input.now);
  return {
    round,
    parts,
    results: createPartResults(counted, sides, input),
    advanced: findAdvanced(parts, sides, input),
    isHomeAndAway:
      parts.length === 2 && parts.some(({ match }) => match.entries[0]?.key !== sides[0]),
    bestOf: others.length > 0 ? null : (bestOf ?? null),
    validUntil: earliest(ahead),
  };
}

/** Returns when a match that did not start can no longer be played; `null` if it started. */
function findUnplayedTime(seen: SeenMatch, input: SharedPlacesInput): Instant | null {
  return input.resultOf(seen).status.state === "upcoming" ? findLastTime(seen, input) : null;
}

/**
 * Returns when no match of the same place can follow a match any more: when it would be over, and the
 * tournament's end (without one: its start) is an hour (a day) ago. `null` without a start.
 */
export function findLastTime(
  { match }: SeenMatch,
  { tournament }: Pick<SharedPlacesInput, "tournament">,
): Instant | null {
  const { start } = match;
  const end = latestAssumedEnd(match);
  if (start === null || end === null) return null;
  return Math.max(end, tournament.end === null ? start + DAY : tournament.end + HOUR);
}

/** Returns the side of who is named in a later match; `null` if unknown. */
function findAdvanced(
  parts: readonly SeenMatch[],
  sides: readonly ContestantKey[],
  { winners }: SharedPlacesInput,
): EvidencePlace["advanced"] {
  const [side] = parts.flatMap(({ match }) => {
    const winner = match.entries[winners.get(match.key) ?? -1];
    return winner === undefined ? [] : sideOf(winner.key, sides);
  });
  return side ?? null;
}

/** Returns which of both contestants a key is. */
export function sideOf(key: ContestantKey | undefined, sides: readonly ContestantKey[]): PlaceSide {
  return key === sides[0] ? 0 : 1;
}

function createPartResults(
  parts: readonly SeenMatch[],
  sides: readonly ContestantKey[],
  { resultOf }: SharedPlacesInput,
): readonly PartResult[] {
  const results = parts.map((part) => resultOf(part));
  const lastEnd = Math.max(
    ...parts.map(({ sighting }, index) =>
      results[index]?.status.state === "ended" ? sighting.changedAt : -Infinity,
    ),
  );
  return parts.map(({ match, sighting }, index): PartResult => {
    const { status, outcome } = must(results[index], "each part has a result");
    const winner = match.entries[outcome.winner ?? -1];
    const isLevel =
      findLeaderIndex(match) === null &&
      status.by !== "taken-as-ended" &&
      !hasUnreadableScore(match);
    const isNew = sighting.list !== null && sighting.firstSeen > lastEnd;
    const scoreOf = (side: PlaceSide): number =>
      match.entries.find(({ key }) => key === sides[side])?.score ?? 0;
    return {
      end:
        status.state === "ended"
          ? winner === undefined
            ? isLevel
              ? "level"
              : "unknown"
            : sideOf(winner.key, sides)
          : status.state === "upcoming" && !isNew
            ? "upcoming"
            : "open",
      scores: [scoreOf(0), scoreOf(1)],
      isForfeited: match.entries.some(isDisqualified),
    };
  });
}
