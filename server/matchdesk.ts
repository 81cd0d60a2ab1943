/** The composition root: the only file that knows every part. Configuration in, a running desk out. */
import { readFileSync } from "node:fs";
import { DEFAULT_GRACE_MINUTES } from "#core/match/status.ts";
import { DAY, SECOND } from "#core/lib/time.ts";
import { createApp } from "./app.ts";
import { clientOf } from "./platform/peer.ts";
import { createSessions } from "./auth/sessions.ts";
import { createAudience } from "./reading/audience.ts";
import { archiveBirth, archivePlace } from "./config/archive-place.ts";
import { type ArchivePlace, openArchive } from "./archive/engines/open-archive.ts";
import { timeCommits } from "./archive/engines/time-commits.ts";
import { type TimeSources, systemTime } from "./clock/clock.ts";
import { createClockHealth } from "./clock/clock-health.ts";
import type { Config } from "./config/config.ts";
import { createPngRenderer } from "./outlets/images/png/png-renderer.ts";
import { createFeeds } from "./live/feeds.ts";
import { createAttentionBoard } from "./desk/attention-board.ts";
import { startIngest } from "./ingest/ingest.ts";
import { createPast } from "./reading/past.ts";
import { descriptorProblem } from "./platform/descriptor-limit.ts";
import { listen } from "./platform/listen.ts";
import { type Logger, createLogger } from "./platform/logger.ts";
import { createMetrics } from "./metrics.ts";
import { folderWarning } from "./platform/private-files.ts";
import { startDemo } from "./reference/demo/demo.ts";
import { createReplayClock } from "./reference/api/replay-clock.ts";
import { deskFrame, factsFrame } from "./live/event-frame.ts";
import { BEAT } from "./live/event-hub.ts";
import type { Feed } from "./live/feed-routes.ts";
import { createScrubber } from "./platform/scrubber.ts";
import { createKnownHosts } from "./platform/known-hosts.ts";
import { createSecurityLog } from "./platform/security-log.ts";
import { ServiceCredential } from "./upstream/service-credential.ts";
import { createWork } from "./work/work.ts";
import { createServiceClock } from "./clock/service-clock.ts";
import { createWatch, type Watch } from "./ingest/presence.ts";
import { createWatchedService } from "./watched-service.ts";
import { DEFAULT_LIMITS, type TransportLimits } from "./upstream/transport.ts";

/** Beside the bundle in the build, in its folder while the sources run. */
const PNG_WORKER = new URL(
  import.meta.url.endsWith(".ts") ? "./outlets/images/png/png-worker.ts" : "./png-worker.js",
  import.meta.url,
);

/** How often it is looked whether something else needs a person, in milliseconds. */
const ATTENTION_CHECK = 2 * SECOND;

/** What surrounds a desk. */
export interface Surroundings {
  readonly version: string;
  /** `dist/web`, absolute. */
  readonly webDir: string;
  /** `dist/server/fonts`, absolute: faces of the images. */
  readonly fontsDir: string;
  /** Takes a log line, with its line end. */
  readonly write: (line: string) => void;
  /** This machine's own, unless said otherwise. */
  readonly time?: TimeSources;
  /** In [0, 1). */
  readonly random?: () => number;
  /** Of calls to the services. */
  readonly limits?: TransportLimits;
}

/** A desk that answers. */
export interface Matchdesk {
  readonly url: string;
  /** True where the events are invented. */
  readonly isDemo: boolean;
  /** Lets running requests end, then lets go of everything. */
  stop(): Promise<void>;
}

/**
 * Starts everything. Answers as soon as the address is bound and the services are being asked.
 *
 * @throws Error that says in one line why the address cannot be had.
 */
export async function startMatchdesk(
  config: Config,
  surroundings: Surroundings,
): Promise<Matchdesk> {
  const { version, webDir, fontsDir, write } = surroundings;
  const { time = systemTime, random = Math.random, limits = DEFAULT_LIMITS } = surroundings;
  const isDemo = config.credentials.length === 0;
  const scrubber = createScrubber();
  const logger = createLogger({ level: config.logLevel, scrubber, write });
  const tooFew = descriptorProblem(readLimits(), config.streams.total);
  if (tooFew !== null) logger.warn({}, tooFew);
  const clock = createServiceClock(time);
  const clockHealth = createClockHealth(clock, config.retentionDays !== null);
  const options = { graceMinutes: DEFAULT_GRACE_MINUTES };
  const work = createWork({ proxies: config.proxies, now: time.monotonic });
  const metrics = createMetrics({
    publication: () => ingest.publisher.current(),
    now: () => clock.now(),
    wall: time.wall,
    clockHealth,
    hubs: () => Object.values(feeds).map(({ hub }) => hub),
    workCounts: work.counts,
  });
  const watch = createWatch(time.monotonic);
  const demo = isDemo ? await startDemoService(config, logger) : null;
  const credentials = demo === null ? config.credentials : demo.credentials;
  if (config.database !== null) scrubber.add(config.database.password ?? "");
  if (config.signIn.type === "oidc") scrubber.add(config.signIn.client.clientSecret);
  const audience = createAudience(config.publicNames);
  const ingest = await startIngest({
    services: credentials.map((credential, index) =>
      createWatchedService(credential, {
        scrubber,
        metrics,
        time,
        onListDate: (date) => clock.observe(index, date),
        limits,
      }),
    ),
    openArchive: async (listener) => {
      // The demo begins anew at each start, and what it leaves behind would only contradict it.
      const place: ArchivePlace = isDemo ? { type: "memory" } : archivePlace(config);
      const archive = await openArchive(place, archiveBirth(time.wall()), listener);
      const warning = place.type === "folder" ? folderWarning(place.folder) : null;
      if (warning !== null) logger.warn({}, warning);
      return timeCommits(archive, time.monotonic, (duration) => metrics.noteCommit(duration));
    },
    clock,
    logger,
    options,
    zone: config.timeZone,
    interval: config.pollSeconds * SECOND,
    watch,
    monotonic: time.monotonic,
    wall: time.wall,
    retention: config.retentionDays === null ? null : config.retentionDays * DAY,
    later: time.later,
    run: work.runFirst,
    random,
    audience,
  }).catch(async (error: unknown) => {
    await demo?.close();
    throw error;
  });
  const feeds = createFeeds(config, ingest, audience, { time, random });
  const tellDesk = (): void => feeds.desk.hub.publish([deskFrame()]);
  const board = createAttentionBoard({
    publication: () => ingest.publisher.current(),
    clock,
    clockHealth,
    onChange: tellDesk,
    logger,
  });
  ingest.book.subscribe(tellDesk);
  // No change announces what is different now: pages fetch everything again.
  ingest.publisher.onClockStep(() => {
    feeds.everybody.hub.publish([factsFrame(time.wall())]);
    tellDesk();
  });
  const beats = [
    setInterval(() => {
      clock.check();
      board.check();
    }, ATTENTION_CHECK),
    setInterval(() => beat(Object.values(feeds), watch), BEAT),
  ];
  for (const one of beats) one.unref();
  const { timeZone, pollSeconds, linkTemplates, proxies } = config;
  const recordSecurityEvent = createSecurityLog(logger, time.monotonic);
  const png = createPngRenderer(PNG_WORKER, fontsDir);
  const app = createApp({
    publication: () => ingest.publisher.current(),
    clock,
    wall: time.wall,
    clockHealth,
    pollNow: ingest.pollNow,
    watch,
    logger,
    facts: { version, demo: isDemo, pollSeconds, timeZone, linkTemplates },
    archive: ingest.reader,
    past: createPast({
      reader: ingest.reader,
      world: () => ingest.publisher.current().world,
      clock,
      options: ingest.options,
      run: work.run,
    }),
    publicPast: createPast({
      reader: ingest.publicReader,
      world: () => {
        const { world } = ingest.publisher.current();
        return world === null ? null : audience.publicWorld(world);
      },
      clock,
      options: (matches) => ({
        ...ingest.options(),
        facts: audience.publicFacts(ingest.book.facts(), matches),
      }),
      run: work.run,
    }),
    feeds,
    book: ingest.book,
    board,
    metrics,
    isKnownHost: createKnownHosts(config.publicUrl, config.allowedHosts),
    proxies,
    recordSecurityEvent,
    signIn: config.signIn,
    sessions: createSessions({
      signIn: config.signIn,
      table: ingest.sessions,
      now: time.wall,
      onEnd: (c, user, reason) => {
        recordSecurityEvent("session_expired", { address: clientOf(c, proxies), user, reason });
      },
    }),
    audience,
    embedParents: config.embedParents,
    rateLimit: config.rateLimit,
    publicUrl: config.publicUrl,
    drawPng: png.render,
    work,
    webDir,
  });
  const stopIngest = async (): Promise<void> => {
    await ingest.stop();
    await demo?.close();
  };
  const listening = await listen(app, config).catch(async (error: unknown) => {
    await stopIngest();
    throw error;
  });
  return {
    url: listening.url,
    isDemo,
    async stop() {
      for (const one of beats) clearInterval(one);
      for (const { hub } of Object.values(feeds)) hub.close();
      await listening.close();
      await png.stop();
      await stopIngest();
    },
  };
}

/** Empty where the system has no such file. */
function readLimits(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return "";
  }
}

/** Shows readers that we live, and who asks the services that there are readers. */
function beat(feeds: readonly Feed[], watch: Watch): void {
  for (const { hub } of feeds) {
    hub.beat();
    if (hub.size() > 0) watch.note();
  }
}

async function startDemoService(config: Config, logger: Logger) {
  const { now, speed } = config.demo;
  const setting = now === null && speed === 1 ? null : { now: now ?? Date.now(), speed };
  const { url, clients, close } = await startDemo({
    clock: createReplayClock(setting),
    onError: (error) => logger.error({ err: error }, "the demo service broke"),
  });
  const credentials = clients.map(
    ({ id, secret }) => new ServiceCredential({ baseUrl: url, clientId: id, clientSecret: secret }),
  );
  return { close, credentials };
}
