import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Instant, SeenMatch, Sighting } from "#core/model/match.ts";
import type { DeriveBasis } from "#core/match/derive-match.ts";
import type { TournamentView } from "./world.ts";
import { findAbsenceReason } from "#core/match/derive-match.ts";
import { newestTournament } from "./derive-tournament.ts";

/**
 * Returns the previous view if deriving it again would give the same result, with updated
 * sightings; otherwise `null`.
 *
 * @param seen The tournament's current matches.
 * @param listedAt See `DeriveContext`.
 */
export function reuseView(
  before: TournamentView,
  seen: readonly SeenMatch[],
  now: Instant,
  basis: DeriveBasis,
  listedAt: Instant | null,
): TournamentView | null {
  const expired = before.validUntil !== null && now >= before.validUntil;
  if (expired || before.matches.length !== seen.length || !isSameBasis(before.basis, basis))
    return null;
  const isSame = seen.every((one, index) => one === before.seen[index]);
  const byMatch = new Map(isSame ? [] : seen.map((one) => [one.match, one]));
  const matches: DerivedMatch[] = [];
  for (const derived of before.matches) {
    const one = isSame ? derived : byMatch.get(derived.match);
    if (one === undefined || !isSameSighting(one.sighting, derived.sighting)) return null;
    if (one.unconfirmed !== derived.unconfirmed) return null;
    // It can change without a new sighting, when the next list arrives.
    const absence = findAbsenceReason(one, derived.status, listedAt);
    const isKept = one.sighting === derived.sighting && absence === derived.absence;
    matches.push(isKept ? derived : { ...derived, sighting: one.sighting, absence });
  }
  if (isSame && matches.every((one, index) => one === before.matches[index])) return before;
  return newestTournament(seen) === before.tournament ? { ...before, seen, matches } : null;
}

function isSameBasis(a: DeriveBasis, b: DeriveBasis): boolean {
  return (
    a.graceMinutes === b.graceMinutes &&
    a.lockTrusted === b.lockTrusted &&
    a.upcomingCapped === b.upcomingCapped &&
    a.unseenBefore === b.unseenBefore &&
    a.facts === b.facts &&
    a.heldFrom === b.heldFrom
  );
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
