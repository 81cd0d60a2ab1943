/**
 * Measures the staff's pages with 500 attention items, 1,000 matches and 60 stations, in Chromium at
 * 1440 x 900: scrolling from top to bottom, and one changed score from the poll until it is painted.
 * Medians of several runs, and the worst change. With the path of another built checkout, measures both in turns, and
 * prints how much this one takes in proportion to the other: `npm run bench pages
 * /path/of/checkout`.
 */
import { apiPaths } from "#core/paths/paths.ts";
import { launchChromium } from "./browser/launch-chromium.ts";
import {
  measurePageChange,
  measurePageScrolling,
  openMeasuredPage,
  type PageChange,
  type PageScrolling,
} from "./browser/measure-page.ts";
import { median } from "./browser/median.ts";
import { printRow } from "./load/print-figure.ts";
import { buildProductOrExit } from "./load/product.ts";
import { type LargeEventServer, startLargeEventServer } from "./load/large-event-server.ts";

const PATHS = ["/desk", "/matches", "/schedule", "/schedule?view=list"];
const RUNS = 5;
const CHANGES_PER_RUN = 2;
/** Scores from here on do not occur elsewhere on the pages. */
const FIRST_SCORE = 301;

interface Measured {
  readonly scrolling: PageScrolling[];
  readonly changes: PageChange[];
}

buildProductOrExit();
const checkouts = [".", ...process.argv.slice(2)];
const servers = await Promise.all(checkouts.map(startLargeEventServer));
const browser = await launchChromium();
for (const [index, { url }] of servers.entries()) {
  const { rows } = await (await fetch(url + apiPaths.deskAttention)).json();
  console.log(`${checkouts[index]}: ${rows.length} attention items`);
}
printRow("", [
  "frame p50",
  "p95",
  "late",
  "CPU/frame",
  "painted",
  "worst",
  "long tasks",
  "CPU/change",
]);
let score = FIRST_SCORE;
for (const path of PATHS) {
  const measured = servers.map((): Measured => ({ scrolling: [], changes: [] }));
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, server] of servers.entries()) {
      await measure(server, path, measured[index]);
    }
  }
  const figures = measured.map(figuresOf);
  for (const [index, own] of figures.entries()) {
    printRow(index === 0 ? path : `  ${checkouts[index]}`, own.map(format));
  }
  const [own, other] = figures;
  if (own !== undefined && other !== undefined) {
    printRow(
      "  ratio",
      own.map((figure, index) => (figure / (other[index] ?? 0)).toFixed(2)),
    );
  }
}
await browser.close();
await Promise.all(servers.map(({ stop }) => stop()));

async function measure(
  server: LargeEventServer,
  path: string,
  measured: Measured | undefined,
): Promise<void> {
  const page = await openMeasuredPage(browser, server.url + path);
  for (let change = 0; change < CHANGES_PER_RUN; change += 1) {
    score += 1;
    measured?.changes.push(await measurePageChange(page, score, server.changeScore));
  }
  measured?.scrolling.push(await measurePageScrolling(page));
  await page.close();
}

/** Returns the medians in the order of the columns. */
function figuresOf({ scrolling, changes }: Measured): readonly number[] {
  return [
    ...(["p50", "p95", "late", "cpu"] as const).map((name) =>
      median(scrolling.map((one) => one[name])),
    ),
    median(changes.map(({ painted }) => painted)),
    Math.max(...changes.map(({ painted }) => painted)),
    median(changes.map(({ longTasks }) => longTasks)),
    median(changes.map(({ cpu }) => cpu)),
  ];
}

function format(figure: number, column: number): string {
  if (Number.isNaN(figure)) return "–";
  return column === 2 ? `${(figure * 100).toFixed(1)}%` : `${figure.toFixed(1)} ms`;
}
