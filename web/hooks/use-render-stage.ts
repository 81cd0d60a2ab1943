import { startTransition, useEffect, useState } from "react";

/**
 * Counts from 0 to `last`, one step after each render, so that a long page is rendered in stages
 * and never blocks a phone for long. If `last` becomes smaller, returns that. Another list starts
 * at 0.
 */
export function useRenderStage(last: number, list = ""): number {
  const [reached, setReached] = useState({ stage: 0, list });
  const stage = reached.list === list ? reached.stage : 0;
  useEffect(() => {
    if (stage >= last) return;
    startTransition(() => {
      setReached({ stage: stage + 1, list });
    });
  }, [stage, last, list]);
  return Math.min(stage, last);
}
