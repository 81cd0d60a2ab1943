import { deriveWorldSteps, type DeriveOptions } from "#core/world/derive-world.ts";
import type { Steps } from "#core/lib/steps.ts";
import { must } from "#core/lib/must.ts";
import type { Change } from "#core/model/change.ts";
import { addToHistories, type Histories } from "#core/model/match-history.ts";
import type { Instant } from "#core/model/match.ts";
import { expectedSteps } from "#core/forecast/expected-in-world.ts";
import { endSteps } from "#core/snapshot/ended-memory.ts";
import type { Snapshot } from "#core/model/tick.ts";
import type { World } from "#core/world/world.ts";
import type { LoggedChange, OpenSources } from "#server/archive/repository.ts";
import type { ServiceClock, TimeSources } from "#server/clock/clock.ts";
import type { Logger } from "#server/platform/logger.ts";
import { createTurns } from "#server/work/turns.ts";
import { createClockSteps, type KnownThen, retimeKnown } from "./clock-steps.ts";
import { mergeRecords } from "./merge-records.ts";
import { mergeSentLists } from "./merge-sent-lists.ts";
import { mergeSnapshots } from "#core/snapshot/merge-snapshots.ts";
import type { Publication } from "./publication.ts";
import { rememberEndedIn, type SourceRecord } from "./source-record.ts";
import type { StoreMonitor } from "./store-monitor.ts";
import { createTickWriter, type Diff, type Standing } from "./tick-writer.ts";

/** Longest wait of Node's timers. */
const LONGEST_TIMER = 2 ** 31 - 1;

export interface PublisherDeps {
  readonly clock: Pick<ServiceClock, "kept" | "now" | "subscribe">;
  readonly later: TimeSources["later"];
  /** What worlds are derived with, as it stands. */
  readonly options: () => DeriveOptions;
  readonly archive: Pick<OpenSources, "retimeChanges" | "upsertTick">;
  readonly diff: Diff;
  readonly logger: Pick<Logger, "error" | "info">;
  /** Whether this process leads, and has brought its memory up to what the archive holds. */
  readonly isWriting: () => boolean;
  /** Runs a derivation in slices: of 10,000 matches it takes 200 ms. */
  readonly run: <T>(steps: Steps<T>) => Promise<T>;
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
  current(): Publication;
  /** A source as it stands. */
  record(index: number): SourceRecord;
  /**
   * Takes what a source has seen; answers once it is archived and everybody can read it.
   *
   * @param update Makes the record of the one that stands when its turn comes.
   */
  publish(index: number, update: (record: SourceRecord) => SourceRecord): Promise<void>;
  /**
   * Takes everything as the archive holds it; what only memory holds and is newer stays shown, and
   * the next tick stores it.
   *
   * @param read Reads it, when its turn comes: no tick is committed meanwhile.
   */
  adopt(read: () => Promise<Adopted>): Promise<void>;
  /** Derives everything anew, for it is derived with something else. */
  renew(): Promise<void>;
  /** False while the archive does not take what is shown: only memory holds it then. */
  isArchived(): boolean;
  /** Tells of changes once they are archived and everybody can read what came of them. */
  subscribe(listener: (changes: readonly LoggedChange[]) => void): void;
  /** Calls the listener after the clock was set, when everything is derived for the right time. */
  onClockStep(listener: () => void): void;
  /** Answers once what is under way is archived. */
  close(): Promise<void>;
}

/** A publisher that has nothing to show: `adopt` its sources before anything is published. */
export function createPublisher(deps: PublisherDeps): Publisher {
  const { clock, logger } = deps;
  const writer = createTickWriter(deps);
  const clockListeners: (() => void)[] = [];
  const clockSteps = createClockSteps();
  let seq: number | null = null;
  const listeners: ((changes: readonly LoggedChange[]) => void)[] = [];
  let cancelTick: (() => void) | null = null;
  let closed = false;
  let records: readonly SourceRecord[] = [];
  /** Whether sources were polled while this process could not write. */
  let isHolding = false;
  let histories: Histories = new Map();
  let publication: Publication = {
    world: null,
    sources: [],
    sentLists: { upcoming: [], ended: [] },
    sent: new Map(),
    store: deps.store.health(),
  };

  // It changes between ticks too.
  deps.store.subscribe(() => {
    publication = { ...publication, store: deps.store.health() };
  });

  /** Ticks never overlap: what one changes, the next one must find archived. */
  const inTurn = createTurns();

  function recordAt(index: number): SourceRecord {
    return must(records[index], "every source was adopted");
  }

  /** Derives the present world, and takes over from an earlier one what stayed the same. */
  async function derive(seen: readonly SourceRecord[], earlier: World | null): Promise<Standing> {
    const merged = merge(seen);
    if (merged === null) return { records: seen, world: null };
    const world = await deps.run(
      deriveWorldSteps(merged, clock.now(), deps.options(), earlier ?? undefined),
    );
    const { ended, undone } = await deps.run(endSteps(world.matches.values()));
    return { records: seen.map((record) => rememberEndedIn(record, ended, undone)), world };
  }

  function show(standing: Standing, changes: readonly LoggedChange[]): void {
    const { world } = standing;
    ({ records } = standing);
    seq = changes.at(-1)?.seq ?? seq;
    histories = addToHistories(histories, changes);
    publication = {
      world: world === null ? null : { ...world, histories },
      sources: records.map(({ state }) => state),
      sentLists: mergeSentLists(records.map(({ sighted }) => sighted.sentLists)),
      sent: new Map(records.flatMap(({ sighted }) => [...sighted.sent])),
      store: deps.store.health(),
    };
    if (publication.world !== null) prepare(publication.world);
    cancelTick?.();
    const due = world === null ? null : earliestChange(world);
    if (due !== null && !closed) {
      // Some of it still holds at that very moment: at once, this would go round in circles.
      const wait = Math.min(due + 1 - clock.now(), LONGEST_TIMER);
      cancelTick = deps.later(wait, () => inTurn(() => tick()).catch(logBroken));
    }
    if (changes.length > 0) for (const listener of listeners) listener(changes);
  }

  /** Derives ahead what nearly every response needs: of many matches it takes long. */
  function prepare(shown: World): void {
    for (const one of new Set([shown, deps.publicWorld(shown)])) {
      deps.run(expectedSteps(one)).catch(logBroken);
    }
  }

  /** Where it breaks, what stood before goes on standing. */
  async function tick(seen = records): Promise<void> {
    const standing = await derive(seen, publication.world);
    const isWriting = deps.isWriting();
    const changes = isWriting ? await writer.write(standing) : [];
    if (isWriting && writer.isArchived()) isHolding = false;
    if (isHolding) writer.hold(standing);
    show(standing, changes);
  }

  /** What the archive holds, with what only memory holds. */
  function withHeld(adopted: readonly SourceRecord[]): readonly SourceRecord[] {
    if (!isHolding && writer.isArchived()) return adopted;
    return adopted.map((record, index) => mergeRecords(record, recordAt(index)));
  }

  /**
   * Corrects what was recorded since the clock was last right, and derives everything for the time it
   * shows now. That announces nothing, for nothing happened to the matches, but for ends that were
   * announced at a wrong time and are none.
   *
   * @param before Null if it is not known.
   */
  async function stepClock(before: KnownThen | null, by: number): Promise<void> {
    const correction = { by, now: clock.now() };
    const isWriting = deps.isWriting();
    // A follower gets what the leader has corrected.
    if (isWriting || isHolding) {
      const moved = retimeKnown({ records, histories, seq }, before, correction);
      ({ histories, records } = moved);
    }
    if (isWriting) await retimeLog(before, correction);
    const standing = await derive(records, null);
    const isWrongEnd = ({ type, match }: Change): boolean =>
      type === "corrected" &&
      histories.get(match)?.endedAt !== (before?.histories.get(match)?.endedAt ?? null);
    show(standing, isWriting ? await writer.write(standing, isWrongEnd) : []);
    for (const listener of clockListeners) listener();
  }

  async function retimeLog(
    before: KnownThen | null,
    { by, now }: { readonly by: number; readonly now: Instant },
  ): Promise<void> {
    const since = before === null ? { at: now } : { seq: before.seq ?? 0 };
    try {
      await deps.archive.retimeChanges(since, by);
    } catch (error) {
      logger.error({ err: error }, "the times of the change log could not be corrected");
    }
  }

  clock.subscribe({
    doubted: (source) => clockSteps.doubted(source, { records, histories, seq }),
    trusted: (source) => clockSteps.trusted(source),
    stepped: (source, by, isHome) => {
      const before = clockSteps.stepped(source, by, isHome);
      inTurn(() => stepClock(before, by)).catch(logBroken);
    },
  });

  function logBroken(error: unknown): void {
    logger.error(
      { err: error },
      "what time alone changes could not be derived; the next look will",
    );
  }

  return {
    current: () => publication,
    record: recordAt,
    publish: (index, update) =>
      inTurn(async () => {
        isHolding ||= !deps.isWriting();
        await tick(records.with(index, update(recordAt(index))));
      }),
    adopt: (read) =>
      inTurn(async () => {
        const adopted = await read();
        const merged = merge(adopted.records);
        const committed =
          merged === null || adopted.at === null
            ? null
            : await deps.run(deriveWorldSteps(merged, adopted.at, deps.options()));
        const seen = withHeld(adopted.records);
        isHolding = seen.some((record, index) => record !== adopted.records[index]);
        const standing = await derive(seen, committed);
        histories = addToHistories(histories, adopted.earlier);
        seq = adopted.last;
        writer.restart({ records: adopted.records, world: committed });
        if (isHolding) writer.hold(standing);
        show(standing, adopted.changes);
      }),
    renew: () => inTurn(() => tick()),
    isArchived: () => !isHolding && writer.isArchived(),
    subscribe: (listener) => void listeners.push(listener),
    onClockStep: (listener) => void clockListeners.push(listener),
    close: () => {
      closed = true;
      cancelTick?.();
      return inTurn(() => Promise.resolve());
    },
  };
}

function merge(records: readonly SourceRecord[]): Snapshot | null {
  return mergeSnapshots(records.flatMap(({ sighted }) => sighted.snapshot ?? []));
}

/** When time alone changes something next; null when only new facts can. */
function earliestChange({ tournaments }: World): Instant | null {
  let earliest: Instant | null = null;
  for (const { validUntil } of tournaments.values()) {
    if (validUntil !== null && (earliest === null || validUntil < earliest)) earliest = validUntil;
  }
  return earliest;
}
