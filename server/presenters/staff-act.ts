import * as z from "zod/mini";
import {
  AnnotationActSchema,
  type AnnotationActView,
  type ClaimActView,
  type StaffActList,
  type StaffActView,
} from "#core/contract/staff-act.ts";
import type { AttentionItem } from "#core/attention/derive-attention.ts";
import { isAnnotationKind } from "#core/desk/annotation-kinds.ts";
import type { AttentionClaim } from "#core/desk/claim.ts";
import type { World } from "#core/world/world.ts";
import { presentAttentionSubject, presentReferences } from "./annotation.ts";
import { type AttentionInput, presentClaim } from "./attention.ts";

/** A change of an annotation, as it is stored. */
type AnnotationChange = Pick<
  z.output<typeof AnnotationActSchema>,
  "scope" | "value" | "before" | "who" | "at"
> & { readonly kind: string };

/** Claims are oldest first. Before the first data, no act has a subject. */
export interface StaffActsInput extends Omit<AttentionInput, "rows"> {
  /** Newest first. */
  readonly changes: readonly AnnotationChange[];
  /** The present attention items. */
  readonly items: readonly AttentionItem[];
}

/** Presents changes of annotations and the last claim of each attention item, newest first. */
export function presentStaffActs(input: StaffActsInput): StaffActList {
  const changes = input.changes.flatMap((change) => presentAnnotationChange(change, input.world));
  const claims = input.claims.map((claim) => presentClaimAct(claim, input));
  return { acts: mergeByTime(changes, claims.toReversed()), me: input.me };
}

/** Merges two lists, newest first. Changes stay in their order also if the service's clock went back. */
function mergeByTime(
  changes: readonly AnnotationActView[],
  claims: readonly ClaimActView[],
): StaffActView[] {
  const merged: StaffActView[] = [];
  let claimed = 0;
  for (const change of changes) {
    for (let claim = claims[claimed]; claim !== undefined && claim.at > change.at;) {
      merged.push(claim);
      claimed += 1;
      claim = claims[claimed];
    }
    merged.push(change);
  }
  return [...merged, ...claims.slice(claimed)];
}

/** Omits a change of an unknown kind, for example of a newer Matchdesk. */
function presentAnnotationChange(
  change: AnnotationChange,
  world: World | null,
): readonly AnnotationActView[] {
  const { kind } = change;
  if (!isAnnotationKind(kind)) return [];
  const references = presentReferences({ ...change, kind }, world);
  return [z.encode(AnnotationActSchema, { type: "annotation", ...change, kind, ...references })];
}

function presentClaimAct(
  claim: AttentionClaim,
  { items, world, now, wall }: StaffActsInput,
): ClaimActView {
  const { id } = claim;
  const item = items.find((one) => one.id === id);
  return {
    type: "claim",
    id,
    kind: id.split(" ")[0] ?? id,
    ...presentClaim(claim, now - wall),
    about: presentAttentionSubject(id, item, world),
  };
}
