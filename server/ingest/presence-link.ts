import { SECOND } from "#core/lib/time.ts";
import type { OpenArchive } from "#server/archive/repository.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { Leadership } from "./leadership.ts";
import type { Poller } from "./poll/poller.ts";
import type { Watch } from "./poll/presence.ts";

/** Between two announcements of viewers to the leader, in milliseconds. */
const INTERVAL = 20 * SECOND;

/**
 * Makes the leader poll faster while viewers are present, here or at a follower. Returns a function
 * that ends it.
 */
export function linkPresence(deps: {
  readonly watch: Pick<Watch, "isWatchedHere" | "subscribe">;
  readonly leadership: Pick<Leadership, "isLeading" | "role">;
  readonly archive: Pick<OpenArchive, "announceWatch">;
  readonly poller: Pick<Poller, "hurry">;
  readonly logger: Pick<Logger, "error">;
}): () => void {
  const { watch, leadership, archive, poller, logger } = deps;
  /** An unreachable archive reports that by itself. */
  const announce = (): void => {
    if (leadership.role() === "following" && watch.isWatchedHere())
      archive.announceWatch().catch(() => {});
  };
  const hurry = (): void => {
    poller.hurry().catch((error: unknown) => {
      logger.error({ err: error }, "the next look could not be brought forward");
    });
  };
  watch.subscribe(() => (leadership.isLeading() ? hurry() : announce()));
  const timer = setInterval(announce, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}
