import { CatchBoundary } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";

/**
 * A part that is loaded later and that the page does not need. If its file cannot be loaded (no network,
 * or Matchdesk was updated after the page was loaded), only this part is missing.
 */
export function OptionalPart({ children }: { readonly children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 0} errorComponent={NoContent}>
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  );
}

function NoContent() {
  return null;
}
