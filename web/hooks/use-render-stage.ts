import { startTransition, useEffect, useState } from "react";

/**
 * Counts from 0 to `last`, one step after each render, so that a long page is rendered in stages
 * and never blocks a phone for long. If `last` becomes smaller, returns that.
 */
export function useRenderStage(last: number): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage >= last) return;
    startTransition(() => {
      setStage(stage + 1);
    });
  }, [stage, last]);
  return Math.min(stage, last);
}
