import { setTimeout as wait } from "node:timers/promises";
import { SECOND } from "#core/lib/time.ts";
import type { OpenArchive } from "#server/archive/engines/archive.ts";
import type { TimeSources } from "#server/clock/clock.ts";
import type { ForcedPollResult } from "./forced-poll.ts";
import type { Poller } from "./poller.ts";

/** Longest time that a response waits for the polls, in milliseconds. */
const MAX_WAIT = 8 * SECOND;
/** Shortest time between two requests that are forwarded to the leader, in milliseconds. */
const FORWARD_INTERVAL = 5 * SECOND;

/** Result of staff's request to poll every service now. */
export interface PollNowResult {
  /** `false` if another process polls; the request was forwarded to it. */
  readonly polledHere: boolean;
  /** One result per service; empty if another process polls. */
  readonly services: readonly ForcedPollResult[];
}

/**
 * Creates a function that polls every service now at the request of staff. A follower forwards the
 * request to the leader through the archive.
 */
export function createPollNow(deps: {
  readonly poller: Pick<Poller, "pollNow">;
  readonly archive: Pick<OpenArchive, "announcePoll" | "role">;
  readonly clientIds: readonly string[];
  readonly monotonic: TimeSources["monotonic"];
}): () => Promise<PollNowResult> {
  const { poller, archive, clientIds, monotonic } = deps;
  let forwardedAt = -Infinity;
  return async () => {
    if (archive.role() === "following") {
      if (monotonic() - forwardedAt >= FORWARD_INTERVAL) {
        forwardedAt = monotonic();
        await archive.announcePoll();
      }
      return { polledHere: false, services: [] };
    }
    const late = clientIds.map((clientId) => ({ clientId, result: "running" as const }));
    const services = await Promise.race([poller.pollNow(), wait(MAX_WAIT, late, { ref: false })]);
    return { polledHere: true, services };
  };
}
