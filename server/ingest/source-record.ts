import { isCarried } from "#core/model/is-carried.ts";
import type { Instant, ListName, SeenMatch, SiteKey } from "#core/model/match.ts";
import { SERVICE_OUTCOMES } from "#core/model/service-outcome.ts";
import { emptySnapshot } from "#core/model/snapshot.ts";
import { rememberEnded } from "#core/model/ended-memory.ts";
import { isRecord } from "#core/wire/scalars.ts";
import type { Archived, Observed } from "#server/archive/repository.ts";
import type { KeptClock } from "#server/clock.ts";
import { guardText, withGuard } from "./guard-record.ts";
import type { SourceState } from "./publication.ts";
import { NOTHING_SIGHTED, type Sighted } from "./source.ts";

/** One source as it stands after a look. */
export interface SourceRecord {
  readonly sighted: Sighted;
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
  const sentLists = new Map<ListName, readonly unknown[]>([
    ["upcoming", sentList(archived, "upcoming")],
    ["ended", sentList(archived, "ended")],
  ]);
  const quarantined = said?.quarantined ?? 0;
  const at = snapshot.lists.length === 0 ? null : snapshot.takenAt;
  return {
    sighted: {
      snapshot: withGuard(snapshot, guardIn(archived.said)),
      sent,
      sentLists,
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
): Observed {
  const { outcome, message, interval, quarantined } = state;
  const snapshot = sighted.snapshot ?? emptySnapshot(now);
  const guard = guardText(snapshot);
  const said = { outcome, message, interval, quarantined, guard, clock };
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
  const snapshot = rememberEnded(sighted.snapshot, ended, undone);
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

function guardIn(said: unknown): unknown {
  return isRecord(said) ? said["guard"] : null;
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

/** A list as the service would send it: the upcoming by start, the ended from the latest back. */
function sentList({ snapshot, sent }: Archived, name: ListName): readonly unknown[] {
  const direction = name === "upcoming" ? 1 : -1;
  return [...snapshot.matches.values()]
    .filter(({ sighting }) => sighting.list === name && isCarried(sighting, snapshot.lists))
    .toSorted((a, b) => direction * (startOf(a) - startOf(b)))
    .flatMap(({ match }) => (sent.has(match.key) ? [sent.get(match.key)] : []));
}

function startOf({ match }: SeenMatch): Instant {
  return match.start ?? 0;
}
