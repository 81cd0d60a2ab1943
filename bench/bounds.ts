/**
 * Measures event loop delay (p99.9) and resident memory of the built product while 40 clients
 * request the most expensive URLs on an archive of 10,000 matches. Runs with 40 addresses and with
 * one, and with all matches in ongoing tournaments or nearly all in completed ones. One more viewer
 * requests the newest data four times a second. Each run takes one minute; `npm run bench bounds
 * 10` takes ten seconds each. Exits with 1 if delay or memory reaches the limit: 50 ms and 300 MB
 * with completed tournaments; 100 ms and 400 MB with 10,000 ongoing matches, a hundred times the
 * limit of a list.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { apiPaths } from "#core/paths/paths.ts";
import { SECOND } from "#core/lib/time.ts";
import { median } from "./browser/median.ts";
import { type MatchDistribution, startArchiveBenchServer } from "./load/archive-bench-server.ts";
import { formatMegabytes, printFigure } from "./load/print-figure.ts";
import { buildProductOrExit } from "./load/product.ts";
import { runHeavyClient, type HeavyClientTotals } from "./load/heavy-clients.ts";

const DURATION = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 60) * SECOND;
const CLIENTS = 40;
/** Limits: delay in milliseconds, memory in MB. */
const LIMITS: Readonly<
  Record<MatchDistribution, { readonly delay: number; readonly resident: number }>
> = {
  live: { delay: 100, resident: 400 },
  archived: { delay: 50, resident: 300 },
};
const MEGABYTE = 1024 ** 2;
const VIEWER = { "x-forwarded-for": "203.0.113.7", "accept-encoding": "gzip" };
const SPREADS: readonly MatchDistribution[] = ["live", "archived"];

buildProductOrExit();
let failed = false;
for (const spread of SPREADS) {
  for (const addresses of ["separate", "one"] as const) {
    const desk = await startArchiveBenchServer(spread);
    const before = desk.getResidentBytes();
    await sleep(2 * SECOND);
    const searchTimes = await timeSearches(desk.url);
    await desk.takeEventLoopDelay();
    const load: HeavyClientTotals = { statuses: new Map(), slowest: new Map(), bytes: 0 };
    const until = performance.now() + DURATION;
    const clients = Array.from({ length: CLIENTS }, (_, index) =>
      runHeavyClient(
        {
          url: desk.url,
          address: addresses === "one" ? "198.51.100.1" : `198.51.100.${index + 1}`,
          matches: desk.matches,
          seed: (index + 1) * 7919,
        },
        until,
        load,
      ),
    );
    const viewer = timeViewer(desk.url, until);
    const peak = await peakOf(desk.getResidentBytes, until);
    const delay = await desk.takeEventLoopDelay();
    const [heap, external] = await desk.getHeapBytes();
    await Promise.all(clients);
    const times = await viewer;
    await sleep(5 * SECOND);
    printFigure(`${spread}, ${addresses === "one" ? "one address" : "40 addresses"}`, "");
    printFigure("  event loop delay p99.9", `${delay.toFixed(1)} ms`);
    printFigure("  resident memory, peak", formatMegabytes(peak));
    printFigure(
      "  at the start, 5 s after",
      [before, desk.getResidentBytes()].map((bytes) => formatMegabytes(bytes)).join(", "),
    );
    printFigure(
      "  heap, external",
      [heap, external].map((bytes) => formatMegabytes(bytes)).join(", "),
    );
    printFigure(
      "  responses by status",
      [...load.statuses].map(([status, count]) => `${status}: ${count}`).join("  "),
    );
    printFigure("  bytes", formatMegabytes(load.bytes));
    printFigure(
      "  viewer, median and slowest",
      `${figure(median(times))}, ${figure(Math.max(...times))} of ${times.length}`,
    );
    printFigure("  search for one letter", searchTimes);
    const slowest = [...load.slowest].toSorted(([, a], [, b]) => b - a).slice(0, 6);
    printFigure("  slowest", slowest.map(([kind, time]) => `${kind} ${figure(time)}`).join(", "));
    failed ||= delay >= LIMITS[spread].delay || peak / MEGABYTE >= LIMITS[spread].resident;
    await desk.stop();
  }
}
process.exit(failed ? 1 : 0);

/** Returns the highest resident memory until `until`, in bytes. */
async function peakOf(getResidentBytes: () => number, until: number): Promise<number> {
  let peak = 0;
  while (performance.now() < until) {
    peak = Math.max(peak, getResidentBytes());
    await sleep(50);
  }
  return peak;
}

/** Returns the response times of a viewer who requests the newest data, in milliseconds. */
async function timeViewer(url: string, until: number): Promise<readonly number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const startedAt = performance.now();
    for (const path of [apiPaths.meta, apiPaths.matches({ state: "live", limit: 20 })]) {
      await fetch(url + path, { headers: VIEWER }).then(
        (response) => response.arrayBuffer(),
        () => null,
      );
    }
    times.push(performance.now() - startedAt);
    await sleep(SECOND / 4);
  }
  return times;
}

/** Returns search times. Each search uses a new letter, so that none is cached. */
async function timeSearches(url: string): Promise<string> {
  const times: number[] = [];
  for (const letter of "zyxwvuts") {
    const startedAt = performance.now();
    await (
      await fetch(`${url}${apiPaths.matches({ q: letter, limit: 20 })}`, { headers: VIEWER })
    ).arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  const [first = 0, ...others] = times;
  return `${figure(median(others))}, the first ${figure(first)}`;
}

function figure(milliseconds: number): string {
  return `${milliseconds.toFixed(0)} ms`;
}
