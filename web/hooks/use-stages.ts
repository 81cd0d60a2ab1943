import { startTransition, useEffect, useState } from "react";

/**
 * Counts from 0 to `last`, one step each time what stands so far is on screen: what is drawn in stages
 * never holds up a phone for long.
 */
export function useStages(last: number): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage === last) return;
    startTransition(() => {
      setStage(stage + 1);
    });
  }, [stage, last]);
  return stage;
}
