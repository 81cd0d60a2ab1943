import type { Leadership } from "#server/ingest/leadership.ts";
import type { Ingest } from "#server/ingest/ingest.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { AnnotationStore } from "./annotation-store.ts";
import { findExpiredManualScores } from "#core/desk/manual-score.ts";
import { SYSTEM_AUTHOR } from "#core/desk/staff-act.ts";
import type { Publication } from "#server/ingest/source/publication.ts";

/** Derives and publishes after each change of annotations, and ends expired manual scores. */
export function republishOnAnnotationChanges(deps: {
  readonly annotations: AnnotationStore;
  readonly publisher: Ingest["publisher"];
  readonly clock: Pick<ServiceClock, "now">;
  readonly leadership: Pick<Leadership, "isLeading">;
  readonly logger: Pick<Logger, "error">;
}): void {
  const { annotations, publisher, clock, leadership, logger } = deps;
  annotations.subscribe((what) => (what === "annotations" ? publisher.renew() : undefined));
  const endHandScores = createManualScoreExpiry({
    annotations,
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
  annotations.subscribe(endHandScores);
}

/** Reloads annotations and claims that may have changed in another process. Never rejects. */
export async function reloadAnnotations(
  annotations: Pick<AnnotationStore, "reload">,
  logger: Pick<Logger, "error">,
): Promise<void> {
  try {
    await annotations.reload();
  } catch (error) {
    logger.error(
      { err: error },
      "Annotations and claims cannot be read. The last ones stay in use.",
    );
  }
}

/**
 * Creates a function that ends expired manual scores, e.g. those that the service has reached.
 * Without that, a manual score would apply again if the service corrected its score to a lower one.
 */
export function createManualScoreExpiry(deps: {
  readonly annotations: Pick<AnnotationStore, "current" | "newestAct" | "write">;
  readonly publication: () => Publication;
  readonly clock: Pick<ServiceClock, "now">;
  /** Returns whether this process leads: only the leader ends scores. */
  readonly isLeading: () => boolean;
  readonly onError: (error: unknown) => void;
}): () => void {
  const { annotations, publication, clock, isLeading, onError } = deps;
  let isEnding = false;

  const end = async (): Promise<void> => {
    for (;;) {
      const seen = annotations.newestAct();
      const { world } = publication();
      const [expired] =
        world === null ? [] : findExpiredManualScores(annotations.current(), world.matches);
      if (expired === undefined) return;
      const author = { who: SYSTEM_AUTHOR, at: clock.now() };
      const value = { ...expired.value, score: null, reported: null };
      await annotations.write(expired, value, author, seen);
    }
  };
  return () => {
    if (isEnding || !isLeading()) return;
    isEnding = true;
    void end()
      .catch(onError)
      .finally(() => {
        isEnding = false;
      });
  };
}
