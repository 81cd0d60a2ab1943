import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { Steps } from "#core/lib/steps.ts";
import { findAmbiguityReasons, countriesOf } from "./ambiguity.ts";
import {
  type Appearance,
  appearancesOf,
  findContestantResult,
  newestRefOf,
  tallyOf,
} from "#core/match/appearance.ts";
import type { Contestant } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { ContestantKey, SiteKey } from "#core/model/match.ts";
import { findLiveOrNextMatch } from "./live-or-next-match.ts";
import { comparePlayOrder } from "#core/match/play-order.ts";

/** Maximum number of results in a form. */
const FORM_LENGTH = 10;
/** Number of contestants that are derived between two pauses. */
const CONTESTANTS_PER_STEP = 32;

type Matches = ReadonlyMap<SiteKey, DerivedMatch>;

export interface EarlierContestants {
  readonly matches: Matches;
  readonly contestants: ReadonlyMap<ContestantKey, Contestant>;
  /** Current matches, at least those that are not the same object as in the earlier world. */
  readonly touched: Iterable<DerivedMatch>;
}

/**
 * Derives the contestants of all matches, with pauses. Reuses those of `previous` without a changed
 * match, which saves time and does not affect the result.
 */
export function* deriveContestantsInSteps(
  matches: Matches,
  previous?: EarlierContestants,
): Steps<ReadonlyMap<ContestantKey, Contestant>> {
  const contestants = new Map(previous?.contestants);
  const changed = changedMatches(
    previous?.touched ?? matches.values(),
    matches,
    previous?.matches ?? new Map(),
  );
  const fresh = groupBy(appearancesOf(changed.after), ({ entry }) => entry.key);
  for (const { entry } of appearancesOf(changed.before)) {
    if (!fresh.has(entry.key)) fresh.set(entry.key, []);
  }
  let derived = 0;
  for (const [key, appearances] of fresh) {
    if (derived % CONTESTANTS_PER_STEP === 0) yield;
    derived += 1;
    for (const match of contestants.get(key)?.matches ?? []) {
      const other = matches.get(match);
      if (other === undefined || !isSame(other, previous?.matches.get(match))) continue;
      appearances.push(...appearancesOf([other]).filter(({ entry }) => entry.key === key));
    }
    if (appearances.length === 0) contestants.delete(key);
    else contestants.set(key, contestantOf(appearances));
  }
  return contestants;
}

/** Matches that are new, removed or changed: before and after. */
interface Changed {
  readonly before: readonly DerivedMatch[];
  readonly after: readonly DerivedMatch[];
}

function changedMatches(touched: Iterable<DerivedMatch>, after: Matches, before: Matches): Changed {
  const fresh: DerivedMatch[] = [];
  const old: DerivedMatch[] = [];
  let added = 0;
  for (const derived of touched) {
    const earlier = before.get(derived.match.key);
    if (earlier === undefined) added += 1;
    if (isSame(derived, earlier)) continue;
    fresh.push(derived);
    if (earlier !== undefined) old.push(earlier);
  }
  // Matches are rarely removed, so the earlier ones are searched only if needed.
  if (after.size - added < before.size) {
    for (const [key, derived] of before) if (!after.has(key)) old.push(derived);
  }
  return { before: old, after: fresh };
}

/** Returns whether contestants derive the same from both. A new sighting creates a new object. */
function isSame(a: DerivedMatch, b: DerivedMatch | undefined): boolean {
  return (
    a === b ||
    (a.match === b?.match &&
      a.status.state === b.status.state &&
      a.status.by === b.status.by &&
      a.outcome.winner === b.outcome.winner &&
      a.outcome.draw === b.outcome.draw &&
      a.round?.key === b.round?.key &&
      a.absence === b.absence &&
      a.carriedFrom === b.carriedFrom &&
      a.unresolved === b.unresolved)
  );
}

function contestantOf(unordered: readonly Appearance[]): Contestant {
  const appearances = unordered
    .filter(({ derived }) => derived.carriedFrom === undefined)
    .toSorted((a, b) => comparePlayOrder(a.derived, b.derived));
  const latest = must(appearances.at(-1), "a contestant has an appearance");
  const { game, gameSlug } = latest.derived.match.tournament;
  const matches = appearances.map(({ derived }) => derived);
  const { key, name, country } = newestRefOf(appearances);
  return {
    key,
    name,
    country,
    game,
    gameSlug,
    countries: countriesOf(appearances),
    ambiguity: findAmbiguityReasons(appearances),
    record: tallyOf(appearances),
    form: appearances.flatMap((one) => findContestantResult(one) ?? []).slice(-FORM_LENGTH),
    kills: sumOf(appearances.map(({ entry }) => entry.kills)),
    deaths: sumOf(appearances.map(({ entry }) => entry.deaths)),
    matches: [...new Set(matches.map(({ match }) => match.key))],
    last: matches.findLast(hasBeenPlayed)?.match.key ?? null,
    next: findLiveOrNextMatch(matches)?.match.key ?? null,
    tournaments: [...new Set(matches.map(({ match }) => match.tournament.key))],
  };
}

function hasBeenPlayed({ status }: DerivedMatch): boolean {
  return status.state === "ended" && status.by !== "bye";
}

/** Returns the sum of known counts; `null` if none is known. */
function sumOf(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null);
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0);
}
