/** Polling state of one source, and when its failed polls are an outage. */
import * as z from "zod/mini";
import { MINUTE } from "#core/lib/time.ts";
import type { Instant, SiteKey } from "./match.ts";
import type { ServiceOutcome } from "./service-outcome.ts";

/** Failed polls of one source since its last success: time of the first one, and their number. */
export const FailedPollsSchema = z.object({ since: z.number(), count: z.number() });

/** The last outage of one source that is over. */
export const PastOutageSchema = z.object({ since: z.number(), until: z.number() });

/** One service, read with one client's credentials. */
export interface Source {
  /** Host of the service's address, with its port. */
  readonly host: string;
  readonly clientId: string;
}

/** Polling state of one source. */
export interface SourcePollState extends Source {
  /** Outcome of the last poll. */
  readonly outcome: ServiceOutcome;
  /** Why the last poll failed and what to do; `null` if it did not fail. */
  readonly message: string | null;
  /** `null` if the last poll did not fail. */
  readonly failedPolls: Readonly<z.output<typeof FailedPollsSchema>> | null;
  readonly lastOutage: Readonly<z.output<typeof PastOutageSchema>> | null;
  /** Time of the last poll; `null` before the first. */
  readonly at: Instant | null;
  /** Planned time of the next poll; `null` if this process has planned none. */
  readonly nextTry: Instant | null;
  /** Poll interval while polls succeed, in milliseconds; `null` before the first poll. */
  readonly interval: number | null;
  /** Number of items in the newest lists that could not be parsed. */
  readonly quarantined: number;
}

/** A source with the data that it has sent. */
export interface PublishedSource extends SourcePollState {
  /** When the older of its newest lists arrived; `null` before the first. */
  readonly dataAt: Instant | null;
  /** The tournaments that it has data of. */
  readonly tournaments: readonly SiteKey[];
}

/** Failed polls and time from which on a service without a usable response has an outage. */
const OUTAGE_POLLS = 3;
const OUTAGE_TIME = MINUTE;
/** A service that fails again this soon after an outage still has the same one, in milliseconds. */
const SAME_OUTAGE = 10 * MINUTE;

/** Returns the state of a source that has not been polled. */
export function createUnpolledState({ host, clientId }: Source): SourcePollState {
  return {
    host,
    clientId,
    outcome: "waiting",
    message: null,
    failedPolls: null,
    lastOutage: null,
    at: null,
    nextTry: null,
    interval: null,
    quarantined: 0,
  };
}

/** Returns failed polls and last outage after a poll, which ended at `at`. */
export function countPollResult(
  before: Pick<SourcePollState, "failedPolls" | "lastOutage">,
  isFailed: boolean,
  at: Instant,
): Pick<SourcePollState, "failedPolls" | "lastOutage"> {
  const { failedPolls, lastOutage } = before;
  if (isFailed) {
    const { since, count } = failedPolls ?? { since: at, count: 0 };
    return { failedPolls: { since, count: count + 1 }, lastOutage };
  }
  const since = findOutageStart(before, at);
  return { failedPolls: null, lastOutage: since === null ? lastOutage : { since, until: at } };
}

/**
 * Returns when the present outage of a source began; `null` if there is none. Polls have failed
 * three times and for a minute then, whatever the reason. An outage goes on if the service responded
 * for less than ten minutes.
 */
export function findOutageStart(
  { failedPolls, lastOutage }: Pick<SourcePollState, "failedPolls" | "lastOutage">,
  now: Instant,
): Instant | null {
  if (failedPolls === null) return null;
  const { since, count } = failedPolls;
  if (count < OUTAGE_POLLS || now - since < OUTAGE_TIME) return null;
  return lastOutage !== null && since - lastOutage.until < SAME_OUTAGE ? lastOutage.since : since;
}
