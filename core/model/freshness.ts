import type { Instant } from "./match.ts";

/** How far the data shown may be trusted to be of now. `dataAt` is null before the first answer. */
export type Freshness =
  | { readonly kind: "fresh" }
  | { readonly kind: "aging"; readonly dataAt: Instant; readonly seconds: number }
  | { readonly kind: "delayed"; readonly dataAt: Instant; readonly nextTrySeconds: number | null }
  | { readonly kind: "offline"; readonly dataAt: Instant | null }
  | { readonly kind: "refused"; readonly dataAt: Instant | null }
  | { readonly kind: "never" };

export interface FreshnessFacts {
  readonly now: Instant;
  readonly dataAt: Instant | null;
  readonly pollSeconds: number;
  /** False when the reader's own device has no network and our server does not answer it. */
  readonly online: boolean;
  /** What the service said last: one of `SERVICE_OUTCOMES`. */
  readonly outcome: string;
  readonly nextTry: Instant | null;
}

/** Data older than this many intervals is said to be aging. */
const AGING_INTERVALS = 2;
/** Data older than this many is delayed, each of a minute at least. */
const DELAYED_INTERVALS = 3;
const MINUTE_SECONDS = 60;

/** What the stamp says: the most telling thing first, the age of the data otherwise. */
export function deriveFreshness(facts: FreshnessFacts): Freshness {
  const { dataAt } = facts;
  if (!facts.online) return { kind: "offline", dataAt };
  if (facts.outcome === "client-refused") return { kind: "refused", dataAt };
  if (dataAt === null) return { kind: "never" };
  const seconds = Math.max(0, Math.floor((facts.now - dataAt) / 1000));
  if (seconds >= DELAYED_INTERVALS * Math.max(MINUTE_SECONDS, facts.pollSeconds)) {
    return { kind: "delayed", dataAt, nextTrySeconds: secondsUntil(facts.now, facts.nextTry) };
  }
  return seconds > AGING_INTERVALS * facts.pollSeconds
    ? { kind: "aging", dataAt, seconds }
    : { kind: "fresh" };
}

/** Null once the moment is past: a countdown that stands at 0 promises what we cannot see. */
function secondsUntil(now: Instant, moment: Instant | null): number | null {
  if (moment === null || moment <= now) return null;
  return Math.ceil((moment - now) / 1000);
}
