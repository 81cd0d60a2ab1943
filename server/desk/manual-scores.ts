import { findExpiredManualScores } from "#core/desk/manual-score.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import type { AnnotationStore } from "./annotation-store.ts";
import type { Publication } from "#server/ingest/source/publication.ts";

export interface HandScoreDeps {
  readonly book: Pick<AnnotationStore, "facts" | "replace">;
  readonly publication: () => Publication;
  readonly clock: Pick<ServiceClock, "now">;
  /** Whether this process is the one that writes. */
  readonly isLeading: () => boolean;
  readonly onError: (error: unknown) => void;
}

/** Who stands behind what nobody wrote down. */
const OURSELVES = "Matchdesk";

/**
 * Ends scores counted by hand that the service has reached, whenever it is called: so that none comes
 * back when the service corrects itself to less.
 */
export function createHandScores(deps: HandScoreDeps): () => void {
  const { book, publication, clock, isLeading, onError } = deps;
  let isEnding = false;

  const end = async (): Promise<void> => {
    for (;;) {
      const { world } = publication();
      const [fact] = world === null ? [] : findExpiredManualScores(book.facts(), world.matches);
      if (fact === undefined) return;
      const author = { who: OURSELVES, at: clock.now() };
      await book.replace(fact, { ...fact.value, score: null }, author);
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
