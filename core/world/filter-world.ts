import { deepEqual } from "#core/lib/deep-equal.ts";
import { finish } from "#core/lib/steps.ts";
import { isListed } from "#core/match/is-listed.ts";
import type { SeenMatch, SiteKey } from "#core/model/match.ts";
import { narrowFacts, type VisibleThings } from "#core/desk/filter-annotations.ts";
import { horizonOf } from "#core/snapshot/snapshot.ts";
import type { GuardState, ListState, Snapshot } from "#core/model/tick.ts";
import type { World } from "./world.ts";
import { assembleWorld, tournamentSteps } from "./derive-world.ts";

/** What viewers may see. */
export interface Visibility extends Pick<VisibleThings, "isSeen" | "isKnownKey"> {
  /** See `DeriveOptions`. */
  readonly graceMinutes: number;
}

/** List, its members. */
const LISTS_DEPTH = 2;

/** Hold, its members. */
const HOLDS_DEPTH = 2;

/**
 * Derives the world that a service without the hidden tournaments would lead to: nothing in it,
 * contestants' records and the status of other matches included, depends on them.
 *
 * @param previous The narrow world before: it is returned itself if nothing in it changed, so that
 *   a change of a hidden match alone is not even visible as a later `now`.
 */
export function filterWorld(
  world: World,
  { isSeen, isKnownKey, graceMinutes }: Visibility,
  previous?: World,
): World {
  const { histories, now } = world;
  const snapshot = narrowSnapshot(world.snapshot, isSeen);
  const { matches } = snapshot;
  const narrow = narrowFacts(world.facts, { isSeen, isKnownKey, matches });
  const earlier = previous !== undefined && previous.now <= now ? previous : undefined;
  const isSameFacts =
    earlier !== undefined && narrow !== world.facts && deepEqual(narrow.all, earlier.facts.all, 8);
  const facts = isSameFacts ? earlier.facts : narrow;
  const tournaments = finish(
    tournamentSteps(
      snapshot,
      now,
      { graceMinutes, facts },
      facts === world.facts ? world.tournaments : earlier?.tournaments,
    ),
  );
  const result = assembleWorld(snapshot, now, tournaments, { facts, histories }, earlier);
  return earlier !== undefined && isSame(earlier, result) ? earlier : result;
}

/**
 * Returns a snapshot without hidden tournaments. What was odd in the service's lists is left out,
 * because it may be about any of them.
 */
function narrowSnapshot(snapshot: Snapshot, isSeen: Visibility["isSeen"]): Snapshot {
  const matches = new Map<SiteKey, SeenMatch>(
    [...snapshot.matches].filter(([, { match }]) => isSeen(match.tournament.key)),
  );
  const lists = snapshot.lists.map((list) => narrowList(list, [...matches.values()]));
  const { takenAt, watchingSince } = snapshot;
  const guard = snapshot.guard && narrowGuard(snapshot.guard, matches);
  return { takenAt, watchingSince, matches, lists, issues: [], ...(guard && { guard }) };
}

/** Returns what the guards hold of public matches, of which hidden ones change nothing. */
function narrowGuard(
  { holds, held }: GuardState,
  matches: ReadonlyMap<SiteKey, SeenMatch>,
): GuardState {
  return {
    holds: holds.filter(({ isHidden }) => !isHidden),
    losses: new Map(),
    held: new Set([...held].filter((key) => matches.has(key))),
  };
}

/**
 * A list that hidden matches filled up is not reported as cut to viewers: staff see it in the
 * attention list. Otherwise its being cut would reveal how many hidden matches there are.
 */
function narrowList(list: ListState, matches: readonly SeenMatch[]): ListState {
  const listed = matches.filter(({ sighting }) => isListed(sighting, [list]));
  const horizon = horizonOf(
    list.name,
    listed.map(({ match }) => match),
  );
  const capped = list.capped && listed.length >= list.count;
  return { ...list, count: listed.length, capped, horizon };
}

/** Returns whether two narrow worlds show the same, but for the time at which they were derived. */
function isSame(before: World, after: World): boolean {
  return (
    before.facts === after.facts &&
    before.snapshot.takenAt === after.snapshot.takenAt &&
    before.snapshot.watchingSince === after.snapshot.watchingSince &&
    deepEqual(before.snapshot.guard?.holds, after.snapshot.guard?.holds, HOLDS_DEPTH) &&
    deepEqual(before.snapshot.lists, after.snapshot.lists, LISTS_DEPTH) &&
    before.tournaments.size === after.tournaments.size &&
    [...after.tournaments].every(([key, view]) => before.tournaments.get(key) === view)
  );
}
