import type { Browser } from "@playwright/test";
import { median } from "./median.ts";

const MEASURE_SCORE_CHANGES_RUNS = 20;

interface FirstRenderResult {
  /** Milliseconds from the call until the first frame with the bracket is painted. */
  readonly milliseconds: number;
  /** Number of elements of the bracket. */
  readonly nodes: number;
}

const RUNS = 7;

/**
 * Measures the first render of pages in new contexts without warm-up, as viewers get it; in turns, so
 * that other load affects all pages alike. Counts script, style, layout and paint of the main thread,
 * not loading, reading of data and raster. Returns the medians of each page.
 */
export async function measureFirstRenders(
  browser: Browser,
  addresses: readonly string[],
): Promise<readonly FirstRenderResult[]> {
  const runs: FirstRenderResult[][] = addresses.map(() => []);
  for (let run = 0; run < RUNS; run++) {
    for (const [index, address] of addresses.entries()) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(address, { waitUntil: "networkidle" });
      const milliseconds = await page.evaluate(() => window.bench.firstRender());
      const nodes = await page.locator("#root *").count();
      runs[index]?.push({ milliseconds, nodes });
      await page.close();
    }
  }
  return runs.map((own) => ({
    milliseconds: median(own.map((run) => run.milliseconds)),
    nodes: median(own.map((run) => run.nodes)),
  }));
}

interface ScoreChangeResult {
  /** Milliseconds of script, style and layout per change: median of the runs. */
  readonly milliseconds: number;
  /** Names of all elements that were changed. */
  readonly touched: readonly string[];
}

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
  for (let run = 0; run < MEASURE_SCORE_CHANGES_RUNS; run++) {
    const result = await page.evaluate((matchCode) => window.bench.scoreChange(matchCode), code);
    times.push(result.milliseconds);
    for (const name of result.touched) touched.add(name);
  }
  await page.close();
  return { milliseconds: median(times), touched: [...touched] };
}
