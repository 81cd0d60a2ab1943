/** Every attention rule. To add one: write it in the file of its subject, and add a line here and its messages. */
import * as z from "zod/mini";
import { overlapping, shortTurnaround } from "./clashes.ts";
import { advancedWithoutWinning, newName, slotUnfilled } from "./feeds.ts";
import { byeWithTwo, conflict, decidedNotOver, locked, selfMatch, unlocked } from "./flags.ts";
import { lastSeen, noResult, noScore, runningLong, stillOpen } from "./live.ts";
import { correctedLate, scoreTooHigh, scoreUnreadable, scoreWithdrawn } from "./scores.ts";
import {
  addressCorrected,
  clocksDiffer,
  dataHeld,
  listCut,
  scoreOrderUnknown,
  serviceDown,
  serviceRefused,
  storeFailing,
} from "./service.ts";
import { contestantMissing, implausibleStart, moved, notStarted } from "./starts.ts";
import { noStation, twoOnOne } from "./stations.ts";

/** Rules about matches and their lists. */
export const ATTENTION_RULES = [
  dataHeld,
  conflict,
  scoreWithdrawn,
  correctedLate,
  advancedWithoutWinning,
  contestantMissing,
  notStarted,
  implausibleStart,
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
  scoreUnreadable,
  byeWithTwo,
  selfMatch,
  newName,
  locked,
  unlocked,
  lastSeen,
  stillOpen,
  noResult,
  listCut,
  scoreOrderUnknown,
  addressCorrected,
] as const;

/** Rules about this server and the services, whose items come first, in this order. */
export const SYSTEM_RULES = [storeFailing, clocksDiffer, serviceRefused, serviceDown] as const;

const [first, ...others] = [...SYSTEM_RULES, ...ATTENTION_RULES];

/** Schema of an item's reason, with the values of its message. Encodes instants as ISO 8601. */
export const AttentionReasonSchema = z.discriminatedUnion("kind", [
  first.schema,
  ...others.map(({ schema }) => schema),
]);

/** The reason of an attention item: its kind, with the values of its message. */
export type AttentionReason = z.output<typeof AttentionReasonSchema>;

/** The kind of an attention item, one per rule. */
export type AttentionKind = AttentionReason["kind"];
