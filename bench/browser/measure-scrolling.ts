import type { Browser } from "@playwright/test";
import { median, quantile } from "./median.ts";

export interface ScrollingFrameTimes {
  /** Milliseconds between frames that 95% of the frames do not exceed: median of the runs. */
  readonly p95: number;
  /** Fraction of frames that took more than 34 ms: median of the runs. */
  readonly late: number;
  readonly frames: number;
}

const RUNS = 5;
const SECONDS = 5;
const LATE = 34;

/** Scrolls the bracket with the wheel for five seconds and measures the times between frames. */
export async function measureScrolling(
  browser: Browser,
  address: string,
): Promise<ScrollingFrameTimes> {
  const runs: ScrollingFrameTimes[] = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(address, { waitUntil: "networkidle" });
    await page.evaluate(() => window.bench.firstRender());
    const frameTimes = page.evaluate((seconds) => window.bench.frames(seconds), SECONDS);
    await scrollAbout(page.mouse);
    const gaps = await frameTimes;
    runs.push({
      p95: quantile(gaps, 0.95),
      late: gaps.filter((gap) => gap > LATE).length / gaps.length,
      frames: gaps.length,
    });
    await page.close();
  }
  return {
    p95: median(runs.map((run) => run.p95)),
    late: median(runs.map((run) => run.late)),
    frames: median(runs.map((run) => run.frames)),
  };
}

/** Scrolls the bracket to the sides, and the page up and down, at about 2,000 px per second. */
async function scrollAbout(mouse: {
  readonly move: (x: number, y: number) => Promise<void>;
  readonly wheel: (x: number, y: number) => Promise<void>;
}): Promise<void> {
  const end = performance.now() + SECONDS * 1000;
  await mouse.move(720, 500);
  let direction = 1;
  while (performance.now() < end) {
    for (let step = 0; step <= 40 && performance.now() < end; step++) {
      await mouse.wheel(direction * 30, direction * 12);
    }
    direction = -direction;
  }
}
