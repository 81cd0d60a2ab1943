import type { Page } from "@playwright/test";

/**
 * Chromium's "Fast 3G", which Lighthouse uses for slow 4G (1.6 Mbit/s, round trips of 150 ms): bytes
 * per second, and milliseconds per request, which contain its connection and slow start.
 */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
  latency: 150 * 3.75,
};
const SLOWDOWN = 4;

/** Slows down a page's network and processor to those of a mid-range phone. */
export async function emulatePhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}
