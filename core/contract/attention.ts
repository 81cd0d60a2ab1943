/** Attention items and their claims: `GET /api/v1/desk/attention`. */
import {
  MAX_CLAIMS,
  MAX_HANDOVER_NAME,
  MAX_NOTE,
  MAX_SNOOZE_MINUTES,
} from "#core/lib/input-limits.ts";
import { formatInstant } from "#core/lib/time.ts";
import * as z from "zod/mini";
import { AttentionClaimSchema } from "#core/desk/claim.ts";
import { seenAct } from "./annotation.ts";
import { StaffActSchema } from "./staff-act.ts";
import { InstantSchema } from "#core/model/instant.ts";
import { SEVERITIES } from "#core/attention/rules/rule.ts";
import { AttentionReasonSchema } from "#core/attention/rules/attention-rules.ts";
import { MatchViewSchema } from "./match.ts";
import { RoundNameSchema } from "#core/model/derived-match.ts";

export const AttentionItemSchema = z.object({
  id: z.string(),
  severity: z.enum(SEVERITIES),
  since: z.nullable(z.string()),
  place: z.object({
    /** Null if the item is not about matches. */
    tournament: z.nullable(
      z.object({ site: z.string(), slug: z.string(), title: z.string(), gameSlug: z.string() }),
    ),
    round: z.nullable(RoundNameSchema),
    group: z.nullable(z.object({ number: z.number(), name: z.nullable(z.string()) })),
    clientId: z.nullable(z.string()),
  }),
  /** By start; empty if the item is not about matches. */
  matches: z.array(MatchViewSchema),
  reason: AttentionReasonSchema,
  /** `open`: to be handled; `away`: snoozed or done, and based on nothing new since. */
  standing: z.enum(["open", "taken", "away"]),
  claim: z.nullable(AttentionClaimSchema),
});

/** `GET /api/v1/desk/attention`: the most urgent item first. */
export const AttentionListSchema = z.object({
  rows: z.array(AttentionItemSchema),
  /** Name of the signed-in staff member. */
  me: z.string(),
  /** Candidates for a handover: see `people`. */
  staff: z.array(z.string()),
  /** All who can sign in with a password, or who have a session or an act in the last 14 days. */
  people: z.array(
    z.object({
      name: z.string(),
      /** Time of the last request or act; null if there was none. */
      seenAt: z.nullable(InstantSchema),
    }),
  ),
  /** Number of the newest act of staff that the list contains, to send as `seen`. */
  newestAct: z.number(),
});

/** Response to `PUT /api/v1/desk/attention`: the list afterwards. */
export const AttentionChangedSchema = z.extend(AttentionListSchema, {
  /** The acts that were stored. */
  acts: z.array(StaffActSchema),
  /** Items whose action was not done. */
  refused: z.array(
    z.object({
      id: z.string(),
      /** The act that came first; null if the item no longer needs attention. */
      later: z.nullable(StaffActSchema),
    }),
  ),
});

const note = z.optional(z.string().check(z.trim(), z.maxLength(MAX_NOTE)));
const id = z.string().check(z.minLength(1), z.maxLength(500));

/** An action on an attention item. */
export const AttentionClaimInputSchema = z.intersection(
  z.discriminatedUnion("action", [
    z.object({ action: z.literal("take"), id }),
    z.object({
      action: z.literal("hand-over"),
      id,
      to: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_HANDOVER_NAME)),
      note,
    }),
    z.object({
      action: z.literal("snooze"),
      id,
      minutes: z.int().check(z.minimum(1), z.maximum(MAX_SNOOZE_MINUTES)),
      note,
    }),
    z.object({ action: z.literal("done"), id, note }),
    z.object({ action: z.literal("give-back"), id }),
    /** For held data: use the data that the service sends now. */
    z.object({ action: z.literal("accept"), id }),
    /** For held data: keep showing the last good data until the service sends it again. */
    z.object({ action: z.literal("keep"), id }),
  ]),
  z.object({ seen: seenAct }),
);

/**
 * `PUT /api/v1/desk/attention`: one action, or several at once. Of several, those that cannot be
 * done have no effect, and the response names them.
 */
export const AttentionClaimsInputSchema = z.union([
  AttentionClaimInputSchema,
  z.object({
    claims: z.array(AttentionClaimInputSchema).check(z.minLength(1), z.maxLength(MAX_CLAIMS)),
  }),
]);

const SINCE_ERROR = "must be a time, like 2026-05-16T02:45:00Z";

/** Query of `GET /api/v1/desk/handover`. */
export const HandoverQuerySchema = z.strictObject({
  since: z.codec(z.string(SINCE_ERROR), z.number(SINCE_ERROR), {
    decode: (iso) => Date.parse(iso),
    encode: formatInstant,
  }),
});

/** `GET /api/v1/desk/handover`: numbers of matches with changes since then. */
export const HandoverSchema = z.object({
  since: z.string(),
  results: z.number(),
  moved: z.number(),
  started: z.number(),
  corrected: z.number(),
  /** Attention items that are neither snoozed nor done. */
  open: z.number(),
});

/** As JSON: the schema decodes its instants. */
export type AttentionReasonView = z.input<typeof AttentionReasonSchema>;
export type AttentionClaimView = z.input<typeof AttentionClaimSchema>;
/** As JSON. */
export type AttentionItemView = z.input<typeof AttentionItemSchema>;
/** As JSON. */
export type AttentionList = z.input<typeof AttentionListSchema>;
/** As JSON. */
export type AttentionChanged = z.input<typeof AttentionChangedSchema>;
export type AttentionClaimInput = z.infer<typeof AttentionClaimInputSchema>;
export type HandoverView = z.infer<typeof HandoverSchema>;
