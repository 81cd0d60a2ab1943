import { deepEqual } from "#core/lib/deep-equal.ts";
import { isContestantDoubt } from "#core/model/doubt.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Instant, SeenMatch, Sighting, SiteKey } from "#core/model/match.ts";
import type { DeriveBasis } from "#core/match/derive-match.ts";
import type { TournamentView } from "./world.ts";
import { findAbsenceReason } from "#core/match/derive-match.ts";
import { findListing, newestTournament } from "./derive-tournament.ts";

/**
 * Returns the previous view if deriving it again would give the same result, with updated
 * sightings; otherwise `null`.
 *
 * @param input The tournament's current input.
 * @param seen Its current matches; the same list as before if nothing in it changed.
 * @param listedAt See `DeriveContext`.
 */
export function reuseView(
  before: TournamentView,
  { input, seen }: Pick<TournamentView, "input" | "seen">,
  now: Instant,
  basis: DeriveBasis,
  listedAt: Instant | null,
): TournamentView | null {
  const expired = before.validUntil !== null && now >= before.validUntil;
  if (expired || before.matches.length !== seen.length || !deepEqual(before.basis, basis, 1))
    return null;
  if (before.seen === seen && isSameListing(before, listedAt)) return before;
  const byKey = new Map<SiteKey, SeenMatch>(seen.map((one) => [one.match.key, one]));
  const matches: DerivedMatch[] = [];
  for (const derived of before.matches) {
    const one = byKey.get(derived.match.key);
    if (one === undefined || one.match !== derived.match) return null;
    if (!isSameSighting(one.sighting, derived.sighting)) return null;
    const doubts = one.doubts?.filter(isContestantDoubt) ?? [];
    if (!deepEqual(doubts, derived.doubts ?? [], 2)) return null;
    const absence = findAbsenceReason(one, derived.status, listedAt);
    const same = one.sighting === derived.sighting && absence === derived.absence;
    matches.push(same ? derived : { ...derived, sighting: one.sighting, absence });
  }
  if (newestTournament(seen) !== before.tournament) return null;
  return { ...before, input, seen, matches, listing: findListing(matches) };
}

function isSameListing({ listing }: TournamentView, listedAt: Instant | null): boolean {
  const at = listedAt ?? -Infinity;
  return at <= listing.until && (at > listing.after || listing.after === -Infinity);
}

/** Returns whether two sightings differ only in times that nothing but freshness depends on. */
function isSameSighting(a: Sighting, b: Sighting): boolean {
  return (
    a.list === b.list &&
    a.changedAt === b.changedAt &&
    a.wasEnded === b.wasEnded &&
    a.withdrawnAt === b.withdrawnAt
  );
}
