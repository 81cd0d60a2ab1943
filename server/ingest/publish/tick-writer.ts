import { must } from "#core/lib/must.ts";
import type { Change } from "#core/model/change.ts";
import type { Instant, SiteKey } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import type { LoggedChange, SourceUpdate, OpenSources } from "#server/archive/repository.ts";
import type { KeptClock, ServiceClock } from "#server/clock/clock.ts";
import type { Logger } from "#server/platform/logger.ts";
import { isAlike, observedOf, type SourceRecord } from "#server/ingest/source/source-record.ts";
import { describeProblem, type StoreMonitor } from "./store-monitor.ts";

/** Typed changes from one world to the next. */
export type Diff = (before: World, after: World) => readonly Change[];

/** What the sources have seen, and what was derived from it. */
export interface DerivedState {
  readonly records: readonly SourceRecord[];
  /** Null before anything was seen: what is new after that is no change. */
  readonly world: World | null;
}

export interface TickWriter {
  /**
   * Commits what is new since the last commit and answers the changes with their numbers. Where the
   * archive cannot write, that is logged once, nothing is answered, and the next commit makes up.
   *
   * @param isAnnounced Which changes are logged; all of them without.
   */
  readonly write: (
    next: DerivedState,
    isAnnounced?: (change: Change) => boolean,
  ) => Promise<readonly LoggedChange[]>;
  /** Reports how much of what is shown is not stored, in a process that cannot write now. */
  readonly hold: (next: DerivedState) => void;
  /** False from a tick that the archive could not keep to the next one that it does. */
  readonly isArchived: () => boolean;
  /** Goes on from what the archive holds. */
  readonly restart: (standing: DerivedState) => void;
}

/** A writer that knows of no source yet: `restart` it before the first tick. */
export function createTickWriter(deps: {
  readonly archive: Pick<OpenSources, "upsertTick">;
  readonly clock: Pick<ServiceClock, "kept">;
  readonly diff: Diff;
  readonly logger: Pick<Logger, "error" | "info">;
  readonly store: Pick<StoreMonitor, "report" | "setUnstoredChanges">;
}): TickWriter {
  const { archive, diff, logger, store } = deps;
  let committed: DerivedState = { records: [], world: null };
  let committedClock: KeptClock = null;
  let failing = false;

  function noteStored(): void {
    store.setUnstoredChanges(0);
    store.report("commit", null);
  }

  return {
    isArchived: () => !failing,
    restart: (standing) => {
      committed = standing;
      failing = false;
      noteStored();
    },

    hold: ({ world, records }) => {
      if (world !== null) store.setUnstoredChanges(newsOf(committed, world, records, diff).length);
    },

    async write(next, isAnnounced = () => true) {
      const { world, records } = next;
      if (world === null) return [];
      const changes = newsOf(committed, world, records, diff).filter(isAnnounced);
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
        if (failing) logger.info({}, "the archive takes writes again");
        failing = false;
        committed = next;
        committedClock = clock;
        noteStored();
        return tick.changes;
      } catch (error) {
        if (!failing) logger.error({ err: error }, describeProblem(error));
        failing = true;
        store.setUnstoredChanges(changes.length);
        store.report("commit", error);
        return [];
      }
    },
  };
}

/** Returns the changes since the last commit. */
function newsOf(
  committed: DerivedState,
  world: World,
  records: readonly SourceRecord[],
  diff: Diff,
): readonly Change[] {
  if (committed.world === null) return [];
  return diff(committed.world, world).filter(
    ({ type, match }) => type !== "added" || isNews(committed, match, records),
  );
}

/**
 * Returns whether a match is new. One that was recalled from the archive is new to memory only, and
 * what a source lists first of all is no news. Each source is polled at a time of its own.
 */
function isNews(
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
  { now, clock }: { readonly now: Instant; readonly clock: KeptClock },
  clockBefore: KeptClock,
): SourceUpdate {
  const after = observedOf(record, now, clock);
  return { before: isAlike(before, record) ? after : observedOf(before, now, clockBefore), after };
}
