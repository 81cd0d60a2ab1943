import type { Browser } from "@playwright/test";
import { median } from "./median.ts";

export interface ScoreChange {
  /** Script, style and layout of one change, in milliseconds: median of the runs. */
  readonly milliseconds: number;
  /** What any of the changes touched. */
  readonly touched: readonly string[];
}

const RUNS = 20;

/** Changes the score of a match in sight, again and again. */
export async function scoreChange(
  browser: Browser,
  address: string,
  code: string,
): Promise<ScoreChange> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}&match=${code}`, { waitUntil: "networkidle" });
  await page.evaluate(() => window.bench.firstRender());
  const times: number[] = [];
  const touched = new Set<string>();
  for (let run = 0; run < RUNS; run++) {
    const result = await page.evaluate((changed) => window.bench.scoreChange(changed), code);
    times.push(result.milliseconds);
    for (const name of result.touched) touched.add(name);
  }
  await page.close();
  return { milliseconds: median(times), touched: [...touched] };
}
