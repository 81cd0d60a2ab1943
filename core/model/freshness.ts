import { MINUTE } from "#core/lib/time.ts";
import type { Instant } from "./match.ts";

/** Age of the data of a site, compared to the newest data shown with it, from which on it is named. */
export const NAMED_AFTER = MINUTE;

/** How current the displayed data is. `dataAt` is `null` before the first response. */
export type Freshness =
  | { readonly kind: "fresh" }
  | {
      readonly kind: "delayed";
      readonly dataAt: Instant;
      readonly dataSite: string | null | undefined;
      readonly nextTrySeconds: number | null;
    }
  | { readonly kind: "offline"; readonly dataAt: Instant | null }
  | { readonly kind: "never" };

export interface FreshnessInput {
  readonly now: Instant;
  readonly dataAt: Instant | null;
  /** Site of that data if other data is current. */
  readonly dataSite: string | null | undefined;
  readonly pollSeconds: number;
  /** Whether the viewer's device has a network, and whether Matchdesk responds. */
  readonly hasNetwork: boolean;
  readonly isServerReachable: boolean;
  /** Outcome of the last call to the service: one of `SERVICE_OUTCOMES`. */
  readonly outcome: string;
  readonly nextTry: Instant | null;
}

/** Seconds that a poll may be overdue: it may take some, and pages learn of it a moment later. */
const OVERDUE_SECONDS = 12;
/** Data older than this many poll intervals (each counted as at least a minute) is delayed. */
const DELAYED_INTERVALS = 3;
const MINUTE_SECONDS = 60;

/** Derives the freshness to display: a lost connection before the data's age. */
export function deriveFreshness(input: FreshnessInput): Freshness {
  const { dataAt, hasNetwork, isServerReachable } = input;
  // A server on this machine responds without a network.
  if (!hasNetwork && !isServerReachable) return { kind: "offline", dataAt };
  if (dataAt === null) return { kind: "never" };
  if (!isOverdue(input, dataAt)) return { kind: "fresh" };
  if (!isServerReachable) return { kind: "offline", dataAt };
  const { dataSite, nextTry, now } = input;
  const seconds = Math.ceil(((nextTry ?? 0) - now) / 1000);
  // No countdown at 0, or below.
  return { kind: "delayed", dataAt, dataSite, nextTrySeconds: seconds > 0 ? seconds : null };
}

/** Returns whether the poll after that of the data should have brought newer data. */
function isOverdue(
  { now, pollSeconds, outcome, nextTry }: FreshnessInput,
  dataAt: Instant,
): boolean {
  const age = (now - dataAt) / 1000;
  if (age >= DELAYED_INTERVALS * Math.max(MINUTE_SECONDS, pollSeconds)) return true;
  const expected = dataAt + pollSeconds * 1000;
  // The interval may have become shorter since the poll was planned.
  const due = outcome === "ok" ? Math.max(expected, nextTry ?? expected) : expected;
  return now >= due + OVERDUE_SECONDS * 1000;
}
