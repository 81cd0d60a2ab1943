import { getExpectedStartsInSteps } from "#core/forecast/expected-in-world.ts";
import { addChangesToHistories } from "#core/model/match-history.ts";
import type { Instant, SeenMatch } from "#core/model/match.ts";
import type { MovedTournament } from "#core/model/tick.ts";
import type { World } from "#core/world/world.ts";
import type { LoggedChange } from "#server/archive/repository.ts";
import type { OpenSources } from "#server/archive/engines/archive.ts";
import type { ServiceClock, TimeSources } from "#server/clock/clock.ts";
import type { Logger } from "#server/platform/logger.ts";
import { createSerialQueue } from "#server/work/serial-queue.ts";
import { createClockCorrection } from "./clock-correction.ts";
import { deriveWorldAt, deriveCurrentState, type DeriveDeps } from "./derive-current-state.ts";
import { mergeRecords } from "./merge-records.ts";
import { createPublicationState, type PublicationState } from "./publication-state.ts";
import type { SourceRecord } from "#server/ingest/source/source-record.ts";
import type { StoreMonitor } from "./store-monitor.ts";
import { createTickWriter, type DiffWorlds, type DerivedState } from "./tick-writer.ts";

/** Longest delay that Node's timers support, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

export interface PublisherDeps extends DeriveDeps {
  readonly clock: Pick<ServiceClock, "kept" | "now" | "subscribe">;
  readonly later: TimeSources["later"];
  readonly archive: Pick<OpenSources, "retimeChanges" | "upsertTick">;
  readonly diff: DiffWorlds;
  readonly logger: Pick<Logger, "error" | "info">;
  /** Returns whether this process leads and its memory contains everything in the archive. */
  readonly isWriting: () => boolean;
  /**
   * Returns the part of a world that viewers may see. Called with every published world, in order.
   */
  readonly publicWorld: (world: World) => World;
  readonly store: StoreMonitor;
  /** Called before each tick is archived, once a tournament got another address. */
  readonly recordAddresses: (
    moved: readonly MovedTournament[],
    matches: Iterable<SeenMatch>,
  ) => Promise<void>;
}

/** Data read from the archive by `CatchUp`. */
export interface CatchUpData {
  /** The sources as archived. */
  readonly records: readonly SourceRecord[];
  /** Logged changes that this process has not published yet, oldest first. */
  readonly changes: readonly LoggedChange[];
  /** Logged changes of the last days, oldest first, at the first read; empty at later reads. */
  readonly earlier: readonly LoggedChange[];
  /** Number of the newest logged change. */
  readonly last: number;
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
  /** Whether memory contains data that was polled while this process could not write. */
  let isHolding = false;
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
  /** Calls the listener after the clock was set and the world was derived for the right time. */
  const onClockStep = createClockCorrection({
    ...deps,
    state,
    writer,
    isHolding: () => isHolding,
    derive,
    show,
    run: (correct) => void enqueue(correct).catch(logFailure),
  });

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
    const isWriting = deps.isWriting();
    if (isWriting) await recordAddresses(seen, deps.recordAddresses);
    const changes = isWriting ? await writer.write(derived) : [];
    if (isWriting && writer.isArchived()) isHolding = false;
    if (isHolding) writer.hold(derived);
    show(derived, changes);
  }

  async function adopt(adopted: CatchUpData): Promise<void> {
    const committed = await deriveWorldAt(adopted.records, adopted.at, deps);
    const hasUnstored = isHolding || !writer.isArchived();
    const seen = hasUnstored ? mergeUnstored(adopted.records, state) : adopted.records;
    isHolding = seen.some((record, index) => record !== adopted.records[index]);
    const derived = await derive(seen, committed);
    const known = state.known();
    const histories = addChangesToHistories(known.histories, adopted.earlier);
    state.correct({ ...known, histories, seq: adopted.last });
    writer.restart({ records: adopted.records, world: committed });
    if (isHolding) writer.hold(derived);
    show(derived, adopted.changes);
  }

  return {
    current: state.publication,
    record: state.record,
    /**
     * Replaces the record of a source and runs a tick; resolves once the result is published, and
     * archived if this process can write.
     *
     * @param update Returns the new record. Called with the current one after the ticks in progress.
     */
    publish: (index: number, update: (record: SourceRecord) => SourceRecord) =>
      enqueue(async () => {
        isHolding ||= !deps.isWriting();
        await tick(state.known().records.with(index, update(state.record(index))));
      }),
    /**
     * Publishes the archived state. Data in memory that is newer and not archived stays published,
     * and the next tick stores it.
     *
     * @param read Reads the archive. Called after the ticks in progress; no tick is committed
     * meanwhile.
     */
    adopt: (read: () => Promise<CatchUpData>) => enqueue(async () => adopt(await read())),
    /** Runs a tick without new data, e.g. because the derivation options have changed. */
    renew: () => enqueue(() => tick()),
    /**
     * Returns whether all published data is archived; `false` e.g. while the archive cannot write.
     */
    isArchived: () => !isHolding && writer.isArchived(),
    /** Calls the listener with new changes after they are archived and published. */
    subscribe: (listener: (changes: readonly LoggedChange[]) => void) =>
      void listeners.push(listener),
    onClockStep,
    /** Stops the status timer; resolves once the ticks in progress are complete. */
    close: () => {
      timer.close();
      return enqueue(() => Promise.resolve());
    },
  };
}

async function recordAddresses(
  records: readonly SourceRecord[],
  record: PublisherDeps["recordAddresses"],
): Promise<void> {
  for (const { sighted } of records) {
    const { moved = [], matches } = sighted.snapshot ?? {};
    if (moved.length > 0 && matches !== undefined) await record(moved, matches.values());
  }
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

/** Returns the archived records merged with newer data from memory. */
function mergeUnstored(
  adopted: readonly SourceRecord[],
  state: Pick<PublicationState, "record">,
): readonly SourceRecord[] {
  return adopted.map((record, index) => mergeRecords(record, state.record(index)));
}

/** Creates a timer without a planned call. */
function createStatusTimer(
  deps: { readonly clock: Pick<ServiceClock, "now">; readonly later: TimeSources["later"] },
  run: () => Promise<void>,
) {
  const { clock, later } = deps;
  let cancel: (() => void) | null = null;
  let isClosed = false;
  return {
    /** Replaces the planned call with one at the next such change in this world. */
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
