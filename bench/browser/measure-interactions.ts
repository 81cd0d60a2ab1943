import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { must } from "#core/lib/must.ts";
import { SECOND } from "#core/lib/time.ts";

/** Timeout for the page. */
const PATIENCE = 60 * SECOND;
/** Wait until the page or an action has finished its work. */
const SETTLE = 2 * SECOND;
/** Wait between the search for an element, which also takes time in the page, and an action. */
const REST = 300;
/** Shorter interactions have no entries; all are rounded to 8 ms. */
const SHORTEST = 16;
const SITE_FILTER = "[data-facet=site] select";
const SEARCH = "input[type=search]";

/** What a viewer does on Matches, in this order. */
const ACTIONS: readonly (readonly [name: string, run: (page: Page) => Promise<void>])[] = [
  ["ended matches", (page) => tap(page, "[role=tab]:nth-child(2)")],
  ["upcoming matches", (page) => tap(page, "[role=tab]:nth-child(1)")],
  ["open the filters", (page) => tap(page, "button[popovertarget]")],
  ["one site", (page) => press(page, SITE_FILTER, "ArrowDown")],
  ["all sites", (page) => press(page, SITE_FILTER, "ArrowUp")],
  ["close the filters", (page) => press(page, SITE_FILTER, "Escape")],
  ["open a match", (page) => tap(page, "[data-match]")],
  ["close the match", (page) => tap(page, "dialog form button")],
  // Its matches and its dialog are loaded by now.
  ["open the match again", (page) => tap(page, "[data-match]")],
  ["close the match again", (page) => tap(page, "dialog form button")],
  // The search begins 200 ms after a letter, so that the next one meets its rendering.
  ["search", (page) => press(page, SEARCH, "h", "o", "m", "e", " ", "1", "2")],
  ["clear the search", (page) => press(page, SEARCH, "Escape")],
];

/**
 * Acts as a viewer on Matches of a server. Returns the milliseconds of the slowest interaction until
 * its next paint by action, and of all of them.
 */
export async function measureInteractions(
  page: Page,
  url: string,
): Promise<ReadonlyMap<string, number>> {
  await page.goto(`${url}/matches`, { timeout: PATIENCE });
  await page.locator("[data-match]").first().waitFor({ timeout: PATIENCE });
  await sleep(2 * SETTLE);
  await page.evaluate(observeInteractions);
  const figures = new Map<string, number>();
  for (const [name, run] of ACTIONS) {
    await run(page);
    await sleep(SETTLE);
    const durations: number[] = await page.evaluate(() =>
      Reflect.get(window, "durations").splice(0),
    );
    figures.set(name, Math.max(SHORTEST, ...durations));
  }
  return figures.set("slowest", Math.max(...figures.values()));
}

/** Runs in the page. */
function observeInteractions(): void {
  const durations: number[] = [];
  Reflect.set(window, "durations", durations);
  // In a variable, because its type lacks the threshold.
  const options = { type: "event", durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, "interactionId") > 0) durations.push(entry.duration);
  }).observe(options);
}

async function tap(page: Page, selector: string): Promise<void> {
  const { x, y, width, height } = must(
    await page.locator(selector).first().boundingBox(),
    selector,
  );
  await sleep(REST);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

async function press(page: Page, selector: string, ...keys: readonly string[]): Promise<void> {
  await page.locator(selector).focus();
  for (const key of keys) {
    await sleep(REST);
    await page.keyboard.press(key);
  }
}
