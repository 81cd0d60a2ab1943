import * as z from "zod/mini";
import {
  type AttentionList,
  AttentionItemSchema,
  type AttentionItemView,
  type AttentionClaimView,
} from "#core/contract/attention.ts";
import type { AttentionItem } from "#core/attention/derive-attention.ts";
import { AttentionReasonSchema } from "#core/attention/rules/attention-rules.ts";
import { formatInstantOrNull, SECOND } from "#core/lib/time.ts";
import {
  type AttentionClaim,
  AttentionClaimSchema,
  deriveAttentionItemStatus,
} from "#core/desk/claim.ts";
import type { Instant } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import { presentMatches } from "./match.ts";

export interface AttentionInput {
  readonly rows: readonly AttentionItem[];
  readonly claims: readonly AttentionClaim[];
  /** `null` before the first data. Then there are no items about matches. */
  readonly world: World | null;
  /** The service's time, which pages show. */
  readonly now: Instant;
  /** This machine's time, which claims use. */
  readonly machineNow: Instant;
  /** Name of the staff member who sent the request. */
  readonly me: string;
  /** Candidates for a handover; `seenAt` is `null` if there was no request and no act. */
  readonly people: readonly { readonly name: string; readonly seenAt: Instant | null }[];
  /** Number of the newest act that the claims and the world contain. */
  readonly newestAct: number;
}

/** Presents all attention items with their claims. */
export function presentAttention(input: AttentionInput): AttentionList {
  const { rows, claims, me, newestAct } = input;
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const people = [{ name: me, seenAt: input.now }, ...input.people];
  return {
    rows: rows.map((row) => presentRow(row, byId.get(row.id), input)),
    me,
    staff: [...new Set(people.map(({ name }) => name))].toSorted(),
    people: input.people.map(({ name, seenAt }) => ({
      name,
      seenAt: formatInstantOrNull(seenAt),
    })),
    newestAct,
  };
}

function presentRow(
  row: AttentionItem,
  claim: AttentionClaim | undefined,
  input: AttentionInput,
): AttentionItemView {
  const { world, machineNow } = input;
  return {
    id: row.id,
    severity: row.severity,
    since: formatInstantOrNull(row.since),
    place: presentPlace(row, world),
    matches: world === null ? [] : presentMatches(world, row.matches),
    reason: z.encode(AttentionReasonSchema, row.reason),
    standing: deriveAttentionItemStatus(claim, row.facts, machineNow),
    claim: claim === undefined ? null : presentClaim(claim, input),
  };
}

function presentPlace({ place }: AttentionItem, world: World | null): AttentionItemView["place"] {
  const isRound = place.type === "round";
  return z.encode(AttentionItemSchema.shape.place, {
    tournament: (isRound && world?.tournaments.get(place.tournament)?.tournament) || null,
    round: isRound ? place.round : null,
    group: (isRound && world?.groups.get(place.group ?? "")) || null,
    clientId: place.type === "service" ? place.clientId : null,
  });
}

/** Presents a claim with its times converted to the service's time. */
function presentClaim(
  claim: AttentionClaim,
  clocks: Pick<AttentionInput, "now" | "machineNow">,
): AttentionClaimView {
  const until = claim.until === null ? null : toServiceTime(claim.until, clocks);
  return z.encode(AttentionClaimSchema, { ...claim, until, at: toServiceTime(claim.at, clocks) });
}

/** Converts a time of this machine's clock, which claims use, to the service's time. */
export function toServiceTime(
  at: Instant,
  { now, machineNow }: Pick<AttentionInput, "now" | "machineNow">,
): Instant {
  return Math.abs(now - machineNow) < SECOND ? at : at + now - machineNow;
}
