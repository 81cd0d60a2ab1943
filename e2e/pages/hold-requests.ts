import { EventEmitter, once } from "node:events";
import type { Page } from "@playwright/test";

/**
 * Holds the page's requests with this method until the returned function is called: a slow network,
 * in which something else is faster.
 */
export async function holdRequests(
  page: Page,
  url: RegExp | string,
  method = "GET",
): Promise<() => void> {
  const events = new EventEmitter();
  const isReleased = once(events, "release");
  await page.route(url, async (route) => {
    if (route.request().method() === method) await isReleased;
    await route.continue();
  });
  return () => {
    events.emit("release");
  };
}
