import { HOUR } from "#core/lib/time.ts";
import type { TryCatchUp } from "./catch-up.ts";
import type { Leadership } from "./leadership.ts";
import type { Publisher } from "./publish/publisher.ts";

/** Interval between two deletions of old data, in milliseconds. */
const INTERVAL = HOUR;

/**
 * Starts an hourly job that deletes expired data from the archive, in the leader, and tournaments
 * that were over days ago from memory. Returns a function that stops the job.
 */
export function startHousekeeping(deps: {
  readonly leadership: Pick<Leadership, "isLeading">;
  readonly publisher: Pick<Publisher, "isArchived">;
  readonly tryCatchUp: TryCatchUp;
  /** Deletes expired data from the archive; `null` if data never expires. */
  readonly deleteOld: (() => Promise<void>) | null;
}): () => void {
  const { leadership, publisher, tryCatchUp, deleteOld } = deps;
  const renew = async (): Promise<void> => {
    if (leadership.isLeading()) await deleteOld?.();
    // Otherwise data that is not archived yet would be lost.
    if (publisher.isArchived()) await tryCatchUp("renew");
  };
  const timer = setInterval(() => void renew(), INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}
