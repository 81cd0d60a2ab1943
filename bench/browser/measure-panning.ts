import type { Browser } from "@playwright/test";
import { median, quantile } from "./median.ts";

/** Frame times while panning. */
export interface PanningFrameTimes {
  /** Milliseconds between frames that 95% of the frames do not exceed: median of the runs. */
  readonly p95: number;
  /** Fraction of frames that took more than 34 ms: median of the runs. */
  readonly late: number;
  readonly frames: number;
}

const RUNS = 5;
const SECONDS = 5;
const LATE = 34;

/** Drags the bracket with the mouse for five seconds and measures the times between frames. */
export async function measurePanning(
  browser: Browser,
  address: string,
): Promise<PanningFrameTimes> {
  const runs: PanningFrameTimes[] = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(address, { waitUntil: "networkidle" });
    await page.evaluate(() => window.bench.firstRender());
    const frameTimes = page.evaluate((seconds) => window.bench.frames(seconds), SECONDS);
    await dragAbout(page.mouse);
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

/** Drags the bracket left and right and further down each time, at about 2,000 px per second. */
async function dragAbout(mouse: {
  readonly move: (x: number, y: number) => Promise<void>;
  readonly down: () => Promise<void>;
  readonly up: () => Promise<void>;
}): Promise<void> {
  const end = performance.now() + SECONDS * 1000;
  let direction = 1;
  while (performance.now() < end) {
    await mouse.move(720 + direction * 600, 700);
    await mouse.down();
    for (let step = 0; step <= 40 && performance.now() < end; step++) {
      await mouse.move(720 + direction * (600 - step * 30), 700 - step * 12);
    }
    await mouse.up();
    direction = -direction;
  }
}
