import type { Leadership } from "#server/ingest/leadership.ts";
import type { Ingest } from "#server/ingest/ingest.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { AnnotationStore } from "./annotation-store.ts";
import { createManualScoreExpiry } from "./manual-score-expiry.ts";

/**
 * Subscribes to changes: derives and publishes after each change of annotations, and ends expired
 * manual scores.
 */
export function republishOnAnnotationChanges(deps: {
  readonly book: AnnotationStore;
  readonly publisher: Ingest["publisher"];
  readonly clock: Pick<ServiceClock, "now">;
  readonly leadership: Pick<Leadership, "isLeading">;
  readonly logger: Pick<Logger, "error">;
}): void {
  const { book, publisher, clock, leadership, logger } = deps;
  book.subscribe((what) => (what === "facts" ? publisher.renew() : undefined));
  const endHandScores = createManualScoreExpiry({
    book,
    publication: publisher.current,
    clock,
    isLeading: leadership.isLeading,
    onError: (error) => {
      logger.error(
        { err: error },
        "Ending an expired manual score failed. The score is no longer shown.",
      );
    },
  });
  publisher.subscribe(endHandScores);
  // The service may have reached a manual score before that was stored.
  book.subscribe(endHandScores);
}

/** Reloads annotations and claims that may have changed in another process. Never rejects. */
export async function reloadAnnotations(
  book: Pick<AnnotationStore, "reload">,
  logger: Pick<Logger, "error">,
): Promise<void> {
  try {
    await book.reload();
  } catch (error) {
    logger.error(
      { err: error },
      "Annotations and claims cannot be read. The last ones stay in use.",
    );
  }
}
