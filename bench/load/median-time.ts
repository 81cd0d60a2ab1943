import { performance } from "node:perf_hooks";

/**
 * What some work takes once it is warm: the median of so many runs, in milliseconds, after as many
 * that do not count. The engine goes on compiling for a dozen.
 */
export function medianTime(runs: number, work: () => unknown): number {
  for (let warm = 0; warm < runs; warm += 1) work();
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}
