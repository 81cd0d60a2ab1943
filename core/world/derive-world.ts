import { compareText } from "#core/lib/compare.ts";
import { must } from "#core/lib/must.ts";
import { runToEnd, type Steps } from "#core/lib/steps.ts";
import { deriveContestantsInSteps } from "#core/contestants/contestants.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { type Annotations, NO_ANNOTATIONS } from "#core/desk/annotations.ts";
import { isHeld, isContestantDoubt } from "#core/model/doubt.ts";
import type { Group } from "#core/model/group.ts";
import type { MatchHistories } from "#core/model/match-history.ts";
import { MatchesByTournament } from "#core/model/matches-by-tournament.ts";
import type { Instant, ListName, SiteKey, SeenMatch, Sighting } from "#core/model/match.ts";
import { type DeriveBasis, findAbsenceReason } from "#core/match/derive-match.ts";
import type { Snapshot } from "#core/model/tick.ts";
import type { TournamentView, World } from "./world.ts";
import { createLockTrust, type UpcomingLocks } from "./lock-trust.ts";
import { createSpellingSeparator } from "./separate-spellings.ts";
import { createTournamentInput, type TournamentInput } from "./tournament-input.ts";
import { deriveTournament, findListing, newestTournament } from "./derive-tournament.ts";
import type { Bracket } from "#core/model/bracket.ts";
import { deepEqual } from "#core/lib/deep-equal.ts";

export interface DeriveOptions {
  /** Default of the minutes after its start until an upcoming match counts as not started. */
  readonly graceMinutes: number;
  /** Data entered by staff; none by default. */
  readonly annotations?: Annotations;
  /** Histories of matches; none by default. */
  readonly histories?: MatchHistories;
  /**
   * Returns whether viewers may see a tournament; by default they may see all. Locks of hidden
   * matches do not affect how public matches are derived.
   */
  readonly isPublic?: (tournament: SiteKey) => boolean;
}

/**
 * Derives all data from a snapshot. An earlier world makes it faster, with the same result, because
 * its unchanged tournaments are reused.
 */
export function deriveWorld(
  snapshot: Snapshot,
  now: Instant,
  options: DeriveOptions,
  previous?: World,
): World {
  return runToEnd(deriveWorldInSteps(snapshot, now, options, previous));
}

/** Computes `deriveWorld` in steps that let other work run in between. */
export function* deriveWorldInSteps(
  snapshot: Snapshot,
  now: Instant,
  options: DeriveOptions,
  previous?: World,
): Steps<World> {
  const usable = previous !== undefined && previous.now <= now ? previous : undefined;
  const { annotations = NO_ANNOTATIONS, histories = new Map() } = options;
  const tournaments = yield* deriveTournamentsInSteps(snapshot, now, options, usable?.tournaments);
  return yield* assembleWorldInSteps(
    snapshot,
    now,
    tournaments,
    { annotations, histories },
    usable,
  );
}

/**
 * Derives the tournaments of a snapshot, one per step. Reuses earlier views that neither data nor
 * time changed.
 */
export function* deriveTournamentsInSteps(
  snapshot: Snapshot,
  now: Instant,
  options: DeriveOptions,
  usable?: ReadonlyMap<SiteKey, TournamentView>,
): Steps<ReadonlyMap<SiteKey, TournamentView>> {
  const listedAt = getListedAt(snapshot);
  const { annotations = NO_ANNOTATIONS } = options;
  const { isPublic = () => true } = options;
  const lockScopeOf = (site: string, tournament: SiteKey): string =>
    `${isPublic(tournament) ? "public" : "hidden"} ${site}`;
  const locksByScope = new Map<string, UpcomingLocks[]>();
  const inputs: TournamentInput[] = [];
  // Sorted, because the order of matches differs after a restart.
  const parts = [...snapshot.matches.parts].sort(([a], [b]) => compareText(a, b));
  for (const [key, part] of parts) {
    const input = createTournamentInput(part, annotations, usable?.get(key)?.input);
    const { site } = must(input.seen[0], "a tournament has matches").match;
    const scope = lockScopeOf(site, key);
    const locks = locksByScope.get(scope);
    if (locks === undefined) locksByScope.set(scope, [input.upcomingLocks]);
    else locks.push(input.upcomingLocks);
    inputs.push(input);
    yield;
  }
  const isLockTrusted = new Map(
    Array.from(locksByScope, ([scope, locks]) => [scope, createLockTrust(locks, now)] as const),
  );
  const seenIn = createSpellingSeparator(inputs);
  const tournaments = new Map<SiteKey, TournamentView>();
  for (const input of inputs) {
    const { site, tournament } = must(input.seen[0], "a tournament has matches").match;
    const { key } = tournament;
    const seen = seenIn(input);
    const basis: DeriveBasis = {
      graceMinutes:
        annotations.valueOf("grace-minutes", key) ??
        annotations.valueOf("grace-minutes", "") ??
        options.graceMinutes,
      lockTrusted: isLockTrusted.get(lockScopeOf(site, key))?.(input.upcomingLocks) ?? true,
      upcomingCapped: isCapped(snapshot, "upcoming"),
      unseenBefore: isCapped(snapshot, "ended") ? snapshot.watchingSince : null,
      annotations,
      heldFrom: heldFrom(snapshot, input, key),
    };
    const before = usable?.get(key);
    const reused = before && reuseView(before, { input, seen }, now, basis, listedAt);
    tournaments.set(key, reused ?? { ...deriveTournament(seen, now, basis, listedAt), input });
    yield;
  }
  return tournaments;
}

/**
 * Combines tournaments to a world and derives the contestants, in steps that let other work run in
 * between. Reuses unchanged contestants of the earlier world.
 */
export function* assembleWorldInSteps(
  snapshot: Snapshot,
  now: Instant,
  tournaments: ReadonlyMap<SiteKey, TournamentView>,
  known: Pick<World, "annotations" | "histories">,
  previous?: World,
): Steps<World> {
  const parts = new Map<SiteKey, ReadonlyMap<SiteKey, DerivedMatch>>();
  const brackets = new Map<SiteKey, Bracket>();
  const groups = new Map<SiteKey, Group>();
  const changed: (readonly DerivedMatch[])[] = [];
  for (const [key, view] of tournaments) {
    const part =
      previous?.tournaments.get(key) === view ? previous.matches.parts.get(key) : undefined;
    parts.set(key, part ?? new Map(view.matches.map((one) => [one.match.key, one])));
    if (part === undefined) changed.push(view.matches);
    for (const group of view.groups) groups.set(group.key, group);
    for (const bracket of view.brackets) {
      for (const id of bracket.ids) brackets.set(`${bracket.site}/${id}`, bracket);
    }
    yield;
  }
  const matches = new MatchesByTournament(parts, previous?.matches);
  const contestants = yield* deriveContestantsInSteps(
    matches,
    previous && { ...previous, touched: changed.flat() },
  );
  const issues = [...tournaments.values()].flatMap((view) => view.issues);
  return {
    now,
    snapshot,
    matches,
    tournaments,
    brackets,
    groups,
    contestants,
    issues: [...snapshot.issues, ...issues],
    annotations: known.annotations,
    histories: known.histories,
  };
}

/**
 * Returns the previous view with updated sightings if deriving it again from the current input
 * would give the same result, otherwise `null`. `seen` is the list of before if nothing in it
 * changed.
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

/** Returns the time of a tournament's oldest held matches; `null` if another client lists them. */
function heldFrom({ holds }: Snapshot, { seen }: TournamentInput, key: SiteKey): Instant | null {
  const own = holds.filter(({ tournaments }) => tournaments.includes(key));
  return own.length > 0 && seen.some(isHeld) ? Math.min(...own.map(({ dataAt }) => dataAt)) : null;
}

function isCapped({ lists }: Snapshot, name: ListName): boolean {
  return lists.some((list) => list.name === name && list.capped);
}

/** Returns when the older of both lists arrived; `null` before both have, and for files. */
function getListedAt({ lists }: Snapshot): Instant | null {
  return lists.length < 2 ? null : Math.min(...lists.map(({ at }) => at));
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
