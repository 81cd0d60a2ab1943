import { deriveWorldSteps, type DeriveOptions } from "#core/world/derive-world.ts";
import { inOneStep, type Steps } from "#core/lib/steps.ts";
import { expectedSteps } from "#core/forecast/expected-in-world.ts";
import type { ContestantKey, SeenMatch, SiteKey } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import type { ArchiveQueries, TournamentEnd, TournamentPart } from "#server/archive/repository.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import { createKeptWorlds } from "./kept-worlds.ts";

/**
 * The present world with what the archive holds of something that memory has let go; the present one
 * itself where that adds nothing, null while there is none.
 */
export interface ArchiveLookup {
  withTournament(key: SiteKey): Promise<World | null>;
  /** With the tournament of this match, bracket or group. */
  withPart(part: TournamentPart, key: SiteKey): Promise<World | null>;
  /** With every match of a contestant, by any of their keys, and the whole of the tournaments they are in. */
  withContestant(key: ContestantKey): Promise<World | null>;
  /** With the latest matches that hold every word. */
  withText(text: string): Promise<World | null>;
  /**
   * With every tournament that memory has let go, some at a time from the one that was over last back.
   * Nothing of it is kept, and no more is read than is taken.
   *
   * @param isWanted Tells by `SITE/SLUG` which are left out unread.
   */
  beyond(isWanted: (tournament: SiteKey) => boolean): AsyncGenerator<PastTournaments>;
}

/** Some tournaments of the past. */
export interface PastTournaments {
  readonly world: World;
  /** `SITE/SLUG` of those that were added. */
  readonly added: readonly SiteKey[];
}

/** Old matches that one search adds. */
const MOST_FOUND = 200;
/** Tournaments of a contestant that are shown whole; of those before, only the contestant's matches. */
const MOST_WHOLE = 20;
/** Tournaments read at a time where all are asked for. */
const AT_A_TIME = 20;

/** Reads the archive where the present world has no answer, once for as long as that world stands. */
export function createPast(deps: {
  readonly reader: ArchiveQueries;
  readonly world: () => World | null;
  readonly clock: Pick<ServiceClock, "now">;
  /** Takes every match of the world that is derived. */
  readonly options: (matches: ReadonlyMap<SiteKey, SeenMatch>) => DeriveOptions;
  /** Runs a derivation in slices. */
  readonly run: <T>(steps: Steps<T>) => Promise<T>;
}): ArchiveLookup {
  const { reader, clock } = deps;
  const kept = createKeptWorlds();

  async function keep(
    key: string,
    read: (present: World) => Promise<readonly SeenMatch[]>,
  ): Promise<World | null> {
    const present = deps.world();
    if (present === null) return null;
    return kept.find(present, key, async () => extend(present, await read(present)));
  }

  async function extend(present: World, seen: readonly SeenMatch[]): Promise<World> {
    const missing = seen.filter(({ match }) => !present.matches.has(match.key));
    if (missing.length === 0) return present;
    const matches = new Map(present.snapshot.matches);
    for (const one of missing) matches.set(one.match.key, one);
    const { histories } = present;
    const options = { ...deps.options(matches), histories };
    const snapshot = { ...present.snapshot, matches };
    return deps.run(extendedSteps(snapshot, clock.now(), options, present));
  }

  async function ofContestant(key: ContestantKey): Promise<readonly SeenMatch[]> {
    const keys = deps.world()?.facts.keysOf(key) ?? [key];
    const found = await Promise.all(keys.map((one) => reader.findAllByContestant(one)));
    const own = found.flat();
    const latest = own.toSorted((a, b) => (b.match.start ?? 0) - (a.match.start ?? 0));
    const tournaments = [...new Set(latest.map(({ match }) => match.tournament.key))];
    return [...own, ...(await readWhole(tournaments.slice(0, MOST_WHOLE)))];
  }

  /** One after the other, with a turn of the event loop between: SQLite reads on this thread. */
  async function readWhole(tournaments: readonly SiteKey[]): Promise<readonly SeenMatch[]> {
    const seen: SeenMatch[] = [];
    for (const tournament of tournaments) {
      seen.push(...(await deps.run(inOneStep(() => reader.findAllByTournament(tournament)))));
    }
    return seen;
  }

  async function* beyond(isWanted: (tournament: SiteKey) => boolean) {
    const present = deps.world();
    let page: TournamentEnd[] = [];
    do {
      page = await reader.findTournamentsAfter(page.at(-1) ?? null, AT_A_TIME);
      const added = page
        .map(({ key }) => key)
        .filter((key) => present?.tournaments.has(key) === false && isWanted(key));
      if (present !== null && added.length > 0) {
        yield { world: await extend(present, await readWhole(added)), added };
      }
    } while (page.length === AT_A_TIME);
  }

  return {
    beyond,
    withTournament: (key) => keep(`tournament ${key}`, () => reader.findAllByTournament(key)),
    withPart: (part, key) =>
      keep(`${part} ${key}`, async () => {
        const tournament = await reader.findTournamentOf(part, key);
        return tournament === null ? [] : reader.findAllByTournament(tournament);
      }),
    withContestant: (key) => {
      const named = deps.world()?.facts.contestantOf(key) ?? key;
      return keep(`contestant ${named}`, () => ofContestant(named));
    },
    withText: (text) => keep(`text ${text}`, () => reader.findAllByText(text, MOST_FOUND)),
  };
}

/** A world, and what nearly every response needs of it. */
function* extendedSteps(...args: Parameters<typeof deriveWorldSteps>): Steps<World> {
  const world = yield* deriveWorldSteps(...args);
  yield* expectedSteps(world);
  return world;
}
