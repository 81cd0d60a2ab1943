import { HOUR } from "#core/lib/time.ts";
import type { TryCatchUp } from "./catch-up.ts";
import type { Leadership } from "./leadership.ts";
import type { Publisher } from "./publish/publisher.ts";

/** Between two deletions of old data, in milliseconds. */
const INTERVAL = HOUR;

/**
 * Deletes old data every hour: from the archive what may not be kept longer, from memory what has
 * ended long ago. Returns a function that ends it.
 */
export function startHousekeeping(deps: {
  readonly leadership: Pick<Leadership, "isLeading">;
  readonly publisher: Pick<Publisher, "isArchived">;
  readonly tryCatchUp: TryCatchUp;
  /** Deletes from the archive; `null` if everything is kept for ever. */
  readonly deleteOld: (() => Promise<void>) | null;
}): () => void {
  const { leadership, publisher, tryCatchUp, deleteOld } = deps;
  const renew = async (): Promise<void> => {
    if (leadership.isLeading()) await deleteOld?.();
    // Data that only memory holds would be lost.
    if (publisher.isArchived()) await tryCatchUp("renew");
  };
  const timer = setInterval(() => void renew(), INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}
