import { SHORTEST_MATCH } from "#core/match/shortest-match.ts";
import type { Appearance } from "#core/match/appearance.ts";
import { SERVICE_BRACKET_TYPES } from "#core/model/bracket.ts";
import type { AmbiguityReason } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { getSharedBracketId } from "#core/match/play-order.ts";
import { isMatchLiveAndListed } from "#core/match/is-live-and-listed.ts";

/** Bracket types in which a contestant has one match per round. */
const ELIMINATIONS: ReadonlySet<string> = new Set(SERVICE_BRACKET_TYPES);

/**
 * Returns why the contestants of one name may be several people: two countries, or two places at
 * once (twice in a match or in a round, in two groups of a stage, live in two tournaments). A grand
 * final and its bracket reset are two rounds.
 */
export function findAmbiguityReasons(
  appearances: readonly Appearance[],
): readonly AmbiguityReason[] {
  const ambiguity: AmbiguityReason[] = [];
  if (countriesOf(appearances).length > 1) ambiguity.push("two-countries");
  if (isInTwoPlaces(appearances)) ambiguity.push("two-places-at-once");
  return ambiguity;
}

/** Returns every country that the contestant was listed with, in alphabetical order. */
export function countriesOf(appearances: readonly Appearance[]): readonly string[] {
  const countries = new Set<string>();
  for (const { entry } of appearances) if (entry.country !== "") countries.add(entry.country);
  return countries.size > 1 ? [...countries].toSorted() : [...countries];
}

function isInTwoPlaces(appearances: readonly Appearance[]): boolean {
  const places = new Map<string, string>();
  for (const { derived } of appearances) {
    const scope = scopeOf(derived);
    if (scope === null) continue;
    const { groupId, row, key } = derived.match;
    // Two matches in one row are an issue of the bracket, which reports it.
    const place = groupId ?? derived.part?.matches[0]?.match ?? `${row ?? key}`;
    if ((places.get(scope) ?? place) !== place) return true;
    places.set(scope, place);
  }
  const matches = appearances.map(({ derived }) => derived);
  return (
    new Set(matches).size < matches.length || areLiveAtOnce(matches.filter(isMatchLiveAndListed))
  );
}

/** Returns the group stage or round in which a contestant has one place only; `null` if neither. */
function scopeOf({ match, round, unresolved }: DerivedMatch): string | null {
  if (unresolved !== null) return null;
  if (match.groupId !== null) return `${match.tournament.key} ${match.stage}`;
  if (round === null || !ELIMINATIONS.has(match.bracket?.type ?? "")) return null;
  return `${match.site} ${getSharedBracketId(match)} ${round.key}`;
}

/** Returns whether matches of two tournaments are live at once. Within one, ends may be late. */
function areLiveAtOnce(live: readonly DerivedMatch[]): boolean {
  return live.some(({ match: a }) =>
    live.some(
      ({ match: b }) =>
        a.tournament.key !== b.tournament.key &&
        a.start !== null &&
        b.start !== null &&
        Math.abs(a.start - b.start) < SHORTEST_MATCH,
    ),
  );
}
