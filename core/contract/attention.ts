/** What needs a person: `GET /api/v1/desk/attention`, and who deals with it. */
import * as z from "zod/mini";
import { SEVERITIES } from "#core/attention/rules/rule.ts";
import { AttentionReasonSchema } from "#core/attention/rules.ts";
import { MatchViewSchema, RoundNameSchema } from "./match.ts";

export const ClaimViewSchema = z.object({
  state: z.enum(["taken", "snoozed", "done"]),
  who: z.string(),
  /** Another than `who` where it was handed over. */
  by: z.string(),
  note: z.string(),
  until: z.nullable(z.string()),
  at: z.string(),
});

export const AttentionRowSchema = z.object({
  id: z.string(),
  severity: z.enum(SEVERITIES),
  since: z.nullable(z.string()),
  place: z.object({
    /** Null where it is about a service. */
    tournament: z.nullable(
      z.object({ site: z.string(), slug: z.string(), title: z.string(), gameSlug: z.string() }),
    ),
    round: z.nullable(RoundNameSchema),
    group: z.nullable(z.object({ number: z.number(), name: z.nullable(z.string()) })),
    clientId: z.nullable(z.string()),
  }),
  /** By start; empty where it is about a service. */
  matches: z.array(MatchViewSchema),
  reason: AttentionReasonSchema,
  /** `open`: nobody has it; `away`: put off or done, and nothing new since. */
  standing: z.enum(["open", "taken", "away"]),
  claim: z.nullable(ClaimViewSchema),
});

/** The most urgent first. */
export const AttentionListSchema = z.object({
  rows: z.array(AttentionRowSchema),
  /** Who asks. */
  me: z.string(),
  /** Staff who have something, for handing over. */
  staff: z.array(z.string()),
});

const note = z.optional(z.string().check(z.trim(), z.maxLength(500)));
const id = z.string().check(z.minLength(1), z.maxLength(500));

/** `PUT /api/v1/desk/attention`: take it, hand it over, put it off, be done with it, give it back. */
export const ClaimInputSchema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("take"), id }),
  z.object({
    action: z.literal("hand-over"),
    id,
    to: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    note,
  }),
  z.object({
    action: z.literal("snooze"),
    id,
    minutes: z.int().check(z.minimum(1), z.maximum(24 * 60)),
    note,
  }),
  z.object({ action: z.literal("done"), id, note }),
  z.object({ action: z.literal("give-back"), id }),
  /** Of held data: believe what the service sends now. */
  z.object({ action: z.literal("accept"), id }),
  /** Of held data: show the last good data until it returns. */
  z.object({ action: z.literal("keep"), id }),
]);

/** `GET /api/v1/desk/handover?since=`: what happened since, in numbers of matches. */
export const HandoverSchema = z.object({
  since: z.string(),
  results: z.number(),
  moved: z.number(),
  started: z.number(),
  corrected: z.number(),
  /** Rows of attention that nobody is done with. */
  open: z.number(),
});

/** As JSON: the schema decodes its instants. */
export type AttentionReasonView = z.input<typeof AttentionReasonSchema>;
export type ClaimView = z.infer<typeof ClaimViewSchema>;
/** As JSON. */
export type AttentionRowView = z.input<typeof AttentionRowSchema>;
/** As JSON. */
export type AttentionList = z.input<typeof AttentionListSchema>;
export type ClaimInput = z.infer<typeof ClaimInputSchema>;
export type HandoverView = z.infer<typeof HandoverSchema>;
