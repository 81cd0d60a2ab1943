import type { MatchFilter } from "#core/contract/match-filter.ts";
import { createConsonantPattern } from "#core/lib/consonants.ts";
import { foldSearchText } from "#core/lib/fold-search-text.ts";
import { type Steps, visitInSteps } from "#core/lib/steps.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Match, SiteKey } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import { searchTextOf } from "#server/search/latin-word.ts";
import { findOnlyContestant } from "./find-contestants.ts";
import { FACET_NAMES, type FacetName, type MatchFacet } from "#core/contract/match-facets.ts";
import { SPOILER_SOURCES } from "#core/match/spoiler-sources.ts";
import type { MatchStatus } from "#core/match/listed-statuses.ts";
import { SHOW_MOVE_FOR } from "#core/match/moved.ts";

type FacetOption = MatchFacet["options"][number];
type FacetValue = Omit<FacetOption, "count">;

/** The values of one match: several contestants and statuses, otherwise at most one each. */
type FacetValues = Readonly<Record<FacetName, readonly FacetValue[]>>;

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
 * the matches at that station. `dayKey` returns the event day of a time at the venue.
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
  const tournaments = filter.tournament?.split(",");
  const atStation = findKeysAtStation(world, filter.q ?? "");
  const found: DerivedMatch[] = [];
  let checked = 0;
  for (const derived of candidates(world, filter)) {
    const { key, site, tournament, start, startDate } = derived.match;
    if (
      (filter.site === undefined || site === filter.site) &&
      (filter.game === undefined || tournament.gameSlug === filter.game) &&
      (tournaments === undefined || tournaments.includes(tournament.key)) &&
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

/**
 * Counts the values of each filter among the matches that fit all other filters. The matches are the
 * live ones and those in the filter's state, with its day and its text, unless none has the text.
 */
export function* countFacetsSteps(
  world: World,
  filter: MatchFilter,
  dayKey: VenueFormat["dayKey"],
): Steps<MatchFacet[]> {
  const { q, day, state, contestant } = filter;
  const isListed = ({ status }: DerivedMatch): boolean =>
    state === undefined || status.state === state || status.state === "live";
  const ofDay: MatchFilter = day === undefined ? {} : { day };
  const withText: MatchFilter = q === undefined ? ofDay : { ...ofDay, q };
  let matches = (yield* findMatchesSteps(world, withText, dayKey)).filter(isListed);
  if (matches.length === 0) {
    matches = (yield* findMatchesSteps(world, ofDay, dayKey)).filter(isListed);
  }
  const key = contestant && (findOnlyContestant(world, contestant, filter)?.key ?? contestant);
  const chosen = key === undefined ? filter : { ...filter, contestant: key };
  const options = new Map(FACET_NAMES.map((name) => [name, new Map<string, FacetOption>()]));
  yield* visitInSteps(matches, (match) => {
    const values = valuesOf(world, match, filter.facets === "shown");
    const misfits = FACET_NAMES.filter((name) => !fits(values[name], chosen[name]));
    for (const [name, found] of options) {
      const step = misfits.every((misfit) => misfit === name) ? 1 : 0;
      for (const value of values[name]) {
        const option = found.get(value.value);
        if (option === undefined) found.set(value.value, { ...value, count: step });
        else option.count += step;
      }
    }
  });
  return FACET_NAMES.flatMap((name) => {
    const all = [...(options.get(name)?.values() ?? [])];
    if (all.length < 2 && chosen[name] === undefined) return [];
    return [{ name, options: all.filter((o) => o.count > 0 || o.value === chosen[name]) }];
  });
}

/** Lists the statuses of a match that the lists of matches can be filtered by. */
export function listStatuses(world: World, derived: DerivedMatch): readonly MatchStatus[] {
  const { outcome, slots, status, unresolved } = derived;
  if (unresolved !== null) return ["unresolved"];
  if (status.by === "bye") return ["bye"];
  switch (status.state) {
    case "live":
      return ["live"];
    case "upcoming":
      if (status.by === "not-started") return ["not-started"];
      if (isMoved(world, derived)) return ["moved"];
      return [slots.some(({ entry }) => entry === null) ? "waiting" : "ready"];
    case "ended":
      return outcome.winner === null && !outcome.draw ? ["undecided", "ended"] : ["ended"];
  }
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
  const annotations = world.annotations.ofKind("station");
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

function fits(values: readonly FacetValue[], chosen: string | undefined): boolean {
  return chosen === undefined || values.some(({ value }) => value === chosen);
}

function valuesOf(world: World, derived: DerivedMatch, hidesResults: boolean): FacetValues {
  const { match, round, slots } = derived;
  const { tournament } = match;
  const name = round?.name;
  return {
    tournament: [{ value: tournament.key, label: tournament.title }],
    game: [{ value: tournament.gameSlug, label: tournament.game }],
    site: [{ value: match.site, label: match.site }],
    round:
      match.groupId === null
        ? name === undefined
          ? []
          : [{ value: name.short, label: name.medium, round: name }]
        : [{ value: "groups", label: "Groups" }],
    status: listStatuses(world, derived)
      .filter((status) => status !== "undecided" || !hidesResults)
      .map((status) => ({ value: status, label: status })),
    contestant: slots.flatMap(({ entry, source }) => {
      const contestant = entry === null ? undefined : match.entries[entry];
      const isHidden = hidesResults && SPOILER_SOURCES.test(source.type);
      return contestant === undefined || isHidden
        ? []
        : [{ value: contestant.key, label: contestant.name }];
    }),
  };
}

/** Returns whether the match was moved to its start a short time ago. */
function isMoved({ histories, now }: World, { match }: DerivedMatch): boolean {
  const moved = histories.get(match.key)?.moved ?? null;
  return moved !== null && moved.to === match.start && now - moved.at < SHOW_MOVE_FOR;
}
