import * as z from "zod/mini";
import type { Instant, SiteKey } from "#core/model/match.ts";
import { SERVICE_OUTCOMES } from "#core/model/service-outcome.ts";
import { emptySnapshot } from "#core/snapshot/snapshot.ts";
import { markEnded } from "#core/snapshot/mark-ended.ts";
import { isJsonObject } from "#core/wire/scalars.ts";
import type { ArchivedSource, StoredSource } from "#server/archive/repository.ts";
import type { StoredClock } from "#server/clock/clock.ts";
import { serializeGuardState, restoreGuardState } from "#core/guards/guard-record.ts";
import {
  createUnpolledState,
  FailedPollsSchema,
  findOutageStart,
  PastOutageSchema,
  type Source,
  type SourcePollState,
} from "#core/model/poll-state.ts";
import { restoreRawLists, serializeRawOrder } from "./raw-lists.ts";
import { EMPTY_SNAPSHOT, type SourceSnapshot } from "./source-snapshot.ts";

/** Data and polling state of one source after a poll. */
export interface SourceRecord {
  readonly sighted: SourceSnapshot;
  readonly state: SourcePollState;
}

/** Creates the record of a source that has not been polled. */
export function createUnpolledRecord(source: Source): SourceRecord {
  return { sighted: EMPTY_SNAPSHOT, state: createUnpolledState(source) };
}

/** Restores the record of a source from the archive, after a restart or in a follower. */
export function restoreRecord(archived: ArchivedSource, source: Source): SourceRecord {
  const { snapshot, sent } = archived;
  const waiting = createUnpolledRecord(source);
  if (snapshot.matches.size === 0 && snapshot.lists.length === 0) return waiting;
  const { data: status } = StatusSchema.safeParse(archived.said);
  const quarantined = status?.quarantined ?? 0;
  const at = snapshot.lists.length === 0 ? null : snapshot.takenAt;
  return {
    sighted: {
      snapshot: restoreGuardState(snapshot, textIn(archived.said, "guard")),
      sent,
      sentLists: restoreRawLists(sent, textIn(archived.said, "order")),
      quarantined,
      unrecalled: EMPTY_SNAPSHOT.unrecalled,
    },
    state: { ...waiting.state, ...status, at },
  };
}

/** Returns the form of a source that the archive stores; `now` is the time without a snapshot. */
export function createStoredSource(
  { sighted, state }: SourceRecord,
  now: Instant,
  clock: StoredClock,
): StoredSource {
  const snapshot = sighted.snapshot ?? emptySnapshot(now);
  const guard = serializeGuardState(snapshot);
  const order = serializeRawOrder(sighted.sentLists);
  const { outcome, message, interval, quarantined, failedPolls, lastOutage } = state;
  const status = { outcome, message, interval, quarantined, failedPolls, lastOutage };
  return { snapshot, sent: sighted.sent, said: { ...status, guard, clock, order } };
}

/** Returns whether two records are stored identically, apart from poll times and intervals. */
export function isStoredAlike(a: SourceRecord, b: SourceRecord): boolean {
  return (
    a.sighted === b.sighted &&
    a.state.outcome === b.state.outcome &&
    a.state.message === b.state.message &&
    hasOutage(a.state) === hasOutage(b.state)
  );
}

/** Returns whether an outage has begun by the last poll. */
function hasOutage(state: SourcePollState): boolean {
  return state.at !== null && findOutageStart(state, state.at) !== null;
}

/**
 * Returns the record with the matches `ended` marked as ended and those in `undone` unmarked; the
 * same record if that changes nothing.
 */
export function markEndedIn(
  record: SourceRecord,
  ended: readonly SiteKey[],
  undone: readonly SiteKey[],
): SourceRecord {
  const { sighted } = record;
  if (sighted.snapshot === null) return record;
  const snapshot = markEnded(sighted.snapshot, ended, undone);
  return snapshot === sighted.snapshot ? record : { ...record, sighted: { ...sighted, snapshot } };
}

/**
 * Returns the state of the service clock at the newest commit; `null` if it showed the machine's
 * time, `undefined` before the first commit.
 */
export function findStoredClock(archived: readonly ArchivedSource[]): StoredClock | undefined {
  const newest = archived.find(({ at }) => at !== null);
  if (newest === undefined) return undefined;
  const clock = isJsonObject(newest.said) ? newest.said["clock"] : null;
  if (!isJsonObject(clock)) return null;
  const { wall, service } = clock;
  return typeof wall === "number" && typeof service === "number" ? { wall, service } : null;
}

/** Part of the polling state that the archive stores. The rest counts from the last start. */
const StatusSchema = z.object({
  outcome: z.enum(SERVICE_OUTCOMES),
  message: z.nullable(z.string()),
  interval: z.nullable(z.number()),
  quarantined: z.number(),
  failedPolls: z.prefault(z.nullable(FailedPollsSchema), null),
  lastOutage: z.prefault(z.nullable(PastOutageSchema), null),
});

/** Returns a member of the archived state that is itself JSON text; `null` if there is no state. */
function textIn(status: unknown, name: "guard" | "order"): unknown {
  return isJsonObject(status) ? status[name] : null;
}
