import { must } from "#core/lib/must.ts";
import type { HoldDecision } from "#core/model/hold.ts";
import { diffWorlds } from "#core/changes/diff.ts";
import { SECOND } from "#core/lib/time.ts";
import type { ListName } from "#core/model/match.ts";
import { createMatchListNormalizer } from "#core/wire/normalize-match-list.ts";
import { createVisibility } from "#server/reading/visibility.ts";
import { openMemoryArchive } from "#server/archive/engines/memory-archive.ts";
import type { LoggedChange, OpenArchive, OpenSources } from "#server/archive/repository.ts";
import { systemTime } from "#server/clock/clock.ts";
import { createCatchUp, type CatchUp } from "#server/ingest/catch-up.ts";
import type { PolledService } from "#server/ingest/poll/poll-service.ts";
import { createPoller, type Poller } from "#server/ingest/poll/poller.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import { createPublisher, type Publisher } from "#server/ingest/publish/publisher.ts";
import { createStoreMonitor } from "#server/ingest/publish/store-monitor.ts";
import { UNLIMITED_WORK } from "#server/testing/unlimited-work.ts";
import { createTestClock } from "#server/testing/test-clock.ts";
import { createViewerPresence, type ViewerPresence } from "#server/ingest/poll/viewer-presence.ts";
import type { ServiceResult } from "#server/upstream/failure.ts";

export type ScriptedResponse = ServiceResult<readonly unknown[]>;
export type ScriptedResponses = Partial<Record<ListName, ScriptedResponse>>;

/** A fake service whose responses the test sets in `script`. */
export interface ScriptedService {
  readonly service: Omit<PolledService, "archive">;
  /** Names of the requested lists, in order. */
  readonly asked: ListName[];
  readonly script: ScriptedResponses;
}

/** Creates a successful response with these items. */
export function createItemsResponse(...list: readonly unknown[]): ScriptedResponse {
  return { ok: true, value: list };
}

/** Creates a fake service. A list without a scripted response is empty. */
export function createScriptedService(
  clientId: string,
  script: ScriptedResponses,
): ScriptedService {
  const asked: ListName[] = [];
  const service = {
    clientId,
    client: {
      fetchList: (name: ListName) => {
        asked.push(name);
        return Promise.resolve(script[name] ?? createItemsResponse());
      },
      close: () => Promise.resolve(),
    },
  };
  return { service, asked, script };
}

/** Poller and publisher of fake services, with a real archive in memory. */
export interface IngestFixture {
  readonly archive: OpenArchive;
  readonly opened: OpenSources;
  readonly publisher: Publisher;
  readonly poller: Poller;
  readonly watch: ViewerPresence;
  readonly catchUp: CatchUp;
  readonly world: () => Publication["world"];
  /** Logged warnings and errors. */
  readonly logged: readonly string[];
  /** Published changes, oldest first. */
  readonly told: LoggedChange[];
  /** Staff decisions about held data, by `holdKey`. */
  readonly decisions: Map<string, HoldDecision>;
}

/**
 * Creates a fixture that has not polled yet. Its time is that of the test's fake timers.
 *
 * @param archive An archive to continue from, as after a restart.
 * @param random Random number in [0, 1) that the poller uses for each jitter.
 */
export async function createIngestFixture(
  services: readonly ScriptedService["service"][],
  archive?: OpenArchive,
  random = 0.5,
): Promise<IngestFixture> {
  const clock = createTestClock(() => Date.now());
  const birth = { now: Date.now(), salt: "salt" };
  const store = archive ?? (await openMemoryArchive(birth, { led: () => {} }));
  const clientIds = services.map(({ clientId }) => clientId);
  const opened = await store.openSources(
    clientIds.map((client) => ({ address: "https://matches.example.net", client })),
  );
  const logged: string[] = [];
  const log = (_: unknown, message?: string): void => void logged.push(message ?? "");
  const logger = { info: () => {}, warn: log, error: log };
  const publisher = createPublisher({
    clock,
    later: systemTime.later,
    publicWorld: (world) => world,
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
  const catchUp = createCatchUp({ archive: store, opened, clientIds, publisher, clock });
  await catchUp.run();
  const decisions = new Map<string, HoldDecision>();
  const watch = createViewerPresence(systemTime.monotonic);
  const poller = createPoller({
    services: services.map((service, index) => ({
      ...service,
      archive: must(opened.sources[index], "every source was opened"),
    })),
    publisher,
    replaceName: () => catchUp.nameReplacer(),
    decisions: () => decisions,
    clock,
    logger,
    normalize: createMatchListNormalizer("UTC"),
    interval: 10 * SECOND,
    role: () => "leading",
    audience: createVisibility(null),
    watch,
    monotonic: systemTime.monotonic,
    later: systemTime.later,
    random: () => random,
  });
  watch.subscribe(() => void poller.hurry());
  const world = () => publisher.current().world;
  return {
    archive: store,
    decisions,
    opened,
    publisher,
    poller,
    watch,
    catchUp,
    world,
    logged,
    told,
  };
}
