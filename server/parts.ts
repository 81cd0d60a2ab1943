import { getHoldDecisions } from "#core/desk/annotations.ts";
import { DEFAULT_GRACE_MINUTES } from "#core/match/status.ts";
import { DAY, SECOND } from "#core/lib/time.ts";
import { createVisibility } from "./reading/visibility.ts";
import type { PostgresTiming } from "./archive/engines/postgres-timing.ts";
import { systemTime, type TimeSources, type ServiceClock } from "./clock/clock.ts";
import type { ClockHealth } from "#core/model/clock-health.ts";
import { createGivenClock, createServiceClock } from "./clock/service-clock.ts";
import type { Config } from "./config/config.ts";
import { startDemoService } from "./demo/demo-service.ts";
import { createServiceRecorder } from "./desk/service-recorder.ts";
import { createAddressRecorder } from "./desk/record-address-corrections.ts";
import { openAnnotationStore } from "./desk/annotation-store.ts";
import {
  reloadAnnotations,
  republishOnAnnotationChanges,
} from "./desk/republish-on-annotation-changes.ts";
import { describeExpiredCertificate } from "./config/staff-config.ts";
import { openArchiveWithSources } from "./ingest/archive-with-sources.ts";
import { createIngest } from "./ingest/ingest.ts";
import { createViewerPresence } from "./ingest/poll/viewer-presence.ts";
import { createLiveChangeFeeds } from "./live/live-change-feeds.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import type { ShutdownSteps } from "./platform/shutdown-steps.ts";
import { createDataByRole } from "./reading/data-by-role.ts";
import {
  DEFAULT_TRANSPORT_LIMITS,
  createTransport,
  type TransportLimits,
} from "./upstream/transport.ts";
import { createWorkLimiter } from "./work/work.ts";
import { readFileSync } from "node:fs";
import { describeDescriptorLimitProblem } from "./platform/descriptor-limit.ts";
import { createLogger, type Logger } from "./platform/logger.ts";
import { createScrubber, type Scrubber } from "./platform/scrubber.ts";
import { openArchive, type ArchiveLocation } from "./archive/engines/open-archive.ts";
import { openTablesForCommand } from "./archive/engines/open-tables-for-command.ts";
import { measureTickCommits } from "./archive/engines/measure-tick-commits.ts";
import type { OpenArchive } from "./archive/engines/archive.ts";
import type { ArchiveListener } from "./archive/repository.ts";
import { createInitialArchiveValues, getArchiveLocation } from "./config/archive-location.ts";
import { describeFolderReadableByOthers } from "./platform/private-files.ts";
import type { IngestedService } from "./ingest/ingested-service.ts";
import type { ServiceCredential } from "./upstream/service-credential.ts";
import { createUpstreamClient } from "./upstream/client.ts";

/** Version and folders of the build, and what a server takes from its process. */
export interface ServerEnvironment {
  readonly version: string;
  /** `dist/web`, absolute. */
  readonly webDir: string;
  /** `dist/server/fonts`, absolute: fonts for images. */
  readonly fontsDir: string;
  /** Writes a log line, which includes its line break. */
  readonly write: (line: string) => void;
  /** Clocks; those of this machine by default. */
  readonly time?: TimeSources;
  /** Returns a random number in [0, 1). */
  readonly random?: () => number;
  /** Limits of requests to the services. */
  readonly limits?: TransportLimits;
  /** Times of an archive in PostgreSQL. */
  readonly postgres?: PostgresTiming | undefined;
}

/** Everything that routes read. */
export type Parts = Awaited<ReturnType<typeof createParts>>;

/** Creates everything that routes read, and publishes the archived data. Nothing is polled yet. */
export async function createParts(
  config: Config,
  around: ServerEnvironment,
  closing: ShutdownSteps,
) {
  const { random = Math.random, limits = DEFAULT_TRANSPORT_LIMITS } = around;
  const { timeZone, pollSeconds, retentionDays } = config;
  const { logger, scrubber } = createLoggerAndScrubber(config, around.write);
  const machine = around.time ?? systemTime;
  const isDemo = config.credentials.length === 0;
  const demo = isDemo ? await startDemoService(config.demo, machine, logger) : null;
  closing.add(() => demo?.close());
  const time = demo?.time ?? machine;
  const expired = describeExpiredCertificate(config, time.machineNow());
  if (expired !== null) logger.warn({}, expired);
  const clock = demo === null ? createServiceClock(time) : createGivenClock(demo.now);
  const clockHealth = (): ClockHealth => {
    const health = clock.health();
    return { ...health, deletionRefused: retentionDays !== null && health.difference !== null };
  };
  const watch = createViewerPresence(time.monotonic);
  const work = createWorkLimiter({ proxies: config.proxies, now: time.monotonic });
  const audience = createVisibility(config.publicNames);
  const metrics = createMetrics({
    publication: () => publisher.current(),
    now: clock.now,
    machineNow: time.machineNow,
    clockHealth,
    hubs: () => Object.values(feeds).map(({ hub }) => hub),
    workCounts: work.counts,
  });
  const credentials = demo === null ? config.credentials : demo.credentials;
  const connection = { scrubber, metrics, time, limits, clock };
  const services = createServiceClients(credentials, connection);
  const link = await openArchiveWithSources(
    (listener) =>
      openConfiguredArchive(config, listener, { time, metrics, logger, postgres: around.postgres }),
    { services, scope: audience.names, logger, now: clock.now },
  );
  const { archive, opened, leadership } = link;
  closing.add(() => archive.close());
  const annotations = await openAnnotationStore(archive, audience, opened);
  const options = () => ({
    graceMinutes: DEFAULT_GRACE_MINUTES,
    annotations: annotations.current(),
    isPublic: audience.maySee,
  });
  const ingest = createIngest({
    services,
    link,
    clock,
    logger,
    options,
    decisions: () => getHoldDecisions(annotations.current()),
    onDeskChanged: () => void reloadAnnotations(annotations, logger),
    zone: timeZone,
    interval: pollSeconds * SECOND,
    watch,
    time,
    run: work.runFirst,
    retention: retentionDays === null ? null : retentionDays * DAY,
    random,
    audience,
    recordAddresses: createAddressRecorder({
      archive: archive.desk,
      annotations,
      clock,
      reload: () => void reloadAnnotations(annotations, logger),
    }),
  });
  closing.add(() => ingest.stop());
  await ingest.catchUp();
  const { publisher } = ingest;
  republishOnAnnotationChanges({ annotations, publisher, clock, leadership, logger });
  const recordServices = createServiceRecorder({
    archive: archive.desk,
    publication: publisher.current,
    clock,
    isLeading: leadership.isLeading,
    onError: (error) => {
      logger.error({ err: error }, "Outages and holds cannot be recorded. It is tried again.");
    },
  });
  const shown = createDataByRole({
    world: () => publisher.current().world,
    audience,
    opened,
    clock,
    timeZone,
    options,
    run: work.run,
  });
  const changes = { publisher, opened, shown, annotations };
  const feeds = createLiveChangeFeeds(config, changes, audience, { time, random });
  return {
    audience,
    clock,
    clockHealth,
    logger,
    metrics,
    time,
    watch,
    work,
    link,
    annotations,
    ingest,
    /** Call it every few seconds. */
    recordServices,
    shown,
    feeds,
    /** `null` with data of a real service. */
    demo,
  };
}

/** Creates the log, which removes configured secrets. Warns if too few files may be open. */
function createLoggerAndScrubber(
  { database, logLevel, signIn, streams }: Config,
  write: (line: string) => void,
): { readonly logger: Logger; readonly scrubber: Scrubber } {
  const scrubber = createScrubber();
  if (database !== null) scrubber.add(database.password ?? "");
  if (signIn.type === "oidc") scrubber.add(signIn.client.clientSecret);
  const logger = createLogger({ level: logLevel, scrubber, write });
  const warning = describeDescriptorLimitProblem(readLimits(), streams.total);
  if (warning !== null) logger.warn({}, warning);
  return { logger, scrubber };
}

/** Returns the limits of this process; "" if the system does not provide them. */
function readLimits(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return "";
  }
}

/** Opens the archive of a configuration, and measures its commits. */
async function openConfiguredArchive(
  config: Config,
  listener: ArchiveListener,
  deps: {
    readonly time: TimeSources;
    readonly metrics: Pick<Metrics, "noteCommit">;
    readonly logger: Pick<Logger, "warn">;
    readonly postgres?: PostgresTiming | undefined;
  },
): Promise<OpenArchive> {
  const { time, metrics, logger, postgres } = deps;
  const isDemo = config.credentials.length === 0;
  const birth = createInitialArchiveValues(time.machineNow());
  const configured = getArchiveLocation(config);
  if (isDemo && config.isStoreConfigured) {
    // Only reports a problem with it, before the service is configured.
    const tables = await openTablesForCommand(configured, birth);
    await tables.close();
  }
  // Each start creates new demo data, which would contradict archived data.
  const location: ArchiveLocation = isDemo ? { type: "memory" } : configured;
  const archive = await openArchive(location, birth, listener, postgres);
  const warning =
    location.type === "folder" ? describeFolderReadableByOthers(location.folder) : null;
  if (warning !== null) logger.warn({}, warning);
  return measureTickCommits(archive, time.monotonic, (duration) => metrics.noteCommit(duration));
}

/** Creates the clients of all services. Their secrets and tokens are removed from the log. */
function createServiceClients(
  credentials: readonly ServiceCredential[],
  around: {
    readonly scrubber: Scrubber;
    readonly metrics: Metrics;
    readonly time: TimeSources;
    readonly limits: TransportLimits;
    readonly clock: Pick<ServiceClock, "observe">;
  },
): readonly IngestedService[] {
  const { scrubber, metrics, time, clock, limits } = around;
  return credentials.map((credential, index) => {
    scrubber.add(credential.clientSecret);
    const client = createUpstreamClient({
      credential,
      transport: createTransport(credential.allowsPrivate, limits),
      monotonic: time.monotonic,
      onToken: (token, lifetime) => {
        scrubber.addToken(token);
        metrics.noteToken(credential.clientId, lifetime);
      },
      onListDate: (date) => clock.observe(index, date),
      onCall: (call) => metrics.countCall(call),
    });
    return { address: credential.baseUrl, clientId: credential.clientId, client };
  });
}
