/**
 * Composition root: the only file that depends on all parts. Creates a server from a configuration.
 */
import { getHoldDecisions } from "#core/desk/hold-decisions.ts";
import { DEFAULT_GRACE_MINUTES } from "#core/match/status.ts";
import { DAY, SECOND } from "#core/lib/time.ts";
import { createVisibility } from "./reading/visibility.ts";
import type { PostgresTiming } from "./archive/engines/postgres-timing.ts";
import { type TimeSources, systemTime } from "./clock/clock.ts";
import { createClockHealth } from "./clock/clock-health.ts";
import { createServiceClock } from "./clock/service-clock.ts";
import type { Config } from "./config/config.ts";
import { startDemoService } from "./demo/demo-service.ts";
import { createAddressRecorder } from "./desk/record-address-corrections.ts";
import { openAnnotationStore } from "./desk/open-annotation-store.ts";
import {
  reloadAnnotations,
  republishOnAnnotationChanges,
} from "./desk/republish-on-annotation-changes.ts";
import { describeExpiredCertificate } from "./config/staff-config.ts";
import { openArchiveWithSources } from "./ingest/archive-with-sources.ts";
import { createIngest } from "./ingest/ingest.ts";
import { createViewerPresence } from "./ingest/poll/viewer-presence.ts";
import { createLiveChangeFeeds } from "./live/live-change-feeds.ts";
import { createMetrics } from "./metrics.ts";
import { openConfiguredArchive } from "./open-configured-archive.ts";
import { createLoggerAndScrubber } from "./logger-and-scrubber.ts";
import { type ShutdownSteps, createShutdownSteps } from "./platform/shutdown-steps.ts";
import { createDataByRole } from "./reading/data-by-role.ts";
import { DEFAULT_TRANSPORT_LIMITS, type TransportLimits } from "./upstream/transport.ts";
import { createServiceClients } from "./service-clients.ts";
import { createWorkLimiter } from "./work/work.ts";
import { type BuildInfo, startPollingAndServing } from "./serve.ts";

/** Environment of a server. */
export interface ServerEnvironment extends BuildInfo {
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

/** A running server. */
export interface Matchdesk {
  readonly url: string;
  /** Whether it shows demo data. */
  readonly isDemo: boolean;
  /** Completes running requests, then closes everything. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server. Resolves after the address is bound and polling has started.
 *
 * @throws Error with a one-line reason if the server cannot start.
 */
export async function startMatchdesk(
  config: Config,
  surroundings: ServerEnvironment,
): Promise<Matchdesk> {
  const closing = createShutdownSteps();
  try {
    return await open(config, surroundings, closing);
  } catch (error) {
    await closing.close();
    throw error;
  }
}

async function open(
  config: Config,
  around: ServerEnvironment,
  closing: ShutdownSteps,
): Promise<Matchdesk> {
  const { random = Math.random, limits = DEFAULT_TRANSPORT_LIMITS } = around;
  const { timeZone, pollSeconds, retentionDays } = config;
  const { logger, scrubber } = createLoggerAndScrubber(config, around.write);
  const machine = around.time ?? systemTime;
  const isDemo = config.credentials.length === 0;
  const demo = isDemo ? await startDemoService(config.demo, machine, logger) : null;
  closing.add(() => demo?.close());
  const time = demo?.time ?? machine;
  const expired = describeExpiredCertificate(config, time.wall());
  if (expired !== null) logger.warn({}, expired);
  const clock = createServiceClock(time);
  const clockHealth = createClockHealth(clock, retentionDays !== null);
  const watch = createViewerPresence(time.monotonic);
  const work = createWorkLimiter({ proxies: config.proxies, now: time.monotonic });
  const audience = createVisibility(config.publicNames);
  const metrics = createMetrics({
    publication: () => publisher.current(),
    now: clock.now,
    wall: time.wall,
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
  const book = await openAnnotationStore(archive, audience, opened);
  const options = () => ({
    graceMinutes: DEFAULT_GRACE_MINUTES,
    facts: book.facts(),
    isPublic: audience.maySee,
  });
  const ingest = createIngest({
    services,
    link,
    clock,
    logger,
    options,
    decisions: () => getHoldDecisions(book.facts()),
    onDeskChanged: () => void reloadAnnotations(book, logger),
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
      book,
      clock,
      reload: () => void reloadAnnotations(book, logger),
    }),
  });
  closing.add(ingest.stop);
  await ingest.catchUp();
  const { publisher } = ingest;
  republishOnAnnotationChanges({ book, publisher, clock, leadership, logger });
  const shown = createDataByRole({
    world: () => publisher.current().world,
    audience,
    opened,
    clock,
    timeZone,
    options,
    run: work.run,
  });
  const changes = { publisher, opened, shown, book };
  const feeds = createLiveChangeFeeds(config, changes, audience, { time, random });
  const basis = { audience, clock, clockHealth, logger, metrics, time, watch, work };
  const url = await startPollingAndServing(
    config,
    around,
    { ...basis, link, book, ingest, shown, feeds, demo },
    closing,
  );
  return { url, isDemo, stop: closing.close };
}
