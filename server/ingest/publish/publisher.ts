import { expectedSteps } from "#core/forecast/expected-in-world.ts";
import { addToHistories } from "#core/model/match-history.ts";
import type { Instant } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import type { LoggedChange, OpenSources } from "#server/archive/repository.ts";
import type { ServiceClock, TimeSources } from "#server/clock/clock.ts";
import type { Logger } from "#server/platform/logger.ts";
import { createTurns } from "#server/work/turns.ts";
import { createClockCorrection } from "./clock-correction.ts";
import { deriveAt, type DeriveDeps, deriveStanding } from "./derive-current-state.ts";
import { mergeRecords } from "./merge-records.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import { createPublicationState, type PublicationState } from "./publication-state.ts";
import type { SourceRecord } from "#server/ingest/source/source-record.ts";
import { createStatusTimer } from "./status-timer.ts";
import type { StoreMonitor } from "./store-monitor.ts";
import { createTickWriter, type Diff, type DerivedState } from "./tick-writer.ts";

/** What a publisher needs. */
export interface PublisherDeps extends DeriveDeps {
  readonly clock: Pick<ServiceClock, "kept" | "now" | "subscribe">;
  readonly later: TimeSources["later"];
  readonly archive: Pick<OpenSources, "retimeChanges" | "upsertTick">;
  readonly diff: Diff;
  readonly logger: Pick<Logger, "error" | "info">;
  /** Whether this process leads, and has brought its memory up to what the archive holds. */
  readonly isWriting: () => boolean;
  /** Returns what viewers see of a world; it is called with every world that is shown, in their order. */
  readonly publicWorld: (world: World) => World;
  readonly store: StoreMonitor;
}

/** Sources as the archive holds them, and changes in it that were not told here yet. */
export interface Adopted {
  readonly records: readonly SourceRecord[];
  readonly changes: readonly LoggedChange[];
  /** What was noticed before those, oldest first: only what is read for the first time has any. */
  readonly earlier: readonly LoggedChange[];
  /** Number of the newest change there is. */
  readonly last: number;
  /** When everything was derived for the newest commit: what the log tells is true of then. */
  readonly at: Instant | null;
}

/**
 * One tick after the other: what the sources have seen -> derived world -> archive -> readers. Also
 * derives anew when time alone changes a status.
 */
export interface Publisher {
  readonly current: () => Publication;
  /** A source as it stands. */
  readonly record: (index: number) => SourceRecord;
  /**
   * Takes what a source has seen; answers once it is archived and everybody can read it.
   *
   * @param update Makes the record of the one that stands when its turn comes.
   */
  readonly publish: (
    index: number,
    update: (record: SourceRecord) => SourceRecord,
  ) => Promise<void>;
  /**
   * Takes everything as the archive holds it; what only memory holds and is newer stays shown, and
   * the next tick stores it.
   *
   * @param read Reads it, when its turn comes: no tick is committed meanwhile.
   */
  readonly adopt: (read: () => Promise<Adopted>) => Promise<void>;
  /** Derives everything anew, for it is derived with something else. */
  readonly renew: () => Promise<void>;
  /** False while the archive does not take what is shown: only memory holds it then. */
  readonly isArchived: () => boolean;
  /** Tells of changes once they are archived and everybody can read what came of them. */
  readonly subscribe: (listener: (changes: readonly LoggedChange[]) => void) => void;
  /** Calls the listener after the clock was set, when everything is derived for the right time. */
  readonly onClockStep: (listener: () => void) => void;
  /** Answers once what is under way is archived. */
  readonly close: () => Promise<void>;
}

/** Creates a publisher that has nothing to show: `adopt` its sources before anything is published. */
export function createPublisher(deps: PublisherDeps): Publisher {
  const writer = createTickWriter(deps);
  const state = createPublicationState(deps.store);
  const listeners: ((changes: readonly LoggedChange[]) => void)[] = [];
  /** Whether sources were polled while this process could not write. */
  let isHolding = false;
  /** Ticks never overlap: what one changes, the next one must find archived. */
  const inTurn = createTurns();
  const logFailure = (error: unknown): void => {
    deps.logger.error(
      { err: error },
      "what time alone changes could not be derived; the next look will",
    );
  };
  const timer = createStatusTimer(deps, () => inTurn(() => tick()).catch(logFailure));
  const derive = (seen: readonly SourceRecord[], earlier: World | null): Promise<DerivedState> =>
    deriveStanding(seen, earlier, deps);
  const onClockStep = createClockCorrection({
    ...deps,
    state,
    writer,
    isHolding: () => isHolding,
    derive,
    show,
    run: (correct) => void inTurn(correct).catch(logFailure),
  });

  function show(standing: DerivedState, changes: readonly LoggedChange[]): void {
    state.publish(standing, changes);
    const { world } = state.publication();
    if (world !== null) prepare(world, deps, logFailure);
    timer.plan(standing.world);
    if (changes.length > 0) for (const listener of listeners) listener(changes);
  }

  /** If it fails, the earlier state stays published. */
  async function tick(seen = state.known().records): Promise<void> {
    const standing = await derive(seen, state.publication().world);
    const isWriting = deps.isWriting();
    const changes = isWriting ? await writer.write(standing) : [];
    if (isWriting && writer.isArchived()) isHolding = false;
    if (isHolding) writer.hold(standing);
    show(standing, changes);
  }

  async function adopt(adopted: Adopted): Promise<void> {
    const committed = await deriveAt(adopted.records, adopted.at, deps);
    const hasUnstored = isHolding || !writer.isArchived();
    const seen = hasUnstored ? withHeld(adopted.records, state) : adopted.records;
    isHolding = seen.some((record, index) => record !== adopted.records[index]);
    const standing = await derive(seen, committed);
    const known = state.known();
    const histories = addToHistories(known.histories, adopted.earlier);
    state.correct({ ...known, histories, seq: adopted.last });
    writer.restart({ records: adopted.records, world: committed });
    if (isHolding) writer.hold(standing);
    show(standing, adopted.changes);
  }

  return {
    current: state.publication,
    record: state.record,
    publish: (index, update) =>
      inTurn(async () => {
        isHolding ||= !deps.isWriting();
        await tick(state.known().records.with(index, update(state.record(index))));
      }),
    adopt: (read) => inTurn(async () => adopt(await read())),
    renew: () => inTurn(() => tick()),
    isArchived: () => !isHolding && writer.isArchived(),
    subscribe: (listener) => void listeners.push(listener),
    onClockStep,
    close: () => {
      timer.close();
      return inTurn(() => Promise.resolve());
    },
  };
}

/** Derives ahead what nearly every response needs: of many matches it takes long. */
function prepare(
  shown: World,
  { publicWorld, run }: Pick<PublisherDeps, "publicWorld" | "run">,
  onFailure: (error: unknown) => void,
): void {
  for (const one of new Set([shown, publicWorld(shown)])) {
    run(expectedSteps(one)).catch(onFailure);
  }
}

/** Returns what the archive holds, with what only memory holds. */
function withHeld(
  adopted: readonly SourceRecord[],
  state: Pick<PublicationState, "record">,
): readonly SourceRecord[] {
  return adopted.map((record, index) => mergeRecords(record, state.record(index)));
}
