import { afterEach, beforeEach, vi } from "vitest";
import { must } from "#core/lib/must.ts";
import { diffWorlds } from "#core/changes/diff.ts";
import { SECOND } from "#core/lib/time.ts";
import type { ListName } from "#core/model/match.ts";
import { wireMatch } from "#core/testing/wire-match.ts";
import { wireContestantsOf } from "#core/testing/wire-matches.ts";
import { createMatchListNormalizer } from "#core/wire/normalize-match-list.ts";
import { createVisibility } from "#server/reading/visibility.ts";
import { openMemoryArchive } from "#server/archive/engines/open-archive.ts";
import type { LoggedChange, ProcessRole } from "#server/archive/repository.ts";
import type { OpenArchive } from "#server/archive/engines/archive.ts";
import { systemTime } from "#server/clock/clock.ts";
import { createCatchUp } from "#server/ingest/catch-up.ts";
import { createPoller } from "#server/ingest/poll/poller.ts";
import { createPublisher } from "#server/ingest/publish/publisher.ts";
import { createStoreMonitor } from "#server/ingest/publish/store-monitor.ts";
import { UNLIMITED_WORK } from "#server/testing/unlimited-work.ts";
import { createGivenClock } from "#server/clock/service-clock.ts";
import { createViewerPresence } from "#server/ingest/poll/viewer-presence.ts";
import type { ServiceResult } from "#server/upstream/failure.ts";

/** Start and key of `wireMatch`. */
export const MATCH_START = Date.UTC(2026, 2, 7, 18);
export const MATCH_KEY = "osu.example.net/110001";

/** Items or failure with which a fake service responds for each list. A list without either is empty. */
export type ScriptedResponses = Partial<
  Record<ListName, readonly unknown[] | Extract<ServiceResult<unknown>, { readonly ok: false }>>
>;

/** A fake service whose responses the test sets in `script`. */
export type ScriptedService = ReturnType<typeof createScriptedService>;

/** Uses fake timers in every test of a file. Each test begins at `now`. */
export function useFakeTime(now: number): void {
  beforeEach(() => void vi.useFakeTimers({ now }));
  afterEach(() => void vi.useRealTimers());
}

/** Creates the match of `wireMatch` with these scores of Aino and Bo. */
export function createScoredMatch(
  first: string,
  second = "0",
  parts: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return wireMatch({ contestants: wireContestantsOf(`Aino ${first} v Bo ${second}`), ...parts });
}

export function createScriptedService(clientId: string, script: ScriptedResponses) {
  /** Names of the requested lists, in order. */
  const asked: ListName[] = [];
  const service = {
    clientId,
    client: {
      fetchList: (name: ListName): Promise<ServiceResult<readonly unknown[]>> => {
        asked.push(name);
        const response = script[name] ?? [];
        return Promise.resolve("ok" in response ? response : { ok: true, value: response });
      },
      close: () => Promise.resolve(),
    },
  };
  return { service, asked, script };
}

/** Poller and publisher of fake services, with a real archive in memory. */
export type IngestFixture = Awaited<ReturnType<typeof createIngestFixture>>;

/** Creates an ingest of one fake service with these lists. Resolves after the first poll. */
export async function startIngest(script: ScriptedResponses, random?: number) {
  const scripted = createScriptedService("one", script);
  const fixture = await createIngestFixture([scripted.service], undefined, random);
  await fixture.poller.start();
  /** Stops the poller and creates a fixture on the same archive that has not polled yet. */
  const restart = async (): Promise<IngestFixture> => {
    fixture.poller.pause();
    return createIngestFixture([scripted.service], fixture.archive);
  };
  return { ...fixture, ...scripted, restart };
}

/**
 * Creates a fixture that has not polled yet. Its time is that of the test's fake timers.
 *
 * @param archive An archive to continue from, as after a restart.
 * @param random Random number in [0, 1) that the poller uses for each jitter.
 * @param audience Visibility policy; everything is public by default.
 */
export async function createIngestFixture(
  services: readonly ScriptedService["service"][],
  archive?: OpenArchive,
  random = 0.5,
  audience = createVisibility(null),
) {
  const clock = createGivenClock(() => Date.now());
  const birth = { now: Date.now(), salt: "salt" };
  const store = archive ?? (await openMemoryArchive(birth, { led: () => {} }));
  const address = "https://matches.example.net";
  const opened = await store.openSources(
    services.map(({ clientId: client }) => ({ address, client })),
  );
  const logged: string[] = [];
  const log = (_: unknown, message?: string): void => void logged.push(message ?? "");
  const logger = { info: () => {}, warn: log, error: log };
  const publisher = createPublisher({
    clock,
    later: systemTime.later,
    publicWorld: (world) => world,
    recordAddresses: () => Promise.resolve(),
    options: () => ({ graceMinutes: 10 }),
    archive: opened,
    diff: diffWorlds,
    logger,
    isWriting: () => true,
    run: UNLIMITED_WORK.run,
    store: createStoreMonitor(clock.now),
  });
  const told: LoggedChange[] = [];
  publisher.subscribe((changes) => void told.push(...changes));
  const catchUp = createCatchUp({
    archive: store,
    opened,
    services: services.map(({ clientId }) => ({ address, clientId })),
    publisher,
    clock,
  });
  await catchUp.run();
  const watch = createViewerPresence(systemTime.monotonic);
  const forwarded: number[] = [];
  let role: ProcessRole = "leading";
  const poller = createPoller({
    services: services.map((service, index) => ({
      ...service,
      archive: must(opened.sources[index], "every source was opened"),
    })),
    publisher,
    replaceName: () => catchUp.nameReplacer(),
    decisions: () => new Map(),
    clock,
    logger,
    normalize: createMatchListNormalizer("UTC"),
    interval: 10 * SECOND,
    role: () => role,
    announcePoll: async () => void forwarded.push(Date.now()),
    audience,
    watch,
    monotonic: systemTime.monotonic,
    later: systemTime.later,
    random: () => random,
  });
  watch.subscribe(() => void poller.hurry());
  const world = () => publisher.current().world;
  return {
    archive: store,
    opened,
    publisher,
    poller,
    watch,
    catchUp,
    world,
    /** Times at which requests of staff were forwarded to the leader. */
    forwarded,
    /** Sets the role of the process without reporting it, as while the process is suspended. */
    become: (next: ProcessRole) => void (role = next),
    /** Returns the keys of the published matches, sorted. */
    matchKeys: () => [...(world()?.matches.keys() ?? [])].toSorted(),
    /** Logged warnings and errors. */
    logged,
    /** Published changes, oldest first. */
    told,
  };
}
