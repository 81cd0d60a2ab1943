import { findExpiredManualScores } from "#core/desk/manual-score.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import type { AnnotationStore } from "./annotation-store.ts";
import type { Publication } from "#server/ingest/source/publication.ts";

/** Author of automatic changes. */
export const SYSTEM_AUTHOR = "Matchdesk";

/**
 * Creates a function that ends expired manual scores, e.g. those that the service has reached.
 * Without that, a manual score would apply again if the service corrected its score to a lower one.
 */
export function createManualScoreExpiry(deps: {
  readonly book: Pick<AnnotationStore, "facts" | "replace">;
  readonly publication: () => Publication;
  readonly clock: Pick<ServiceClock, "now">;
  /** Returns whether this process leads: only the leader ends scores. */
  readonly isLeading: () => boolean;
  readonly onError: (error: unknown) => void;
}): () => void {
  const { book, publication, clock, isLeading, onError } = deps;
  let isEnding = false;

  const end = async (): Promise<void> => {
    for (;;) {
      const { world } = publication();
      const [fact] = world === null ? [] : findExpiredManualScores(book.facts(), world.matches);
      if (fact === undefined) return;
      const author = { who: SYSTEM_AUTHOR, at: clock.now() };
      await book.replace(fact, { ...fact.value, score: null, reported: null }, author);
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
