import { performance } from "node:perf_hooks";

/**
 * What some work takes once it is warm: the median of so many runs, in milliseconds, after as many
 * that do not count. The engine goes on compiling for a dozen.
 */
export function medianTime(runs: number, work: () => unknown): number {
  const [median = 0] = medianTimes(runs, [work]);
  return median;
}

/** The same of several, in turns: a machine that is slow for a while is slow for all of them. */
export function medianTimes(runs: number, works: readonly (() => unknown)[]): readonly number[] {
  const times: number[][] = works.map(() => []);
  for (let run = 0; run < 2 * runs; run += 1) {
    works.forEach((work, index) => {
      const start = performance.now();
      work();
      if (run >= runs) times[index]?.push(performance.now() - start);
    });
  }
  return times.map((each) => each.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0);
}
