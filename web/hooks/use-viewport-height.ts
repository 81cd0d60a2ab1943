import { useSyncExternalStore } from "react";

/** Returns the height of the window in rem; the component renders again when it changes. */
export function useViewportHeight(): number {
  return useSyncExternalStore(subscribeToResize, getHeight);
}

function getHeight(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.floor(innerHeight / rem);
}

function subscribeToResize(listener: () => void): () => void {
  addEventListener("resize", listener);
  return () => {
    removeEventListener("resize", listener);
  };
}
