import { ErrorBoundary } from "react-error-boundary";
import { type ReactNode, Suspense } from "react";

/**
 * A part that is loaded later and that the page does not need. If its file cannot be loaded (no network,
 * or Matchdesk was updated after the page was loaded), only this part is missing.
 */
export function OptionalPart({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary FallbackComponent={NoContent}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

function NoContent() {
  return null;
}
