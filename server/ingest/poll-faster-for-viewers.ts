import { SECOND } from "#core/lib/time.ts";
import type { OpenArchive } from "#server/archive/repository.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { Leadership } from "./leadership.ts";
import type { Poller } from "./poll/poller.ts";
import type { ViewerPresence } from "./poll/viewer-presence.ts";

/** Interval between two announcements of viewers to the leader, in milliseconds. */
const INTERVAL = 20 * SECOND;

/**
 * Makes the leader poll faster while viewers are present in any process: followers announce theirs
 * through the archive. Returns a function that stops the announcements.
 */
export function pollFasterForViewers(deps: {
  readonly watch: Pick<ViewerPresence, "isWatchedHere" | "subscribe">;
  readonly leadership: Pick<Leadership, "isLeading" | "role">;
  readonly archive: Pick<OpenArchive, "announceWatch">;
  readonly poller: Pick<Poller, "hurry">;
  readonly logger: Pick<Logger, "error">;
}): () => void {
  const { watch, leadership, archive, poller, logger } = deps;
  /** Ignores failures, because an unreachable archive is reported through `storeProblem`. */
  const announce = (): void => {
    if (leadership.role() === "following" && watch.isWatchedHere())
      archive.announceWatch().catch(() => {});
  };
  const hurry = (): void => {
    poller.hurry().catch((error: unknown) => {
      logger.error(
        { err: error },
        "The next poll could not be brought forward. It stays as planned.",
      );
    });
  };
  watch.subscribe(() => (leadership.isLeading() ? hurry() : announce()));
  const timer = setInterval(announce, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}
