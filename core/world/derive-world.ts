import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { finish, type Steps, visitSteps } from "#core/lib/steps.ts";
import { contestantSteps } from "#core/contestants/contestants.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import { type Annotations, NO_FACTS } from "#core/desk/annotations.ts";
import { covers } from "#core/model/hold.ts";
import type { Group } from "#core/model/group.ts";
import type { Histories } from "#core/model/match-history.ts";
import type { Instant, ListName, SeenMatch, SiteKey } from "#core/model/match.ts";
import type { DeriveBasis } from "#core/match/derive-match.ts";
import type { Snapshot } from "#core/model/tick.ts";
import type { TournamentView, World } from "./world.ts";
import { reuseView } from "./reuse-view.ts";
import { deriveTournament } from "./derive-tournament.ts";
import type { Bracket } from "#core/model/bracket.ts";
import { locksWhileUpcoming } from "#core/match/status.ts";

export interface DeriveOptions {
  /** Minutes a start may pass before "not started" is said, where staff wrote nothing down. */
  readonly graceMinutes: number;
  /** What staff wrote down; nothing without. */
  readonly facts?: Annotations;
  /** What was noticed over time; nothing without. */
  readonly histories?: Histories;
  /**
   * Returns whether viewers may see a tournament; all of them without it. What hidden matches say of
   * a site's locks does not change how public matches are derived.
   */
  readonly isPublic?: (tournament: SiteKey) => boolean;
}

/**
 * Everything that follows from a snapshot at a moment.
 *
 * @param now Milliseconds since the epoch.
 * @param previous An earlier world, whose tournaments are taken over where neither facts nor time
 *   changed them: the result is the same without it, only slower.
 */
export function deriveWorld(
  snapshot: Snapshot,
  now: Instant,
  options: DeriveOptions,
  previous?: World,
): World {
  return finish(deriveWorldSteps(snapshot, now, options, previous));
}

/** As `deriveWorld`, with a pause after each tournament that is derived, and among contestants. */
export function* deriveWorldSteps(
  snapshot: Snapshot,
  now: Instant,
  options: DeriveOptions,
  previous?: World,
): Steps<World> {
  const usable = previous !== undefined && previous.now <= now ? previous : undefined;
  const { facts = NO_FACTS, histories = new Map() } = options;
  const tournaments = yield* tournamentSteps(snapshot, now, options, usable?.tournaments);
  return yield* assembleWorldSteps(snapshot, now, tournaments, { facts, histories }, usable);
}

/**
 * Derives the tournaments of a snapshot, with a pause after each.
 *
 * @param usable Earlier views: those that neither facts nor time changed are taken over.
 */
export function* tournamentSteps(
  snapshot: Snapshot,
  now: Instant,
  options: DeriveOptions,
  usable?: ReadonlyMap<SiteKey, TournamentView>,
): Steps<ReadonlyMap<SiteKey, TournamentView>> {
  const listedAt = listedAtOf(snapshot);
  const { facts = NO_FACTS } = options;
  const all: SeenMatch[] = [];
  const { isPublic = () => true } = options;
  const trustOf = (site: string, tournament: SiteKey): string =>
    `${isPublic(tournament) ? "public" : "hidden"} ${site}`;
  const distrusted = new Set<string>();
  yield* visitSteps(snapshot.matches.values(), (sent) => {
    const seen = facts.withoutAliases(sent);
    const { site, tournament } = seen.match;
    all.push(seen);
    if (locksWhileUpcoming(seen, now)) distrusted.add(trustOf(site, tournament.key));
  });
  const tournaments = new Map<SiteKey, TournamentView>();
  for (const [key, seen] of groupBy(all, ({ match }) => match.tournament.key)) {
    const { site } = must(seen[0], "a tournament has matches").match;
    const basis: DeriveBasis = {
      graceMinutes:
        facts.valueOf("grace-minutes", key) ??
        facts.valueOf("grace-minutes", "") ??
        options.graceMinutes,
      lockTrusted: !distrusted.has(trustOf(site, key)),
      upcomingCapped: isCapped(snapshot, "upcoming"),
      unseenBefore: isCapped(snapshot, "ended") ? snapshot.watchingSince : null,
      facts,
      heldFrom: heldFrom(snapshot, { site, tournament: key, isHidden: !isPublic(key) }),
    };
    const before = usable?.get(key);
    const carried = before && reuseView(before, seen, now, basis, listedAt);
    tournaments.set(key, carried ?? deriveTournament(seen, now, basis, listedAt));
    yield;
  }
  return tournaments;
}

/**
 * The world of these tournaments; contestants are taken over from an earlier one where they can be.
 *
 * @param known What staff wrote down, and what was noticed over time.
 */
export function assembleWorld(
  snapshot: Snapshot,
  now: Instant,
  tournaments: ReadonlyMap<SiteKey, TournamentView>,
  known: Pick<World, "facts" | "histories">,
  previous?: World,
): World {
  return finish(assembleWorldSteps(snapshot, now, tournaments, known, previous));
}

function* assembleWorldSteps(
  snapshot: Snapshot,
  now: Instant,
  tournaments: ReadonlyMap<SiteKey, TournamentView>,
  known: Pick<World, "facts" | "histories">,
  previous?: World,
): Steps<World> {
  const matches = new Map<SiteKey, DerivedMatch>();
  const brackets = new Map<SiteKey, Bracket>();
  const groups = new Map<SiteKey, Group>();
  const touched: DerivedMatch[] = [];
  for (const [key, view] of tournaments) {
    const isTouched = previous !== undefined && previous.tournaments.get(key) !== view;
    for (const match of view.matches) {
      matches.set(match.match.key, match);
      if (isTouched) touched.push(match);
    }
    for (const group of view.groups) groups.set(group.key, group);
    for (const bracket of view.brackets) {
      for (const id of bracket.ids) brackets.set(`${bracket.site}/${id}`, bracket);
    }
    yield;
  }
  const contestants = yield* contestantSteps(matches, previous && { ...previous, touched });
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
    facts: known.facts,
    histories: known.histories,
  };
}

/** A hold of every site is no matter of one tournament: `meta.dataAt` shows it. */
function heldFrom(
  { guard }: Snapshot,
  part: { readonly site: string; readonly tournament: SiteKey; readonly isHidden: boolean },
): Instant | null {
  const holds = (guard?.holds ?? []).filter(
    (hold) => (hold.site !== null || hold.tournament !== null) && covers(hold, part),
  );
  return holds.length === 0 ? null : Math.min(...holds.map(({ dataAt }) => dataAt));
}

function isCapped({ lists }: Snapshot, name: ListName): boolean {
  return lists.some((list) => list.name === name && list.capped);
}

/** When the last of both lists was answered; null before, and for files. */
function listedAtOf({ lists }: Snapshot): Instant | null {
  return lists.length < 2 ? null : Math.min(...lists.map(({ at }) => at));
}
