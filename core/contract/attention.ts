/** What needs a person: `GET /api/v1/desk/attention`, and who deals with it. */
import * as z from "zod/mini";
import { HELD_KINDS } from "#core/model/loss-kinds.ts";
import { ContestantRefSchema, MatchViewSchema, RoundNameSchema } from "./match.ts";

const ScoresSchema = z.array(z.nullable(z.number()));
const ResultSchema = z.object({
  scores: ScoresSchema,
  winner: z.nullable(ContestantRefSchema),
  draw: z.boolean(),
});
const MatchNameSchema = z.object({ match: z.string(), name: z.string() });

/** `core/attention/attention.ts` says what each kind means; lengths are in minutes. */
export const AttentionReasonSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("conflict"), scores: ScoresSchema }),
  z.object({ kind: z.literal("not-started"), start: z.string() }),
  z.object({
    kind: z.literal("running-long"),
    minutes: z.number(),
    typical: z.number(),
    watched: z.number(),
    bestOf: z.nullable(z.number()),
  }),
  z.object({
    kind: z.literal("no-score"),
    minutes: z.number(),
    typical: z.number(),
    watched: z.number(),
  }),
  z.object({
    kind: z.literal("contestant-missing"),
    start: z.string(),
    waitsFor: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal("moved"), from: z.string(), to: z.string() }),
  z.object({
    kind: z.literal("decided-not-over"),
    winner: z.string(),
    listedUpcoming: z.boolean(),
  }),
  z.object({
    kind: z.literal("corrected-late"),
    from: ResultSchema,
    to: ResultSchema,
    next: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal("score-withdrawn"), scores: ScoresSchema }),
  z.object({ kind: z.literal("unlocked") }),
  z.object({ kind: z.literal("locked") }),
  z.object({ kind: z.literal("score-too-high"), score: z.number(), bestOf: z.number() }),
  z.object({
    kind: z.literal("overlapping"),
    contestant: z.string(),
    other: MatchNameSchema,
    sameName: z.boolean(),
  }),
  z.object({
    kind: z.literal("short-turnaround"),
    contestant: z.string(),
    minutes: z.number(),
    other: MatchNameSchema,
    estimated: z.boolean(),
  }),
  z.object({ kind: z.literal("bye-with-two") }),
  z.object({
    kind: z.literal("slot-unfilled"),
    feeder: z.string(),
    contestant: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal("advanced-without-winning"),
    fault: z.enum(["loser-advanced", "winner-and-loser", "both-advanced"]),
  }),
  z.object({ kind: z.literal("last-seen"), at: z.string() }),
  z.object({
    kind: z.literal("list-cut"),
    list: z.enum(["upcoming", "ended"]),
    horizon: z.string(),
  }),
  z.object({
    kind: z.literal("data-held"),
    /** `matches`, or what of them: see `core/model/loss-kinds.ts`. */
    lost: z.enum(HELD_KINDS),
    count: z.number(),
    of: z.number(),
    list: z.nullable(z.enum(["upcoming", "ended"])),
    site: z.nullable(z.string()),
    /** True if it is about matches that viewers may not see, which are judged apart. */
    hidden: z.boolean(),
    dataAt: z.string(),
    decision: z.nullable(z.enum(["accept", "keep"])),
  }),
  z.object({ kind: z.literal("service-refused"), outcome: z.string() }),
  z.object({
    kind: z.literal("clocks-differ"),
    minutes: z.number(),
    deletionRefused: z.boolean(),
  }),
  z.object({
    kind: z.literal("store-failing"),
    state: z.enum(["unreachable", "read-only", "full", "missing", "corrupt", "failing"]),
    unstoredChanges: z.number(),
  }),
]);

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
  severity: z.enum(["alarm", "warn", "note"]),
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

export type AttentionReasonView = z.infer<typeof AttentionReasonSchema>;
export type ClaimView = z.infer<typeof ClaimViewSchema>;
export type AttentionRowView = z.infer<typeof AttentionRowSchema>;
export type AttentionList = z.infer<typeof AttentionListSchema>;
export type ClaimInput = z.infer<typeof ClaimInputSchema>;
export type HandoverView = z.infer<typeof HandoverSchema>;
