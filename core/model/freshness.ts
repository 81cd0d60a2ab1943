import type { Instant } from "./match.ts";

/** How current the displayed data is. `dataAt` is `null` before the first response. */
export type Freshness =
  | { readonly kind: "fresh" }
  | { readonly kind: "aging"; readonly dataAt: Instant; readonly seconds: number }
  | { readonly kind: "delayed"; readonly dataAt: Instant; readonly nextTrySeconds: number | null }
  | { readonly kind: "offline"; readonly dataAt: Instant | null }
  | { readonly kind: "refused"; readonly dataAt: Instant | null }
  | { readonly kind: "never" };

/** Input of `deriveFreshness`. */
export interface FreshnessInput {
  readonly now: Instant;
  readonly dataAt: Instant | null;
  readonly pollSeconds: number;
  /** False if the viewer's device is offline and Matchdesk does not respond. */
  readonly online: boolean;
  /** Outcome of the last call to the service: one of `SERVICE_OUTCOMES`. */
  readonly outcome: string;
  readonly nextTry: Instant | null;
}

/** Data older than this many poll intervals is aging. */
const AGING_INTERVALS = 2;
/** Data older than this many poll intervals (each counted as at least a minute) is delayed. */
const DELAYED_INTERVALS = 3;
const MINUTE_SECONDS = 60;

/** Derives the freshness to display: connection and credential failures before the data's age. */
export function deriveFreshness(input: FreshnessInput): Freshness {
  const { dataAt } = input;
  if (!input.online) return { kind: "offline", dataAt };
  if (input.outcome === "client-refused") return { kind: "refused", dataAt };
  if (dataAt === null) return { kind: "never" };
  const seconds = Math.max(0, Math.floor((input.now - dataAt) / 1000));
  if (seconds >= DELAYED_INTERVALS * Math.max(MINUTE_SECONDS, input.pollSeconds)) {
    return { kind: "delayed", dataAt, nextTrySeconds: secondsUntil(input.now, input.nextTry) };
  }
  return seconds > AGING_INTERVALS * input.pollSeconds
    ? { kind: "aging", dataAt, seconds }
    : { kind: "fresh" };
}

/**
 * Returns the seconds until `moment`, rounded up; `null` if it is past, to avoid a countdown at 0.
 */
function secondsUntil(now: Instant, moment: Instant | null): number | null {
  if (moment === null || moment <= now) return null;
  return Math.ceil((moment - now) / 1000);
}
