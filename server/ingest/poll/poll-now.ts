import { setTimeout as wait } from "node:timers/promises";
import { SECOND } from "#core/lib/time.ts";
import type { OpenArchive } from "#server/archive/repository.ts";
import type { TimeSources } from "#server/clock/clock.ts";
import type { ForcedPoll } from "./forced-poll.ts";
import type { Poller } from "./poller.ts";

/** A response waits this long for the polls, in milliseconds. */
const LONGEST = 8 * SECOND;
/** Between two requests that are passed on to the leader, in milliseconds. */
const PASSED_ON_EVERY = 5 * SECOND;

/** What became of a request of staff to poll every service now. */
export interface PollNowResult {
  /** False if another process polls: it was told to. */
  readonly polledHere: boolean;
  readonly services: readonly ForcedPoll[];
}

/**
 * Creates a function that polls every service now, for staff who do not want to wait: here if this
 * process polls, else through the archive by the one that leads.
 */
export function createPollNow(deps: {
  readonly poller: Pick<Poller, "pollNow">;
  readonly archive: Pick<OpenArchive, "announcePoll" | "role">;
  readonly clientIds: readonly string[];
  readonly monotonic: TimeSources["monotonic"];
}): () => Promise<PollNowResult> {
  const { poller, archive, clientIds, monotonic } = deps;
  let passedOnAt = -Infinity;
  return async () => {
    if (archive.role() === "following") {
      if (monotonic() - passedOnAt >= PASSED_ON_EVERY) {
        passedOnAt = monotonic();
        await archive.announcePoll();
      }
      return { polledHere: false, services: [] };
    }
    const late = clientIds.map((clientId) => ({ clientId, result: "running" as const }));
    const services = await Promise.race([poller.pollNow(), wait(LONGEST, late, { ref: false })]);
    return { polledHere: true, services };
  };
}
