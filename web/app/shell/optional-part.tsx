import { CatchBoundary } from "@tanstack/react-router";
import type { ReactNode } from "react";

/**
 * Around what a page can do without. Its file may be gone (the desk was updated since the page was
 * loaded, the network is away): everything else stays.
 */
export function OptionalPart({ children }: { readonly children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 0} errorComponent={Nothing}>
      {children}
    </CatchBoundary>
  );
}

function Nothing() {
  return null;
}
