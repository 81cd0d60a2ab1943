import { must } from "#core/lib/must.ts";
import type { Change } from "#core/model/change.ts";
import type { Instant, SeenMatch, SiteKey } from "#core/model/match.ts";
import type { MovedTournament } from "#core/model/tick.ts";
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

export interface TickWriterDeps {
  readonly archive: Pick<OpenSources, "upsertTick">;
  readonly clock: Pick<ServiceClock, "kept">;
  readonly diff: DiffWorlds;
  readonly logger: Pick<Logger, "error" | "info">;
  readonly store: Pick<StoreMonitor, "report" | "setUnstoredChanges">;
  /** Returns whether this process leads and its memory contains everything in the archive. */
  readonly isWriting: () => boolean;
  /** Called before each tick is archived, once a tournament got another address. */
  readonly recordAddresses: (
    moved: readonly MovedTournament[],
    matches: Iterable<SeenMatch>,
  ) => Promise<void>;
}

/** Creates a writer of ticks without sources: call `restart` before the first tick. */
export function createTickWriter(deps: TickWriterDeps) {
  const { archive, diff, logger, store } = deps;
  let committed: DerivedState = { records: [], world: null };
  let committedClock: StoredClock = null;
  let isFailing = false;
  /** Whether memory contains data that was polled while this process could not write. */
  let isHolding = false;

  function noteStored(): void {
    store.setUnstoredChanges(0);
    store.report("commit", null);
  }
  /** Reports the number of unstored changes while this process cannot write. */
  function reportHeld({ world, records }: DerivedState): void {
    if (world !== null && isHolding)
      store.setUnstoredChanges(changesSince(committed, world, records, diff).length);
  }

  /**
   * Commits the differences from the last commit; resolves to the changes with their numbers. If
   * the archive cannot write, logs that once and resolves to no changes; the next commit includes
   * them. Changes for which `isAnnounced` is false are not logged.
   */
  async function write(
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
  }

  return {
    /** Returns whether all data is archived; `false` e.g. while the archive cannot write. */
    isArchived: () => !isHolding && !isFailing,
    /** Returns whether memory contains data that was polled while this process could not write. */
    isHolding: () => isHolding,
    /** Call before a tick with polled data. */
    noteReceived: () => {
      isHolding ||= !deps.isWriting();
    },
    /**
     * Sets the state that counts as committed to that of the archive. `derived` is derived from
     * `received`: the archived records, or newer ones in memory.
     */
    restart: (archived: DerivedState, received: readonly SourceRecord[], derived: DerivedState) => {
      committed = archived;
      isFailing = false;
      isHolding = received.some((record, index) => record !== archived.records[index]);
      noteStored();
      reportHeld(derived);
    },
    /** Archives a tick if this process can; resolves to the changes with their numbers. */
    async store(derived: DerivedState): Promise<readonly LoggedChange[]> {
      const isWriting = deps.isWriting();
      if (isWriting) await recordAddresses(derived.records, deps.recordAddresses);
      const changes = isWriting ? await write(derived) : [];
      if (isWriting && !isFailing) isHolding = false;
      reportHeld(derived);
      return changes;
    },
    write,
  };
}

async function recordAddresses(
  records: readonly SourceRecord[],
  record: TickWriterDeps["recordAddresses"],
): Promise<void> {
  for (const { sighted } of records) {
    const { moved = [], matches } = sighted.snapshot ?? {};
    if (moved.length > 0 && matches !== undefined) await record(moved, matches.values());
  }
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
