import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";

/** Returns a stable function that changes some of the page's query parameters, without scrolling. */
export function useChangeSearch(): (change: Readonly<Partial<Record<string, string>>>) => void {
  const navigate = useNavigate();
  return useCallback(
    (change) =>
      void navigate({
        to: ".",
        search: (before) => ({ ...before, ...change }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
}
