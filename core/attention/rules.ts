/** Every attention rule. To add one: a file in `rules/`, a line here, and its messages. */
import * as z from "zod/mini";
import { advancedWithoutWinning } from "./rules/advanced-without-winning.ts";
import { byeWithTwo } from "./rules/bye-with-two.ts";
import { clocksDiffer } from "./rules/clocks-differ.ts";
import { conflict } from "./rules/conflict.ts";
import { contestantMissing } from "./rules/contestant-missing.ts";
import { correctedLate } from "./rules/corrected-late.ts";
import { dataHeld } from "./rules/data-held.ts";
import { decidedNotOver } from "./rules/decided-not-over.ts";
import { lastSeen } from "./rules/last-seen.ts";
import { listCut } from "./rules/list-cut.ts";
import { locked } from "./rules/locked.ts";
import { moved } from "./rules/moved.ts";
import { noScore } from "./rules/no-score.ts";
import { notStarted } from "./rules/not-started.ts";
import { overlapping } from "./rules/overlapping.ts";
import { runningLong } from "./rules/running-long.ts";
import { scoreTooHigh } from "./rules/score-too-high.ts";
import { scoreWithdrawn } from "./rules/score-withdrawn.ts";
import { serviceRefused } from "./rules/service-refused.ts";
import { shortTurnaround } from "./rules/short-turnaround.ts";
import { slotUnfilled } from "./rules/slot-unfilled.ts";
import { storeFailing } from "./rules/store-failing.ts";
import { unlocked } from "./rules/unlocked.ts";

/** Rules about matches and services. */
export const ATTENTION_RULES = [
  serviceRefused,
  dataHeld,
  conflict,
  scoreWithdrawn,
  correctedLate,
  advancedWithoutWinning,
  contestantMissing,
  notStarted,
  slotUnfilled,
  decidedNotOver,
  noScore,
  runningLong,
  moved,
  overlapping,
  shortTurnaround,
  scoreTooHigh,
  byeWithTwo,
  locked,
  unlocked,
  lastSeen,
  listCut,
] as const;

/** Rules about this server, whose items come first, in this order. */
export const SYSTEM_RULES = [storeFailing, clocksDiffer] as const;

const [first, ...others] = [...SYSTEM_RULES, ...ATTENTION_RULES];

/**
 * Schema of the reason of an item, with the values of its message. Encodes instants as ISO 8601.
 */
export const AttentionReasonSchema = z.discriminatedUnion("kind", [
  first.schema,
  ...others.map(({ schema }) => schema),
]);

/** The reason of an attention item: its kind, with the values of its message. */
export type AttentionReason = z.output<typeof AttentionReasonSchema>;

/** The kind of an attention item, one per rule. */
export type AttentionKind = AttentionReason["kind"];
