import { compareIds, compareNullable, groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { MatchResult } from "#core/match/derive-match.ts";
import {
  findLeaderIndex,
  findProvenLeaderIndex,
  hasScore,
  isDisqualified,
} from "#core/match/outcome.ts";
import { pairOf } from "#core/match/play-order.ts";
import type { DerivedMatch, MatchPart, PartKind } from "#core/model/derived-match.ts";
import type { Issue, Match, MatchEntry, SeenMatch, SiteKey } from "#core/model/match.ts";
import type { BracketUnit } from "./types/bracket-type.ts";

/** The matches of one place: replays of a level match, or legs. */
export interface SharedPlace {
  /** `null` if the data does not tell. */
  readonly kind: PartKind | null;
  /** In order of start; at least two. */
  readonly parts: readonly SeenMatch[];
  /** The part that the place shows: the first that has not ended, else the last. */
  readonly current: SeenMatch;
  /**
   * `current` with the scores that decide the place: of legs the sums, once all have ended.
   */
  readonly combined: SeenMatch;
}

/** Derives the result of a match as if it were the only one of its place. */
type ResultOf = (seen: SeenMatch) => MatchResult;

/**
 * Finds the places of a bracket that hold several matches: the same two contestants, in the same
 * round, with different starts.
 */
export function findSharedPlaces(unit: BracketUnit, resultOf: ResultOf): readonly SharedPlace[] {
  return [unit.upper, unit.lower].flatMap((matches) => {
    const rounds = groupBy(
      matches.filter(isDuel),
      ({ match }) => `${match.roundOf} ${match.stage ?? 1}`,
    );
    return [...rounds.values()].flatMap((round) => sharedPlacesIn(round, resultOf));
  });
}

function isDuel({ match, sighting }: SeenMatch): boolean {
  return match.roundOf !== null && match.entries.length === 2 && sighting.withdrawnAt === null;
}

function sharedPlacesIn(round: readonly SeenMatch[], resultOf: ResultOf): readonly SharedPlace[] {
  const places = [...groupBy(round, ({ match }) => pairOf(match)).values()].map(byStart);
  const shared = places.filter((parts) => parts.length > 1);
  if (shared.length === 0) return [];
  const hasSingle = places.some(
    ([one, other]) => one !== undefined && other === undefined && hasEnded(resultOf(one)),
  );
  const kinds = new Set(shared.map((parts) => findKind(parts, hasSingle, resultOf)));
  const ofRound = kinds.has("leg") ? "leg" : hasSingle || kinds.has("replay") ? "replay" : null;
  return shared.flatMap((parts) =>
    isGrandFinal(parts) ? [] : [createSharedPlace(parts, ofRound, resultOf)],
  );
}

/** Returns whether the parts are a grand final and its reset. */
function isGrandFinal([part]: readonly SeenMatch[]): boolean {
  const match = part?.match;
  return match?.roundOf === 2 && match.stage === 2 && match.bracket?.type === "double";
}

/** Returns the matches in order of start, one for each start: others are listed twice. */
function byStart(matches: readonly SeenMatch[]): readonly SeenMatch[] {
  const sorted = matches.toSorted(
    (a, b) => compareNullable(a.match.start, b.match.start) || compareIds(a.match.id, b.match.id),
  );
  return sorted.filter(({ match }, index) => match.start !== sorted[index - 1]?.match.start);
}

/**
 * Returns what the parts are. A level match is played again; after a match with a leader comes
 * another leg, unless the other places of the round have one match each. `null` until a match has
 * ended.
 */
function findKind(
  parts: readonly SeenMatch[],
  hasSingle: boolean,
  resultOf: ResultOf,
): PartKind | null {
  const ended = parts.slice(0, -1).filter((part) => hasEnded(resultOf(part)));
  if (ended.length === 0) return null;
  const hasLeader = ended.some(({ match }) => findLeaderIndex(match) !== null);
  return hasLeader && !hasSingle ? "leg" : "replay";
}

function hasEnded({ status }: MatchResult): boolean {
  return status.state === "ended";
}

function createSharedPlace(
  parts: readonly SeenMatch[],
  kind: PartKind | null,
  resultOf: ResultOf,
): SharedPlace {
  const open = parts.find((part) => !hasEnded(resultOf(part)));
  const current = open ?? must(parts.at(-1), "a place has a match");
  const rows = new Set(parts.map(({ match }) => match.row));
  const row = rows.size === 1 ? current.match.row : null;
  const combined =
    kind === "leg" ? combineLegs(current.match, parts, open === undefined) : current.match;
  return { kind, parts, current, combined: { ...current, match: { ...combined, row } } };
}

/** Returns a match with the sums of all legs; without scores until all have ended. */
function combineLegs(current: Match, parts: readonly SeenMatch[], areOver: boolean): Match {
  const hasTotals = parts.some(({ match }) => match.entries.some((one) => one.isNegativeTotal));
  const entries = current.entries.map((entry): MatchEntry => {
    const score = areOver ? sumOfLegs(entry, parts) : null;
    // The time of one leg decides no tie.
    return { ...entry, score, time: null, ...(hasTotals && { isNegativeTotal: true }) };
  });
  const isProven = parts.every(
    ({ match }) => findLeaderIndex(match) === null || findProvenLeaderIndex(match) !== null,
  );
  return { ...current, entries, bestOf: isProven ? 1 : null };
}

/** Returns the sum of a contestant's scores; −1 if they are disqualified in a leg. */
function sumOfLegs({ key }: MatchEntry, parts: readonly SeenMatch[]): number {
  const own = parts.flatMap(({ match }) => match.entries.filter((entry) => entry.key === key));
  if (own.some(isDisqualified)) return -1;
  return own.reduce((sum, { score }) => sum + (score ?? 0), 0);
}

/** Returns a unit with one match for each shared place. */
export function combinePlaces(unit: BracketUnit, shared: readonly SharedPlace[]): BracketUnit {
  if (shared.length === 0) return unit;
  const combined = new Map<SiteKey, SeenMatch | null>();
  for (const place of shared) {
    for (const { match } of place.parts) combined.set(match.key, null);
    combined.set(place.current.match.key, place.combined);
  }
  const combine = (seen: SeenMatch): readonly SeenMatch[] => {
    const one = combined.get(seen.match.key);
    return one === undefined ? [seen] : one === null ? [] : [one];
  };
  return { ...unit, upper: unit.upper.flatMap(combine), lower: unit.lower.flatMap(combine) };
}

/**
 * Returns all matches of a shared place, from the derived match of its combined one. Each has its
 * own scores and code; the result of the place is that of the current one.
 *
 * @param resultOf Returns the result of a part on its own.
 */
export function separateParts(
  { kind, parts, current }: SharedPlace,
  derived: DerivedMatch,
  resultOf: ResultOf,
): readonly DerivedMatch[] {
  const matches = parts.map(({ match }, index) => {
    const code = derived.code === null ? null : `${derived.code}${suffixOf(kind, index + 1)}`;
    return { match: match.key, code };
  });
  const hasSum = kind === "leg" && parts.some(({ match }) => hasScore(match));
  return parts.map((seen, index): DerivedMatch => {
    const { match } = seen;
    const aggregate = hasSum ? match.entries.map((entry) => sumOfLegs(entry, parts)) : null;
    const part: MatchPart = { kind, number: index + 1, matches, aggregate };
    const code = matches[index]?.code ?? null;
    if (seen === current) return { ...derived, match, code, part };
    const { status, outcome } = resultOf(seen);
    const isLevel = status.state === "ended" && findLeaderIndex(match) === null;
    return {
      ...derived,
      ...seen,
      status,
      outcome: isLevel ? { winner: null, by: null, draw: true } : outcome,
      slots: derived.slots.map(({ entry, source }) => {
        const key = derived.match.entries[entry ?? -1]?.key;
        const own = match.entries.findIndex((one) => one.key === key);
        return { entry: own < 0 ? null : own, source };
      }),
      absence: null,
      code,
      part,
    };
  });
}

/** Returns what follows the code of a place: ", leg 2", ", replay", or nothing. */
function suffixOf(kind: PartKind | null, number: number): string {
  if (kind !== "replay") return `, ${kind ?? "match"} ${number}`;
  if (number === 1) return "";
  return number === 2 ? ", replay" : `, replay ${number - 1}`;
}

/** Creates the issue of places whose matches may be legs or replays; none if the data tells. */
export function createUnclearPartsIssues(shared: readonly SharedPlace[]): readonly Issue[] {
  const unclear = shared.filter(({ kind }) => kind === null);
  if (unclear.length === 0) return [];
  const keys = unclear.map(({ parts }) => parts.map(({ match }) => match.key).join(" and "));
  return [
    {
      match: null,
      code: "legs-or-replays",
      message: `Matches ${keys.join(", ")} are of the same contestants in the same round: whether they are legs or replays is known once one of them has ended.`,
    },
  ];
}
