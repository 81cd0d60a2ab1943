import type { Browser } from "@playwright/test";
import { median } from "./median.ts";

/** Result of measuring the first render of a page. */
export interface FirstRenderResult {
  /** Milliseconds from the call until the first frame with the bracket is painted. */
  readonly milliseconds: number;
  /** Number of elements of the bracket. */
  readonly nodes: number;
}

const RUNS = 7;

/** Measures the first render in new pages without warm-up, as viewers get it. Returns medians. */
export async function measureFirstRender(
  browser: Browser,
  address: string,
): Promise<FirstRenderResult> {
  const runs: FirstRenderResult[] = [];
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
