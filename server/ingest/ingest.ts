import type { DeriveOptions } from "#core/world/derive-world.ts";
import { must } from "#core/lib/must.ts";
import type { Steps } from "#core/lib/steps.ts";
import type { HoldDecision } from "#core/model/hold.ts";
import { createMatchListNormalizer } from "#core/wire/normalize-match-list.ts";
import type { VisibilityPolicy } from "#server/reading/visibility.ts";
import type { ServiceClock, TimeSources } from "#server/clock/clock.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { ArchiveEvent, ArchiveWithSources } from "./archive-with-sources.ts";
import type { ViewerPresence } from "./poll/viewer-presence.ts";
import { createCatchUp, createTryCatchUp } from "./catch-up.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { createPollNow, type PollNowResult } from "./poll/poll-now.ts";
import { createPoller } from "./poll/poller.ts";
import { pollFasterForViewers } from "./poll-faster-for-viewers.ts";
import { createPublisher, type Publisher, type PublisherDeps } from "./publish/publisher.ts";
import { createRetentionJob } from "./retention.ts";
import { createRoleChangeHandlers } from "./role-change-handlers.ts";
import type { IngestedService } from "./ingested-service.ts";

export interface IngestDeps {
  /** Services to poll, in the order in which `link` opened their sources. */
  readonly services: readonly IngestedService[];
  readonly link: ArchiveWithSources;
  readonly clock: Omit<ServiceClock, "observe">;
  readonly logger: Pick<Logger, "info" | "warn" | "error">;
  /** Returns the present derivation options. */
  readonly options: () => DeriveOptions;
  /** Returns staff decisions about held data, by `holdKey`. */
  readonly decisions: () => ReadonlyMap<string, HoldDecision>;
  /** Called after staff may have changed data through another process. */
  readonly onDeskChanged: () => void;
  /** IANA zone of the services' times. */
  readonly zone: string;
  /** The configured poll interval, in milliseconds. */
  readonly interval: number;
  readonly watch: Omit<ViewerPresence, "note">;
  /** Time sources. `wall` is this machine's clock, the only one used for deletion. */
  readonly time: TimeSources;
  /** Runs a derivation in slices. */
  readonly run: <T>(steps: Steps<T>) => Promise<T>;
  /** How long after its end data is deleted, in milliseconds; `null` if never. */
  readonly retention: number | null;
  /** Returns a random number in [0, 1). */
  readonly random: () => number;
  /** Stores what leads from former addresses of tournaments to the new ones. */
  readonly recordAddresses: PublisherDeps["recordAddresses"];
  /** Visibility policy. The poll interval depends on public matches only. */
  readonly audience: Pick<VisibilityPolicy, "maySee" | "publicWorld" | "diff">;
}

/**
 * Polls the services, archives and publishes their data: everything between services and routes.
 */
export interface Ingest {
  readonly publisher: Pick<Publisher, "current" | "onClockStep" | "renew" | "subscribe">;
  /** Polls every service now, for staff. */
  readonly pollNow: () => Promise<PollNowResult>;
  /**
   * Polls every service now instead of when it was planned; resolves once every service was polled.
   * For the demo, whose clock is moved between its polls.
   */
  readonly pollAgain: () => Promise<void>;
  /** Publishes the archived data. Rejects if the archive cannot be read. */
  readonly catchUp: () => Promise<void>;
  /**
   * Starts: polls while this process leads or is detached, follows the leader's ticks otherwise.
   */
  readonly start: () => void;
  /** Stops polling; resolves once everything in progress is archived. */
  readonly stop: () => Promise<void>;
}

/** Creates an ingest with an empty publication: call `catchUp`, then `start`. */
export function createIngest(deps: IngestDeps): Ingest {
  const { services, link, clock, logger, audience, time, watch, retention } = deps;
  const { archive, opened, leadership } = link;
  const clientIds = services.map(({ clientId }) => clientId);
  const publisher = createPublisher({
    ...deps,
    later: time.later,
    archive: opened,
    diff: audience.diff,
    isWriting: leadership.isSynced,
    store: link.store,
    publicWorld: audience.publicWorld,
  });
  const catchUp = createCatchUp({ archive, opened, clientIds, publisher, clock });
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
    normalize: createMatchListNormalizer(deps.zone),
  });
  const roles = { leadership, catchUp, tryCatchUp, publisher, poller, clock };
  const roleChanges = createRoleChangeHandlers(roles);
  const deleteBy = { archive, clock, wall: time.wall, logger };
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
        return leadership.isLeading() ? watch.noteElsewhere() : undefined;
      case "poll-wanted":
        // The followers receive this event too; their pollers are paused and poll nothing.
        return void poller.pollNow();
    }
  };

  return {
    publisher,
    pollNow: createPollNow({ poller, archive, clientIds, monotonic: time.monotonic }),
    pollAgain: poller.start,
    catchUp: catchUp.run,
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
    async stop() {
      link.events.close();
      leadership.end();
      for (const end of endings) end();
      await poller.stop();
      await publisher.close();
    },
  };
}
