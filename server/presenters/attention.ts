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
  readonly wall: Instant;
  /** Name of the staff member who sent the request. */
  readonly me: string;
}

/** Presents all attention items with their claims. */
export function presentAttention(input: AttentionInput): AttentionList {
  const { rows, claims, me } = input;
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  return {
    rows: rows.map((row) => presentRow(row, byId.get(row.id), input)),
    me,
    staff: [...new Set([me, ...claims.flatMap(({ who, by }) => [who, by])])].toSorted(),
  };
}

function presentRow(
  row: AttentionItem,
  claim: AttentionClaim | undefined,
  { world, now, wall }: AttentionInput,
): AttentionItemView {
  return {
    id: row.id,
    severity: row.severity,
    since: formatInstantOrNull(row.since),
    place: presentPlace(row, world),
    matches: world === null ? [] : presentMatches(world, row.matches),
    reason: z.encode(AttentionReasonSchema, row.reason),
    standing: deriveAttentionItemStatus(claim, row.facts, wall),
    claim: claim === undefined ? null : presentClaim(claim, now - wall),
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

/**
 * Presents a claim with its times converted to the service's time.
 *
 * @param ahead Milliseconds by which the service's time is ahead of this machine's.
 */
export function presentClaim(claim: AttentionClaim, ahead: number): AttentionClaimView {
  const offset = Math.abs(ahead) < SECOND ? 0 : ahead;
  const until = claim.until === null ? null : claim.until + offset;
  return z.encode(AttentionClaimSchema, { ...claim, until, at: claim.at + offset });
}
