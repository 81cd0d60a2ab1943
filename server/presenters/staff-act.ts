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
import { presentServiceRecords } from "./service-record.ts";

/** Before the first data, no act has a subject. */
export interface StaffActsInput extends Pick<AttentionInput, "world" | "now" | "wall"> {
  /** The present attention items. */
  readonly items: readonly AttentionItem[];
}

/**
 * Presents acts and records of Matchdesk in the given order, and the name of the staff member who
 * sent the request.
 */
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
