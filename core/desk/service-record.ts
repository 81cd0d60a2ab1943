/** Records of Matchdesk itself about services, in the log of acts. */
import * as z from "zod/mini";
import { MINUTE } from "#core/lib/time.ts";
import { type Hold, holdKey, HoldSchema } from "#core/model/hold.ts";
import { InstantSchema } from "#core/model/instant.ts";
import type { Instant, SiteKey } from "#core/model/match.ts";
import {
  type FailedPolls,
  SERVICE_OUTCOMES,
  type SourcePollState,
} from "#core/model/service-outcome.ts";
import type { Snapshot } from "#core/model/tick.ts";

/** A service does not respond, or with nothing that can be used. */
export const OutageSchema = z.object({
  /** Host of the service's address. */
  host: z.string(),
  clientId: z.string(),
  /** Outcome of the poll with which the outage was recorded. */
  outcome: z.enum(SERVICE_OUTCOMES),
  /** Time of the first failed poll. */
  since: InstantSchema,
});

/** A hold, with the tournaments of the matches that it keeps. */
export const RecordedHoldSchema = z.extend(HoldSchema, { tournaments: z.array(z.string()) });

export const OUTAGE_KIND = "service-outage";
export const HOLD_KIND = "service-hold";
/** Kinds of records; no annotation has one of them. */
export const SERVICE_RECORD_KINDS = [OUTAGE_KIND, HOLD_KIND] as const;

/** An entry of the log of acts: something began, or it is over. */
export interface ServiceRecord {
  readonly kind: (typeof SERVICE_RECORD_KINDS)[number];
  /** Host and client id of a service, or key of a hold. */
  readonly scope: string;
  /** JSON of `OutageSchema` or `RecordedHoldSchema`; `null` if it is over. */
  readonly value: object | null;
}

/** Returns whether an entry of the log of acts is a record about services. */
export function isServiceRecord<T extends { readonly kind: string }>(
  act: T,
): act is T & Pick<ServiceRecord, "kind"> {
  return SERVICE_RECORD_KINDS.some((kind) => kind === act.kind);
}

/** Failed polls and time from which on a service without a usable response has an outage. */
const OUTAGE_POLLS = 3;
const OUTAGE_TIME = MINUTE;

/**
 * Returns whether polls have failed often and long enough for an outage: three times and for a
 * minute, whatever the reason.
 *
 * @param at Time of the last poll.
 */
export function isOutage(failed: FailedPolls | null, at: Instant | null): boolean {
  if (failed === null || at === null) return false;
  return failed.count >= OUTAGE_POLLS && at - failed.since >= OUTAGE_TIME;
}

/** A service with its polling state. */
export interface RecordedService {
  readonly host: string;
  readonly state: SourcePollState;
}

/** Returns what has to be recorded about services: new outages, and those that are over. */
export function findOutageRecords(
  services: readonly RecordedService[],
  open: readonly Pick<ServiceRecord, "kind" | "scope">[],
): readonly ServiceRecord[] {
  const scopes = scopesOf(open, OUTAGE_KIND);
  return services.flatMap(({ host, state }): readonly ServiceRecord[] => {
    const { clientId, outcome, failedPolls, at } = state;
    const scope = `${host} ${clientId}`;
    const isOpen = scopes.has(scope);
    if (isOpen) return outcome === "ok" ? [{ kind: OUTAGE_KIND, scope, value: null }] : [];
    if (failedPolls === null || !isOutage(failedPolls, at)) return [];
    const { since } = failedPolls;
    const value = z.encode(OutageSchema, { host, clientId, outcome, since });
    return [{ kind: OUTAGE_KIND, scope, value }];
  });
}

/** Returns what has to be recorded about holds: new ones, and those that have ended. */
export function findHoldRecords(
  { holds, matches, keysWithLosses = new Set() }: Snapshot,
  open: readonly Pick<ServiceRecord, "kind" | "scope">[],
): readonly ServiceRecord[] {
  const scopes = scopesOf(open, HOLD_KIND);
  const tournamentsOf = ({ tournament, site }: Hold): SiteKey[] => {
    if (tournament !== null) return [tournament];
    const all = [...keysWithLosses].flatMap((key) => matches.get(key)?.match ?? []);
    const own = all.filter((match) => site === null || match.site === site);
    return [...new Set(own.map((match) => match.tournament.key))];
  };
  const begun = holds
    .filter((hold) => !scopes.has(holdKey(hold)))
    .map((hold): ServiceRecord => ({
      kind: HOLD_KIND,
      scope: holdKey(hold),
      value: z.encode(RecordedHoldSchema, { ...hold, tournaments: tournamentsOf(hold) }),
    }));
  const present = new Set(holds.map(holdKey));
  const ended = [...scopes]
    .filter((scope) => !present.has(scope))
    .map((scope): ServiceRecord => ({ kind: HOLD_KIND, scope, value: null }));
  return [...begun, ...ended];
}

function scopesOf(
  records: readonly Pick<ServiceRecord, "kind" | "scope">[],
  kind: ServiceRecord["kind"],
): ReadonlySet<string> {
  return new Set(records.filter((record) => record.kind === kind).map(({ scope }) => scope));
}
