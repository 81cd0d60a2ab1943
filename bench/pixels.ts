/**
 * Measures the time from a score change in the service until it is painted in Chromium, on a page
 * of the built product. The change occurs at a random time between two polls. Also measures the
 * part after the poll, which must stay below half a second.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { formatWallTime, MINUTE, SECOND } from "#core/lib/time.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { launchChromium } from "./browser/launch-chromium.ts";
import { quantile } from "./browser/median.ts";
import { startBenchServer } from "./load/bench-server.ts";
import { buildProductOrExit } from "./load/product.ts";

const SAMPLES = 20;
const POLL_SECONDS = 3;
const MATCHES = 100;
/** Scores from here on do not occur elsewhere on the page. */
const FIRST_SCORE = 201;
/** Timeout for a change that is not painted, in milliseconds. */
const PATIENCE = 30 * SECOND;
/** Maximum milliseconds from the poll until painted. */
const MAX_PAINT_TIME = 500;

buildProductOrExit();
const firstStart = Date.now() - 5 * MINUTE;
const desk = await startBenchServer(matchesWithScore(0), POLL_SECONDS);
const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(desk.url, { waitUntil: "networkidle" });

const waits: number[] = [];
const paintTimes: number[] = [];
for (let sample = 0; sample < SAMPLES; sample += 1) {
  const score = FIRST_SCORE + sample;
  const painted = paintedAt(page, String(score));
  await sleep(Math.random() * POLL_SECONDS * SECOND);
  const changedAt = Date.now();
  const sentAt = await desk.replaceEndedList(matchesWithScore(score));
  waits.push(sentAt - changedAt);
  paintTimes.push((await painted) - sentAt);
}
await browser.close();
await desk.stop();
console.log(`${SAMPLES} changes of a score, ${MATCHES} matches, POLL_SECONDS=${POLL_SECONDS}`);
print("until the poll", waits);
print("from the poll until painted", paintTimes);
print(
  "from the change until painted",
  paintTimes.map((time, index) => time + (waits[index] ?? 0)),
);
if (Math.max(...paintTimes) > MAX_PAINT_TIME) {
  console.log(`More than ${MAX_PAINT_TIME} ms from the poll until painted.`);
  process.exitCode = 1;
}

/** Resolves when a frame with this text has been painted, to milliseconds since the epoch. */
async function paintedAt(on: Page, text: string): Promise<number> {
  return on.evaluate(
    ([wanted, patience]) =>
      new Promise<number>((resolve, reject) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent.includes(wanted)) return;
          observer.disconnect();
          // The first callback runs before the frame is painted, the second after it.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(Date.now())));
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(() => reject(new Error(`${wanted} was not shown`)), patience);
      }),
    [text, PATIENCE] as const,
  );
}

/** Returns one live match with this score, and other matches that have ended. */
function matchesWithScore(score: number): readonly unknown[] {
  return Array.from({ length: MATCHES }, (_, index) => {
    const first = wireContestant({ name: `Home ${index}`, score: index === 0 ? `${score}` : "2" });
    return wireMatch({
      id: String(110_000 + index),
      row: String(index + 1),
      best_of: index === 0 ? "999" : "3",
      locked: index === 0 ? "0" : "1",
      start: formatWallTime(firstStart - index * MINUTE),
      contestants: [first, wireContestant({ name: `Away ${index}`, sort: "2", score: "0" })],
    });
  });
}

function print(name: string, times: readonly number[]): void {
  const [middle, most] = [quantile(times, 0.5), Math.max(...times)].map((time) => time.toFixed(0));
  console.log(`${name.padEnd(32)}median ${middle} ms, worst ${most} ms`);
}
