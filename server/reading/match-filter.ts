import type { MatchFilter } from "#core/contract/match-filter.ts";
import { createConsonantPattern } from "#core/lib/consonants.ts";
import { foldSearchText } from "#core/lib/fold-search-text.ts";
import type { Steps } from "#core/lib/steps.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Match, SiteKey } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import { searchTextOf } from "#server/search/latin-word.ts";
import { findOnlyContestant } from "./find-contestants.ts";
import { listStatuses } from "./match-status.ts";

/** Maximum length of a search text; the rest is ignored. */
const MAX_TEXT = 100;

/** Number of matches checked per step of a computation. */
const MATCHES_PER_STEP = 128;
/** Maximum number of cached folded codes. */
const MAX_CODES = 10_000;

const STATION = /^station (.+)$/u;

const searchTexts = new WeakMap<Match, string>();
const foldedCodes = new Map<string, string>();

/**
 * Finds the matches that fit the filter, apart from its state and limit. The text "station 4" finds
 * the matches at that station.
 *
 * @param dayKey Returns the event day of a time at the venue.
 */
export function* findMatchesSteps(
  world: World,
  filter: MatchFilter,
  dayKey: VenueFormat["dayKey"],
): Steps<DerivedMatch[]> {
  const terms = foldSearchText((filter.q ?? "").slice(0, MAX_TEXT))
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => ({ word, consonants: createConsonantPattern(word) ?? word }));
  const atStation = findKeysAtStation(world, filter.q ?? "");
  const found: DerivedMatch[] = [];
  let checked = 0;
  for (const derived of candidates(world, filter)) {
    const { key, site, tournament, start, startDate } = derived.match;
    if (
      (filter.site === undefined || site === filter.site) &&
      (filter.game === undefined || tournament.gameSlug === filter.game) &&
      (filter.tournament === undefined || tournament.key === filter.tournament) &&
      (filter.round === undefined || filter.round === roundOf(derived)) &&
      (filter.status === undefined || listStatuses(world, derived).includes(filter.status)) &&
      (containsTerms(derived, terms) || atStation.has(key)) &&
      (filter.day === undefined || filter.day === (start === null ? startDate : dayKey(start)))
    ) {
      found.push(derived);
    }
    checked += 1;
    if (checked % MATCHES_PER_STEP === 0) yield;
  }
  return found;
}

/** Returns the value of the filter `round` that finds the match; `undefined` if none does. */
function roundOf({ match, round }: DerivedMatch): string | undefined {
  return match.groupId === null ? round?.name.short : "groups";
}

/** Yields the matches of the filter's contestant, by key or name, or all matches. */
function* candidates(world: World, filter: MatchFilter): Iterable<DerivedMatch> {
  if (filter.contestant === undefined) {
    yield* world.matches.values();
    return;
  }
  for (const key of findOnlyContestant(world, filter.contestant, filter)?.matches ?? []) {
    const derived = world.matches.get(key);
    if (derived !== undefined) yield derived;
  }
}

/** Returns the keys of the matches at the station that a text like "station 4" names. */
function findKeysAtStation(world: World, text: string): ReadonlySet<SiteKey> {
  const [, station] = STATION.exec(foldSearchText(text)) ?? [];
  if (station === undefined) return new Set();
  const annotations = world.facts.ofKind("station");
  return new Set(
    annotations.filter(({ value }) => foldSearchText(value) === station).map(({ scope }) => scope),
  );
}

/** A word of the search text, and the pattern that finds it by its consonants. */
interface Term {
  readonly word: string;
  readonly consonants: string;
}

/** Returns whether the names, titles, site or code of a match contain every term. */
function containsTerms({ match, code }: DerivedMatch, terms: readonly Term[]): boolean {
  if (terms.length === 0) return true;
  const text = searchTextOfMatch(match);
  return terms.every(
    ({ word, consonants }) =>
      text.includes(word) || text.includes(consonants) || foldedCode(code ?? "").includes(word),
  );
}

/** Returns a folded code from a cache, because matches share a few hundred codes. */
function foldedCode(code: string): string {
  let folded = foldedCodes.get(code);
  if (folded === undefined) {
    folded = foldSearchText(code);
    if (foldedCodes.size < MAX_CODES) foldedCodes.set(code, folded);
  }
  return folded;
}

/** Returns the search text of a match, cached by match object. */
function searchTextOfMatch(match: Match): string {
  const known = searchTexts.get(match);
  if (known !== undefined) return known;
  const { tournament, bracket, entries, site } = match;
  const names = entries.map(({ name }) => name);
  const parts = [...names, tournament.title, tournament.game, bracket?.title ?? "", site];
  const text = parts.map(searchTextOf).join("\n");
  searchTexts.set(match, text);
  return text;
}
