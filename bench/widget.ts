/**
 * Measures the widget on a page of another site with a slow client. Prints the time from the arrival of its script until its content is
 * painted, and the layout shift.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { Browser } from "@playwright/test";
import { emulatePhone } from "./browser/emulate-phone.ts";
import { launchChromium } from "./browser/launch-chromium.ts";
import { median } from "./browser/median.ts";
import { buildProductOrExit, createTemporaryFolder, startProduct } from "./load/product.ts";

buildProductOrExit();

const RUNS = 5;
const NOW = "2026-05-16T02:45:00Z";
const BRACKET = "liga.meridian.example/4492128";
const WIDGETS = [
  ["matches", 'limit="10" state="live"', 432],
  ["bracket of 16", `kind="bracket" bracket="${BRACKET}"`, 1200],
] as const;

/** Records when the widget's content has been painted, and the sum of layout shifts. */
const WATCH = `<script>
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  addEventListener("matchdesk-load", () => {
    requestAnimationFrame(() => requestAnimationFrame(() => (window.shown = performance.now())));
  });
</script>`;

const DATA_DIR = createTemporaryFolder();
const desk = await startProduct({ DEMO_NOW: NOW, DEMO_SPEED: "0", DATA_DIR });
let body = "";
const host = createServer((_, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(
    `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${WATCH}${body}`,
  );
}).listen(0, "127.0.0.1");
await once(host, "listening");
const address = host.address();
const port = typeof address === "object" ? address?.port : 0;
const browser = await launchChromium();

for (const [name, attributes, height] of WIDGETS) {
  body =
    `<h1>Club</h1><matchdesk-widget ${attributes} style="display:block;min-height:${height}px">` +
    `</matchdesk-widget><p>After it</p><script async src="${desk.url}/widget.js"></script>`;
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(browser));
  const after = median(runs.map((run) => run.after)).toFixed(0);
  const most = Math.max(...runs.map((run) => run.after)).toFixed(0);
  const shift = Math.max(...runs.map((run) => run.shift));
  console.log(
    `${name.padEnd(20)}content ${after} ms after the script (most ${most}), shift ${shift}`,
  );
}
await browser.close();
host.close();
desk.child.kill();

async function measure(on: Browser) {
  const page = await on.newPage({ viewport: { width: 1280, height: 1400 } });
  await emulatePhone(page);
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction(() => Reflect.get(window, "shown") !== undefined);
  const result = await page.evaluate(() => {
    const script = performance
      .getEntriesByType("resource")
      .find(({ name: url }) => url.endsWith("/widget.js"));
    const scriptEnd = script instanceof PerformanceResourceTiming ? script.responseEnd : 0;
    return {
      after: Number(Reflect.get(window, "shown")) - scriptEnd,
      shift: Number(Reflect.get(window, "shift")),
    };
  });
  await page.close();
  return result;
}
