import { deepEqual } from "#core/lib/deep-equal.ts";
import { runToEnd } from "#core/lib/steps.ts";
import { isListed } from "#core/match/is-listed.ts";
import type { SeenMatch } from "#core/model/match.ts";
import { MatchesByTournament } from "#core/model/matches-by-tournament.ts";
import { filterAnnotations, type VisibleData } from "#core/desk/filter-annotations.ts";
import { findListHorizon, type ListState, type Snapshot } from "#core/model/tick.ts";
import type { World } from "./world.ts";
import { assembleWorldInSteps, deriveTournamentsInSteps } from "./derive-world.ts";

/** Visibility rules for viewers. */
export interface Visibility extends Pick<VisibleData, "isSeen" | "isKnownKey"> {
  /** See `DeriveOptions`. */
  readonly graceMinutes: number;
}

/** Depth to compare: list, its members. */
const LISTS_DEPTH = 2;

/** Depth to compare: source, its members, lists and tournaments, members of a list. */
const SOURCES_DEPTH = 4;

/** Depth to compare: hold, its members. */
const HOLDS_DEPTH = 2;

/**
 * Derives the world for viewers. Nothing in it depends on hidden tournaments, not even contestants'
 * records or the status of public matches. Returns `previous` if nothing visible changed, so that a
 * change of a hidden match does not even change `now`.
 */
export function derivePublicWorld(
  world: World,
  { isSeen, isKnownKey, graceMinutes }: Visibility,
  previous?: World,
): World {
  const { histories, now } = world;
  const snapshot = filterSnapshot(world.snapshot, isSeen, previous?.snapshot);
  const { matches } = snapshot;
  const filtered = filterAnnotations(world.annotations, { isSeen, isKnownKey, matches });
  const earlier = previous !== undefined && previous.now <= now ? previous : undefined;
  const areSameAnnotations =
    earlier !== undefined &&
    filtered !== world.annotations &&
    deepEqual(filtered.all, earlier.annotations.all, 8);
  const annotations = areSameAnnotations ? earlier.annotations : filtered;
  const tournaments = runToEnd(
    deriveTournamentsInSteps(
      snapshot,
      now,
      { graceMinutes, annotations },
      annotations === world.annotations ? world.tournaments : earlier?.tournaments,
    ),
  );
  const result = runToEnd(
    assembleWorldInSteps(snapshot, now, tournaments, { annotations, histories }, earlier),
  );
  return earlier !== undefined && isSame(earlier, result) ? earlier : result;
}

/** Returns a snapshot without hidden tournaments and issues of lists, which may be about these. */
function filterSnapshot(
  snapshot: Snapshot,
  isSeen: Visibility["isSeen"],
  previous?: Snapshot,
): Snapshot {
  const matches = new MatchesByTournament(
    new Map([...snapshot.matches.parts].filter(([tournament]) => isSeen(tournament))),
    previous?.matches,
  );
  const sources = snapshot.sources
    ?.map(({ at, lists, tournaments }) => ({ at, lists, tournaments: tournaments.filter(isSeen) }))
    .filter(({ tournaments }) => tournaments.length > 0);
  const received = sources === undefined ? snapshot.lists : sources.flatMap(({ lists }) => lists);
  const lists = received.map((list) => filterList(list, [...matches.values()]));
  const takenAt = sources === undefined ? snapshot.takenAt : Math.max(...lists.map(({ at }) => at));
  const dated = sources === undefined || lists.length === 0 ? snapshot : { takenAt, sources };
  const { watchingSince } = snapshot;
  const holds = snapshot.holds.filter(({ isHidden }) => !isHidden);
  return { ...dated, watchingSince, matches, lists, issues: [], holds };
}

/**
 * Returns a list as if the service had sent only public matches. It counts as capped only if public
 * matches fill it; otherwise `capped` would reveal the number of hidden matches.
 */
function filterList(list: ListState, matches: readonly SeenMatch[]): ListState {
  const listed = matches.filter(({ sighting }) => isListed(sighting, [list]));
  const horizon = findListHorizon(
    list.name,
    listed.map(({ match }) => match),
  );
  const capped = list.capped && listed.length >= list.count;
  return { ...list, count: listed.length, capped, horizon };
}

/** Returns whether two filtered worlds are equal except for `now`. */
function isSame(before: World, after: World): boolean {
  return (
    before.annotations === after.annotations &&
    before.snapshot.takenAt === after.snapshot.takenAt &&
    deepEqual(before.snapshot.sources, after.snapshot.sources, SOURCES_DEPTH) &&
    before.snapshot.watchingSince === after.snapshot.watchingSince &&
    deepEqual(before.snapshot.holds, after.snapshot.holds, HOLDS_DEPTH) &&
    deepEqual(before.snapshot.lists, after.snapshot.lists, LISTS_DEPTH) &&
    before.tournaments.size === after.tournaments.size &&
    [...after.tournaments].every(([key, view]) => before.tournaments.get(key) === view)
  );
}
