import { EmptyState } from "./empty-state.tsx";
import { SkeletonRows } from "./skeleton-rows.tsx";

interface WaitingProps {
  /** Why nothing came; null while it is only not here yet. */
  readonly failure: string | null;
  /** How many rows to hold the place of. */
  readonly rows?: number;
}

/** Stands where nothing has come yet: still rows, or the sentence that says why. */
export function LoadingState({ failure, rows = 6 }: WaitingProps) {
  return failure === null ? <SkeletonRows count={rows} /> : <EmptyState>{failure}</EmptyState>;
}
