import { expect, type Page } from "@playwright/test";

/** Sum of layout shifts that nobody sees; 0.1 is what search engines still call good. */
const STILL = 0.002;

/** Holds where nothing moved since the page began to load. */
export async function expectStoodStill(page: Page): Promise<void> {
  const shifts = await readShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(STILL);
}

/** How far something moved, and what. */
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
