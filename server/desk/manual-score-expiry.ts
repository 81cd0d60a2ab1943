import { findExpiredManualScores } from "#core/desk/manual-score.ts";
import { SYSTEM_AUTHOR } from "#core/desk/staff-act.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import type { AnnotationStore } from "./annotation-store.ts";
import type { Publication } from "#server/ingest/source/publication.ts";

/**
 * Creates a function that ends expired manual scores, e.g. those that the service has reached.
 * Without that, a manual score would apply again if the service corrected its score to a lower one.
 */
export function createManualScoreExpiry(deps: {
  readonly book: Pick<AnnotationStore, "facts" | "newestAct" | "write">;
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
      const seen = book.newestAct();
      const { world } = publication();
      const [fact] = world === null ? [] : findExpiredManualScores(book.facts(), world.matches);
      if (fact === undefined) return;
      const author = { who: SYSTEM_AUTHOR, at: clock.now() };
      const value = { ...fact.value, score: null, reported: null };
      await book.write(fact, value, author, seen);
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
