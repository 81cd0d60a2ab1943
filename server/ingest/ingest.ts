import type { DeriveOptions } from "#core/world/derive-world.ts";
import { must } from "#core/lib/must.ts";
import type { Steps } from "#core/lib/steps.ts";
import type { HoldDecision } from "#core/model/hold.ts";
import type { VisibilityPolicy } from "#server/reading/visibility.ts";
import type { ServiceClock, TimeSources } from "#server/clock/clock.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { ArchiveEvent, ArchiveLink } from "./archive-link.ts";
import type { Watch } from "./poll/presence.ts";
import { createCatchUp, createTryCatchUp } from "./catch-up.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { createPollNow, type PollNowResult } from "./poll/poll-now.ts";
import { createPoller } from "./poll/poller.ts";
import { linkPresence } from "./presence-link.ts";
import { createPublisher, type Publisher } from "./publish/publisher.ts";
import { createRetention } from "./retention.ts";
import { createRoleChanges } from "./role-changes.ts";
import type { IngestService } from "./ingest-service.ts";

/** What an ingest needs. */
export interface IngestDeps {
  /** In the order in which the sources were opened. */
  readonly services: readonly IngestService[];
  readonly link: ArchiveLink;
  readonly clock: Omit<ServiceClock, "observe">;
  readonly logger: Pick<Logger, "info" | "warn" | "error">;
  /** What worlds are derived with now. */
  readonly options: () => DeriveOptions;
  /** What staff decided about held data, by `holdKey`. */
  readonly decisions: () => ReadonlyMap<string, HoldDecision>;
  /** Called after staff may have entered something in another process. */
  readonly onDeskChanged: () => void;
  /** IANA zone of the services' times. */
  readonly zone: string;
  /** The configured poll interval, in milliseconds. */
  readonly interval: number;
  readonly watch: Omit<Watch, "note">;
  /** `wall` is this machine's clock: deletion follows no other. */
  readonly time: TimeSources;
  /** Runs a derivation in slices. */
  readonly run: <T>(steps: Steps<T>) => Promise<T>;
  /** How long data is kept after its end, in milliseconds; `null` to keep it for ever. */
  readonly retention: number | null;
  /** In [0, 1). */
  readonly random: () => number;
  /** What viewers may see. The poll interval depends on nothing else. */
  readonly audience: Pick<VisibilityPolicy, "maySee" | "publicWorld" | "diff">;
}

/** Everything between the services and the routes. */
export interface Ingest {
  readonly publisher: Pick<Publisher, "current" | "onClockStep" | "renew" | "subscribe">;
  /** Polls every service now, for staff. */
  readonly pollNow: () => Promise<PollNowResult>;
  /** Shows what the archive holds. Rejects if it cannot be read. */
  readonly catchUp: () => Promise<void>;
  /** Polls the services while this process leads, and follows the leader while it does not. */
  readonly start: () => void;
  /** Stops polling; resolves once everything in progress is archived. */
  readonly stop: () => Promise<void>;
}

/** Creates an ingest that shows nothing: call `catchUp`, then `start`. */
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
  });
  const roles = { leadership, catchUp, tryCatchUp, publisher, poller, clock };
  const roleChanges = createRoleChanges(roles);
  const deleteBy = { archive, clock, wall: time.wall, logger };
  const deleteOld = retention === null ? null : createRetention({ ...deleteBy, retention });
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
        // A poller that rests polls nothing.
        return void poller.pollNow();
    }
  };

  return {
    publisher,
    pollNow: createPollNow({ poller, archive, clientIds, monotonic: time.monotonic }),
    catchUp: catchUp.run,
    start() {
      // Data that memory deleted at a wrong time is read again.
      publisher.onClockStep(() => {
        if (publisher.isArchived()) void tryCatchUp("renew");
      });
      link.events.listen(handle);
      endings.push(
        linkPresence({ watch, leadership, archive, poller, logger }),
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
