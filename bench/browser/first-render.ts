import type { Browser } from "@playwright/test";
import { median } from "./median.ts";

export interface FirstRender {
  /** From the call until the first frame with the bracket is painted, in milliseconds. */
  readonly milliseconds: number;
  readonly nodes: number;
}

const RUNS = 7;

/** Median of fresh pages, each warmed up by nothing: what a reader gets. */
export async function firstRender(browser: Browser, address: string): Promise<FirstRender> {
  const runs: FirstRender[] = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(address, { waitUntil: "networkidle" });
    const milliseconds = await page.evaluate(() => window.bench.firstRender());
    const nodes = await page.locator("#root *").count();
    runs.push({ milliseconds, nodes });
    await page.close();
  }
  return {
    milliseconds: median(runs.map((run) => run.milliseconds)),
    nodes: median(runs.map((run) => run.nodes)),
  };
}
