/**
 * From a change in the service to the pixels: a page of the built desk stands open in Chromium, a
 * score changes at any moment between two looks, and what counts is when it was painted. Beside the
 * whole, the part that is not waiting for the next look: it must stay below half a second.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { formatWallTime, MINUTE, SECOND } from "#core/lib/time.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { quantile } from "./browser/median.ts";
import { startDesk } from "./load/desk.ts";
import { buildProduct } from "./load/build-product.ts";

const SAMPLES = 20;
const POLL_SECONDS = 3;
const MATCHES = 100;
/** Scores from here on stand nowhere else on the page. */
const FIRST_SCORE = 201;
/** Of a change that does not show, in milliseconds. */
const PATIENCE = 30 * SECOND;
const ALLOWED = 500;

buildProduct();
const begun = Date.now() - 5 * MINUTE;
const desk = await startDesk(listed(0), POLL_SECONDS);
const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(desk.url, { waitUntil: "networkidle" });

const waits: number[] = [];
const shows: number[] = [];
for (let sample = 0; sample < SAMPLES; sample += 1) {
  const score = FIRST_SCORE + sample;
  const painted = paintedAt(page, String(score));
  await sleep(Math.random() * POLL_SECONDS * SECOND);
  const changedAt = Date.now();
  const sentAt = await desk.list(listed(score));
  waits.push(sentAt - changedAt);
  shows.push((await painted) - sentAt);
}
await browser.close();
await desk.stop();
console.log(`${SAMPLES} changes of a score, ${MATCHES} matches, POLL_SECONDS=${POLL_SECONDS}`);
print("until the service is asked", waits);
print("from its answer to the pixels", shows);
print(
  "from the change to the pixels",
  shows.map((time, index) => time + (waits[index] ?? 0)),
);
if (Math.max(...shows) > ALLOWED) {
  console.log(`More than ${ALLOWED} ms from the answer to the pixels.`);
  process.exitCode = 1;
}

/** When a frame with this text had been painted, in milliseconds since the epoch. */
async function paintedAt(on: Page, text: string): Promise<number> {
  return on.evaluate(
    ([wanted, patience]) =>
      new Promise<number>((resolve, reject) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent.includes(wanted)) return;
          observer.disconnect();
          // The first comes before the frame is painted, the second after it.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(Date.now())));
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(() => reject(new Error(`${wanted} did not come`)), patience);
      }),
    [text, PATIENCE] as const,
  );
}

/** One match that is played, with this score, among others that are over. */
function listed(score: number): readonly unknown[] {
  return Array.from({ length: MATCHES }, (_, index) => {
    const first = wireContestant({ name: `Home ${index}`, score: index === 0 ? `${score}` : "2" });
    return wireMatch({
      id: String(110_000 + index),
      row: String(index + 1),
      best_of: index === 0 ? "999" : "3",
      locked: index === 0 ? "0" : "1",
      start: formatWallTime(begun - index * MINUTE),
      contestants: [first, wireContestant({ name: `Away ${index}`, sort: "2", score: "0" })],
    });
  });
}

function print(name: string, times: readonly number[]): void {
  const [middle, most] = [quantile(times, 0.5), Math.max(...times)].map((time) => time.toFixed(0));
  console.log(`${name.padEnd(32)}median ${middle} ms, worst ${most} ms`);
}
