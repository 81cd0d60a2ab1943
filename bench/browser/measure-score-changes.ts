import type { Browser } from "@playwright/test";
import { median } from "./median.ts";

/** Result of changing a score. */
export interface ScoreChangeResult {
  /** Milliseconds of script, style and layout per change: median of the runs. */
  readonly milliseconds: number;
  /** Names of all elements that were changed. */
  readonly touched: readonly string[];
}

const RUNS = 20;

/** Measures repeated score changes of a visible match. */
export async function measureScoreChanges(
  browser: Browser,
  address: string,
  code: string,
): Promise<ScoreChangeResult> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}&match=${code}`, { waitUntil: "networkidle" });
  await page.evaluate(() => window.bench.firstRender());
  const times: number[] = [];
  const touched = new Set<string>();
  for (let run = 0; run < RUNS; run++) {
    const result = await page.evaluate((matchCode) => window.bench.scoreChange(matchCode), code);
    times.push(result.milliseconds);
    for (const name of result.touched) touched.add(name);
  }
  await page.close();
  return { milliseconds: median(times), touched: [...touched] };
}
