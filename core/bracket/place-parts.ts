import { sumDecimals } from "#core/lib/decimals.ts";
import type { MatchResult } from "#core/match/derive-match.ts";
import {
  findLeaderIndex,
  hasScore,
  hasUnreadableScore,
  isDisqualified,
} from "#core/match/outcome.ts";
import type {
  DerivedMatch,
  MatchPart,
  PartKind,
  PlaceMatch,
  Outcome,
} from "#core/model/derived-match.ts";
import type { Issue, MatchEntry, SeenMatch, SiteKey } from "#core/model/match.ts";
import type { SharedPlacesInput } from "./place-results.ts";
import { findSharedPlaces, type SharedPlace } from "./same-place.ts";
import type { BracketUnit } from "./types/bracket-type.ts";

/**
 * Finds the shared places of a bracket, and returns its matches with one for each of them. Who is
 * named in a later match (`resolve`), and so shows what the matches of a place are, is known only
 * after a first pass.
 */
export function sharePlaces(
  received: BracketUnit,
  input: Omit<SharedPlacesInput, "winners">,
  resolve: (unit: BracketUnit) => Pick<SharedPlacesInput, "winners">,
): { readonly shared: readonly SharedPlace[]; readonly unit: BracketUnit } {
  const first = findSharedPlaces(received, { ...input, winners: new Map() });
  if (first.length === 0) return { shared: first, unit: received };
  const { winners } = resolve(combinePlaces(received, first));
  const shared = findSharedPlaces(received, { ...input, winners });
  return { shared, unit: combinePlaces(received, shared) };
}

/** Returns a unit with one match for each shared place. */
function combinePlaces(unit: BracketUnit, shared: readonly SharedPlace[]): BracketUnit {
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
 * own scores and code; the result of the place (`resultOf`: of a part) is that of the current one.
 */
export function separateParts(
  place: SharedPlace,
  derived: DerivedMatch,
  resultOf: (seen: SeenMatch) => MatchResult,
): readonly DerivedMatch[] {
  const { kind, parts, current, unneeded } = place;
  const results = parts.map((part) => resultOf(part));
  const keys = derived.slots.map(({ entry }) => derived.match.entries[entry ?? -1]?.key);
  const matches = parts.map(({ match }, index): PlaceMatch => {
    const code = derived.code === null ? null : `${derived.code}${suffixOf(kind, index + 1)}`;
    const hasBegun = results[index]?.status.state !== "upcoming";
    const scores = keys.map((key) => match.entries.find((entry) => entry.key === key)?.score);
    return {
      match: match.key,
      code,
      scores: scores.map((score) => (hasBegun ? (score ?? null) : null)),
    };
  });
  const aggregateOf = createAggregate(place, results);
  return parts.map((seen, index) => {
    const aggregate = aggregateOf === null ? null : seen.match.entries.map(aggregateOf);
    const part: MatchPart = { kind, number: index + 1, matches, aggregate };
    const position = { part, code: matches[index]?.code ?? null };
    const { match } = seen;
    if (seen === current) return Object.assign({}, derived, { match }, position);
    const unresolved = unneeded.has(match.key) ? "series-decided" : null;
    return Object.assign(createPart(derived, seen, results[index] ?? derived), position, {
      unresolved,
    });
  });
}

/** Creates a match of a place that the place does not show, from the one that it shows. */
function createPart(derived: DerivedMatch, seen: SeenMatch, result: MatchResult): DerivedMatch {
  const { match } = seen;
  const { status, outcome } = result;
  const isLevel =
    status.state === "ended" && findLeaderIndex(match) === null && !hasUnreadableScore(match);
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
  };
}

/**
 * Creates a function that returns what a contestant has so far: the sum of legs, or the games that
 * they won. `null` if neither counts, if a score is a text, or while it may be either.
 */
function createAggregate(
  { kind, parts, unneeded }: SharedPlace,
  results: readonly MatchResult[],
): ((entry: MatchEntry) => number) | null {
  if (parts.some(({ match }) => hasUnreadableScore(match))) return null;
  const ended = parts.filter((_, index) => results[index]?.status.state === "ended");
  if (kind === "leg") {
    const hasScores = parts.some(({ match }) => hasScore(match));
    return hasScores ? (entry) => sumOfLegs(entry, parts) : null;
  }
  const areGames =
    kind === "series" || (kind === null && ended.length + unneeded.size === parts.length);
  if (ended.length === 0 || !areGames) return null;
  const winners = parts.map(({ match }, index) => {
    return match.entries[results[index]?.outcome.winner ?? -1]?.key;
  });
  return ({ key }) => winners.filter((winner) => winner === key).length;
}

/**
 * Returns the outcome of a place from that of its current match, which is its own if a later match
 * names the winner, or if the last match decides.
 */
export function derivePlaceOutcome(
  { kind, winner, combined, parts }: SharedPlace,
  outcome: Outcome,
): Outcome {
  if (kind === "replay" || outcome.by === "advanced") return outcome;
  const key = parts[0]?.match.entries[winner ?? -1]?.key;
  const index = combined.match.entries.findIndex((entry) => entry.key === key);
  return { winner: index < 0 ? null : index, by: index < 0 ? null : "led", draw: false };
}

/** Returns the sum of a contestant's scores; −1 if they are disqualified in a leg. */
function sumOfLegs({ key }: MatchEntry, parts: readonly SeenMatch[]): number {
  const own = parts.flatMap(({ match }) => match.entries.filter((entry) => entry.key === key));
  return own.some(isDisqualified) ? -1 : sumDecimals(own.map(({ score }) => score ?? 0));
}

/** Returns what follows the code of a place: ", game 2", ", leg 2", ", replay", or nothing. */
function suffixOf(kind: PartKind | null, number: number): string {
  if (kind !== "replay") return `, ${kind === "series" ? "game" : (kind ?? "match")} ${number}`;
  if (number === 1) return "";
  return number === 2 ? ", replay" : `, replay ${number - 1}`;
}

/** Creates the issues of places whose matches may be a series, legs or replays. */
export function createUnclearPartsIssues(shared: readonly SharedPlace[]): readonly Issue[] {
  return shared.flatMap(({ kind, winner, isDisputed, parts, current }) => {
    const isUnplayed = kind === null && current === parts[0];
    if (winner !== null || (!isDisputed && !isUnplayed)) return [];
    if (current.match.entries.length < 2) return [];
    const keys = parts.map(({ match }) => match.key).join(" and ");
    const when = isDisputed
      ? "Games won, the sum of the scores and the last match name different winners, or none: the winner is known once a later match names them."
      : "Whether they are a series, legs or replays is known once they have ended.";
    const message = `Matches ${keys} are of the same contestants in the same round. ${when}`;
    return [{ match: null, code: "legs-or-replays", message }];
  });
}
