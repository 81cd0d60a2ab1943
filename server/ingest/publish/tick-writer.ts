import { must } from "#core/lib/must.ts";
import type { Change } from "#core/model/change.ts";
import type { Instant, SiteKey } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import type { LoggedChange, SourceUpdate } from "#server/archive/repository.ts";
import type { OpenSources } from "#server/archive/engines/archive.ts";
import type { StoredClock, ServiceClock } from "#server/clock/clock.ts";
import type { Logger } from "#server/platform/logger.ts";
import {
  isStoredAlike,
  createStoredSource,
  type SourceRecord,
} from "#server/ingest/source/source-record.ts";
import { describeArchiveProblem, type StoreMonitor } from "./store-monitor.ts";

/** Returns the changes from one world to the next. */
export type DiffWorlds = (before: World, after: World) => readonly Change[];

/** The records of all sources, and the world derived from them. */
export interface DerivedState {
  readonly records: readonly SourceRecord[];
  /** `null` before the first response. The first world is not logged as changes. */
  readonly world: World | null;
}

/** Writes ticks to the archive. */
export type TickWriter = ReturnType<typeof createTickWriter>;

/** Creates a writer without sources: call `restart` before the first tick. */
export function createTickWriter(deps: {
  readonly archive: Pick<OpenSources, "upsertTick">;
  readonly clock: Pick<ServiceClock, "kept">;
  readonly diff: DiffWorlds;
  readonly logger: Pick<Logger, "error" | "info">;
  readonly store: Pick<StoreMonitor, "report" | "setUnstoredChanges">;
}) {
  const { archive, diff, logger, store } = deps;
  let committed: DerivedState = { records: [], world: null };
  let committedClock: StoredClock = null;
  let isFailing = false;

  function noteStored(): void {
    store.setUnstoredChanges(0);
    store.report("commit", null);
  }

  return {
    /** Returns whether the last commit succeeded. */
    isArchived: () => !isFailing,
    /** Sets the state that counts as committed to that of the archive. */
    restart: (derived: DerivedState) => {
      committed = derived;
      isFailing = false;
      noteStored();
    },

    /**
     * Reports the number of unstored changes to the store monitor while this process cannot write.
     */
    hold: ({ world, records }: DerivedState) => {
      if (world !== null)
        store.setUnstoredChanges(changesSince(committed, world, records, diff).length);
    },

    /**
     * Commits the differences from the last commit; resolves to the changes with their numbers. If
     * the archive cannot write, logs that once and resolves to no changes; the next commit includes
     * them.
     *
     * @param isAnnounced Returns whether to log a change; by default all changes are logged.
     */
    async write(
      next: DerivedState,
      isAnnounced: (change: Change) => boolean = () => true,
    ): Promise<readonly LoggedChange[]> {
      const { world, records } = next;
      if (world === null) return [];
      const changes = changesSince(committed, world, records, diff).filter(isAnnounced);
      const clock = deps.clock.kept();
      const observations = records.map((record, index) =>
        observation(
          must(committed.records[index], "sources stay the same"),
          record,
          { now: world.now, clock },
          committedClock,
        ),
      );
      const isNew = observations.some(({ before, after }) => before !== after);
      if (!isNew && changes.length === 0) return [];
      try {
        const tick = await archive.upsertTick({ at: world.now, observations, changes });
        if (isFailing) logger.info({}, "The archive can write again.");
        isFailing = false;
        committed = next;
        committedClock = clock;
        noteStored();
        return tick.changes;
      } catch (error) {
        if (!isFailing) logger.error({ err: error }, describeArchiveProblem(error));
        isFailing = true;
        store.setUnstoredChanges(changes.length);
        store.report("commit", error);
        return [];
      }
    },
  };
}

/** Returns the changes since the last commit. */
function changesSince(
  committed: DerivedState,
  world: World,
  records: readonly SourceRecord[],
  diff: DiffWorlds,
): readonly Change[] {
  if (committed.world === null) return [];
  return diff(committed.world, world).filter(
    ({ type, match }) => type !== "added" || isNewMatch(committed, match, records),
  );
}

/**
 * Returns whether a match was first seen after the last committed poll of every source that has it.
 * A match recalled from the archive is new only to memory, and the first lists of a source are no
 * news.
 */
function isNewMatch(
  committed: DerivedState,
  match: SiteKey,
  records: readonly SourceRecord[],
): boolean {
  return records.every(({ sighted }, index) => {
    const seen = sighted.snapshot?.matches.get(match);
    if (seen === undefined) return true;
    const before = committed.records[index]?.sighted.snapshot ?? null;
    return before !== null && seen.sighting.firstSeen > before.takenAt;
  });
}

function observation(
  before: SourceRecord,
  record: SourceRecord,
  { now, clock }: { readonly now: Instant; readonly clock: StoredClock },
  clockBefore: StoredClock,
): SourceUpdate {
  const after = createStoredSource(record, now, clock);
  return {
    before: isStoredAlike(before, record) ? after : createStoredSource(before, now, clockBefore),
    after,
  };
}
