import type {
  AnnotationActView,
  ClaimActView,
  StaffActList,
  StaffActView,
} from "#core/contract/staff-act.ts";
import type { AttentionItem } from "#core/attention/derive-attention.ts";
import { isAnnotationKind, isPublicKind } from "#core/desk/annotation-kinds.ts";
import type { AttentionClaim } from "#core/desk/claim.ts";
import { formatInstant } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import {
  presentAnnotationSubject,
  presentAttentionSubject,
  presentReferredMatch,
} from "./annotation-subject.ts";
import { presentClaim } from "./attention.ts";

/** A change of an annotation, as it is stored. */
interface AnnotationChange {
  readonly kind: string;
  readonly scope: string;
  readonly value: unknown;
  readonly before: unknown;
  readonly who: string;
  readonly at: Instant;
}

export interface StaffActsInput {
  /** Newest first. */
  readonly changes: readonly AnnotationChange[];
  /** Oldest first. */
  readonly claims: readonly AttentionClaim[];
  /** The present attention items. */
  readonly items: readonly AttentionItem[];
  /** `null` before the first data. Then no act has a subject. */
  readonly world: World | null;
  /** The service's time, which pages show. */
  readonly now: Instant;
  /** This machine's time, which claims use. */
  readonly wall: Instant;
  /** Name of the staff member who sent the request. */
  readonly me: string;
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
  { kind, scope, value, before, who, at }: AnnotationChange,
  world: World | null,
): readonly AnnotationActView[] {
  if (!isAnnotationKind(kind)) return [];
  const about = presentAnnotationSubject(kind, scope, world);
  const refersTo = presentReferredMatch(kind, value, world);
  const isPublic = isPublicKind(kind);
  const written = { kind, scope, value, before, who, at: formatInstant(at) };
  return [{ type: "annotation", ...written, about, refersTo, isPublic }];
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
