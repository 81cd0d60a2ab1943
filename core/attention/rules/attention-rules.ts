/** Every attention rule. To add one: a file in `rules/`, a line here, and its messages. */
import * as z from "zod/mini";
import { addressCorrected } from "./address-corrected.ts";
import { advancedWithoutWinning } from "./advanced-without-winning.ts";
import { byeWithTwo } from "./bye-with-two.ts";
import { clocksDiffer } from "./clocks-differ.ts";
import { conflict } from "./conflict.ts";
import { contestantMissing } from "./contestant-missing.ts";
import { correctedLate } from "./corrected-late.ts";
import { dataHeld } from "./data-held.ts";
import { decidedNotOver } from "./decided-not-over.ts";
import { lastSeen } from "./last-seen.ts";
import { listCut } from "./list-cut.ts";
import { locked } from "./locked.ts";
import { moved } from "./moved.ts";
import { newName } from "./new-name.ts";
import { noScore } from "./no-score.ts";
import { noStation } from "./no-station.ts";
import { notStarted } from "./not-started.ts";
import { overlapping } from "./overlapping.ts";
import { selfMatch } from "./plays-itself.ts";
import { runningLong } from "./running-long.ts";
import { scoreTooHigh } from "./score-too-high.ts";
import { scoreWithdrawn } from "./score-withdrawn.ts";
import { serviceRefused } from "./service-refused.ts";
import { shortTurnaround } from "./short-turnaround.ts";
import { slotUnfilled } from "./slot-unfilled.ts";
import { stillOpen } from "./still-open.ts";
import { storeFailing } from "./store-failing.ts";
import { twoOnOne } from "./two-on-one.ts";
import { unlocked } from "./unlocked.ts";

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
  twoOnOne,
  noStation,
  shortTurnaround,
  scoreTooHigh,
  byeWithTwo,
  selfMatch,
  newName,
  locked,
  unlocked,
  lastSeen,
  stillOpen,
  listCut,
  addressCorrected,
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
