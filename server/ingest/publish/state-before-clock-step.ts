import type { MatchHistories } from "#core/model/match-history.ts";
import {
  correctHistoryTimes,
  correctSnapshotTimes,
  type TimeCorrection,
} from "#core/snapshot/correct-times.ts";
import type { SourceRecord } from "#server/ingest/source/source-record.ts";

/**
 * Everything recorded so far: the record of each source, the histories of matches, and the newest
 * change number.
 */
export interface KnownData {
  readonly records: readonly SourceRecord[];
  readonly histories: MatchHistories;
  /** Number of the newest change; `null` before the first. */
  readonly seq: number | null;
}

/**
 * Keeps the data from the moment when a service first sent a different time. If the clock is then
 * set, the times of everything recorded since are corrected; the data itself is not restored.
 */
export function createStateBeforeClockStep() {
  const doubts = new Map<number, KnownData>();
  /** Data from when the clock left its home time; `null` while it shows home time. */
  let origin: KnownData | null = null;
  return {
    /** Stores the present data because a source sent a time that differs from the clock's. */
    doubted: (source: number, known: KnownData) => void doubts.set(source, known),
    /** Discards the stored data of a source because its times match the clock again. */
    trusted: (source: number) => void doubts.delete(source),
    /**
     * Registers that the clock was set.
     *
     * @param by Milliseconds.
     * @param isHome See `ClockListener`.
     * @returns The data from when the clock was last right; `null` if unknown.
     */
    stepped(source: number, by: number, isHome: boolean): KnownData | null {
      // The clock was ahead since before the start, so the data from the first doubt is wrong too.
      const wasAhead = origin === null && isHome && by < 0;
      const before = origin ?? (wasAhead ? null : (doubts.get(source) ?? null));
      origin = isHome ? null : before;
      doubts.clear();
      return before;
    },
  };
}

/** Returns `known` with every time that was recorded after `before` corrected. */
export function retimeStateSince<T extends KnownData>(
  known: T,
  before: KnownData | null,
  correction: TimeCorrection,
): T {
  const records = known.records.map((record, index) =>
    retimeRecord(record, before?.records[index] ?? null, before !== null, correction),
  );
  const histories = correctHistoryTimes(known.histories, before?.histories, correction);
  return { ...known, records, histories };
}

function retimeRecord(
  record: SourceRecord,
  before: SourceRecord | null,
  isKnown: boolean,
  correction: TimeCorrection,
): SourceRecord {
  const { sighted, state } = record;
  const { by, now } = correction;
  const { at, nextTry } = state;
  const isSince = at !== null && (isKnown ? at !== before?.state.at : at > now);
  const earlier = isKnown ? (before?.sighted.snapshot ?? null) : undefined;
  const snapshot =
    sighted.snapshot === null ? null : correctSnapshotTimes(sighted.snapshot, earlier, correction);
  return {
    sighted: { ...sighted, snapshot },
    state: {
      ...state,
      at: isSince ? at + by : at,
      nextTry: nextTry === null ? null : nextTry + by,
    },
  };
}
