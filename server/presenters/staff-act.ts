import * as z from "zod/mini";
import {
  AnnotationActSchema,
  ClaimActSchema,
  type StaffActList,
  type StaffActView,
} from "#core/contract/staff-act.ts";
import type { AttentionItem } from "#core/attention/derive-attention.ts";
import { isAnnotationKind } from "#core/desk/annotation-kinds.ts";
import { isClaim } from "#core/desk/claim.ts";
import { CLAIM_KIND, type StaffActChange } from "#core/desk/staff-act.ts";
import type { SiteKey } from "#core/model/match.ts";
import { presentAttentionSubject, presentReferences } from "./annotation.ts";
import { type AttentionInput, toServiceTime } from "./attention.ts";
import { HoldSchema } from "#core/model/hold.ts";
import { ServiceRecordSchema, type ServiceRecordView } from "#core/contract/service-record.ts";
import { HOLD_KIND, OUTAGE_KIND, OutageSchema } from "#core/desk/service-record.ts";
import type { World } from "#core/world/world.ts";

/** Before the first data, no act has a subject. */
export interface StaffActsInput extends Pick<AttentionInput, "world" | "now" | "machineNow"> {
  /** The present attention items. */
  readonly items: readonly AttentionItem[];
}

/** Presents acts and records of Matchdesk in the given order, and the requesting staff member. */
export function presentStaffActs(
  acts: readonly StaffActChange[],
  input: StaffActsInput,
  me: string,
): StaffActList {
  return {
    acts: acts.flatMap((act) => presentStaffAct(act, input)),
    records: presentServiceRecords(acts, input.world),
    me,
  };
}

/** Presents an act; nothing if its kind is unknown, for example of a newer Matchdesk. */
export function presentStaffAct(
  act: StaffActChange,
  input: StaffActsInput,
): readonly StaffActView[] {
  if (act.kind === CLAIM_KIND) return [presentClaimAct(act, input)];
  const { kind } = act;
  if (!isAnnotationKind(kind)) return [];
  const references = presentReferences({ ...act, kind }, input.world);
  return [z.encode(AnnotationActSchema, { type: "annotation", ...act, kind, ...references })];
}

/** Presents the records of Matchdesk among acts with the values before them, in the given order. */
export function presentServiceRecords(
  acts: readonly StaffActChange[],
  world: World | null,
): ServiceRecordView[] {
  return acts.flatMap((act) => {
    const { kind, number, value, before, who, at } = act;
    const base = { number, isOver: value === null, who, at };
    if (kind === OUTAGE_KIND) {
      const { data: outage } = OutageSchema.safeParse(value ?? before);
      if (outage === undefined) return [];
      return z.encode(ServiceRecordSchema, { type: "outage", ...base, tournaments: [], outage });
    }
    if (kind !== HOLD_KIND) return [];
    const { data: hold } = HoldSchema.safeParse(value ?? before);
    if (hold === undefined) return [];
    const tournaments = hold.tournaments.map((key) => ({ key, title: titleOf(key, world) }));
    return z.encode(ServiceRecordSchema, { type: "hold", ...base, tournaments, hold });
  });
}

function presentClaimAct(
  { number, undoes, scope, value, before, who, at }: StaffActChange,
  input: StaffActsInput,
): StaffActView {
  const { items, world } = input;
  const item = items.find(({ id }) => id === scope);
  const matches = item?.matches ?? findClaimedMatches(isClaim(value) ? value : before);
  const claim = isClaim(value) ? value : { state: "open" as const, who, note: "", until: null };
  return z.encode(ClaimActSchema, {
    type: "claim",
    number,
    undoes,
    id: scope,
    kind: scope.split(" ")[0] ?? scope,
    state: claim.state,
    who: claim.who,
    by: who,
    note: claim.note,
    until: claim.until === null ? null : toServiceTime(claim.until, input),
    at: toServiceTime(at, input),
    about: presentAttentionSubject(scope, matches, world),
  });
}

/** Returns the matches of an item that has ended, which its claim contains as facts. */
function findClaimedMatches(claim: unknown): readonly SiteKey[] {
  const facts = isClaim(claim) ? claim.facts : [];
  return [...new Set(facts.flatMap((fact) => fact.split(" ", 1)))];
}

/** Returns the title of a tournament; its key if it is no longer in memory. */
function titleOf(key: SiteKey, world: World | null): string {
  return world?.tournaments.get(key)?.tournament.title ?? key;
}
