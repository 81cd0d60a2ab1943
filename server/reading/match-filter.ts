import type { MatchFilter } from "#core/paths/paths.ts";
import { foldSearch } from "#core/lib/fold-search.ts";
import type { Steps } from "#core/lib/steps.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { DerivedMatch, MatchState } from "#core/model/derived.ts";
import type { Match } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import { ProblemError } from "#server/platform/errors.ts";

/** Longest free text looked for; what follows is ignored. */
const LONGEST_TEXT = 100;

/** Matches looked at before a pause. */
const MATCHES_A_STEP = 128;
const MOST_CODES = 10_000;

const searchTexts = new WeakMap<Match, string>();
const foldedCodes = new Map<string, string>();

/**
 * Reads the filters of a query; unknown parameters are ignored, an empty one is none.
 *
 * @throws ProblemError `bad-parameter` for a state there is not, or a limit out of range.
 */
export function parseMatchFilter(query: (name: string) => string | undefined): MatchFilter {
  const given = (name: string): string | null => query(name) || null;
  const state = given("state");
  if (state !== null && !isState(state)) {
    throw new ProblemError("bad-parameter", "state must be one of upcoming, live, ended.");
  }
  const limit = given("limit");
  if (limit !== null && !/^[1-9]\d{0,2}$|^1000$/.test(limit)) {
    throw new ProblemError("bad-parameter", "limit must be a whole number from 1 to 1000.");
  }
  const texts = ["game", "tournament", "site", "contestant", "day", "q"].flatMap((name) => {
    const value = given(name);
    return value === null ? [] : [[name, value.slice(0, 4 * LONGEST_TEXT)]];
  });
  return {
    ...(state === null ? {} : { state }),
    ...(limit === null ? {} : { limit: Number(limit) }),
    ...Object.fromEntries(texts),
  };
}

/**
 * Matches that fit everything in the filter but its state.
 *
 * @param dayKey The event day of an instant at the venue.
 */
export function* findMatchesSteps(
  world: World,
  filter: MatchFilter,
  dayKey: VenueFormat["dayKey"],
): Steps<DerivedMatch[]> {
  const messages = foldSearch((filter.q ?? "").slice(0, LONGEST_TEXT))
    .split(" ")
    .filter((word) => word !== "");
  const found: DerivedMatch[] = [];
  let looked = 0;
  for (const derived of candidates(world, filter)) {
    const { site, tournament, start } = derived.match;
    if (
      (filter.site === undefined || site === filter.site) &&
      (filter.game === undefined || tournament.gameSlug === filter.game) &&
      (filter.tournament === undefined || tournament.key === filter.tournament) &&
      says(derived, messages) &&
      (filter.day === undefined || (start !== null && dayKey(start) === filter.day))
    ) {
      found.push(derived);
    }
    looked += 1;
    if (looked % MATCHES_A_STEP === 0) yield;
  }
  return found;
}

/** A contestant's matches are known, by any of their keys; everything else is looked through. */
function* candidates(world: World, { contestant }: MatchFilter): Iterable<DerivedMatch> {
  if (contestant === undefined) {
    yield* world.matches.values();
    return;
  }
  const named = world.facts.contestantOf(contestant);
  for (const key of world.contestants.get(named)?.matches ?? []) {
    const derived = world.matches.get(key);
    if (derived !== undefined) yield derived;
  }
}

/** Whether every word stands in the names, the titles or the code. */
function says({ match, code }: DerivedMatch, messages: readonly string[]): boolean {
  if (messages.length === 0) return true;
  const text = searchTextOf(match);
  return messages.every((word) => text.includes(word) || foldedCode(code ?? "").includes(word));
}

/** Matches share a few hundred codes. */
function foldedCode(code: string): string {
  let folded = foldedCodes.get(code);
  if (folded === undefined) {
    folded = foldSearch(code);
    if (foldedCodes.size < MOST_CODES) foldedCodes.set(code, folded);
  }
  return folded;
}

/** Folded once for as long as the match stays as it is. */
function searchTextOf(match: Match): string {
  const known = searchTexts.get(match);
  if (known !== undefined) return known;
  const { tournament, bracket, entries, site } = match;
  const names = entries.map(({ name }) => name);
  const parts = [...names, tournament.title, tournament.game, bracket?.title ?? "", site];
  const text = parts.map(foldSearch).join("\n");
  searchTexts.set(match, text);
  return text;
}

function isState(text: string): text is MatchState {
  return text === "upcoming" || text === "live" || text === "ended";
}
