import { EmptyState } from "./empty-state.tsx";
import { SkeletonRows } from "./skeleton-rows.tsx";

interface LoadingStateProps {
  /** Why loading failed; `null` while loading. */
  readonly failure: string | null;
  /** Number of skeleton rows. */
  readonly rows?: number;
}

/** Loading placeholder: skeleton rows, or the reason why there is no data. */
export function LoadingState({ failure, rows = 6 }: LoadingStateProps) {
  return failure === null ? <SkeletonRows count={rows} /> : <EmptyState>{failure}</EmptyState>;
}
