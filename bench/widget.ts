/**
 * Measures the widget on a page of another site with a slow client: a CPU slowed down four times
 * and Chromium's "Fast 3G". Prints the time from the arrival of its script until its content is
 * painted, and the layout shift.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { median } from "./browser/median.ts";
import { buildProductOrExit } from "./load/build-product.ts";

buildProductOrExit();

const RUNS = 5;
/** As defined by Chromium's developer tools: bytes per second, and milliseconds per request. */
const FAST_3G = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
  latency: 150 * 3.75,
};
const SLOWDOWN = 4;
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

const folder = mkdtempSync(join(tmpdir(), "matchdesk-widget-"));
const desk = spawn(process.execPath, ["dist/server/main.js"], {
  env: {
    PORT: "0",
    DEMO_NOW: NOW,
    DEMO_SPEED: "0",
    DATA_DIR: folder,
  },
  stdio: ["ignore", "pipe", "inherit"],
});
const deskUrl = await addressOf();
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
const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });

for (const [name, attributes, height] of WIDGETS) {
  body =
    `<h1>Club</h1><matchdesk-widget ${attributes} style="display:block;min-height:${height}px">` +
    `</matchdesk-widget><p>After it</p><script async src="${deskUrl}/widget.js"></script>`;
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
desk.kill();
await once(desk, "exit");
rmSync(folder, { recursive: true, force: true });

async function measure(on: Browser) {
  const page = await on.newPage({ viewport: { width: 1280, height: 1400 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", FAST_3G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
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

async function addressOf(): Promise<string> {
  // The output stays open, because the server would exit if it were closed.
  for await (const chunk of desk.stdout.iterator({ destroyOnReturn: false })) {
    const [, url] = /Matchdesk is at (\S+)/.exec(String(chunk)) ?? [];
    if (url !== undefined) {
      while ((await fetch(`${url}/readyz`)).status !== 200)
        await new Promise((r) => setTimeout(r, 100));
      desk.stdout.resume();
      return url;
    }
  }
  throw new Error("dist/server/main.js printed no URL.");
}
