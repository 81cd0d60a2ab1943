/** Records of Matchdesk itself about services, in the log of acts. */
import * as z from "zod/mini";
import { type Hold, holdKey, HoldSchema } from "#core/model/hold.ts";
import { InstantSchema } from "#core/model/instant.ts";
import { findOutageStart, type SourcePollState } from "#core/model/poll-state.ts";
import { SERVICE_OUTCOMES } from "#core/model/service-outcome.ts";

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

export const OUTAGE_KIND = "service-outage";
export const HOLD_KIND = "service-hold";
/** Kinds of records; no annotation has one of them. */
export const SERVICE_RECORD_KINDS = [OUTAGE_KIND, HOLD_KIND] as const;

/** An entry of the log of acts: something began, or it is over. */
export interface ServiceRecord {
  readonly kind: (typeof SERVICE_RECORD_KINDS)[number];
  /** Host and client id of a service, or key of a hold. */
  readonly scope: string;
  /** JSON of `OutageSchema` or `HoldSchema`; `null` if it is over. */
  readonly value: object | null;
}

/** Returns whether an entry of the log of acts is a record about services. */
export function isServiceRecord<T extends { readonly kind: string }>(
  act: T,
): act is T & Pick<ServiceRecord, "kind"> {
  return SERVICE_RECORD_KINDS.some((kind) => kind === act.kind);
}

/** Returns what has to be recorded about services: new outages, and those that are over. */
export function findOutageRecords(
  sources: readonly SourcePollState[],
  open: readonly Pick<ServiceRecord, "kind" | "scope">[],
): readonly ServiceRecord[] {
  const scopes = scopesOf(open, OUTAGE_KIND);
  const present = new Set(sources.map(({ host, clientId }) => `${host} ${clientId}`));
  const removed = [...scopes].filter((scope) => !present.has(scope));
  const found = sources.flatMap((state): readonly ServiceRecord[] => {
    const { host, clientId, outcome, at } = state;
    const scope = `${host} ${clientId}`;
    const isOpen = scopes.has(scope);
    if (isOpen) return outcome === "ok" ? [{ kind: OUTAGE_KIND, scope, value: null }] : [];
    const since = at === null ? null : findOutageStart(state, at);
    if (since === null) return [];
    const value = z.encode(OutageSchema, { host, clientId, outcome, since });
    return [{ kind: OUTAGE_KIND, scope, value }];
  });
  // The outage of a client that was replaced is over.
  return [
    ...found,
    ...removed.map((scope) => ({ kind: OUTAGE_KIND, scope, value: null }) as const),
  ];
}

/** Returns what has to be recorded about holds: new ones, and those that have ended. */
export function findHoldRecords(
  holds: readonly Hold[],
  open: readonly Pick<ServiceRecord, "kind" | "scope">[],
): readonly ServiceRecord[] {
  const scopes = scopesOf(open, HOLD_KIND);
  const begun = holds
    .filter((hold) => !scopes.has(holdKey(hold)))
    .map((hold): ServiceRecord => ({
      kind: HOLD_KIND,
      scope: holdKey(hold),
      value: z.encode(HoldSchema, hold),
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
