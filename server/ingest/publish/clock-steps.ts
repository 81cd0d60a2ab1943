import type { Histories } from "#core/model/match-history.ts";
import { retimeHistories, retimeSnapshot, type TimeCorrection } from "#core/snapshot/retime.ts";
import type { SourceRecord } from "#server/ingest/source/source-record.ts";

/** What was known at one moment. */
export interface KnownThen {
  readonly records: readonly SourceRecord[];
  readonly histories: Histories;
  /** Number of the newest change; null before any. */
  readonly seq: number | null;
}

/**
 * Remembers what was known when a service began to state another time, so that what was recorded
 * from then on can be told apart.
 */
export interface ClockSteps {
  readonly doubted: (source: number, known: KnownThen) => void;
  readonly trusted: (source: number) => void;
  /**
   * Takes a step of the clock into account.
   *
   * @param by Milliseconds.
   * @param isHome See `ClockListener`.
   * @returns What was known when the clock was last right; null if that is not known.
   */
  readonly stepped: (source: number, by: number, isHome: boolean) => KnownThen | null;
}

export function createClockSteps(): ClockSteps {
  const doubts = new Map<number, KnownThen>();
  /** Since the clock left the time it showed at first. */
  let origin: KnownThen | null = null;
  return {
    doubted: (source, known) => void doubts.set(source, known),
    trusted: (source) => void doubts.delete(source),
    stepped(source, by, isHome) {
      // Ahead since before the start, so that what was known at the first doubt is wrong as well.
      const wasAhead = origin === null && isHome && by < 0;
      const before = origin ?? (wasAhead ? null : (doubts.get(source) ?? null));
      origin = isHome ? null : before;
      doubts.clear();
      return before;
    },
  };
}

/** Returns what is known, with every time that was recorded since `before` moved. */
export function retimeKnown<T extends KnownThen>(
  known: T,
  before: KnownThen | null,
  correction: TimeCorrection,
): T {
  const records = known.records.map((record, index) =>
    retimeRecord(record, before?.records[index] ?? null, before !== null, correction),
  );
  const histories = retimeHistories(known.histories, before?.histories, correction);
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
    sighted.snapshot === null ? null : retimeSnapshot(sighted.snapshot, earlier, correction);
  return {
    sighted: { ...sighted, snapshot },
    state: {
      ...state,
      at: isSince ? at + by : at,
      nextTry: nextTry === null ? null : nextTry + by,
    },
  };
}
