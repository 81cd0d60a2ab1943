import { getExpectedStartsInSteps } from "#core/forecast/expected-in-world.ts";
import { addChangesToHistories } from "#core/model/match-history.ts";
import type { Change } from "#core/model/change.ts";
import type { Instant } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import type { LoggedChange } from "#server/archive/repository.ts";
import type { OpenSources } from "#server/archive/engines/archive.ts";
import type { ServiceClock, TimeSources } from "#server/clock/clock.ts";
import { createSerialQueue } from "#server/work/serial-queue.ts";
import { deriveWorldAt, deriveCurrentState, type DeriveDeps } from "./derive-current-state.ts";
import { createPublicationState } from "./publication-state.ts";
import type { SourceRecord } from "#server/ingest/source/source-record.ts";
import type { StoreMonitor } from "./store-monitor.ts";
import { createTickWriter, type DerivedState, type TickWriterDeps } from "./tick-writer.ts";
import { isLaterSighting } from "#core/snapshot/merge-snapshots.ts";
import type { Snapshot } from "#core/model/tick.ts";

/** Longest delay that Node's timers support, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

export interface PublisherDeps extends DeriveDeps, TickWriterDeps {
  readonly clock: Pick<ServiceClock, "kept" | "now" | "subscribe">;
  readonly later: TimeSources["later"];
  readonly archive: Pick<OpenSources, "upsertTick">;
  /** Returns the part of a world for viewers. Called with every published world, in order. */
  readonly publicWorld: (world: World) => World;
  readonly store: StoreMonitor;
}

/** Data read from the archive by `CatchUp`. */
export interface CatchUpData {
  /** The sources as archived. */
  readonly records: readonly SourceRecord[];
  /** Logged changes that this process has not published yet, oldest first. */
  readonly changes: readonly LoggedChange[];
  /** Logged changes of the last days, oldest first, at the first read; empty at later reads. */
  readonly earlier: readonly LoggedChange[];
  /** When the world of the newest commit was derived; `null` before the first commit. */
  readonly at: Instant | null;
}

/**
 * Runs one tick after the other: derives a world from the received data, archives and publishes it,
 * and notifies subscribers. Also derives again when time alone changes a status.
 */
export type Publisher = ReturnType<typeof createPublisher>;

/** Creates a publisher without sources: call `adopt` before `publish`. */
export function createPublisher(deps: PublisherDeps) {
  const writer = createTickWriter(deps);
  const state = createPublicationState(deps.store);
  const listeners: ((changes: readonly LoggedChange[]) => void)[] = [];
  const clockListeners: (() => void)[] = [];
  /** Ticks never overlap, because each is compared with the one committed before. */
  const enqueue = createSerialQueue();
  const logFailure = (error: unknown): void => {
    deps.logger.error(
      { err: error },
      "Deriving the world failed. Pages keep the last data until the next poll.",
    );
  };
  const timer = createStatusTimer(deps, () => enqueue(() => tick()).catch(logFailure));
  const derive = (seen: readonly SourceRecord[], earlier: World | null): Promise<DerivedState> =>
    deriveCurrentState(seen, earlier, deps);
  function show(derived: DerivedState, changes: readonly LoggedChange[]): void {
    state.publish(derived, changes);
    const { world } = state.publication();
    if (world !== null) prepare(world, deps, logFailure);
    timer.plan(derived.world);
    if (changes.length > 0) for (const listener of listeners) listener(changes);
  }

  /** Derives, archives and publishes. If it fails, the earlier state stays published. */
  async function tick(seen = state.known().records): Promise<void> {
    const derived = await derive(seen, state.publication().world);
    show(derived, await writer.store(derived));
  }

  /**
   * Derives the world for the time to which the clock was set, `by` milliseconds away. Nothing
   * happened to the matches, so only corrections of ends that the wrong time had caused are logged.
   * Recorded times stay.
   */
  async function followClockStep(by: number): Promise<void> {
    const isWriting = deps.isWriting();
    const { records } = state.known();
    // A follower reads the moved records from the leader's next tick.
    const moved =
      isWriting || writer.isHolding()
        ? records.map((record) => moveLastChanges(record, by))
        : records;
    const derived = await derive(moved, null);
    show(derived, isWriting ? await writer.write(derived, isCorrection) : []);
    for (const listener of clockListeners) listener();
  }
  deps.clock.subscribe((by) => void enqueue(() => followClockStep(by)).catch(logFailure));

  async function adopt(adopted: CatchUpData): Promise<void> {
    const committed = await deriveWorldAt(adopted.records, adopted.at, deps);
    const seen = writer.isArchived()
      ? adopted.records
      : adopted.records.map((record, index) => mergeRecords(record, state.record(index)));
    const derived = await derive(seen, committed);
    const { histories } = state.known();
    state.setHistories(addChangesToHistories(histories, adopted.earlier));
    writer.restart({ records: adopted.records, world: committed }, seen, derived);
    show(derived, adopted.changes);
  }

  return {
    current: state.publication,
    record: state.record,
    /**
     * Replaces the records of all sources, as they are after the ticks in progress, and runs a
     * tick; resolves once the result is published, and archived if this process can write.
     */
    publish: (update: (records: readonly SourceRecord[]) => readonly SourceRecord[]) =>
      enqueue(async () => {
        writer.noteReceived();
        await tick(update(state.known().records));
      }),
    /**
     * Publishes the archived state, which `read` returns after the ticks in progress; no tick is
     * committed meanwhile. Newer data in memory stays published, and the next tick stores it.
     */
    adopt: (read: () => Promise<CatchUpData>) => enqueue(async () => adopt(await read())),
    /** Runs a tick without new data, e.g. because the derivation options have changed. */
    renew: () => enqueue(() => tick()),
    isArchived: writer.isArchived,
    /** Calls the listener with new changes after they are archived and published. */
    subscribe: (listener: (changes: readonly LoggedChange[]) => void) =>
      void listeners.push(listener),
    /** Calls the listener after the clock was set and the world was derived for its new time. */
    onClockStep: (listener: () => void) => void clockListeners.push(listener),
    /** Stops the status timer; resolves once the ticks in progress are complete. */
    close: () => {
      timer.close();
      return enqueue(() => Promise.resolve());
    },
  };
}

/**
 * Merges the archived record of a source with this process's record, which could not be stored. Of
 * a match in both, the later sighting is used; lists and state are those of the later poll. Returns
 * `stored` itself if its poll is as new as that of `memory` or newer.
 */
export function mergeRecords(stored: SourceRecord, memory: SourceRecord): SourceRecord {
  const { snapshot } = memory.sighted;
  if (snapshot === null) return stored;
  const known = stored.sighted.snapshot;
  if (known === null) return memory;
  if (known.takenAt >= snapshot.takenAt) return stored;
  return { ...memory, sighted: { ...memory.sighted, snapshot: mergeOlder(snapshot, known) } };
}

/**
 * Moves the last changes of a source's matches with the clock, so that the time since then stays the
 * same and a clock that jumps ends no match (see `assumedEnd`).
 */
function moveLastChanges(record: SourceRecord, by: number): SourceRecord {
  const { snapshot } = record.sighted;
  if (snapshot === null) return record;
  const moved = Array.from(snapshot.matches.values(), (seen) => {
    const changedAt = seen.sighting.changedAt + by;
    return Object.assign({}, seen, { sighting: Object.assign({}, seen.sighting, { changedAt }) });
  });
  const matches = snapshot.matches.with(moved);
  return { ...record, sighted: { ...record.sighted, snapshot: { ...snapshot, matches } } };
}

function isCorrection({ type }: Change): boolean {
  return type === "corrected";
}

/** Derives the expected times in advance: nearly every response needs them, and it takes long. */
function prepare(
  shown: World,
  { publicWorld, run }: Pick<PublisherDeps, "publicWorld" | "run">,
  onFailure: (error: unknown) => void,
): void {
  for (const one of new Set([shown, publicWorld(shown)])) {
    run(getExpectedStartsInSteps(one)).catch(onFailure);
  }
}

function mergeOlder(newer: Snapshot, older: Snapshot): Snapshot {
  const later = [...newer.matches.values()].filter(({ match, sighting }) => {
    const other = older.matches.get(match.key);
    return other === undefined || !isLaterSighting(other.sighting, sighting);
  });
  const watchingSince = Math.min(newer.watchingSince, older.watchingSince);
  return { ...newer, watchingSince, matches: older.matches.with(later) };
}

/** Creates a timer that calls `run` when time alone changes a status. Nothing is planned yet. */
function createStatusTimer(
  deps: { readonly clock: Pick<ServiceClock, "now">; readonly later: TimeSources["later"] },
  run: () => Promise<void>,
) {
  const { clock, later } = deps;
  let cancel: (() => void) | null = null;
  let isClosed = false;
  return {
    /** Replaces the planned call with one at the next change of a status in this world. */
    plan(world: World | null) {
      cancel?.();
      const due = world === null ? null : earliestChange(world);
      if (due === null || isClosed) return;
      // At exactly this instant the old state is still valid: without 1 ms more this would loop.
      cancel = later(Math.min(due + 1 - clock.now(), LONGEST_TIMER), run);
    },
    /** Cancels the planned call and ignores later plans. */
    close() {
      isClosed = true;
      cancel?.();
    },
  };
}

/** Returns when time alone may next change a view; `null` if only new data can. */
function earliestChange({ tournaments }: World): Instant | null {
  let earliest: Instant | null = null;
  for (const { validUntil } of tournaments.values()) {
    if (validUntil !== null && (earliest === null || validUntil < earliest)) earliest = validUntil;
  }
  return earliest;
}
