import { EmptyState } from "./empty-state.tsx";
import { SkeletonRows } from "./skeleton-rows.tsx";
import { useFailure } from "#web/api/describe-failure.ts";

interface LoadingStateProps {
  /** Why loading failed; `null` while loading. */
  readonly error: Error | null;
  /** Number of skeleton rows. */
  readonly rows?: number;
}

/** Loading placeholder: skeleton rows, or the reason why there is no data. */
export function LoadingState({ error, rows = 6 }: LoadingStateProps) {
  const failure = useFailure(error);
  return failure === null ? <SkeletonRows count={rows} /> : <EmptyState>{failure}</EmptyState>;
}
