import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { SECOND } from "#core/lib/time.ts";
import { quantile } from "./median.ts";

/** Frames and work of the main thread while a page scrolls from its top to its bottom. */
export interface PageScrolling {
  /** Milliseconds between frames that half of the frames do not exceed. */
  readonly p50: number;
  readonly p95: number;
  /** Fraction of frames that took more than 34 ms. */
  readonly late: number;
  /** Processor time of the main thread per frame, in milliseconds. */
  readonly cpu: number;
}

/** What one changed score costs on a page. */
export interface PageChange {
  /** Milliseconds from the poll until painted; `NaN` if the page does not show the score. */
  readonly painted: number;
  /** Sum of all tasks of more than 50 ms, in milliseconds. */
  readonly longTasks: number;
  /** Processor time of the main thread, in milliseconds. */
  readonly cpu: number;
}

const LATE = 34;
const WHEEL = 60;
const MAX_SCROLL_TIME = 8 * SECOND;
/** Wait until a page that shows its data has finished its work. */
const SETTLE = 3 * SECOND;
/** Timeout for a page. */
const PATIENCE = 120 * SECOND;
/** Timeout for a change: some pages do not show the score. */
const MAX_CHANGE_TIME = 30 * SECOND;

/** Opens a page of the product in a context of its own, and waits until it is idle. */
export async function openMeasuredPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url, { timeout: PATIENCE });
  await page.locator("main li a, main li button").first().waitFor({ timeout: PATIENCE });
  await sleep(SETTLE);
  return page;
}

/** Turns the wheel over the page's list until its end. */
export async function measurePageScrolling(page: Page): Promise<PageScrolling> {
  const session = await openSession(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.move(500, 600);
  const before = await readProcessorTime(session);
  const frames = page.evaluate(recordFrames, MAX_SCROLL_TIME);
  const ended = new AbortController();
  void frames.finally(() => {
    ended.abort();
  });
  while (!ended.signal.aborted) await page.mouse.wheel(0, WHEEL);
  const gaps = await frames;
  const cpu = (await readProcessorTime(session)) - before;
  await session.detach();
  return {
    p50: quantile(gaps, 0.5),
    p95: quantile(gaps, 0.95),
    late: gaps.filter((gap) => gap > LATE).length / gaps.length,
    cpu: cpu / gaps.length,
  };
}

/**
 * Changes a score, and waits until a page shows it.
 *
 * @param change changes it in the service, and resolves to the time of the poll
 */
export async function measurePageChange(
  page: Page,
  score: number,
  change: (score: number) => Promise<number>,
): Promise<PageChange> {
  const session = await openSession(page);
  const before = await readProcessorTime(session);
  const painted = page.evaluate(observeText, [String(score), MAX_CHANGE_TIME] as const);
  const polledAt = await change(score);
  const { at, longTasks } = await painted;
  const cpu = (await readProcessorTime(session)) - before;
  await session.detach();
  return { painted: at - polledAt, longTasks, cpu };
}

async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  // Other processes do not change the processor time as they change the elapsed time.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return session;
}

/** Returns the processor time of the page's main thread, in milliseconds. */
async function readProcessorTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * SECOND;
}

/** Runs in the page. Resolves at its end to the times between frames. */
async function recordFrames(longest: number) {
  const gaps: number[] = [];
  const startedAt = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
  let before = startedAt;
  while (
    before - startedAt < longest &&
    scrollY + innerHeight < document.documentElement.scrollHeight - 1
  ) {
    const at = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    gaps.push(at - before);
    before = at;
  }
  return gaps;
}

/** Runs in the page. Resolves when a frame with a text has been painted, or is not in time. */
async function observeText([wanted, patience]: readonly [string, number]) {
  let longTasks = 0;
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks += duration;
  });
  tasks.observe({ type: "longtask" });
  const at = await new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes(wanted)) return;
      observer.disconnect();
      // The first callback runs before the frame is painted, the second after it.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(Date.now())));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    setTimeout(resolve, patience, Number.NaN);
  });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  tasks.disconnect();
  return { at, longTasks };
}
