import { LRUCache } from "lru-cache";
import { deriveWorldInSteps, type DeriveOptions } from "#core/world/derive-world.ts";
import { runInOneStep, type Steps } from "#core/lib/steps.ts";
import { getExpectedStartsInSteps } from "#core/forecast/expected-in-world.ts";
import type { ContestantKey, SeenMatch, SiteKey } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import type { ArchiveQueries } from "#server/archive/archive-queries.ts";
import type { TournamentEnd, TournamentPart } from "#server/archive/repository.ts";
import type { ServiceClock } from "#server/clock/clock.ts";

/** Maximum number of cached worlds. */
const MAX_WORLDS = 50;

/** Maximum number of matches in all cached worlds. A world's maps take 300 bytes per match. */
const MAX_MATCHES = 40_000;

/** Number of worlds that are cached even if they exceed `MAX_MATCHES`. */
const MIN_WORLDS = 2;

/**
 * Extends the present world with archived matches that are no longer in memory. Each method
 * resolves to the present world itself if that adds nothing, and to `null` if there is no present
 * world.
 */
export type ArchiveWorldLookup = ReturnType<typeof createArchiveWorldLookup>;

/** The present world with some past tournaments. */
export interface WorldWithPastTournaments {
  readonly world: World;
  /** Added tournaments, as `SITE/SLUG`. */
  readonly added: readonly SiteKey[];
}

/** Maximum number of archived matches that one search adds. */
const MAX_FOUND = 200;
/**
 * Number of a contestant's newest tournaments that are added completely; of older ones, only the
 * contestant's matches are added.
 */
const MAX_TOURNAMENTS = 20;
/** Number of tournaments per page of `beyond`. */
const PAGE_SIZE = 20;

/** Creates a lookup that caches its worlds until the present world changes. */
export function createArchiveWorldLookup(deps: {
  readonly reader: ArchiveQueries;
  readonly world: () => World | null;
  readonly clock: Pick<ServiceClock, "now">;
  /** Returns the derivation options for a world with these matches. */
  readonly options: (matches: ReadonlyMap<SiteKey, SeenMatch>) => DeriveOptions;
  /** Runs a derivation in slices. */
  readonly run: <T>(steps: Steps<T>) => Promise<T>;
}) {
  const { reader, clock } = deps;
  let cachedFor: World | null = null;
  let cache = createWorldCache(MIN_WORLDS);

  async function findCached(
    key: string,
    read: () => Promise<readonly SeenMatch[]>,
  ): Promise<World | null> {
    const present = deps.world();
    if (present === null) return null;
    if (present !== cachedFor) {
      const most = Math.min(MAX_WORLDS, Math.floor(MAX_MATCHES / (present.matches.size + 1)));
      [cachedFor, cache] = [present, createWorldCache(Math.max(MIN_WORLDS, most))];
    }
    return cache.forceFetch(key, { context: async () => extend(present, await read()) });
  }

  async function extend(present: World, seen: readonly SeenMatch[]): Promise<World> {
    const missing = seen.filter(({ match }) => !present.matches.has(match.key));
    if (missing.length === 0) return present;
    const added = new Map(missing.map((one) => [one.match.key, one])).values();
    const matches = present.snapshot.matches.with(added);
    const { histories } = present;
    const options = { ...deps.options(matches), histories };
    const snapshot = { ...present.snapshot, matches };
    return deps.run(extendedSteps(snapshot, clock.now(), options, present));
  }

  async function readContestant(key: ContestantKey): Promise<readonly SeenMatch[]> {
    const keys = deps.world()?.annotations.keysOf(key) ?? [key];
    const found = await Promise.all(keys.map((one) => reader.findAllByContestant(one)));
    const own = found.flat();
    const latest = own.toSorted((a, b) => (b.match.start ?? 0) - (a.match.start ?? 0));
    const tournaments = [...new Set(latest.map(({ match }) => match.tournament.key))];
    return [...own, ...(await readTournaments(tournaments.slice(0, MAX_TOURNAMENTS)))];
  }

  /** Reads tournaments one by one, each in its own slice, because SQLite reads on this thread. */
  async function readTournaments(tournaments: readonly SiteKey[]): Promise<readonly SeenMatch[]> {
    const seen: SeenMatch[] = [];
    for (const tournament of tournaments) {
      seen.push(...(await deps.run(runInOneStep(() => reader.findAllByTournament(tournament)))));
    }
    return seen;
  }

  /**
   * Yields the present world extended with some past tournaments at a time, latest end first. The
   * worlds are not cached, and further ones are read only on demand.
   */
  async function* iteratePastTournaments(isWanted: (tournament: SiteKey) => boolean) {
    const present = deps.world();
    let page: TournamentEnd[] = [];
    do {
      page = await reader.findTournamentsAfter(page.at(-1) ?? null, PAGE_SIZE);
      const added = page
        .map(({ key }) => key)
        .filter((key) => present?.tournaments.has(key) === false && isWanted(key));
      if (present !== null && added.length > 0) {
        yield { world: await extend(present, await readTournaments(added)), added };
      }
    } while (page.length === PAGE_SIZE);
  }

  return {
    iteratePastTournaments,
    /** Adds the matches of a tournament. */
    withTournament: (key: SiteKey): Promise<World | null> =>
      findCached(`tournament ${key}`, () => reader.findAllByTournament(key)),
    /** Adds the tournament of this match, bracket or group. */
    withTournamentOf: (part: TournamentPart, key: SiteKey): Promise<World | null> =>
      findCached(`${part} ${key}`, async () => {
        const tournament = await reader.findTournamentOf(part, key);
        return tournament === null ? [] : reader.findAllByTournament(tournament);
      }),
    /** Adds every match of a contestant, by any key, and their newest tournaments completely. */
    withContestant: (key: ContestantKey): Promise<World | null> => {
      const mainKey = deps.world()?.annotations.contestantOf(key) ?? key;
      return findCached(`contestant ${mainKey}`, () => readContestant(mainKey));
    },
    /** Adds the latest matches that contain every word of a text. */
    withText: (text: string): Promise<World | null> =>
      findCached(`text ${text}`, () => reader.findAllByText(text, MAX_FOUND)),
  };
}

/** Derives a world and its expected times, which nearly every response needs. */
function* extendedSteps(...args: Parameters<typeof deriveWorldInSteps>): Steps<World> {
  const world = yield* deriveWorldInSteps(...args);
  yield* getExpectedStartsInSteps(world);
  return world;
}

function createWorldCache(max: number) {
  return new LRUCache<string, World, () => Promise<World>>({
    max,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _old, { context: make }) => make(),
  });
}
