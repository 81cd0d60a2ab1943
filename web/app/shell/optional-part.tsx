import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "#web/routing/error-boundary.tsx";

/**
 * A part that is loaded later and that the page does not need. If its file cannot be loaded (no network,
 * or Matchdesk was updated after the page was loaded), only this part is missing.
 */
export function OptionalPart({
  children,
  fallback = null,
}: {
  readonly children: ReactNode;
  /** Shown in its place until it is loaded. */
  readonly fallback?: ReactNode;
}) {
  return (
    <ErrorBoundary renderFailure={() => fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
