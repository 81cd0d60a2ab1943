import { DAY } from "#core/lib/time.ts";
import { must } from "#core/lib/must.ts";
import type { NameReplacer } from "#server/names/name-replacer.ts";
import type { Archive, OpenSources } from "#server/archive/engines/archive.ts";
import type { ArchivedSource } from "#server/archive/repository.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { CatchUpData, Publisher } from "./publish/publisher.ts";
import type { IngestedService } from "./ingested-service.ts";
import { findStoredClock, restoreRecord } from "./source/source-record.ts";

/** Most changes that one catch-up publishes; a client that misses more has to fetch everything. */
const MAX_CHANGES = 1_000;
/** Age of the oldest changes that are loaded into the match histories at start, in milliseconds. */
const HISTORY_AGE = 14 * DAY;

/** Updates the publication to the state of the archive. */
export type CatchUp = ReturnType<typeof createCatchUp>;

/** Creates the catch-up of a publisher. `services` has the order of the opened sources. */
export function createCatchUp(deps: {
  readonly archive: Pick<Archive, "findNameReplacer">;
  readonly opened: Pick<OpenSources, "reader" | "sources">;
  readonly services: readonly Pick<IngestedService, "address" | "clientId">[];
  readonly publisher: Pick<Publisher, "adopt" | "subscribe">;
  readonly clock: Pick<ServiceClock, "now" | "restore">;
}) {
  const { archive, opened, publisher, clock } = deps;
  let replaceName: NameReplacer | null = null;
  let archived: readonly ArchivedSource[] = [];
  let seq: number | null = null;
  let waiting: Promise<void> | null = null;
  publisher.subscribe((changes) => {
    seq = changes.at(-1)?.seq ?? seq;
  });

  function readSources(): Promise<ArchivedSource[]> {
    return Promise.all(
      opened.sources.map((source, index) => {
        const known = archived[index];
        return known === undefined
          ? source.findSnapshot(clock.now())
          : source.findSnapshotSince(known, clock.now());
      }),
    );
  }

  /** Restores the archived clock. Returns whether there is one that differs from the machine's. */
  function restoreClock(): boolean {
    const kept = findStoredClock(archived);
    if (kept !== undefined) clock.restore(kept);
    return kept !== undefined && kept !== null;
  }

  /** Reads the change log before the snapshots, so that every change is contained in them. */
  async function readAll(): Promise<CatchUpData> {
    // A call from now on must read again: ticks committed after this point may not be in this read.
    waiting = null;
    replaceName = await archive.findNameReplacer();
    const isFirst = seq === null;
    const from = seq ?? (await opened.reader.findLastSeq());
    const { changes, last } = await opened.reader.findChangesAfter(from, MAX_CHANGES);
    archived = await readSources();
    if (isFirst && restoreClock()) {
      // Which tournaments are loaded depends on the time.
      archived = [];
      archived = await readSources();
    }
    const since = clock.now() - HISTORY_AGE;
    const earlier = isFirst ? await opened.reader.findChangesSince(since) : [];
    seq = last;
    const records = archived.map((one, index) => {
      const { address, clientId } = must(deps.services[index], "every source has a service");
      return restoreRecord(one, { host: new URL(address).host, clientId });
    });
    const derivedAt = archived.flatMap(({ at }) => at ?? []);
    return {
      records,
      changes,
      earlier,
      at: derivedAt.length === 0 ? null : Math.max(...derivedAt),
    };
  }

  /**
   * Publishes the ticks that other processes have committed; resolves once every tick from before
   * the call is published. Rejects if the archive cannot be read.
   */
  const run = (): Promise<void> => {
    waiting ??= publisher.adopt(readAll);
    return waiting;
  };
  return {
    run,
    /** Returns the replacer of names deleted by the last catch-up; `null` if there were none. */
    nameReplacer: (): NameReplacer | null => replaceName,
    /** Returns the number of the newest tick that was read; -1 before the first. */
    tick: () => Math.max(-1, ...archived.map(({ tick }) => tick)),
    /** Reads the sources completely, which removes what was over days ago from memory. */
    renew() {
      archived = [];
      return run();
    },
  };
}

/** Catches up; resolves to `false` instead of rejecting if the archive cannot be read. */
export type TryCatchUp = (how: "run" | "renew") => Promise<boolean>;

/** Creates a function that catches up and logs errors instead of rejecting. */
export function createTryCatchUp(
  catchUp: Pick<CatchUp, "run" | "renew">,
  logger: Pick<Logger, "error">,
): TryCatchUp {
  return async (how) => {
    try {
      await catchUp[how]();
      return true;
    } catch (error) {
      logger.error({ err: error }, "The archive cannot be read. Pages keep the last data.");
      return false;
    }
  };
}
