import type { Instant, SiteKey } from "#core/model/match.ts";
import { SERVICE_OUTCOMES } from "#core/model/service-outcome.ts";
import { emptySnapshot } from "#core/snapshot/snapshot.ts";
import { markEnded } from "#core/snapshot/ended-memory.ts";
import { isRecord } from "#core/wire/scalars.ts";
import type { Archived, SourceStatus } from "#server/archive/repository.ts";
import type { KeptClock } from "#server/clock/clock.ts";
import { guardText, withGuard } from "./guard-record.ts";
import type { SourceState } from "./publication.ts";
import { restoreSentLists, sentOrderText } from "./raw-order.ts";
import { NOTHING_SIGHTED, type SourceSnapshot } from "./fetch-lists.ts";

/** One source as it stands after a look. */
export interface SourceRecord {
  readonly sighted: SourceSnapshot;
  readonly state: SourceState;
}

/** A source that nobody has looked at. */
export function waitingRecord(clientId: string): SourceRecord {
  const at = { at: null, nextTry: null, interval: null };
  const state = { clientId, outcome: "waiting" as const, message: null, quarantined: 0, ...at };
  return { sighted: NOTHING_SIGHTED, state };
}

/** A source as the archive holds it: after a restart, or where another process looks. */
export function restoreRecord(archived: Archived, clientId: string): SourceRecord {
  const { snapshot, sent } = archived;
  const waiting = waitingRecord(clientId);
  if (snapshot.matches.size === 0 && snapshot.lists.length === 0) return waiting;
  const said = parseSaid(archived.said);
  const quarantined = said?.quarantined ?? 0;
  const at = snapshot.lists.length === 0 ? null : snapshot.takenAt;
  return {
    sighted: {
      snapshot: withGuard(snapshot, textIn(archived.said, "guard")),
      sent,
      sentLists: restoreSentLists(archived, textIn(archived.said, "order")),
      quarantined,
    },
    state: { ...waiting.state, ...said, at },
  };
}

/** What the archive is to keep of a source. `now` stands for times that are not known yet. */
export function observedOf(
  { sighted, state }: SourceRecord,
  now: Instant,
  clock: KeptClock,
): SourceStatus {
  const { outcome, message, interval, quarantined } = state;
  const snapshot = sighted.snapshot ?? emptySnapshot(now);
  const guard = guardText(snapshot);
  const order = sentOrderText(sighted);
  const said = { outcome, message, interval, quarantined, guard, clock, order };
  return { snapshot, sent: sighted.sent, said };
}

/** Whether the archive holds the one where it holds the other. */
export function isAlike(a: SourceRecord, b: SourceRecord): boolean {
  return (
    a.sighted === b.sighted &&
    a.state.outcome === b.state.outcome &&
    a.state.message === b.state.message
  );
}

/**
 * The record with these matches remembered as ended and those as not ended; the same one where none
 * of them is new.
 */
export function rememberEndedIn(
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
 * Returns how the service clock ran at the newest commit; null if it showed the machine's time,
 * undefined before the first commit.
 */
export function keptClockOf(archived: readonly Archived[]): KeptClock | undefined {
  const newest = archived.find(({ at }) => at !== null);
  if (newest === undefined) return undefined;
  const clock = isRecord(newest.said) ? newest.said["clock"] : null;
  if (!isRecord(clock)) return null;
  const { wall, service, rate } = clock;
  if (typeof wall !== "number" || typeof service !== "number" || typeof rate !== "number")
    return null;
  return { wall, service, rate };
}

type Said = Pick<SourceState, "outcome" | "message" | "interval" | "quarantined">;

/** A member of what the archive keeps that is JSON of its own; null if there is none. */
function textIn(said: unknown, name: "guard" | "order"): unknown {
  return isRecord(said) ? said[name] : null;
}

function parseSaid(said: unknown): Said | null {
  if (!isRecord(said)) return null;
  const { message, interval, quarantined } = said;
  const outcome = SERVICE_OUTCOMES.find((known) => known === said["outcome"]);
  if (outcome === undefined || typeof quarantined !== "number") return null;
  return {
    outcome,
    message: typeof message === "string" ? message : null,
    interval: typeof interval === "number" ? interval : null,
    quarantined,
  };
}
