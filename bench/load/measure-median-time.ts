import { performance } from "node:perf_hooks";

/**
 * Returns the median time of `runs` warm runs in milliseconds, after the same number of warm-up
 * runs.
 */
export function measureMedianTime(runs: number, work: () => unknown): number {
  const [median = 0] = measureMedianTimes(runs, [work]);
  return median;
}

/**
 * Measures several functions alternately, so that a slow phase of the machine affects all of them.
 */
export function measureMedianTimes(
  runs: number,
  works: readonly (() => unknown)[],
): readonly number[] {
  const times: number[][] = works.map(() => []);
  for (let run = 0; run < 2 * runs; run += 1) {
    works.forEach((work, index) => {
      const start = performance.now();
      work();
      if (run >= runs) times[index]?.push(performance.now() - start);
    });
  }
  return times.map((runTimes) => runTimes.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0);
}
