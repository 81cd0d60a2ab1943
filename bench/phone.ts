/**
 * Measures pages on a phone: Chromium at 412 x 823 with a slow processor and network. The largest
 * paint of the demo's first page with an empty cache, and on Matches with 1,000 matches the slowest
 * interaction until its next paint, by action: medians of several runs and the worst. With the path
 * of another built checkout, measures both in turns, and prints how much this one takes in
 * proportion to the other: `npm run bench phone /path/of/checkout`.
 */
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { SECOND } from "#core/lib/time.ts";
import { hashSecret } from "#server/platform/secret-hash.ts";
import { emulatePhone } from "./browser/emulate-phone.ts";
import { launchChromium } from "./browser/launch-chromium.ts";
import { measureInteractions } from "./browser/measure-interactions.ts";
import { median } from "./browser/median.ts";
import { startLargeEventServer } from "./load/large-event-server.ts";
import { printRow } from "./load/print-figure.ts";
import { buildProductOrExit, createTemporaryFolder, startProduct } from "./load/product.ts";

const RUNS = 5;
/** Wait until a page has finished its work. */
const SETTLE = 3 * SECOND;
const PATIENCE = 60 * SECOND;

buildProductOrExit();
const checkouts = [".", ...process.argv.slice(2)];
const browser = await launchChromium();
printRow("", [...checkouts.flatMap(() => ["median", "worst"]), "ratio"]);

const demos = await Promise.all(checkouts.map(startDemo));
await sleep(SETTLE);
await measureInTurns(demos, measureLargestPaint);
for (const { child } of demos) child.kill();

const events = await Promise.all(checkouts.map(startLargeEventServer));
await measureInTurns(events, measureInteractions);
await browser.close();
await Promise.all(events.map(({ stop }) => stop()));

async function startDemo(checkout: string) {
  const env = {
    DEMO_NOW: "2026-05-16T02:45:00Z",
    DEMO_SPEED: "0",
    DATA_DIR: createTemporaryFolder(),
    // Without it, all local users are staff.
    STAFF_USERS: `Aino:${await hashSecret("horse", { N: 2, r: 1, p: 1 })}`,
  };
  return startProduct(env, undefined, checkout);
}

/** Prints the figures of all servers, and the proportion of the first to the second. */
async function measureInTurns(
  servers: readonly { readonly url: string }[],
  measure: (page: Page, url: string) => Promise<ReadonlyMap<string, number>>,
): Promise<void> {
  const runs: ReadonlyMap<string, number>[][] = servers.map(() => []);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, { url }] of servers.entries()) {
      const viewport = { width: 412, height: 823 };
      const page = await browser.newPage({ viewport, isMobile: true, hasTouch: true });
      await emulatePhone(page);
      runs[index]?.push(await measure(page, url));
      await page.close();
    }
  }
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
  for (const name of runs[0]?.[0]?.keys() ?? []) {
    const all = runs.map((each) => each.map((figures) => figures.get(name) ?? Number.NaN));
    const cells = all.flatMap((each) => [median(each), Math.max(...each)]);
    const [own = Number.NaN, , other] = cells;
    const ratio = other === undefined ? "" : (own / other).toFixed(2);
    printRow(name, [...cells.map((figure) => `${figure.toFixed(0)} ms`), ratio]);
  }
}

async function measureLargestPaint(page: Page, url: string) {
  await page.goto(url);
  await page.locator("main li a").first().waitFor({ timeout: PATIENCE });
  await sleep(SETTLE);
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  return new Map([["largest paint", paint]]);
}
