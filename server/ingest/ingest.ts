import type { DeriveOptions } from "#core/world/derive-world.ts";
import { must } from "#core/lib/must.ts";
import type { Steps } from "#core/lib/steps.ts";
import { createMatchListNormalizer } from "#core/wire/normalize-match-list.ts";
import type { ServiceClock, TimeSources } from "#server/clock/clock.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { ArchiveEvent, ArchiveWithSources } from "./archive-with-sources.ts";
import type { ViewerPresence } from "./poll/viewer-presence.ts";
import { createCatchUp, createTryCatchUp, type TryCatchUp } from "./catch-up.ts";
import type { PollerDeps } from "./poll/poll-service.ts";
import { createPoller, type Poller } from "./poll/poller.ts";
import { createPublisher, type Publisher, type PublisherDeps } from "./publish/publisher.ts";
import { createRoleChangeHandlers } from "./role-change-handlers.ts";
import type { IngestedService } from "./ingested-service.ts";
import { HOUR, SECOND } from "#core/lib/time.ts";
import type { Leadership } from "./leadership.ts";
import type { Archive, OpenArchive } from "#server/archive/engines/archive.ts";
import { EQUAL_CLOCKS_TOLERANCE_MS } from "#server/clock/service-clock.ts";

/** Interval between two announcements of viewers to the leader, in milliseconds. */
const VIEWER_CHECK_INTERVAL = 20 * SECOND;

/** Warning while the clocks differ. Logged once until they agree again. */
const REFUSED =
  "RETENTION_DAYS deletes nothing: the service's clock and this machine's differ by more than two minutes, so one of them is wrong. Set this machine's clock, or contact the administrator of the service. In a replay the clocks always differ.";

/** Warning before the first response of a service. */
const UNCONFIRMED =
  "RETENTION_DAYS deletes nothing before a service has responded: this machine's clock may be wrong, and nothing confirms it yet.";

/** Interval between two deletions of old data, in milliseconds. */
const INTERVAL = HOUR;

export interface IngestDeps extends Pick<
  PollerDeps,
  "audience" | "decisions" | "interval" | "logger" | "random" | "watch"
> {
  /** Services to poll, in the order in which `link` opened their sources. */
  readonly services: readonly IngestedService[];
  readonly link: ArchiveWithSources;
  readonly clock: Omit<ServiceClock, "observe">;
  /** Returns the present derivation options. */
  readonly options: () => DeriveOptions;
  /** Called after staff may have changed data through another process. */
  readonly onDeskChanged: () => void;
  /** IANA zone of the services' times. */
  readonly zone: string;
  /** Time sources. `machineNow` is this machine's clock, the only one used for deletion. */
  readonly time: TimeSources;
  /** Runs a derivation in slices. */
  readonly run: <T>(steps: Steps<T>) => Promise<T>;
  /** How long after its end data is deleted, in milliseconds; `null` if never. */
  readonly retention: number | null;
  /** Stores what leads from former addresses of tournaments to the new ones. */
  readonly recordAddresses: PublisherDeps["recordAddresses"];
}

/** Polls the services, archives and publishes: everything between services and routes. */
export type Ingest = ReturnType<typeof createIngest>;

/** Creates an ingest with an empty publication: call `catchUp`, then `start`. */
export function createIngest(deps: IngestDeps) {
  const { services, link, clock, logger, audience, time, watch, retention } = deps;
  const { archive, opened, leadership } = link;
  const publisher = createPublisher({
    ...deps,
    later: time.later,
    archive: opened,
    diff: audience.diff,
    isWriting: leadership.isSynced,
    store: link.store,
    publicWorld: audience.publicWorld,
  });
  const catchUp = createCatchUp({ archive, opened, services, publisher, clock });
  const tryCatchUp = createTryCatchUp(catchUp, logger);
  const poller = createPoller({
    ...deps,
    ...time,
    services: services.map(({ clientId, client }, index) => ({
      clientId,
      client,
      archive: must(opened.sources[index], "every source was opened"),
    })),
    publisher,
    replaceName: catchUp.nameReplacer,
    role: leadership.role,
    announcePoll: () => archive.announcePoll(),
    normalize: createMatchListNormalizer(deps.zone),
  });
  const roles = { leadership, catchUp, tryCatchUp, publisher, poller, clock };
  const roleChanges = createRoleChangeHandlers(roles);
  const deleteBy = { archive, clock, machineNow: time.machineNow, logger };
  const deleteOld = retention === null ? null : createRetentionJob({ ...deleteBy, retention });
  const endings: (() => void)[] = [];

  const handle = (event: ArchiveEvent): void => {
    switch (event.type) {
      case "led":
        return roleChanges.led(event.role);
      case "ticked":
        return roleChanges.ticked(event.tick);
      case "desk-changed":
        return deps.onDeskChanged();
      case "watched":
        return leadership.isLeading() ? watch.note("elsewhere") : undefined;
      case "poll-wanted":
        // The followers receive this event too; their pollers are paused and poll nothing.
        return void poller.pollNow();
    }
  };

  return {
    publisher,
    /** Polls every service now, for staff. */
    pollNow: () => poller.pollForStaff(),
    /** Polls every service now; resolves after that. For the demo, whose clock is moved. */
    pollAgain: poller.start,
    /** Publishes the archived data. Rejects if the archive cannot be read. */
    catchUp: catchUp.run,
    /** Polls while this process leads or is detached; otherwise follows the leader's ticks. */
    start() {
      // Tournaments may have been removed from memory because of the wrong time: reads them again.
      publisher.onClockStep(() => {
        if (publisher.isArchived()) void tryCatchUp("renew");
      });
      link.events.listen(handle);
      endings.push(
        pollFasterForViewers({ watch, leadership, archive, poller, logger }),
        startHousekeeping({ leadership, publisher, tryCatchUp, deleteOld }),
      );
    },
    /** Stops polling; resolves once everything in progress is archived. */
    async stop() {
      link.events.close();
      leadership.end();
      for (const end of endings) end();
      poller.pause();
      await Promise.all(services.map(({ client }) => client.close()));
      await publisher.close();
    },
  };
}

/**
 * Starts an hourly job that deletes expired data from the archive, in the leader, and tournaments
 * that were over days ago from memory. Returns a function that stops the job.
 */
function startHousekeeping(deps: {
  readonly leadership: Pick<Leadership, "isLeading">;
  readonly publisher: Pick<Publisher, "isArchived">;
  readonly tryCatchUp: TryCatchUp;
  /** Deletes expired data from the archive; `null` if data never expires. */
  readonly deleteOld: (() => Promise<void>) | null;
}): () => void {
  const { leadership, publisher, tryCatchUp, deleteOld } = deps;
  const renew = async (): Promise<void> => {
    if (leadership.isLeading()) await deleteOld?.();
    // Otherwise data that is not archived yet would be lost.
    if (publisher.isArchived()) await tryCatchUp("renew");
  };
  const timer = setInterval(() => void renew(), INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Creates a function that deletes tournaments that were over, and changes that were logged, more
 * than `retention` milliseconds ago by this machine's clock. It deletes nothing unless the
 * service's clock agrees with the machine's, and it never rejects.
 */
function createRetentionJob(deps: {
  readonly archive: Pick<Archive, "deleteOverBefore">;
  readonly clock: Pick<ServiceClock, "difference">;
  readonly machineNow: TimeSources["machineNow"];
  readonly logger: Pick<Logger, "error" | "info" | "warn">;
  readonly retention: number;
}): () => Promise<void> {
  const { archive, clock, machineNow, logger, retention } = deps;
  let loggedRefusal: string | null = null;
  const findRefusal = (): string | null => {
    const difference = clock.difference();
    if (difference === null) return UNCONFIRMED;
    return Math.abs(difference) > EQUAL_CLOCKS_TOLERANCE_MS ? REFUSED : null;
  };
  return async () => {
    const refusal = findRefusal();
    if (refusal !== null && refusal !== loggedRefusal) logger.warn({}, refusal);
    loggedRefusal = refusal;
    if (refusal !== null) return;
    try {
      const deleted = await archive.deleteOverBefore(machineNow() - retention);
      logger.info(deleted, "Deleted data older than RETENTION_DAYS.");
    } catch (error) {
      logger.error(
        { err: error },
        "Deleting data older than RETENTION_DAYS failed. It is retried.",
      );
    }
  };
}

/**
 * Makes the leader poll faster while viewers are present in any process: followers announce theirs
 * through the archive. Returns a function that stops the announcements.
 */
function pollFasterForViewers(deps: {
  readonly watch: Pick<ViewerPresence, "isWatchedHere" | "subscribe">;
  readonly leadership: Pick<Leadership, "isLeading" | "role">;
  readonly archive: Pick<OpenArchive, "announceWatch">;
  readonly poller: Pick<Poller, "hurry">;
  readonly logger: Pick<Logger, "error">;
}): () => void {
  const { watch, leadership, archive, poller, logger } = deps;
  /** Ignores failures, because an unreachable archive is reported through `storeProblem`. */
  const announce = (): void => {
    if (leadership.role() === "following" && watch.isWatchedHere())
      archive.announceWatch().catch(() => {});
  };
  const hurry = (): void => {
    poller.hurry().catch((error: unknown) => {
      logger.error(
        { err: error },
        "The next poll could not be brought forward. It stays as planned.",
      );
    });
  };
  watch.subscribe(() => (leadership.isLeading() ? hurry() : announce()));
  const timer = setInterval(announce, VIEWER_CHECK_INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}
