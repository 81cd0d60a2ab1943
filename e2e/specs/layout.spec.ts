import type { Page } from "@playwright/test";
import { EVERY_PAGE } from "#e2e/fixtures/every-page.ts";
import { expect, test } from "#e2e/fixtures/desk.ts";
import { openWithContent } from "#e2e/pages/content.ts";
import { expectFits } from "#e2e/pages/fits.ts";

/** Sum of layout shifts that nobody sees; 0.1 is what search engines still call good. */
const STILL = 0.002;

for (const { name, path } of EVERY_PAGE) {
  test(`${name} fits at 320, and at 200%`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openWithContent(page, path);
    await expectFits(page);
  });

  for (const width of [1440, 390]) {
    test(`${name} stands still while it loads at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openWithContent(page, path);
      const shifts = await readShifts(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(STILL);
    });
  }
}

/** What moved since the page began to load: how far, and what. */
function readShifts(page: Page) {
  return page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    await new Promise((drawn) => {
      requestAnimationFrame(() => requestAnimationFrame(drawn));
    });
    return [...entries, ...observer.takeRecords()].map((entry) => {
      const sources: readonly { node: Node | null }[] = Reflect.get(entry, "sources");
      return {
        value: Number(Reflect.get(entry, "value")),
        moved: sources.map(({ node }) => node?.textContent?.slice(0, 60)),
      };
    });
  });
}
