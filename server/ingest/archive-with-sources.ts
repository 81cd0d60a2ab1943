import type { Instant } from "#core/model/match.ts";
import type { ArchiveListener, PublicScope, ProcessRole } from "#server/archive/repository.ts";
import type { OpenArchive, OpenSources } from "#server/archive/engines/archive.ts";
import { createEventBuffer, type EventBuffer } from "#server/platform/event-buffer.ts";
import type { Logger } from "#server/platform/logger.ts";
import { createLeadership, type Leadership } from "./leadership.ts";
import type { IngestedService } from "./ingested-service.ts";
import { createStoreMonitor, type StoreMonitor } from "./publish/store-monitor.ts";

/** Event of an archive: see `ArchiveListener`. */
export type ArchiveEvent =
  | { readonly type: "led"; readonly role: ProcessRole }
  | { readonly type: "ticked"; readonly tick: number }
  | { readonly type: "desk-changed" }
  | { readonly type: "watched" }
  | { readonly type: "poll-wanted" };

/** An open archive with its sources, events and the leadership of this process. */
export interface ArchiveWithSources {
  readonly archive: OpenArchive;
  readonly opened: OpenSources;
  readonly leadership: Leadership;
  readonly store: StoreMonitor;
  /** Events since the opening; buffered until `listen` is called. */
  readonly events: EventBuffer<ArchiveEvent>;
}

/** Opens an archive and the sources in it. */
export async function openArchiveWithSources(
  open: (listener: ArchiveListener) => Promise<OpenArchive>,
  deps: {
    /** The services whose sources are opened, in this order. */
    readonly services: readonly Pick<IngestedService, "address" | "clientId">[];
    /** Sites and tournaments that viewers may see. */
    readonly scope: PublicScope;
    readonly logger: Pick<Logger, "info" | "error">;
    readonly now: () => Instant;
  },
): Promise<ArchiveWithSources> {
  const { services, scope, logger, now } = deps;
  const leadership = createLeadership(() => archive.role());
  const events = createEventBuffer<ArchiveEvent>();
  const store = createStoreMonitor(now);
  const archive = await open({
    led(role) {
      // Not through the buffer: nothing may be written after the lease was lost.
      leadership.enter(role);
      events.post({ type: "led", role });
    },
    ticked: (tick) => events.post({ type: "ticked", tick }),
    deskChanged: () => events.post({ type: "desk-changed" }),
    watched: () => events.post({ type: "watched" }),
    pollWanted: () => events.post({ type: "poll-wanted" }),
    storeProblem(problem) {
      if (problem === null) logger.info({}, "The archive's store works again.");
      else logger.error({ err: problem }, problem.message);
      store.report("store", problem);
    },
  });
  const opened = await archive.openSources(
    services.map(({ address, clientId }) => ({ address, client: clientId })),
    scope,
  );
  return { archive, opened, leadership, store, events };
}
